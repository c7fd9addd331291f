"""Reader of a line of notation, which takes its words in order and parses each as the expected element.

Capital letters stand for actions and units, small letters for resources and names: `2G` is two galleys, `2g`
two gold.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NoReturn, TypeVar

from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, UNITS, ProvinceId, Resource, Unit
from bot.notation.errors import Fault, NotationError

UNIT_SIGNS: Final[dict[Unit, str]] = {unit: unit[0].upper() for unit in UNITS}
CHIP_SIGNS: Final[dict[Resource, str]] = {resource: resource[0] for resource in RESOURCES}
NOTHING: Final = "0"
"""Notation of an empty amount."""
_Name = TypeVar("_Name", bound=str)
NUMBER: Final = r"[0-9]{1,16}"  # covers every count that a record may contain
_PROVINCE: Final = re.compile(r"[a-z][a-z0-9_]*", re.IGNORECASE | re.ASCII)
_CHIPS: Final = re.compile(rf"(?:{NUMBER}[{''.join(CHIP_SIGNS.values())}])+")
_UNITS: Final = re.compile(rf"(?:{NUMBER}[{''.join(UNIT_SIGNS.values())}])+")
_COUNTED: Final = re.compile(rf"({NUMBER})(.)")


class Words:
    """Unread words of a line; errors quote the action in which they occur."""

    def __init__(self, text: str) -> None:
        self.rest = text.split()
        self._taken: list[str] = []
        self._kind: str | None = None

    def begin_action(self) -> str:
        """Begin the next action, of which there must be one, and return its first word."""
        self._taken, self._kind = self.rest[:1], None
        return self.rest.pop(0)

    def set_type(self, kind: str) -> None:
        """Set the type of the current action, so that its errors can show how the type is written."""
        self._kind = kind

    def fail(self, fault: Fault, **facts: Any) -> NoReturn:
        """Raise `NotationError`, quoting the action as far as it was read."""
        raise NotationError(" ".join(self._taken), fault, self._kind, **facts)

    def take(self, what: str) -> str:
        """Take the next word; raises `NotationError` if there is none, with `what` is missing."""
        if not self.rest:
            self.fail("missing", what=what)
        self._taken.append(self.rest[0])
        return self.rest.pop(0)

    def province(self, word: str | None = None) -> ProvinceId:
        """Parse a province id in upper or lower case; takes the next word by default."""
        word = self.take("province") if word is None else word
        if not _PROVINCE.fullmatch(word):
            self.fail("not-province", word=word)
        return word.lower()

    def one_of(self, names: Sequence[_Name], what: str, word: str | None = None) -> _Name:
        """Parse one of `names` in upper or lower case; takes the next word by default."""
        word = self.take(what) if word is None and self.rest else word
        if not word:
            self.fail("missing", what=what, names=tuple(names))
        meant = next((name for name in names if name == word.lower()), None)
        if meant is None:
            self.fail("not-one-of", word=word, what=what, names=tuple(names))
        return meant

    def unit(self, sign: str) -> Unit:
        """Parse a unit sign, `L` or `G`."""
        meant = next((unit for unit in UNITS if sign == UNIT_SIGNS[unit]), None)
        if meant is None:
            self.fail("not-one-of", word=sign, what="unit", names=tuple(UNIT_SIGNS.values()))
        return meant

    def units(self) -> tuple[int, int]:
        """Parse the next word as numbers of legions and galleys."""
        return self.parse_units(self.take("units"))

    def parse_units(self, word: str) -> tuple[int, int]:
        """Parse numbers of legions and galleys, written `2L1G`."""
        if not _UNITS.fullmatch(word):
            self.fail("not-units", word=word)
        counts = self.counts(word)
        return counts.get(UNIT_SIGNS["legion"], 0), counts.get(UNIT_SIGNS["galley"], 0)

    def parse_amount(self, word: str) -> Purse:
        """Parse an amount of resources, written `4m1c`."""
        if word == NOTHING:
            return Purse()
        if not _CHIPS.fullmatch(word):
            self.fail("not-amount", word=word)
        counts = self.counts(word)
        return Purse(**{each: counts.get(CHIP_SIGNS[each], 0) for each in RESOURCES})

    def pay(self) -> Purse | None:
        """Parse the optional payment; None if the next word is not an amount."""
        if self.rest and (self.rest[0] == NOTHING or _CHIPS.fullmatch(self.rest[0])):
            return self.parse_amount(self.take("payment"))
        return None

    def counts(self, word: str) -> dict[str, int]:
        """Parse counts by sign; each sign may occur only once."""
        found = _COUNTED.findall(word)
        counts = {sign: int(count) for count, sign in found}
        if len(counts) < len(found):
            self.fail("twice", word=word)
        return counts


def amount_of(purse: Purse) -> str:
    """Return the notation of an amount of resources."""
    told = [f"{purse.count_of(each)}{CHIP_SIGNS[each]}" for each in RESOURCES if purse.count_of(each)]
    return "".join(told) or NOTHING


def payment_of(pay: Purse | None) -> str:
    """Return a payment as the suffix of an action; "" for None, the default payment."""
    return "" if pay is None else f" {amount_of(pay)}"


def units_of(legions: int, galleys: int) -> str:
    """Return the notation of numbers of units."""
    told = f"{legions}{UNIT_SIGNS['legion']}" if legions or not galleys else ""
    return told + (f"{galleys}{UNIT_SIGNS['galley']}" if galleys else "")
