"""Positions for tests: two nations on the Punic board, with the belongings that a test needs."""

from typing import Any

from tests.oracle import duellum
from tests.oracle.duellum import Action, State

Json = dict[str, Any]

ROMANS: Json = {"cities": {"roma": "gold", "ancona": "iron", "brundisium": "marble"}, "wedge": "iron"}
CARTHAGINIANS: Json = {
    "cities": {"carthago": "gold", "caesarea": "iron", "carthago_nova": "marble"},
    "wedge": "iron",
}
DISPLAY = ["granary", "levy", "masons"]
END: Action = {"type": "end_turn"}


def a_record(*, goal: int | None = None, draws: list[str] | None = None, **rest: Any) -> Json:
    """Return a record from the ordinary start; `rest` replaces its keys."""
    return {
        "format": "antike-record/1",
        "ruleset": "duellum",
        "board": "punic",
        "variant": {"nations": 2, "goal": goal},
        "seats": [{"nation": "romans", "player": "p1"}, {"nation": "carthaginians", "player": "p2"}],
        "position": None,
        "draws": draws or [],
        "actions": [],
        **rest,
    }


def given(
    romans: Json | None = None,
    carthaginians: Json | None = None,
    *,
    to_move: str = "romans",
    display: list[str] | None = DISPLAY,
    discard: dict[str, int] | None = None,
) -> Json:
    """Return a position for a record."""
    return {
        "round": 3,
        "to_move": to_move,
        "display": display,
        "discard": discard or {},
        "nations": {
            "romans": {**ROMANS, **(romans or {})},
            "carthaginians": {**CARTHAGINIANS, **(carthaginians or {})},
        },
    }


def table(
    *nations: Json | None, goal: int | None = None, draws: list[str] | None = None, **rest: Any
) -> State:
    """Return the state in the given position."""
    return duellum.load(a_record(goal=goal, draws=draws, position=given(*nations, **rest)))


def after(state: State, *actions: Action) -> State:
    """Return the state after the actions, played in order."""
    for action in actions:
        state = duellum.play(state, action)
    return state


def nation(state: State, name: str = "romans") -> Json:
    """Return the printed form of a nation."""
    found: Json = duellum.printed(state)["position"]["nations"][name]
    return found


def rondel(wedge: str, **rest: Any) -> Action:
    """Return the action that moves the stone."""
    return {"type": "rondel", "wedge": wedge, **rest}


def card(name: str, **fields: Any) -> Action:
    """Return the action that plays a card."""
    return {"type": "play_card", "card": name, **fields}


def move(unit: str, count: int, origin: str, target: str) -> Action:
    """Return the action that moves units."""
    return {"type": "move", "unit": unit, "count": count, "from": origin, "to": target}


def conquer(province: str, legions: int, galleys: int) -> Action:
    """Return the action that conquers a city."""
    return {"type": "conquer", "province": province, "legions": legions, "galleys": galleys}


def listed(state: State, kind: str) -> list[Action]:
    """Return the legal actions of one type."""
    return [action for action in duellum.legal(state) if action["type"] == kind]


def holding(state: State, name: str = "romans") -> dict[str, int]:
    """Return the chips and coins of a nation, without zeros."""
    here = nation(state, name)
    return {kind: here[kind] for kind in ("marble", "iron", "gold", "coins") if here[kind]}
