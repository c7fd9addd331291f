"""Names of what every ruleset has: nations, boards, provinces, units, resources."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeVar

from bot.engine.board import Board
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import NATIONS, PERSONAGES, RESOURCES, Nation, ProvinceId, Unit
from bot.i18n.catalogue import has, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain

_Name = TypeVar("_Name", bound=str)


class Names(Mapping[_Name, str]):
    """Names by rulebook id, in whatever language is spoken when one is looked up."""

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


def nations(
    named: Iterable[Nation], last: Literal["and", "or"] = "and", case: Literal["dative", ""] = ""
) -> str:
    """Nations in a list, declined where the language does."""
    return join([say("nation-dative" if case else "nation", nation=nation) for nation in named], last)


def player(name: str | None) -> str:
    """Who plays a nation, in brackets behind its name; nothing where nobody is known."""
    return f" ({name})" if name else ""


def board_name(board_id: str) -> str:
    """A board of ours by its name; one that a host has brought by its id."""
    return say(f"board-{board_id}") if has(f"board-{board_id}") else board_id.capitalize()


def ruleset_name(ruleset_id: str) -> str:
    """A ruleset in short; one without texts of its own by its id."""
    key = f"ruleset-{ruleset_id}.short"
    return say(key) if has(f"ruleset-{ruleset_id}") else ruleset_id.capitalize()


def ruleset_line(ruleset_id: str) -> str:
    """A ruleset in one line, for whoever has to choose; one without texts of its own by its id."""
    key = f"ruleset-{ruleset_id}"
    return say(key) if has(key) else ruleset_id.capitalize()


def place(board: Board, province: ProvinceId) -> str:
    """A province by its printed name; an unknown one as it was written, in quotes."""
    known = board.provinces.get(province)
    return known.name if known else say("unknown-name", written=plain(province))


def places(board: Board, provinces: Iterable[ProvinceId], last: Literal["and", "or"] = "and") -> str:
    """Provinces in a list."""
    return join([place(board, province) for province in provinces], last)


def units(count: int, unit: Unit) -> str:
    """So many legions or galleys."""
    return say("units", count=count, unit=unit)


def of_units(unit: Unit) -> str:
    """Legions or galleys, no matter how many."""
    return say("unit-many", unit=unit)


def mix(legions: int, galleys: int) -> str:
    """Legions and galleys together; nothing for none."""
    return join([units(count, unit) for unit, count in _both(legions, galleys) if count])


def _both(legions: int, galleys: int) -> tuple[tuple[Unit, int], ...]:
    return ("legion", legions), ("galley", galleys)


def resources(purse: Purse) -> str:
    """Chips and coins in words; `nothing` for an empty purse."""
    told = [
        say("resource", resource=resource, count=count)
        for resource in RESOURCES
        if (count := purse.count_of(resource))
    ]
    return join(told) or say("nothing")


def personages_of(held: Personages, *, empty: bool = False) -> str:
    """Personages by kind, also those of which there are none where `empty`."""
    kinds = [kind for kind in PERSONAGES if empty or held.of(kind)]
    return join([say("personages", personage=kind, count=held.of(kind)) for kind in kinds])
