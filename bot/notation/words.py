"""The words of a line of notation, taken one after another and read as what they have to be.

Capital letters are deeds and units, small letters are resources and names. So `2G` are two galleys, and `2g`
is two gold.
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
"""An amount of no resource at all."""
_Name = TypeVar("_Name", bound=str)
NUMBER: Final = r"[0-9]{1,16}"  # every whole number that a record may hold
_PROVINCE: Final = re.compile(r"[a-z][a-z0-9_]*", re.IGNORECASE | re.ASCII)
_CHIPS: Final = re.compile(rf"(?:{NUMBER}[{''.join(CHIP_SIGNS.values())}])+")
_UNITS: Final = re.compile(rf"(?:{NUMBER}[{''.join(UNIT_SIGNS.values())}])+")
_COUNTED: Final = re.compile(rf"({NUMBER})(.)")


class Words:
    """What is left of a line; every fault quotes the action that it is in."""

    def __init__(self, text: str) -> None:
        self.rest = text.split()
        self._taken: list[str] = []
        self._kind: str | None = None

    def begin(self) -> str:
        """The next action's first word."""
        self._taken, self._kind = self.rest[:1], None
        return self.rest.pop(0) if self.rest else ""

    def is_a(self, kind: str) -> None:
        """From its first word on, a fault in an action tells how its type is written."""
        self._kind = kind

    def fail(self, fault: Fault, **facts: Any) -> NoReturn:
        """Refuse the action as far as it was read."""
        raise NotationError(" ".join(self._taken), fault, self._kind, **facts)

    def take(self, what: str) -> str:
        """The next word, which has to be there."""
        if not self.rest:
            self.fail("missing", what=what)
        self._taken.append(self.rest[0])
        return self.rest.pop(0)

    def province(self, word: str | None = None) -> ProvinceId:
        """A province, by its id in either case."""
        word = self.take("province") if word is None else word
        if not _PROVINCE.fullmatch(word):
            self.fail("not-province", word=word)
        return word.lower()

    def one_of(self, names: Sequence[_Name], what: str, word: str | None = None) -> _Name:
        """One of a few names, in either case."""
        word = self.take(what) if word is None else word
        meant = next((name for name in names if name == word.lower()), None)
        if meant is None:
            self.fail("not-one-of", word=word, what=what, names=tuple(names))
        return meant

    def unit(self, sign: str) -> Unit:
        """Legions or galleys, by their sign."""
        meant = next((unit for unit in UNITS if sign == UNIT_SIGNS[unit]), None)
        if meant is None:
            self.fail("not-one-of", word=sign, what="unit", names=tuple(UNIT_SIGNS.values()))
        return meant

    def units(self) -> tuple[int, int]:
        """Legions and galleys: `2L1G`."""
        word = self.take("units")
        if not _UNITS.fullmatch(word):
            self.fail("not-units", word=word)
        counts = self.counts(word)
        return counts.get(UNIT_SIGNS["legion"], 0), counts.get(UNIT_SIGNS["galley"], 0)

    def amount(self, word: str) -> Purse:
        """Resources: `4m1c`."""
        if word == NOTHING:
            return Purse()
        if not _CHIPS.fullmatch(word):
            self.fail("not-amount", word=word)
        counts = self.counts(word)
        return Purse(**{each: counts.get(CHIP_SIGNS[each], 0) for each in RESOURCES})

    def pay(self) -> Purse | None:
        """A payment where one follows."""
        if self.rest and (self.rest[0] == NOTHING or _CHIPS.fullmatch(self.rest[0])):
            return self.amount(self.take("payment"))
        return None

    def counts(self, word: str) -> dict[str, int]:
        """Counts by sign; each sign once."""
        found = _COUNTED.findall(word)
        counts = {sign: int(count) for count, sign in found}
        if len(counts) < len(found):
            self.fail("twice", word=word)
        return counts


def amount_of(purse: Purse) -> str:
    """Resources as they are read back."""
    told = [f"{purse.count_of(each)}{CHIP_SIGNS[each]}" for each in RESOURCES if purse.count_of(each)]
    return "".join(told) or NOTHING


def payment_of(pay: Purse | None) -> str:
    """What stands behind an action that is paid otherwise than by default."""
    return "" if pay is None else f" {amount_of(pay)}"


def units_of(legions: int, galleys: int) -> str:
    """Units as they are read back."""
    told = f"{legions}{UNIT_SIGNS['legion']}" if legions or not galleys else ""
    return told + (f"{galleys}{UNIT_SIGNS['galley']}" if galleys else "")
