"""Parsing of option values for any command: provinces, nations, units, lists and ways.

Everything raises `InputError` with a text for the user if it cannot be understood. Labels of autocomplete
entries are accepted as well: text after a dash is ignored.
"""

import difflib
import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from bot.client.errors import InputError
from bot.engine.board import Board
from bot.engine.terms import NATIONS, UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import say, say_each
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of

_Key = TypeVar("_Key", bound=str)
_FEW: Final = 9
_NEAR: Final = 0.65
"""Similarity from which a name may be meant: all with one typo are more alike, nearly all with two."""
_AND: Final = re.compile(rf"\s*&\s*|\s+(?:{any_of('and')})\s+", re.IGNORECASE)
_FIRST_AND: Final = re.compile(rf"^(?:&\s*|(?:{any_of('and')})\s+)", re.IGNORECASE)


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """Normalise text for comparison, cached: without case, accents, underscores and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def clean(text: str) -> str:
    """Remove the remarks of autocomplete entries."""
    return re.sub(r"\s+—[^,>]*", "", text).strip()


def fits(fragment: str, name: str) -> bool:
    """Return whether each word of `fragment` begins a word of `name`."""
    words = normalise(name).split()
    return all(any(word.startswith(piece) for word in words) for piece in normalise(clean(fragment)).split())


def parts(text: str) -> list[str]:
    """Split a comma-separated list; “and” may follow a comma."""
    return [part for part in map(without_and, re.split(r"[,;\n]", clean(text))) if part]


def without_and(entry: str) -> str:
    """Return an entry of a list without spaces around it, and without “and” before it."""
    return _FIRST_AND.sub("", entry.strip())


def names_of(key: str, fact: str, ids: Sequence[_Key]) -> dict[_Key, tuple[str, ...]]:
    """Return the names in every language by id, the current language's last."""
    return {name: (*say_each(key, **{fact: name}).values(), say(key, **{fact: name})) for name in ids}


def match(
    text: str, names: Mapping[_Key, Sequence[str]], what: str, offered: Collection[_Key] | None = None
) -> _Key:
    """Return the key with this name, or the only one with a name starting like this.

    If there is none, the error names those `offered`, by default all.
    """
    sought = normalise(clean(text))
    folded = {key: [normalise(name) for name in [str(key), *aliases]] for key, aliases in names.items()}
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
    shown = names if offered is None else {key: names[key] for key in names if key in offered}
    raise InputError(say(f"reading-unknown-{what}", written=safe(text), hint=_hint(sought, shown)))


def match_all(entries: Sequence[str], names: Mapping[_Key, Sequence[str]], what: str) -> list[_Key]:
    """Return the keys of distinct names; in an entry, “and” or spaces may stand between whole names."""
    whole = {normalise(alias): key for key, aliases in names.items() for alias in (str(key), *aliases)}
    found: list[_Key] = []
    for part in (part for entry in entries for part in _AND.split(entry)):
        written = normalise(clean(part))
        words = [] if written in whole else written.split()
        several = len(words) > 1 and all(word in whole for word in words)
        found += [whole[word] for word in words] if several else [match(part, names, what)]
    for key in found:
        if found.count(key) > 1:
            raise InputError(say("reading-twice", place=names[key][-1]))
    return found


def _hint(sought: str, names: Mapping[_Key, Sequence[str]]) -> str:
    """List possible names: all if few, else the closest."""
    shown = {normalise(alias): aliases[-1] for aliases in names.values() for alias in aliases}
    if len(names) <= _FEW:
        return say("reading-possible", names=join(list(dict.fromkeys(shown.values())), "or"))
    close = difflib.get_close_matches(sought, shown, n=4, cutoff=_NEAR)
    if not close:
        return say("reading-list")
    return say("reading-close", names=join(list(dict.fromkeys(shown[name] for name in close)), "or"))


def non_empty(what: str, entries: Sequence[str], example: str) -> Sequence[str]:
    """Return the entries of a list that must not be empty; `example` is used in the error."""
    if not entries:
        raise InputError(say(f"reading-name-{what}", example=example))
    return entries


def read_province(board: Board, text: str) -> ProvinceId:
    """Parse a province."""
    return match(text, {key: (province.name,) for key, province in board.provinces.items()}, "province")


def read_provinces(board: Board, text: str) -> list[ProvinceId]:
    """Parse a list of distinct provinces."""
    entries = non_empty("provinces", parts(text), ", ".join(sorted(board.provinces)[:2]))
    return match_all(entries, {key: (each.name,) for key, each in board.provinces.items()}, "province")


def read_path(board: Board, text: str) -> list[ProvinceId]:
    """Parse one province, or a way through several: `a > b > c`."""
    begin = min(board.provinces)
    steps = [part.strip() for part in re.split(r"[>→]", clean(text)) if part.strip()]
    entries = non_empty("way", steps, f"{begin} > {min(board.neighbours(begin))}")
    return [read_province(board, entry) for entry in entries]


def read_nation(text: str, playing: Collection[Nation] = NATIONS) -> Nation:
    """Parse a nation, which need not be one of those `playing`; if there is none, the error names these."""
    return match(text, names_of("nation", "nation", NATIONS), "nation", playing)


def read_unit(text: str) -> Unit:
    """Parse a type of unit."""
    return match(text, names_of("unit-many", "unit", UNITS), "unit")
