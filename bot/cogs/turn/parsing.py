"""Parsing of turn options common to all rulesets: wedges, units, resources."""

import re
import unicodedata
from collections.abc import Callable, Collection, Generator, Sequence
from functools import wraps
from typing import Any, Final, TypeVar

from bot.client.errors import InputError
from bot.cogs.parsing import clean, match, names_of, non_empty, parts, read_province
from bot.engine.board import Board
from bot.engine.payment import AnyPrice
from bot.engine.purse import Purse
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import MANEUVERS, RESOURCES, UNITS, ProvinceId, Wedge
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of, input_keywords
from bot.model.turns import Group
from bot.rulesets import Script

_Key = TypeVar("_Key", bound=str)
_T = TypeVar("_T")
Steps = Generator[Action, Any, None]
_COUNTED: Final = re.compile(rf"\s*(\d{{1,3}})?\s*([^\W\d_]+)\s*(?:[+,&]\s*|(?:{any_of('and')})\s+)*")
_UNITS_FIRST: Final = re.compile(
    rf"\s*(\d{{1,3}})\s*(?:(?P<legions>{any_of('legion')})|{any_of('galley')})(?![^\W\d_])[\s+&]*",
    re.IGNORECASE,
)


def stripped(text: str | None) -> str:
    """Return the stripped text of an option; "" if missing."""
    return (text or "").strip()


def read_list(read: Callable[[str], list[_T]], text: str | None) -> list[_T]:
    """Parse a list; empty if the option is missing."""
    return read(text) if text and text.strip() else []


def parsed_script(read: Callable[..., Script]) -> Callable[..., Steps]:
    """Turn a function that parses options for a position into a script."""

    @wraps(read)  # keeps the parser's parameters as option names
    def steps(position: OwnPosition, **options: Any) -> Steps:
        return read(position, **options)(position)

    return steps


def read_wedge(text: str) -> Wedge:
    """Parse one of the two maneuver wedges."""
    names = names_of("wedge", "wedge", MANEUVERS)
    return match(text, {key: (*input_keywords(key), *names[key]) for key in MANEUVERS}, "wedge")


def read_maneuver(text: str | None, way_price: Callable[[Wedge], AnyPrice]) -> Wedge:
    """Parse a maneuver wedge; by default the cheaper one, which is the next on the way."""
    if text := stripped(text):
        return read_wedge(text)
    return min(MANEUVERS, key=lambda wedge: way_price(wedge).total)


def _read_counts(text: str, kinds: Sequence[_Key], what: str) -> dict[_Key, int]:
    """Parse counts by kind: `2g 1c`, `2 gold, 1 coin`."""
    counts: dict[_Key, int] = {}
    rest = unicodedata.normalize("NFKC", clean(text)).casefold().strip()
    while rest:
        match = _COUNTED.match(rest)
        kind = _kind(match[2], kinds) if match else None
        if match is None or kind is None:
            raise InputError(say(f"reading-no-{what}", written=safe(text)))
        counts[kind] = counts.get(kind, 0) + int(match[1] or 1)
        rest = rest[match.end() :]
    if not sum(counts.values()):
        raise InputError(say(f"reading-name-{what}"))
    return counts


def _kind(beginning: str, kinds: Sequence[_Key]) -> _Key | None:
    """Return the only kind whose name starts like this; English names precede those of other languages."""
    words = {kind: input_keywords(kind) for kind in kinds}
    english = {kind: words[kind][:1] for kind in kinds}
    for known in (english, words):
        meant = [kind for kind in kinds if any(word.startswith(beginning) for word in known[kind])]
        if len(meant) == 1:
            return meant[0]
    return None


def read_purse(text: str) -> Purse:
    """Parse resources: `2g 1c`, as initials or whole words."""
    counts = _read_counts(text, RESOURCES, "resources")
    return Purse(**counts)


def read_pay(text: str | None) -> Purse | None:
    """Parse a payment; None if the option is missing."""
    return read_purse(text) if text and text.strip() else None


def read_units(text: str) -> list[Group]:
    """Parse units: `2L`, `1G`, `2L 1G`."""
    counts = _read_counts(text, UNITS, "units")
    return [Group(unit, count) for unit, count in counts.items()]


def read_arming(
    board: Board, text: str, cities: Collection[ProvinceId] = ()
) -> list[tuple[ProvinceId, int, int]]:
    """Parse units by province: `2L sparta, 1G tyros`; `cities` are used in the example of an error."""
    places: dict[ProvinceId, tuple[int, int]] = {}
    example = _arming_example(board, cities)
    for entry in non_empty("arming", parts(text), example):
        province, legions, galleys = _read_arming_entry(board, entry, example)
        before = places.get(province, (0, 0))
        places[province] = (before[0] + legions, before[1] + galleys)
    return [(province, *counts) for province, counts in places.items()]


def _arming_example(board: Board, cities: Collection[ProvinceId]) -> str:
    """Return an example: a legion in one city and a galley in another, if they can be placed there."""
    named: dict[ProvinceId, str] = {}
    for unit in UNITS:
        apt = [city for city in sorted(cities or board.provinces) if board.carries(unit, city)]
        fresh = [city for city in apt if city not in named] or apt[:1]
        for city in fresh[:1]:
            named[city] = f"{named.get(city, '')}1{unit[0].upper()}"
    return ", ".join(f"{units} {city}" for city, units in named.items())


def _read_arming_entry(board: Board, entry: str, example: str) -> tuple[ProvinceId, int, int]:
    legions = galleys = 0
    rest = entry
    while match := _UNITS_FIRST.match(rest):
        if match["legions"]:
            legions += int(match[1])
        else:
            galleys += int(match[1])
        rest = rest[match.end() :]
    place = re.sub(r"^in\s+", "", rest.strip(), flags=re.IGNORECASE)
    if not place or legions + galleys == 0 or _UNITS_FIRST.search(place):
        raise InputError(say("reading-no-arming", written=safe(entry), example=example))
    return read_province(board, place), legions, galleys
