"""The message catalogue and the current language.

Messages are Project Fluent files, `locales/<language>/*.ftl`; files of a ruleset start with its name. The
reader decides the language: code that receives an interaction or sends a message sets it with `speaking`, so
nothing else has to pass a language along.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.i18n.language import ENGLISH, LANGUAGES, Language

if TYPE_CHECKING:
    from bot.i18n.bundle import Texts

Facts = dict[str, str | int | float]
"""Arguments of a message: ids, counts and printed names."""
Words: TypeAlias = Callable[[], str]
"""Deferred text: called once the reader, and thus the language, is known."""
_MOST_KEPT: Final = 2000
_NO_YES: Final = ("no", "yes")
_CATALOGUE: Final = files("bot.i18n") / "locales"
_spoken: ContextVar[Language] = ContextVar("spoken", default=ENGLISH)


def language() -> Language:
    """Return the current language; English by default."""
    return _spoken.get()


def speak(spoken: Language) -> None:
    """Set the language for this task and the tasks it creates."""
    _spoken.set(spoken)


@contextmanager
def speaking(spoken: Language) -> Iterator[None]:
    """Context manager that sets the language."""
    token = _spoken.set(spoken)
    try:
        yield
    finally:
        _spoken.reset(token)


def say(key: str, /, **facts: str | int | float) -> str:
    """Format a message in the current language; `key.part` is an attribute of a message.

    Boolean facts are passed as `yes` and `no`.

    Raises `LookupError` for a missing key or fact, which is a programming error that tests detect.
    """
    plain = tuple((name, _NO_YES[fact] if isinstance(fact, bool) else fact) for name, fact in facts.items())
    return _format_cached(language(), key, plain)


@lru_cache(maxsize=_MOST_KEPT)
def _format_cached(spoken: Language, key: str, facts: tuple[tuple[str, str | int | float], ...]) -> str:
    """Cached, because names and short phrases recur and Fluent is slow."""
    return _texts(spoken).say(key, dict(facts))


def say_each(key: str, /, **facts: str | int | float) -> dict[Language, str]:
    """Format a message in every language."""
    return in_each(lambda: say(key, **facts))


def in_each(words: Words) -> dict[Language, str]:
    """Evaluate a deferred text in every language, to be stored and read later."""
    return {each: said_in(each, words) for each in LANGUAGES}


def said_in(spoken: Language, words: Words) -> str:
    """Evaluate a deferred text in one language."""
    with speaking(spoken):
        return words()


def has_message(key: str) -> bool:
    """Return whether a message exists in the current language."""
    return _texts(language()).has(key)


def _nation(nation: str, case: str = "") -> str:
    """Implement `NATION($other, case: "dative")`: a nation other than the subject of the sentence."""
    return say(f"nation-{case}" if case else "nation", nation=nation)


def _inner(sentence: str) -> str:
    """Implement `INNER($sentence)`: a sentence used inside another, with its first letter in lower case."""
    return f"{sentence[:1].lower()}{sentence[1:]}"


def _in(place: str, start: str = "") -> str:
    """Implement `IN($place)`: a place with its preposition; `start: "yes"` gives it a capital letter."""
    told = say("place-in", place=place, first=place.partition(" ")[0])
    return f"{told[:1].upper()}{told[1:]}" if start else told


_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"IN": _in, "INNER": _inner, "NATION": _nation}


@cache
def _texts(spoken: Language) -> "Texts":
    from bot.i18n.bundle import Texts  # imports Fluent, for which commands without messages should not wait

    return Texts(spoken, sources(spoken).values(), _FUNCTIONS)


def sources(spoken: Language) -> Mapping[str, str]:
    """Return the contents of a language's Fluent files by file name."""
    folder = _CATALOGUE / spoken
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
