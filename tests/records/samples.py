"""Sample records, and random games through every phase."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action
from bot.engine.terms import Nation
from bot.records import read_record, replay

Json = dict[str, Any]
SEATS: Final[tuple[Nation, ...]] = ("phoenicians", "persians", "arabs", "greeks")
EXAMPLE: Final = """
{"format": "antike-record/1", "ruleset": "antike", "board": "east",
 "variant": {"nations": 4, "goal": null, "expert": false, "military": false, "one_city": false, "two_players": null},
 "seats": [{"nation": "phoenicians", "player": "p1"}, {"nation": "persians", "player": "p2"}, {"nation": "arabs", "player": "p3"}, {"nation": "greeks", "player": "p4"}],
 "position": null,
 "actions": [{"type": "rondel", "wedge": "gold"}, {"type": "end_turn"}]}
"""  # noqa: E501 the record as the format's description gives it
DROPPED: Final = object()
"""Value for `changed` that removes the key."""
_HOMES: Final = {
    "phoenicians": ["alexandria", "paphos", "tyros"],
    "persians": ["artaxata", "susa", "zadrakarta"],
    "arabs": ["adane", "moscha", "saba"],
    "greeks": ["athen", "dyrrhachion", "pella"],
}


def text(*actions: Json, position: Json | None = None, **changes: Any) -> str:
    """Return the example record in JSON with other actions, from the usual start or a given position."""
    record = json.loads(EXAMPLE)
    record.update({"actions": list(actions), "position": position, **changes})
    return json.dumps(record)


def nation(name: str, **facts: Any) -> Json:
    """Return a nation of a given position: its start cities, and `facts` in addition or instead."""
    return {"wedge": None, "cities": _HOMES[name], **facts}


def given(to_move: str = "greeks", round_number: int = 5, **facts: Json) -> Json:
    """Return a given position; nations without facts have only their start cities."""
    nations = {name: nation(name, **facts.get(name, {})) for name in SEATS}
    return {"round": round_number, "to_move": to_move, "nations": nations}


def changed(record: str, path: str, value: Any) -> str:
    """Return a record with the value at a path such as `actions.0.wedge` set, or removed if `DROPPED`."""
    data = json.loads(record)
    *way, last = path.split(".")
    place: Any = data
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    if value is DROPPED:
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return json.dumps(data)


def endgame(*actions: Json, goal: int | None = None) -> str:
    """Return a record of rich nations with many units, a choice of personage near; `goal` sets a target."""
    rich = {"marble": 9, "iron": 9, "gold": 40}
    seven = ["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy"]
    position = given(
        greeks={
            **rich,
            "coins": 3,
            "know_hows": seven,
            "cities": ["athen", "dyrrhachion", "pella", "knossos", "sparta"],
            "temples": ["athen"],
            "legions": {"athen": 2, "pella": 3},
            "galleys": {"athen": 3, "knossos": 2},
            "personages": {"king": 1},
        },
        phoenicians={
            **rich,
            "know_hows": ["sailing"],
            "temples": ["tyros"],
            "legions": {"tyros": 1},
            "galleys": {"paphos": 3, "ephesos": 2, "knossos": 1},
        },
        persians={**rich, "coins": 2, "legions": {"artaxata": 2, "sinope": 1}, "owes_chip": 1},
        arabs={**rich, "wedge": "iron", "personages": {"king": 1}, "galleys": {"adane": 2, "knossos": 1}},
    )
    variant = {**json.loads(EXAMPLE)["variant"], "goal": goal}
    return text(*actions, position=position, variant=variant)


def walk(
    seed: int, steps: int = 400, record: str | None = None
) -> Iterator[tuple[Position, Action, Position]]:
    """Yield the steps of a random game: position, action and position after it; ends of turns are rarer."""
    rng = random.Random(seed)
    position = replay(read_record(record or text())).position
    for _ in range(steps):
        options = list(legal(position))
        if not options:
            return
        kinds = sorted({action.type for action in options})
        kind = rng.choice([each for each in kinds if each != "end_turn"] * 3 + kinds)
        action = rng.choice([option for option in options if option.type == kind])
        after, _ = apply(position, action)
        yield position, action, after
        position = after
