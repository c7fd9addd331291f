"""The words that people write: those of every language are understood by everybody."""

import re
from functools import cache

from bot.i18n.catalogue import say, say_each


@cache
def written(key: str) -> tuple[str, ...]:
    """All words for something, as they are compared: in small letters, English ones first."""
    told = say_each(f"input-{key}")
    ordered = [told["en"], *(text for spoken, text in told.items() if spoken != "en")]
    words = [word.strip().casefold() for text in ordered for word in text.split(",")]
    return tuple(dict.fromkeys(words))


def shown(key: str) -> str:
    """The word that is shown in the language spoken."""
    return say(f"input-{key}").partition(",")[0]


def any_of(*keys: str) -> str:
    """A part of a pattern that matches any of the words, the longest first."""
    words = sorted((word for key in keys for word in written(key)), key=len, reverse=True)
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words)
