"""Localised keywords; those of every language are accepted from everybody."""

import re
from functools import cache

from bot.i18n.catalogue import say, say_each


@cache
def input_keywords(key: str) -> tuple[str, ...]:
    """Return all keywords for a concept, case-folded, English first."""
    told = say_each(f"input-{key}")
    ordered = [told["en"], *(text for spoken, text in told.items() if spoken != "en")]
    words = [word.strip().casefold() for text in ordered for word in text.split(",")]
    return tuple(dict.fromkeys(words))


def input_keyword(key: str) -> str:
    """Return the keyword shown in the current language."""
    return say(f"input-{key}").partition(",")[0]


def any_of(*keys: str) -> str:
    """Return a regular expression alternative of all keywords, longest first."""
    words = sorted((word for key in keys for word in input_keywords(key)), key=len, reverse=True)
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words)
