"""Lists, counted units of time, names of weekdays and languages from Unicode's CLDR, in the current language.

Weekdays are numbered from 0 for Monday. Babel is imported on first use, because many commands need none of
it.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal

from bot.i18n.catalogue import language
from bot.i18n.language import LANGUAGES, Language

if TYPE_CHECKING:
    from babel import Locale

Unit = Literal["day", "hour", "minute"]
_REGIONS: Final[dict[Language, str]] = {"en": "en_GB"}
"""Locales for languages that need a region: British lists have no comma before the last “and”."""
_MOST_KEPT: Final = 2000
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


def locale(spoken: Language | None = None) -> "Locale":
    """Return the Babel locale of a language, by default the current one."""
    return _locale(spoken or language())


@cache
def _locale(spoken: Language) -> "Locale":
    from babel import Locale

    return Locale.parse(_REGIONS.get(spoken, spoken))


def join(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Join words to a list: a, b and c."""
    return _join_cached(tuple(words), last, language())


@lru_cache(maxsize=_MOST_KEPT)
def _join_cached(words: tuple[str, ...], last: Literal["and", "or"], spoken: Language) -> str:
    """Cached, because the same few lists recur, for instance on a game's page."""
    from babel.lists import format_list

    return format_list(words, _STYLES[last], locale(spoken))


def language_name(named: Language) -> str:
    """Return the name of a language: German."""
    return str(locale().languages[named])


def count_of(unit: Unit, count: int) -> str:
    """Format a number of time units, such as 2 days."""
    from babel.units import format_unit

    return format_unit(count, f"duration-{unit}", locale=locale())


def weekday(day: date) -> str:
    """Return the full name of a date's weekday."""
    from babel.dates import format_date

    return format_date(day, "EEEE", locale=locale())


def format_weekdays(days: Iterable[int]) -> str:
    """Format weekdays given as numbers from 0 for Monday: Saturday and Sunday."""
    from babel.dates import get_day_names

    names = get_day_names("wide", locale=locale())
    return join([names[day] for day in sorted(days)])


@cache
def day_words() -> Mapping[str, int]:
    """Map weekday names of all languages, full and abbreviated, case-folded, to their numbers."""
    from babel.dates import get_day_names

    found: dict[str, int] = {}
    for spoken in LANGUAGES:
        for width in ("wide", "abbreviated", "short"):
            for day, name in get_day_names(width, locale=locale(spoken)).items():
                found[name.casefold().rstrip(".")] = day
    return found
