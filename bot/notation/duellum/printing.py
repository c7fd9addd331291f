"""Printer of Duellum notation; actions of every ruleset are in `bot.notation.printing`."""

from collections.abc import Callable
from typing import Any, Final

from bot.engine.duellum.actions import (
    ActionType,
    Conquer,
    Found,
    Learn,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Wall,
)
from bot.notation.printing import Printer
from bot.notation.words import UNIT_SIGNS, amount_of, payment_of, units_of


def _take_card(action: TakeCard) -> str:
    return f"+{action.card}" if action.drawn is None else f"+{action.card}:{action.drawn}"


def _rondel(action: Rondel) -> str:
    chip = "" if action.chip is None else f"/{action.chip}"
    return f"@{action.wedge}{chip}{payment_of(action.pay)}"


def _wall(action: Wall) -> str:
    return f"W {action.province}{payment_of(action.pay)}"


def _learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _recruit(action: Recruit) -> str:
    return f"R {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _conquer(action: Conquer) -> str:
    return f"C {action.province} {units_of(action.legions, action.galleys)}"


def _found(action: Found) -> str:
    return f"F {action.province} {action.resource}{payment_of(action.pay)}"


def _play_card(action: PlayCard) -> str:
    chosen = [action.province] if action.province is not None else []
    if action.unit is not None:
        chosen.append(UNIT_SIGNS[action.unit])
    if action.legions is not None or action.galleys is not None:
        chosen.append(units_of(action.legions or 0, action.galleys or 0))
    if action.take is not None:
        chosen.append(amount_of(action.take))
    return f"*{action.card}({','.join(chosen)})" if chosen else f"*{action.card}"


_OWN: Final[dict[ActionType, Callable[[Any], str]]] = {
    "take_card": _take_card,
    "rondel": _rondel,
    "wall": _wall,
    "learn": _learn,
    "recruit": _recruit,
    "conquer": _conquer,
    "found": _found,
    "play_card": _play_card,
}
_PRINTER: Final = Printer(_OWN)
print_action: Final = _PRINTER.print_action
print_turn: Final = _PRINTER.print_turn
