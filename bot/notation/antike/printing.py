"""Printer of Antike notation; actions of every ruleset are in `bot.notation.printing`."""

from collections.abc import Callable
from typing import Any, Final

from bot.engine.antike.actions import (
    ActionType,
    Answer,
    ChoosePersonage,
    Conquer,
    Fight,
    Found,
    Learn,
    PickCity,
    Rondel,
    TakeChip,
)
from bot.notation.printing import Printer
from bot.notation.words import UNIT_SIGNS, payment_of, units_of


def _rondel(action: Rondel) -> str:
    return f"@{action.wedge}{payment_of(action.pay)}"


def _learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _answer(action: Answer) -> str:
    return f"! {action.nation} {'yes' if action.fight else 'no'}"


def _fight(action: Fight) -> str:
    told = f"x {action.province} {UNIT_SIGNS[action.unit]} {action.nation}"
    if action.losses is None:
        return told
    return f"{told} {{{','.join(f'{left}:{count}' for left, count in sorted(action.losses.items()))}}}"


def _conquer(action: Conquer) -> str:
    stone = "" if action.give_up is None else f" -{action.give_up}"
    return f"C {action.province} {units_of(action.legions, action.galleys)}{stone}"


def _found(action: Found) -> str:
    return f"F {action.province}{payment_of(action.pay)}"


def _take_chip(action: TakeChip) -> str:
    return f"+{action.resource}"


def _choose_personage(action: ChoosePersonage) -> str:
    return f"*{action.personage}"


def _pick_city(action: PickCity) -> str:
    return f"P {action.province}"


_OWN: Final[dict[ActionType, Callable[[Any], str]]] = {
    "rondel": _rondel,
    "learn": _learn,
    "answer": _answer,
    "fight": _fight,
    "conquer": _conquer,
    "found": _found,
    "take_chip": _take_chip,
    "choose_personage": _choose_personage,
    "pick_city": _pick_city,
}
_PRINTER: Final = Printer(_OWN)
print_action: Final = _PRINTER.print_action
print_turn: Final = _PRINTER.print_turn
