"""Checking whether an action may be played now (the order of a turn), and playing it on a copy."""

from collections.abc import Callable

from tests.oracle.antike import maneuver, turn, wedges
from tests.oracle.antike.facts import MANEUVER_WEDGES
from tests.oracle.antike.state import Action, Illegal, State, copied, mover, need

CHECKS: dict[str, Callable[[State, Action], None]] = {
    "pick_city": turn.check_pick,
    "take_chip": turn.check_take_chip,
    "rondel": wedges.check_rondel,
    "temple": wedges.check_temple,
    "arm": wedges.check_arm,
    "learn": wedges.check_learn,
    "found": wedges.check_found,
    "trade": wedges.check_trade,
    "move": maneuver.check_move,
    "answer": maneuver.check_answer,
    "fight": maneuver.check_fight,
    "conquer": maneuver.check_conquer,
    "choose_personage": turn.check_choose,
    "end_turn": lambda _state, _action: None,
}

EFFECTS: dict[str, Callable[[State, Action], None]] = {
    "pick_city": turn.do_pick,
    "take_chip": turn.do_take_chip,
    "rondel": wedges.do_rondel,
    "temple": wedges.do_temple,
    "arm": wedges.do_arm,
    "learn": wedges.do_learn,
    "found": wedges.do_found,
    "trade": wedges.do_trade,
    "move": maneuver.do_move,
    "answer": maneuver.do_answer,
    "fight": maneuver.do_fight,
    "conquer": maneuver.do_conquer,
    "choose_personage": turn.do_choose,
    "end_turn": lambda state, _action: turn.do_end_turn(state),
}


def open_types(state: State) -> set[str]:
    """Return the types of action that may come now (T3, T4, M5, M7, S7); empty after the end."""
    if state["winner"] is not None:
        return set()
    if state["stage"] == "pick":
        return {"pick_city"}
    if state["stage"] == "personage":
        return {"choose_personage"}
    if state["stage"] == "rondel":
        return {"take_chip" if mover(state)["owes_chip"] else "rondel", "trade"}
    if state["turn"]["entry"] is not None:
        return {"answer"}
    always = {"found", "trade", "end_turn"}
    if state["stage"] == "founding":
        return always
    return always | _wedge_types(state)


def _wedge_types(state: State) -> set[str]:
    wedge = mover(state)["wedge"]
    if wedge in MANEUVER_WEDGES:
        return {"conquer"} if state["turn"]["conquered"] else {"move", "fight", "conquer"}
    return {"temple": {"temple"}, "arming": {"arm"}, "know-how": {"learn"}}.get(wedge, set())


def check(state: State, action: Action) -> None:
    """Raise `Illegal` if the action cannot be played."""
    need(action["type"] in open_types(state), f"{action['type']} cannot come now")
    CHECKS[action["type"]](state, action)


def allowed(state: State, action: Action) -> bool:
    """Return whether the action can be played."""
    return action["type"] in open_types(state) and fits(state, action)


def fits(state: State, action: Action) -> bool:
    """Return whether an action can be played whose type may come now."""
    try:
        CHECKS[action["type"]](state, action)
    except Illegal:
        return False
    return True


def play(state: State, action: Action) -> State:
    """Return the state after an action; the given one is not changed. Raises `Illegal`."""
    check(state, action)
    after = copied(state)
    EFFECTS[action["type"]](after, action)
    return after


def awaiting(state: State) -> list[str]:
    """Return the nation that must act now, in a list; empty after the end."""
    if state["winner"] is not None:
        return []
    if state["turn"]["entry"] is not None:
        return [state["turn"]["entry"]["asked"][0]]
    return [state["to_move"]]


def winner(state: State) -> str | None:
    """Return the nation that has won; None if none has."""
    won: str | None = state["winner"]
    return won
