"""Notation of one ruleset: how each type of action is printed and parsed.

Every action begins with a sign of its own, and the optional parts at its end never look like such a
beginning. So blanks suffice to separate actions.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bot.engine.actions import Arm, EndTurn, Move, Temple, Trade
from bot.engine.ruleset import Action
from bot.notation.errors import NotationError
from bot.notation.words import NUMBER, UNIT_SIGNS, Words, amount_of, payment_of, units_of

_MOVERS: Final = re.compile(rf"({NUMBER})([LG])(?::({NUMBER}))?")


class Form(NamedTuple):
    """Type of action, its printer, and its parser from the first word and the words after it."""

    kind: str
    print: Callable[[Any], str]
    read: Callable[[Any, str], Action]


def _print_temple(action: Temple) -> str:
    return f"T {action.province}{payment_of(action.pay)}"


def _read_temple(words: Words, head: str) -> Temple:
    return Temple(words.province(), words.pay())


def _print_arm(action: Arm) -> str:
    return f"A {action.province} {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _read_arm(words: Words, head: str) -> Arm:
    return Arm(words.province(), *words.units(), words.pay())


def _print_trade(action: Trade) -> str:
    return f"{amount_of(action.give)}={amount_of(action.take)}"


def _read_trade(words: Words, head: str) -> Trade:
    give, _, take = head.partition("=")
    return Trade(words.parse_amount(give), words.parse_amount(take))


def _print_move(action: Move) -> str:
    left = "" if action.actions_left is None else f":{action.actions_left}"
    return f"{action.count}{UNIT_SIGNS[action.unit]}{left} {action.origin}>{action.target}"


def _read_move(words: Words, head: str) -> Move:
    match = _MOVERS.fullmatch(head)
    if match is None:
        words.fail("not-movers", word=head)
    count, sign, left = match.groups()
    way = words.take("way").split(">")
    if len(way) != 2:
        words.fail("not-step", word=">".join(way))
    origin, target = words.province(way[0]), words.province(way[1])
    return Move(words.unit(sign), int(count), origin, target, None if left is None else int(left))


def _print_end_turn(action: EndTurn) -> str:
    return "."


def _read_end_turn(words: Words, head: str) -> EndTurn:
    return EndTurn()


_TRADE: Final = Form("trade", _print_trade, _read_trade)
_MOVE: Final = Form("move", _print_move, _read_move)
_COMMON: Final = {
    "t": Form("temple", _print_temple, _read_temple),
    "a": Form("arm", _print_arm, _read_arm),
    ".": Form("end_turn", _print_end_turn, _read_end_turn),
}


class Notation:
    """Notation of one ruleset's actions, including those that all rulesets share.

    `by_word` has its own forms by the action's whole first word in lower case, `by_sign` by the first
    character of that word.
    """

    def __init__(self, words: type[Words], by_word: Mapping[str, Form], by_sign: Mapping[str, Form]) -> None:
        self._words, self._by_word, self._by_sign = words, {**_COMMON, **by_word}, by_sign
        forms = (*self._by_word.values(), *by_sign.values(), _TRADE, _MOVE)
        self._print = {form.kind: form.print for form in forms}

    def print_action(self, action: Action) -> str:
        """Return the notation of an action, omitting fields with default values."""
        return self._print[action.type](action)

    def print_turn(self, actions: Iterable[Action]) -> str:
        """Return the notation of several actions on one line, separated by semicolons."""
        return "; ".join(map(self.print_action, actions))

    def parse_action(self, text: str) -> Action:
        """Parse a text that contains exactly one action; raises `NotationError`."""
        actions = self.parse_turn(text)
        if len(actions) != 1:
            raise NotationError(text, "one-action", count=len(actions))
        return actions[0]

    def parse_turn(self, text: str) -> tuple[Action, ...]:
        """Parse actions separated by blanks or semicolons; raises `NotationError`."""
        actions: list[Action] = []
        for part in text.split(";"):
            words = self._words(part)
            while words.rest:
                actions.append(self._read(words))
        return tuple(actions)

    def _read(self, words: Words) -> Action:
        """Parse the next action; raises `NotationError` if the word after it does not begin another one."""
        head = words.begin_action()
        form = self._form(head)
        if form is None:
            raise NotationError(head, "no-action")
        words.set_type(form.kind)
        action = form.read(words, head)
        if words.rest and self._form(words.rest[0]) is None:
            words.fail("not-there", word=words.take("end"))
        return action

    def _form(self, head: str) -> Form | None:
        """Return the form of an action by its first word; None if no action begins with it."""
        found = self._by_word.get(head.lower()) or self._by_sign.get(head[:1])
        if found is not None:
            return found
        if "=" in head:
            return _TRADE
        # Lower-case unit signs match too, so that the error explains how units are written.
        return _MOVE if re.match(r"[0-9]+[LGlg]", head) else None
