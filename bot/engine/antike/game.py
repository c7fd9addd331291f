"""Legal actions and their application: the only source of legality.

The phase determines the types of action, and each type has a rule that lists its options and applies them.
All code that offers, checks or explains actions uses this module.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from bot.engine.antike.actions import Action, ActionType, Answer
from bot.engine.antike.position import Phase, Position
from bot.engine.antike.rules import (
    arming,
    conquest,
    fights,
    founding,
    know_how,
    movement,
    personages,
    rondel,
    temple,
    trade,
    turn,
)
from bot.engine.antike.rules import start_cities as picking
from bot.engine.antike.update import Result
from bot.engine.errors import RuleError
from bot.engine.terms import Nation, Wedge


class _Rule(NamedTuple):
    """The rule of one type of action: its options, and how it changes the position."""

    options: Callable[[Position], Sequence[Any]]
    apply: Callable[[Position, Any], Result]


_RULES: Final[dict[ActionType, _Rule]] = {
    "take_chip": _Rule(turn.chip_options, turn.take_chip),
    "rondel": _Rule(rondel.options, rondel.apply),
    "temple": _Rule(temple.options, temple.apply),
    "arm": _Rule(arming.options, arming.apply),
    "learn": _Rule(know_how.options, know_how.apply),
    "move": _Rule(movement.options, movement.apply),
    "fight": _Rule(fights.fight_options, fights.fight),
    "answer": _Rule(fights.answer_options, fights.answer),
    "conquer": _Rule(conquest.options, conquest.apply),
    "found": _Rule(founding.options, founding.apply),
    "trade": _Rule(trade.options, trade.apply),
    "end_turn": _Rule(turn.end_options, turn.end),
    "choose_personage": _Rule(personages.options, turn.choose_personage),
    "pick_city": _Rule(picking.options, picking.apply),
}

_WEDGE_ACTIONS: Final[dict[str, tuple[ActionType, ...]]] = {
    "temple": ("temple",),
    "arming": ("arm",),
    "know-how": ("learn",),
    "maneuver-1": ("move", "fight", "conquer"),
    "maneuver-2": ("move", "fight", "conquer"),
}
_AFTER_WEDGE: Final[tuple[ActionType, ...]] = ("found", "end_turn")
_OFF_TURN: Final[dict[Phase, tuple[ActionType, ...]]] = {
    Phase.PICK: ("pick_city",),
    Phase.ANSWER: ("answer",),
    Phase.PERSONAGE: ("choose_personage",),
    Phase.OVER: (),
}


def open_types(position: Position) -> tuple[ActionType, ...]:
    """Return the types of action the phase allows, whether affordable or not (T3, T4, M7, S7)."""
    nation = position.current
    return _open_types_in_phase(
        position.phase, nation.wedge, nation.owes_chip, know_how.has_all(nation.know_hows)
    )


@cache
def _open_types_in_phase(
    phase: Phase, wedge: Wedge | None, owes_chip: bool, may_trade: bool
) -> tuple[ActionType, ...]:
    if phase in _OFF_TURN:
        return _OFF_TURN[phase]
    trading: tuple[ActionType, ...] = ("trade",) if may_trade else ()
    if phase is Phase.RONDEL:
        return ("take_chip" if owes_chip else "rondel", *trading)
    if phase is Phase.CONQUEST:
        return ("conquer", *_AFTER_WEDGE, *trading)
    if phase is Phase.FOUNDING:
        return (*_AFTER_WEDGE, *trading)
    return (*_WEDGE_ACTIONS.get(wedge or "", ()), *_AFTER_WEDGE, *trading)


def legal(position: Position) -> list[Action]:
    """Return all legal actions of the nation awaited; empty after the end.

    Payments, own losses of a fight and multi-step trades are left open: an action is listed if it is
    affordable. `apply` accepts all variants.
    """
    listed: list[Action] = []
    for kind in open_types(position):
        listed += _RULES[kind].options(position)
    return listed


def apply(position: Position, action: Action) -> Result:
    """Return the next position and the events; raises `RuleError` if the action is illegal."""
    try:
        _check_open(position, action)
        return _RULES[action.type].apply(position, action)
    except RuleError as error:
        error.facts.update(actor=_actor(position, action), action=action)
        raise


def _actor(position: Position, action: Action) -> Nation | None:
    """Return the nation that tries an action: the mover, but for answers; None after the end."""
    if position.phase is Phase.OVER:
        return None
    return action.nation if isinstance(action, Answer) else position.mover


def _check_open(position: Position, action: Action) -> None:
    if position.outcome is not None:
        raise RuleError("game-over", winner=position.winner)
    if action.type not in (kinds := open_types(position)):
        allowed = tuple(kind for kind in kinds if _RULES[kind].options(position))
        raise RuleError("not-now", phase=position.phase, wedge=position.current.wedge, allowed=allowed)
