"""Names common to all rulesets: nations, boards, provinces, units and resources."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeVar

from bot.engine.board import Board
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import NATIONS, PERSONAGES, RESOURCES, UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import has_message, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain, safe

_Name = TypeVar("_Name", bound=str)


class Names(Mapping[_Name, str]):
    """Names by rulebook id, looked up in the current locale."""

    def __init__(self, key: str, fact: str, ids: Sequence[_Name]) -> None:
        self._key, self._fact, self._ids = key, fact, ids

    def __getitem__(self, name: _Name) -> str:
        if name not in self._ids:
            raise KeyError(name)
        return say(self._key, **{self._fact: name})

    def __iter__(self) -> Iterator[_Name]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


NATION_NAMES: Final[Mapping[Nation, str]] = Names("nation", "nation", NATIONS)


def nations(named: Iterable[Nation], last: Literal["and", "or"] = "and") -> str:
    """Format a list of nations."""
    return join([say("nation", nation=nation) for nation in named], last)


def the_nations(named: Iterable[Nation], last: Literal["and", "or"] = "and", *, bold: bool = False) -> str:
    """Format a list of nations, each with its article."""
    key = "the-nation.bold" if bold else "the-nation"
    return join([say(key, nation=nation) for nation in named], last)


def people(names: Iterable[str]) -> str:
    """Format a list of players' names, escaped."""
    return join([safe(name) for name in names])


def player(name: str | None) -> str:
    """Format a nation's player in brackets, to be appended to its name; "" if the player is unknown."""
    return f" ({name})" if name else ""


def board_name(board_id: str) -> str:
    """Return the name of a built-in board, or the capitalized id of one that the bot's operator has added."""
    return say(f"board-{board_id}") if has_message(f"board-{board_id}") else board_id.capitalize()


def ruleset_name(ruleset_id: str) -> str:
    """Return the short name of a ruleset; without texts of its own, its capitalized id."""
    key = f"ruleset-{ruleset_id}.short"
    return say(key) if has_message(f"ruleset-{ruleset_id}") else ruleset_id.capitalize()


def ruleset_line(ruleset_id: str) -> str:
    """Return the one-line description of a ruleset; without texts of its own, its capitalized id."""
    key = f"ruleset-{ruleset_id}"
    return say(key) if has_message(key) else ruleset_id.capitalize()


def place(board: Board, province: ProvinceId) -> str:
    """Return the printed name of a province; an unknown name is quoted as it was written."""
    known = board.provinces.get(province)
    return known.name if known else say("unknown-name", written=plain(province))


def places(board: Board, provinces: Iterable[ProvinceId], last: Literal["and", "or"] = "and") -> str:
    """Format a list of provinces."""
    return join([place(board, province) for province in provinces], last)


def abridged(told: Sequence[str], most: int) -> list[str]:
    """Return the first `most` of a list and how many more there are; a single one more is named as well."""
    more = len(told) - most
    return [*told[:most], say("more", count=more)] if more > 1 else list(told)


def units(count: int, unit: Unit) -> str:
    """Format a number of legions or galleys."""
    return say("units", count=count, unit=unit)


def of_units(unit: Unit) -> str:
    """Return the plural name of a kind of unit, without a number."""
    return say("unit-many", unit=unit)


def mix(legions: int, galleys: int) -> str:
    """Format a number of legions and galleys; "" for none."""
    counts = zip(UNITS, (legions, galleys), strict=True)
    return join([units(count, unit) for unit, count in counts if count])


def each_resource(purse: Purse) -> list[str]:
    """Format the number of chips of each kind and of coins; empty for an empty purse."""
    counts = zip(RESOURCES, purse, strict=True)
    return [say("resource", resource=resource, count=count) for resource, count in counts if count]


def resources(purse: Purse) -> str:
    """Format chips and coins in words; `nothing` for an empty purse."""
    return join(each_resource(purse)) or say("nothing")


def channels(ids: Iterable[int], last: Literal["and", "or"] = "and") -> str:
    """Format a list of channels as mentions."""
    return join([f"<#{channel}>" for channel in ids], last)


def personages_of(held: Personages, *, empty: bool = False) -> str:
    """Format the number of personages of each kind; with `empty`, also the kinds without any."""
    kinds = [kind for kind in PERSONAGES if empty or held.of(kind)]
    return join([say("personages", personage=kind, count=held.of(kind)) for kind in kinds])
