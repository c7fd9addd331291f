"""Actions as notation."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.engine.duellum.actions import (
    Action,
    ActionType,
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Temple,
    Trade,
    Wall,
)
from bot.notation.words import UNIT_SIGNS, amount_of, payment_of, units_of


def print_action(action: Action) -> str:
    """One action; what is left to the defaults is left out."""
    return _PRINT[action.type](action)


def print_turn(actions: Iterable[Action]) -> str:
    """Actions one after another on one line."""
    return "; ".join(map(print_action, actions))


def _take_card(action: TakeCard) -> str:
    return f"+{action.card}" if action.drawn is None else f"+{action.card}:{action.drawn}"


def _rondel(action: Rondel) -> str:
    chip = "" if action.chip is None else f"/{action.chip}"
    return f"@{action.wedge}{chip}{payment_of(action.pay)}"


def _temple(action: Temple) -> str:
    return f"T {action.province}{payment_of(action.pay)}"


def _wall(action: Wall) -> str:
    return f"W {action.province}{payment_of(action.pay)}"


def _arm(action: Arm) -> str:
    return f"A {action.province} {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _recruit(action: Recruit) -> str:
    return f"R {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _move(action: Move) -> str:
    left = "" if action.actions_left is None else f":{action.actions_left}"
    return f"{action.count}{UNIT_SIGNS[action.unit]}{left} {action.origin}>{action.target}"


def _conquer(action: Conquer) -> str:
    return f"C {action.province} {units_of(action.legions, action.galleys)}"


def _found(action: Found) -> str:
    return f"F {action.province} {action.resource}{payment_of(action.pay)}"


def _trade(action: Trade) -> str:
    return f"{amount_of(action.give)}={amount_of(action.take)}"


def _play_card(action: PlayCard) -> str:
    chosen = [action.province] if action.province is not None else []
    if action.unit is not None:
        chosen.append(UNIT_SIGNS[action.unit])
    if action.legions is not None or action.galleys is not None:
        chosen.append(units_of(action.legions or 0, action.galleys or 0))
    if action.take is not None:
        chosen.append(amount_of(action.take))
    return f"*{action.card}({','.join(chosen)})" if chosen else f"*{action.card}"


def _end_turn(action: EndTurn) -> str:
    del action  # it says nothing but its type
    return "."


_PRINT: Final[dict[ActionType, Callable[[Any], str]]] = {
    "take_card": _take_card,
    "rondel": _rondel,
    "temple": _temple,
    "wall": _wall,
    "arm": _arm,
    "learn": _learn,
    "recruit": _recruit,
    "move": _move,
    "conquer": _conquer,
    "found": _found,
    "trade": _trade,
    "play_card": _play_card,
    "end_turn": _end_turn,
}
