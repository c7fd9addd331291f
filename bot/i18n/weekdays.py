"""Weekdays by number, from 0 for Monday: their names, and what people call them."""

from collections.abc import Iterable, Mapping
from functools import cache

from bot.i18n.cldr import locale
from bot.i18n.lists import join
from bot.model.language import LANGUAGES


def tell_days(days: Iterable[int]) -> str:
    """Weekdays, from 0 for Monday: Saturday and Sunday."""
    from babel.dates import get_day_names  # as in `cldr`

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
