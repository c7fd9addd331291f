"""Positions of Duellum to draw: a start, the middle of a movement, and three turns later."""

import json
from dataclasses import replace
from typing import Any, Final

from bot.engine.duellum import NationState, Position
from bot.engine.ruleset import Event
from bot.engine.terms import Nation
from bot.records import Replay, read_record, replay

_NATIONS: Final = {"punic": ("romans", "carthaginians"), "hellenic": ("greeks", "persians")}
_MIDDLE: Final[dict[str, dict[str, Any]]] = {
    "punic": {
        "romans": {
            "cities": {
                "roma": "gold",
                "ancona": "iron",
                "brundisium": "marble",
                "genua": "gold",
                "croton": "iron",
            },
            "temples": ["roma", "croton"],
            "walls": ["roma", "genua", "ancona"],
            "legions": {"roma": 3, "genua": 2, "massilia": 1},
            "galleys": {"mare_tyrrhenum": 2, "ancona": 1},
        },
        "carthaginians": {
            "cities": {
                "carthago": "gold",
                "caesarea": "iron",
                "carthago_nova": "marble",
                "carales": "marble",
            },
            "temples": ["carthago"],
            "walls": ["carales"],
            "legions": {"zama": 4, "siga": 1},
            "galleys": {"carthago": 1, "mare_balearicum": 3, "genua": 1},
        },
    },
    "hellenic": {
        "greeks": {
            "cities": {
                "athenai": "gold",
                "sparta": "marble",
                "larisa": "iron",
                "naxos": "gold",
                "delphi": "iron",
            },
            "temples": ["athenai", "naxos"],
            "walls": ["athenai", "sparta", "delphi"],
            "legions": {"athenai": 3, "sparta": 2, "pella": 1},
            "galleys": {"mare_myrtoum": 2, "naxos": 1},
        },
        "persians": {
            "cities": {"sardeis": "gold", "ephesos": "iron", "kelainai": "marble", "rhodos": "marble"},
            "temples": ["sardeis"],
            "walls": ["rhodos"],
            "legions": {"miletos": 4, "kelainai": 1},
            "galleys": {"ephesos": 1, "mare_icarium": 3, "ainos": 1},
        },
    },
}
_FIRST: Final[dict[str, Any]] = {
    "wedge": "iron",
    "marble": 4,
    "iron": 12,
    "gold": 9,
    "coins": 5,
    "know_hows": ["strata", "moneta"],
    "box": {"legions": 2, "galleys": 1},
    "personages": {"king": 1, "scholar": 2},
    "cards": {"levy": 1, "fortress": 2, "storm": 1},
}
_SECOND: Final[dict[str, Any]] = {
    "wedge": "know-how",
    "marble": 1,
    "gold": 10,
    "know_hows": ["strata", "navigatio"],
    "box": {"legions": 0, "galleys": 3},
    "personages": {"scholar": 1},
    "cards": {"academy": 1},
}
_MOVES: Final[dict[str, dict[str, Any]]] = {
    "punic": {"unit": "legion", "count": 1, "from": "roma", "to": "neapolis"},
    "hellenic": {"unit": "legion", "count": 1, "from": "athenai", "to": "korinthos"},
}
_LATER: Final = {"punic": ("carthago", "genua"), "hellenic": ("sardeis", "ainos")}
"""Provinces where the second nation builds a wall, and loses a galley."""


def _played(board: str, position: dict[str, Any] | None, actions: list[dict[str, Any]]) -> Replay:
    seats = [{"nation": nation, "player": f"p{i}"} for i, nation in enumerate(_NATIONS[board])]
    record = {
        "format": "antike-record/1",
        "ruleset": "duellum",
        "board": board,
        "variant": {"nations": 2, "goal": None},
        "seats": seats,
        "position": position,
        "draws": [] if position else ["settlers", "philosopher", "forced_march"],
        "actions": actions,
    }
    reached = replay(read_record(json.dumps(record)))
    assert reached.error is None, reached.error
    return reached


def start(board: str) -> Position:
    """Return the start of a game: three cities each, and three cards on display."""
    opened: Position = _played(board, None, []).position
    return opened


def _given(board: str) -> dict[str, Any]:
    """Return a position in JSON with all kinds of pieces; the first nation is to move."""
    first, second = _NATIONS[board]
    nations = {first: {**_FIRST, **_MIDDLE[board][first]}, second: {**_SECOND, **_MIDDLE[board][second]}}
    return {
        "round": 21,
        "to_move": first,
        "display": ["burglary", "masons", "settlers"],
        "discard": {"earthquake": 2, "omen": 1},
        "nations": nations,
    }


def middle(board: str) -> Position:
    """Return a position on the first nation's maneuver; one of its legions has used both crossings."""
    there, back = _MOVES[board], {**_MOVES[board]}
    back["from"], back["to"] = there["to"], there["from"]
    actions = [{"type": "rondel", "wedge": "maneuver-2"}]
    actions += [{"type": "move", **each} for each in (there, back)]
    moved: Position = _played(board, _given(board), actions).position
    return moved


def later(board: str) -> tuple[Position, tuple[Event, ...]]:
    """Return the position three turns later, and all events; the second nation has to take a card."""
    move = _MOVES[board]
    wall, storm = _LATER[board]
    reached = _played(
        board,
        _given(board),
        [
            {"type": "rondel", "wedge": "maneuver-2"},
            {"type": "move", **move},
            {"type": "found", "province": move["to"], "resource": "iron"},
            {"type": "end_turn"},
            {"type": "rondel", "wedge": "temple"},
            {"type": "wall", "province": wall},
            {"type": "end_turn"},
            {"type": "play_card", "card": "storm", "province": storm},
            {"type": "rondel", "wedge": "know-how"},
            {"type": "learn", "advance": "commercium"},
            {"type": "recruit", "legions": 1},
            {"type": "end_turn"},
        ],
    )
    assert reached.position.cards_due == 1
    return reached.position, reached.events


def with_nation(position: Position, nation: Nation, state: NationState) -> Position:
    """Return the same position with other holdings of one nation."""
    return replace(position, nations={**position.nations, nation: state})
