"""Actions as notation."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.engine.antike.actions import (
    Action,
    ActionType,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.notation.words import UNIT_SIGNS, amount_of, payment_of, units_of


def print_action(action: Action) -> str:
    """One action; what is left to the defaults is left out."""
    return _PRINT[action.type](action)


def print_turn(actions: Iterable[Action]) -> str:
    """Actions one after another on one line."""
    return "; ".join(map(print_action, actions))


def _rondel(action: Rondel) -> str:
    return f"@{action.wedge}{payment_of(action.pay)}"


def _temple(action: Temple) -> str:
    return f"T {action.province}{payment_of(action.pay)}"


def _arm(action: Arm) -> str:
    return f"A {action.province} {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _move(action: Move) -> str:
    left = "" if action.actions_left is None else f":{action.actions_left}"
    return f"{action.count}{UNIT_SIGNS[action.unit]}{left} {action.origin}>{action.target}"


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


def _trade(action: Trade) -> str:
    return f"{amount_of(action.give)}={amount_of(action.take)}"


def _take_chip(action: TakeChip) -> str:
    return f"+{action.resource}"


def _choose_personage(action: ChoosePersonage) -> str:
    return f"*{action.personage}"


def _pick_city(action: PickCity) -> str:
    return f"P {action.province}"


def _end_turn(action: EndTurn) -> str:
    del action  # it says nothing but its type
    return "."


_PRINT: Final[dict[ActionType, Callable[[Any], str]]] = {
    "rondel": _rondel,
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "answer": _answer,
    "fight": _fight,
    "conquer": _conquer,
    "found": _found,
    "trade": _trade,
    "take_chip": _take_chip,
    "choose_personage": _choose_personage,
    "pick_city": _pick_city,
    "end_turn": _end_turn,
}
