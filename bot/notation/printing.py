"""Printer of notation, given how a ruleset prints its own actions."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.engine.actions import Arm, EndTurn, Move, Temple, Trade
from bot.engine.ruleset import Action
from bot.notation.words import UNIT_SIGNS, amount_of, payment_of, units_of


def _temple(action: Temple) -> str:
    return f"T {action.province}{payment_of(action.pay)}"


def _arm(action: Arm) -> str:
    return f"A {action.province} {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _move(action: Move) -> str:
    left = "" if action.actions_left is None else f":{action.actions_left}"
    return f"{action.count}{UNIT_SIGNS[action.unit]}{left} {action.origin}>{action.target}"


def _trade(action: Trade) -> str:
    return f"{amount_of(action.give)}={amount_of(action.take)}"


def _end_turn(action: EndTurn) -> str:
    return "."


_COMMON: Final[dict[str, Callable[[Any], str]]] = {
    "temple": _temple,
    "arm": _arm,
    "move": _move,
    "trade": _trade,
    "end_turn": _end_turn,
}


class Printer:
    """Printer of one ruleset's notation; `own` has the functions for its own action types."""

    def __init__(self, own: Mapping[Any, Callable[[Any], str]]) -> None:
        self._print = {**_COMMON, **own}

    def print_action(self, action: Action) -> str:
        """Return the notation of an action, omitting fields with default values."""
        return self._print[action.type](action)

    def print_turn(self, actions: Iterable[Action]) -> str:
        """Return the notation of several actions on one line, separated by semicolons."""
        return "; ".join(map(self.print_action, actions))
