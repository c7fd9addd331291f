"""Lists in words, counted units of time and names of weekdays, as Unicode's CLDR has them.

They are in the language spoken; weekdays have numbers from 0 for Monday.

Babel is imported when something is said: a command that says nothing does not wait for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal

from bot.i18n.catalogue import language
from bot.model.language import LANGUAGES, Language

if TYPE_CHECKING:
    from babel import Locale

Unit = Literal["day", "hour", "minute"]
_REGIONS: Final[dict[Language, str]] = {"en": "en_GB"}
"""Where a language alone would not do: British lists have no comma before the last “and”."""
_MOST_KEPT: Final = 2000
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


def locale(spoken: Language | None = None) -> "Locale":
    """That of a language, or of the one spoken."""
    return _locale(spoken or language())


@cache
def _locale(spoken: Language) -> "Locale":
    from babel import Locale

    return Locale.parse(_REGIONS.get(spoken, spoken))


def join(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """A list in words: a, b and c."""
    return _joined(tuple(words), last, language())


@lru_cache(maxsize=_MOST_KEPT)
def _joined(words: tuple[str, ...], last: Literal["and", "or"], spoken: Language) -> str:
    """The same few lists come up again and again, as on the page of a game."""
    from babel.lists import format_list

    return format_list(words, _STYLES[last], locale(spoken))


def count_of(unit: Unit, count: int) -> str:
    """So many of a unit of time: 2 days."""
    from babel.units import format_unit

    return format_unit(count, f"duration-{unit}", locale=locale())


def weekday(day: date) -> str:
    """Its name in full."""
    from babel.dates import format_date

    return format_date(day, "EEEE", locale=locale())


def format_weekdays(days: Iterable[int]) -> str:
    """Weekdays, from 0 for Monday: Saturday and Sunday."""
    from babel.dates import get_day_names

    names = get_day_names("wide", locale=locale())
    return join([names[day] for day in sorted(days)])


@cache
def day_words() -> Mapping[str, int]:
    """What weekdays are called in all languages, in full and short, as people's words are compared."""
    from babel.dates import get_day_names

    found: dict[str, int] = {}
    for spoken in LANGUAGES:
        for width in ("wide", "abbreviated", "short"):
            for day, name in get_day_names(width, locale=locale(spoken)).items():
                found[name.casefold().rstrip(".")] = day
    return found
