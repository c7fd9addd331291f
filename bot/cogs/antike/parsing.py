"""Reads what people write into options: names, lists, units, resources, ways.

Everything raises `InputError` with a text for the person where it cannot be understood. Texts of the lists
that open while typing are read as well: what follows a dash in them is only a remark.
"""

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from bot.app.antike.scripts import Group
from bot.client.errors import InputError
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.terms import (
    KNOW_HOWS,
    MANEUVERS,
    NATIONS,
    RESOURCES,
    UNITS,
    KnowHow,
    Nation,
    ProvinceId,
    Unit,
    Wedge,
)
from bot.i18n.catalogue import say, say_each
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of, written
from bot.i18n.lists import join
from bot.text.antike.rules.topics import TOPICS

__all__ = [
    "Target",
    "clean",
    "fits",
    "fold",
    "parts",
    "read_advances",
    "read_arming",
    "read_nation",
    "read_path",
    "read_pay",
    "read_province",
    "read_provinces",
    "read_purse",
    "read_target",
    "read_topic",
    "read_unit",
    "read_units",
    "read_wedge",
    "steps_of",
]

_Key = TypeVar("_Key", bound=str)
_FEW: Final = 9
_COUNTED: Final = re.compile(rf"\s*(\d{{1,3}})?\s*([^\W\d_]+)\s*(?:[+,&]\s*|(?:{any_of('and')})\s+)*")
_UNITS_FIRST: Final = re.compile(
    rf"\s*(\d{{1,3}})\s*(?:(?P<legions>{any_of('legion')})|{any_of('galley')})(?![^\W\d_])[\s+&]*",
    re.IGNORECASE,
)
_GIVE_UP: Final = re.compile(
    rf"^(?P<city>[^(,;]*)[\s(,;]+(?:{any_of('give-up')})[\s:]+(?P<own>[^)]*)\)?\s*$", re.IGNORECASE
)


class Target(NamedTuple):
    """A city to conquer, and the own one given up for its stone (M12)."""

    city: ProvinceId
    give_up: ProvinceId | None


def fold(text: str) -> str:
    """Without case, accents, underscores and other signs: what is compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def clean(text: str) -> str:
    """Without the remarks of a list's entries."""
    return re.sub(r"\s+—[^,>]*", "", text).strip()


def fits(fragment: str, name: str) -> bool:
    """Whether somebody who types `fragment` may mean `name`: each word begins one of its words."""
    words = fold(name).split()
    return all(any(word.startswith(piece) for word in words) for piece in fold(clean(fragment)).split())


def parts(text: str) -> list[str]:
    """The entries of a comma-separated list."""
    return [part.strip() for part in re.split(r"[,;\n]", clean(text)) if part.strip()]


def steps_of(text: str) -> list[str]:
    """The provinces of a way: `a > b > c`."""
    return [part.strip() for part in re.split(r"[>→]", clean(text)) if part.strip()]


def _names(key: str, fact: str, ids: Sequence[_Key]) -> dict[_Key, tuple[str, ...]]:
    """Names in every language, the one that is shown last."""
    return {name: (*say_each(key, **{fact: name}).values(), say(key, **{fact: name})) for name in ids}


