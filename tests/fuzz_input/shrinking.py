"""Shrinking of inputs: a fault is easier to understand in a small input."""

from collections.abc import Iterator
from typing import Any, Final

Json = dict[str, Any]
_FIXED: Final = frozenset({"kind", "who", "scene", "name", "focused", "custom_id"})
"""Fields that are never shrunk, as they identify the input."""


def shorter(made: Json) -> Iterator[Json]:
    """Yield inputs with a little less in one field."""
    for key, value in made.items():
        if key in _FIXED:
            continue
        for less in _less(value):
            yield {**made, key: less}


def _less(value: Any) -> Iterator[Any]:
    """Yield the value without one entry, half of it, or with less in one entry."""
    if isinstance(value, dict):
        for key in value:
            yield {name: each for name, each in value.items() if name != key}
        for key, each in value.items():
            for less in _less(each):
                yield {**value, key: less}
    elif isinstance(value, str | list) and value:
        half = len(value) // 4 * 2  # an even number, as files are written as pairs of hex digits
        if half:
            yield value[:half]
            yield value[half:]
        if isinstance(value, list):
            yield value[1:]
