"""Parser of notation, given how each action of a ruleset begins.

Every action begins with a sign of its own, and the optional parts at its end never look like such a
beginning. So blanks suffice to separate actions.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from bot.engine.actions import Arm, EndTurn, Move, Temple, Trade
from bot.engine.ruleset import Action
from bot.notation.errors import NotationError
from bot.notation.words import NUMBER, Words

_MOVERS: Final = re.compile(rf"({NUMBER})([LG])(?::({NUMBER}))?")


class Reader(NamedTuple):
    """Action type of a first word, and the function that parses the action from it and the words after it."""

    kind: str
    read: Callable[[Any, str], Action]


def _temple(words: Words, head: str) -> Temple:
    return Temple(words.province(), words.pay())


def _arm(words: Words, head: str) -> Arm:
    return Arm(words.province(), *words.units(), words.pay())


def _trade(words: Words, head: str) -> Trade:
    give, _, take = head.partition("=")
    return Trade(words.parse_amount(give), words.parse_amount(take))


def _move(words: Words, head: str) -> Move:
    match = _MOVERS.fullmatch(head)
    if match is None:
        words.fail("not-movers", word=head)
    count, sign, left = match.groups()
    way = words.take("way").split(">")
    if len(way) != 2:
        words.fail("not-step", word=">".join(way))
    origin, target = words.province(way[0]), words.province(way[1])
    return Move(words.unit(sign), int(count), origin, target, None if left is None else int(left))


def _end_turn(words: Words, head: str) -> EndTurn:
    return EndTurn()


_COMMON: Final = {
    "t": Reader("temple", _temple),
    "a": Reader("arm", _arm),
    ".": Reader("end_turn", _end_turn),
}


@dataclass(frozen=True, slots=True)
class Parser:
    """Parser of one ruleset's notation."""

    words: type[Words]
    by_word: Mapping[str, Reader]
    """Readers by the action's whole first word in lower case, besides those common to all rulesets."""
    by_sign: Mapping[str, Reader]
    """Readers by the first character of the action's first word."""

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
            words = self.words(part)
            while words.rest:
                actions.append(self._read(words))
        return tuple(actions)

    def _read(self, words: Words) -> Action:
        """Parse the next action; raises `NotationError` if the word after it does not begin another one."""
        head = words.begin_action()
        reader = self._reader(head)
        if reader is None:
            raise NotationError(head, "no-action")
        words.set_type(reader.kind)
        action = reader.read(words, head)
        if words.rest and self._reader(words.rest[0]) is None:
            words.fail("not-there", word=words.take("end"))
        return action

    def _reader(self, head: str) -> Reader | None:
        """Return the reader for an action's first word; None if no action begins with it."""
        word = head.lower()
        found = self.by_word.get(word) or _COMMON.get(word) or self.by_sign.get(head[:1])
        if found is not None:
            return found
        if "=" in head:
            return Reader("trade", _trade)
        # Lower-case unit signs match too, so that the error explains how units are written.
        return Reader("move", _move) if re.match(r"[0-9]+[LGlg]", head) else None
