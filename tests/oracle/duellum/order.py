"""The phases in which each action can be played, and playing it."""

from collections.abc import Callable

from tests.oracle.duellum import cards, maneuver, turn, wedges
from tests.oracle.duellum.state import Action, Effect, RefusedError, State, copied, refuse_if
from tests.oracle.duellum.wellformed import check_action

_ACTIONS: dict[str, tuple[str, Callable[[State, Action], Effect]]] = {
    "take_card": ("cards", turn.take_card),
    "rondel": ("rondel", turn.rondel),
    "temple": ("action", wedges.temple),
    "wall": ("action", wedges.wall),
    "arm": ("action", wedges.arm),
    "learn": ("action", wedges.learn),
    "recruit": ("action", wedges.recruit),
    "move": ("movement", maneuver.move),
    "conquer": ("movement conquest", maneuver.conquer),
    "found": ("action movement conquest founding", wedges.found),
    "trade": ("rondel action movement conquest founding", wedges.trade),
    "play_card": ("rondel action movement conquest founding", cards.play_card),
    "end_turn": ("action movement conquest founding", turn.end_turn),
}


def play(state: State, action: Action) -> State:
    """Return the next state; raises `RefusedError`, or `ImpossibleError` for what no record may hold."""
    check_action(action, state["board"])
    after = copied(state)
    _checked(after, action)()
    return after


def allowed(state: State, action: Action) -> bool:
    """Return whether a well-formed action can be played now."""
    try:
        _checked(state, action)
    except RefusedError:
        return False
    return True


def _checked(state: State, action: Action) -> Effect:
    phases, rule = _ACTIONS[action["type"]]
    refuse_if(state["phase"] not in phases.split(), "not in this phase")
    return rule(state, action)
