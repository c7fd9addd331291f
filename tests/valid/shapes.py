"""Shapes: classes of values that a JSON schema cannot distinguish, so that validating one of each is enough.

A game's requests are much alike; this avoids validating the same thing a thousand times.
"""

import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Any, Final

_BOUNDS: Final = {
    str: ("minLength", "maxLength"),
    list: ("minItems", "maxItems"),
    int: ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
}
_CLOSER: Final = ("contains", "if", "multipleOf", "not", "prefixItems", "unevaluatedItems")
"""Keywords by which a schema could distinguish values of one shape."""


class Shapes:
    """Classes of values that all schemas of a description treat alike."""

    def __init__(self, description: Any) -> None:
        keywords = list(_keywords(description))
        assert not {name for name, _ in keywords} & set(_CLOSER), "the description has learnt something new"
        self._bounds = {
            kind: sorted(
                {value for name, value in keywords if name in names and isinstance(value, int | float)}
            )
            for kind, names in _BOUNDS.items()
        }
        self._patterns = sorted({value for name, value in keywords if name == "pattern"})
        constants = [value for name, value in keywords if name == "const"]
        constants += [each for name, value in keywords if name == "enum" for each in value]
        self._named = {each for each in constants if isinstance(each, str | int)}
        self._numbers: dict[Any, int] = {}
        """Number of every shape so far, which represents it within other shapes."""
        self._text = lru_cache(1 << 14)(self._text_of)
        self._met: dict[int, tuple[Any, int]] = {}
        """Shapes of dictionaries and lists by `id`; the values are kept, so that no other value gets it."""

    def of(self, value: Any) -> int:
        """Return the number of a value's shape; values of one shape are all valid, or none is."""
        if not isinstance(value, dict | list):
            return self._number(self._plain(value))
        if id(value) not in self._met:
            shape = self._dict(value) if isinstance(value, dict) else self._list(value)
            self._met[id(value)] = value, self._number(shape)
        return self._met[id(value)][1]

    def forget(self) -> None:
        """Forget which values had which shape, because they may change from now on."""
        self._met.clear()

    def _number(self, shape: Hashable) -> int:
        return self._numbers.setdefault(shape, len(self._numbers))

    def _dict(self, value: dict[str, Any]) -> Hashable:
        return "dict", frozenset((key, self.of(part)) for key, part in value.items())

    def _list(self, value: list[Any]) -> Hashable:
        shapes = frozenset(self.of(part) for part in value)
        unique = len(shapes) == len(value) or len(set(map(_spelt, value))) == len(value)
        return "list", self._class(list, len(value)), unique, shapes

    def _plain(self, value: Any) -> Hashable:
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int) and not isinstance(value, bool) and value not in self._named:
            return "int", self._class(int, value)
        return type(value).__name__, value

    def _text_of(self, text: str) -> Hashable:
        if text in self._named:
            return text
        matches = tuple(bool(re.search(each, text)) for each in self._patterns)
        return "text", self._class(str, len(text)), matches

    def _class(self, kind: type, number: int) -> tuple[int, int]:
        bounds = self._bounds[kind]
        return bisect_left(bounds, number), bisect_right(bounds, number)


def _spelt(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _keywords(part: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield name, value
            yield from _keywords(value)
    elif isinstance(part, list):
        for value in part:
            yield from _keywords(value)
