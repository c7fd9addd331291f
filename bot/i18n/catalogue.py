"""The one catalogue of all that the bot says, and the language it speaks at the moment.

The texts stand in `locales/<language>/*.ftl`, for Project Fluent, whose plurals and selections translators
know; those of a ruleset's own things in files begun with its name. Whoever is spoken to decides the language:
what receives an interaction or sends a message sets it with `speaking` for all that is said within. Nothing
else has to hand a language on.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.model.language import ENGLISH, LANGUAGES, Language

if TYPE_CHECKING:
    from bot.i18n.bundle import Texts

Facts = dict[str, str | int | float]
"""What a text is told about: ids, counts, and names as they are printed."""
Words: TypeAlias = Callable[[], str]
"""A text that is made when it is known who reads it: in the language spoken when it is called."""
_MOST_KEPT: Final = 2000
_NO_YES: Final = ("no", "yes")
_CATALOGUE: Final = files("bot.i18n") / "locales"
_spoken: ContextVar[Language] = ContextVar("spoken", default=ENGLISH)


def language() -> Language:
    """The language spoken at the moment; English unless somebody has said otherwise."""
    return _spoken.get()


def speak(spoken: Language) -> None:
    """Say everything in that language from here on, in this task and in those that it begins."""
    _spoken.set(spoken)


@contextmanager
def speaking(spoken: Language) -> Iterator[None]:
    """Say everything within in that language."""
    token = _spoken.set(spoken)
    try:
        yield
    finally:
        _spoken.reset(token)


def say(key: str, /, **facts: str | int | float) -> str:
    """The text of a key in the language spoken; `key.part` is an attribute of a message.

    Facts that are so or not stand in the texts as `yes` and `no`.

    Raises `LookupError` for a missing key or fact: mistakes of ours, and tests look for them.
    """
    plain = tuple((name, _NO_YES[fact] if isinstance(fact, bool) else fact) for name, fact in facts.items())
    return _told(language(), key, plain)


@lru_cache(maxsize=_MOST_KEPT)
def _told(spoken: Language, key: str, facts: tuple[tuple[str, str | int | float], ...]) -> str:
    """Names and small phrases come up again and again, and Fluent takes its time."""
    return _texts(spoken).say(key, dict(facts))


def say_each(key: str, /, **facts: str | int | float) -> dict[Language, str]:
    """The text of a key in every language."""
    return in_each(lambda: say(key, **facts))


def in_each(words: Words) -> dict[Language, str]:
    """What the words are in every language, for what is kept and read later."""
    told: dict[Language, str] = {}
    for each in LANGUAGES:
        with speaking(each):
            told[each] = words()
    return told


def has(key: str) -> bool:
    """Whether there is such a text."""
    return _texts(language()).has(key)


def _nation(nation: str, case: str = "") -> str:
    """`NATION($other, case: "dative")`: a nation beside the one that a sentence is about."""
    return say(f"nation-{case}" if case else "nation", nation=nation)


def _inner(sentence: str) -> str:
    """`INNER($sentence)`: as it goes on behind other words, where a language begins sentences otherwise."""
    return f"{sentence[:1].lower()}{sentence[1:]}"


_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"INNER": _inner, "NATION": _nation}


@cache
def _texts(spoken: Language) -> "Texts":
    from bot.i18n.bundle import Texts  # brings Fluent along, for which nobody should wait who says nothing

    return Texts(spoken, sources(spoken).values(), _FUNCTIONS)


def sources(spoken: Language) -> Mapping[str, str]:
    """The files of a language with their texts."""
    folder = _CATALOGUE / spoken
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
