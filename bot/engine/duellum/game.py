"""Legal actions and their application: the only source of legality.

As in Antike, the phase determines the types of action, and each type has a rule that lists its options and
applies them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from bot.engine.duellum.actions import Action, ActionType
from bot.engine.duellum.position import Phase, Position
from bot.engine.duellum.rules import (
    arming,
    building,
    cards,
    conquest,
    founding,
    know_how,
    movement,
    rondel,
    trade,
    turn,
)
from bot.engine.duellum.update import Result
from bot.engine.errors import RuleError
from bot.engine.terms import Wedge


class _Rule(NamedTuple):
    """The rule of one type of action: its options, and how it changes the position."""

    options: Callable[[Position], Sequence[Any]]
    apply: Callable[[Position, Any], Result]


_RULES: Final[dict[ActionType, _Rule]] = {
    "take_card": _Rule(turn.take_options, turn.take_card),
    "rondel": _Rule(rondel.options, rondel.apply),
    "temple": _Rule(building.temple_options, building.build_temple),
    "wall": _Rule(building.wall_options, building.build_wall),
    "arm": _Rule(arming.options, arming.apply),
    "learn": _Rule(know_how.learn_options, know_how.learn),
    "recruit": _Rule(know_how.recruit_options, know_how.recruit),
    "move": _Rule(movement.options, movement.apply),
    "conquer": _Rule(conquest.options, conquest.apply),
    "found": _Rule(founding.options, founding.apply),
    "trade": _Rule(trade.options, trade.apply),
    "play_card": _Rule(cards.options, cards.apply),
    "end_turn": _Rule(turn.end_options, turn.end),
}
_WEDGE_ACTIONS: Final[dict[str, tuple[ActionType, ...]]] = {
    "temple": ("temple", "wall"),
    "arming": ("arm",),
    "know-how": ("learn", "recruit"),
}
_AFTER_WEDGE: Final[tuple[ActionType, ...]] = ("found", "end_turn")


def open_types(position: Position) -> tuple[ActionType, ...]:
    """Return the types of action the phase allows, whether affordable or not (DT3)."""
    nation = position.current
    return _open_types_in_phase(
        position.phase, nation.wedge, "commercium" in nation.know_hows, bool(nation.cards)
    )


@cache
def _open_types_in_phase(
    phase: Phase, wedge: Wedge | None, may_trade: bool, has_cards: bool
) -> tuple[ActionType, ...]:
    if phase is Phase.OVER:
        return ()
    if phase is Phase.CARDS:
        return ("take_card",)
    trading: tuple[ActionType, ...] = ("trade",) if may_trade else ()
    playing: tuple[ActionType, ...] = ("play_card",) if has_cards else ()
    anytime = (*trading, *playing)
    if phase is Phase.RONDEL:
        return ("rondel", *anytime)
    if phase is Phase.MOVEMENT:
        return ("move", "conquer", *_AFTER_WEDGE, *anytime)
    if phase is Phase.CONQUEST:
        return ("conquer", *_AFTER_WEDGE, *anytime)
    if phase is Phase.FOUNDING:
        return (*_AFTER_WEDGE, *anytime)
    return (*_WEDGE_ACTIONS.get(wedge or "", ()), *_AFTER_WEDGE, *anytime)


def legal(position: Position) -> list[Action]:
    """Return all legal actions of the mover; empty after the end.

    Payments and multi-step trades are left open: an action is listed if it is affordable. `apply` accepts all
    variants.
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
        error.facts.update(actor=position.awaited, action=action)
        raise


def _check_open(position: Position, action: Action) -> None:
    if position.outcome is not None:
        raise RuleError("game-over", winner=position.winner)
    if action.type not in (kinds := open_types(position)) and not _explains_itself(position, action):
        allowed = tuple(kind for kind in kinds if _RULES[kind].options(position))
        raise RuleError("not-now", phase=position.phase, wedge=position.current.wedge, allowed=allowed)


def _explains_itself(position: Position, action: Action) -> bool:
    """Return whether the action's own rule explains a refusal better than the phase, as for cards (DE5)."""
    return action.type == "play_card" and position.phase is not Phase.CARDS
