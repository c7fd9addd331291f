"""Counted units of time and names of weekdays, as Unicode's CLDR has them for the language spoken.

Babel is imported when something is said: a command that says nothing does not wait for it.
"""

from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from bot.i18n.catalogue import language
from bot.model.language import Language

if TYPE_CHECKING:
    from babel import Locale

Unit = Literal["day", "hour", "minute"]
_REGIONS: Final[dict[Language, str]] = {"en": "en_GB"}
"""Where a language alone would not do: British lists have no comma before the last “and”."""


def locale(spoken: Language | None = None) -> "Locale":
    """That of a language, or of the one spoken."""
    return _locale(spoken or language())


@cache
def _locale(spoken: Language) -> "Locale":
    from babel import Locale

    return Locale.parse(_REGIONS.get(spoken, spoken))


def count_of(unit: Unit, count: int) -> str:
    """So many of a unit of time: 2 days."""
    from babel.units import format_unit

    return format_unit(count, f"duration-{unit}", locale=locale())


def weekday(day: date) -> str:
    """Its name in full."""
    from babel.dates import format_date

    return format_date(day, "EEEE", locale=locale())
