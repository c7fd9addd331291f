"""What the work under way is about: every log line of a task carries it, whoever writes the line."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final

_NONE: Final[Mapping[str, object]] = MappingProxyType({})
_MARKS: ContextVar[Mapping[str, object]] = ContextVar("marks", default=_NONE)


def marks() -> Mapping[str, object]:
    """What the present task is about: `game`, `turn`, `command` and the like, as far as they are known."""
    return _MARKS.get()


def mark(**facts: object) -> None:
    """Say more about the present task, for as long as it lasts or the `marked` around it does."""
    _MARKS.set({**_MARKS.get(), **facts})


@contextmanager
def marked(**facts: object) -> Iterator[None]:
    """Say more about what is done inside."""
    token = _MARKS.set({**_MARKS.get(), **facts})
    try:
        yield
    finally:
        _MARKS.reset(token)
