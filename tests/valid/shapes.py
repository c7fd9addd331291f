"""Which values a JSON schema cannot tell from one another: looking at one of them is enough.

A game's requests are much alike; this spares holding the same thing against the description a thousand times.
"""

import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

_BOUNDS: Final = {
    str: ("minLength", "maxLength"),
    list: ("minItems", "maxItems"),
    int: ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
}
_CLOSER: Final = ("contains", "if", "multipleOf", "not", "prefixItems", "unevaluatedItems")
"""Keywords by which values of one shape could differ after all."""


class Shapes:
    """The classes of values that all schemas of a description treat alike."""

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
        self._text = lru_cache(1 << 14)(self._text_of)

    def of(self, value: Any) -> str:
        """The shape as one word; values of one shape are all valid, or none is."""
        return json.dumps(self._shape(value), sort_keys=True)

    def _shape(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            return {key: self._shape(part) for key, part in value.items()}
        if isinstance(value, list):
            shapes = sorted({json.dumps(self._shape(part), sort_keys=True) for part in value})
            plain = [json.dumps(part, sort_keys=True) for part in value]
            return ["list", self._class(list, len(value)), len(set(plain)) == len(plain), shapes]
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int) and not isinstance(value, bool) and value not in self._named:
            return ["int", self._class(int, value)]
        return value

    def _text_of(self, text: str) -> Any:
        if text in self._named:
            return text
        return ["text", self._class(str, len(text)), [bool(re.search(each, text)) for each in self._patterns]]

    def _class(self, kind: type, number: int) -> tuple[int, int]:
        bounds = self._bounds[kind]
        return bisect_left(bounds, number), bisect_right(bounds, number)


def _keywords(part: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield name, value
            yield from _keywords(value)
    elif isinstance(part, list):
        for value in part:
            yield from _keywords(value)