def _match(text: str, names: Mapping[_Key, Sequence[str]], what: str) -> _Key:
    """The one key meant: by its whole name, or by a beginning that only one name has."""
    sought = fold(clean(text))
    folded = {key: [fold(name) for name in [str(key), *aliases]] for key, aliases in names.items()}
    tight = sought.replace(" ", "")
    for key, known in folded.items():
        if tight and tight in {name.replace(" ", "") for name in known}:
            return key
    if sought:
        beginning = [key for key, known in folded.items() if any(name.startswith(sought) for name in known)]
        meant = beginning or [key for key, known in folded.items() if any(fits(sought, n) for n in known)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            listed = join([names[key][-1] for key in meant[:_FEW]], "or")
            raise InputError(say("reading-ambiguous", written=safe(text), names=listed))
    quoted = safe(text)
    raise InputError(say(f"reading-unknown-{what}", written=quoted, hint=_hint(sought, names)))


def _hint(sought: str, names: Mapping[_Key, Sequence[str]]) -> str:
    """What would work: everything where that is little, else the closest names."""
    shown = {fold(alias): aliases[-1] for aliases in names.values() for alias in aliases}
    if len(names) <= _FEW:
        return say("reading-possible", names=join(list(dict.fromkeys(shown.values())), "or"))
    close = difflib.get_close_matches(sought, shown, n=4, cutoff=0.5)
    if not close:
        return say("reading-list")
    return say("reading-close", names=join(list(dict.fromkeys(shown[name] for name in close)), "or"))


def _whole(what: str, entries: Sequence[str]) -> Sequence[str]:
    if not entries:
        raise InputError(say(f"reading-name-{what}"))
    return entries


def read_province(board: Board, text: str) -> ProvinceId:
    """One province."""
    return _match(text, {key: (province.name,) for key, province in board.provinces.items()}, "province")


def read_provinces(board: Board, text: str) -> list[ProvinceId]:
    """A list of provinces, each once."""
    entries = _whole("provinces", parts(text))
    return _each_once([read_province(board, entry) for entry in entries], board)


def _each_once(provinces: list[ProvinceId], board: Board) -> list[ProvinceId]:
    for province in provinces:
        if provinces.count(province) > 1:
            raise InputError(say("reading-twice", place=board.provinces[province].name))
    return provinces


def read_path(board: Board, text: str) -> list[ProvinceId]:
    """One province, or a way through several: `a > b > c`."""
    entries = _whole("way", steps_of(text))
    return [read_province(board, entry) for entry in entries]


def read_target(board: Board, text: str) -> Target:
    """A city to conquer: `tyros`, or `tyros (give up sparta)`."""
    match = _GIVE_UP.match(clean(text))
    if match is None:
        return Target(read_province(board, text), None)
    return Target(read_province(board, match["city"]), read_province(board, match["own"]))


def read_advances(text: str) -> list[KnowHow]:
    """A list of know-hows, in order."""
    known = _names("know-how", "advance", KNOW_HOWS)
    entries = _whole("know-hows", parts(text))
    return [_match(entry, known, "know-how") for entry in entries]


def read_wedge(text: str) -> Wedge:
    """One of the two maneuver wedges."""
    names = _names("wedge", "wedge", MANEUVERS)
    return _match(text, {key: (*written(key), *names[key]) for key in MANEUVERS}, "wedge")


def read_nation(text: str) -> Nation:
    """A nation."""
    return _match(text, _names("nation", "nation", NATIONS), "nation")


def read_unit(text: str) -> Unit:
    """Legions or galleys."""
    return _match(text, _names("unit-many", "unit", UNITS), "unit")


def read_topic(text: str) -> str:
    """A topic of `/rules`."""
    return _match(text, {key: (topic.title, key) for key, topic in TOPICS.items()}, "topic")


def _counted(text: str, kinds: Sequence[_Key], what: str) -> dict[_Key, int]:
    """Counts by kind: `2g 1c`, `2 gold, 1 coin`."""
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
    """The one kind whose word begins like this; English words go before those of other languages."""
    words = {kind: written(kind) for kind in kinds}
    english = {kind: words[kind][:1] for kind in kinds}
    for known in (english, words):
        meant = [kind for kind in kinds if any(word.startswith(beginning) for word in known[kind])]
        if len(meant) == 1:
            return meant[0]
    return None


def read_purse(text: str) -> Purse:
    """Resources: `2g 1c`, in m, i, g, c or whole words."""
    counts = _counted(text, RESOURCES, "resources")
    return Purse(**counts)


def read_pay(text: str | None) -> Purse | None:
    """A payment; None where the option is left out."""
    return read_purse(text) if text and text.strip() else None


def read_units(text: str) -> list[Group]:
    """Units: `2L`, `1G`, `2L 1G`."""
    counts = _counted(text, UNITS, "units")
    return [Group(unit, count) for unit, count in counts.items()]


def read_arming(board: Board, text: str) -> list[tuple[ProvinceId, int, int]]:
    """Legions and galleys by province: `2L sparta, 1G tyros`."""
    places: dict[ProvinceId, tuple[int, int]] = {}
    for entry in _whole("arming", parts(text)):
        province, legions, galleys = _armed(board, entry)
        before = places.get(province, (0, 0))
        places[province] = (before[0] + legions, before[1] + galleys)
    return [(province, *counts) for province, counts in places.items()]


def _armed(board: Board, entry: str) -> tuple[ProvinceId, int, int]:
    legions = galleys = 0
    rest = entry
    while match := _UNITS_FIRST.match(rest):
        if match["legions"]:
            legions += int(match[1])
        else:
            galleys += int(match[1])
        rest = rest[match.end() :]
    place = re.sub(r"^in\s+", "", rest.strip(), flags=re.IGNORECASE)
    if not place or legions + galleys == 0:
        raise InputError(say("reading-no-arming", written=safe(entry)))
    return read_province(board, place), legions, galleys
