"""Supported languages."""

from typing import Final, Literal, get_args

Language = Literal["de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final[Language] = "en"


def language_of(locale: str | None) -> Language:
    """Return the language for a Discord locale such as `de` or `en-GB`; English if it is not supported."""
    short = (locale or ENGLISH).split("-")[0]
    return short if short in LANGUAGES else ENGLISH
