"""The languages the bot speaks."""

from typing import Final, Literal, get_args

Language = Literal["de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final[Language] = "en"


def language_of(locale: str | None) -> Language:
    """The language for one of Discord's locales, like `de` or `en-GB`; English where we do not speak it."""
    short = (locale or ENGLISH).split("-")[0]
    return short if short in LANGUAGES else ENGLISH
