"""Fluent messages of one language, each parsed on first use.

A process uses few of them at startup, and parsing all would take a quarter of that time.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from threading import Lock
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_BEGIN: Final = re.compile(r"^(?=([a-z][a-z0-9_-]*) *=)", re.MULTILINE | re.IGNORECASE)
"""Start of a message: only identifiers begin in the first column of a Fluent file."""


class Texts:
    """Thread-safe messages by key; `spoken` selects plural rules, `functions` are callable from messages."""

    def __init__(
        self, spoken: str, sources: Iterable[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        # Without isolating marks: searches on Discord find a text only as it is read.
        self._bundle = FluentBundle([spoken], functions=dict(functions), use_isolating=False)
        self._sources = {name: text for source in sources for name, text in split_messages(source)}
        self._reading = Lock()

    def has(self, key: str) -> bool:
        """Return whether a message exists; `key.part` is an attribute of a message."""
        name, _, part = key.partition(".")
        if name not in self._sources:
            return False
        found = self._message(name)
        return part in found.attributes if part else found.value is not None

    def say(self, key: str, facts: Mapping[str, str | int | float]) -> str:
        """Format a message.

        Raises `LookupError` for a missing key or fact, and `ValueError` for a message that cannot be parsed.
        """
        name, _, part = key.partition(".")
        found = self._message(name)
        pattern = found.attributes[part] if part else found.value
        if pattern is None:
            raise LookupError(f"{key} has no text")
        told, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"{key}: {errors}")
        return cast("str", told)

    def _message(self, name: str) -> Any:
        with self._reading:
            if not self._bundle.has_message(name):
                self._read(name)
        return self._bundle.get_message(name)

    def _read(self, name: str) -> None:
        """Parse a message and all messages it refers to."""
        wanted = [name]
        while wanted:
            source = self._sources.get(name := wanted.pop())
            if source is None or self._bundle.has_message(name):
                continue
            resource = FluentResource(source)
            if broken := [entry for entry in resource.body if isinstance(entry, ast.Junk)]:
                raise ValueError(f"{name} cannot be read at {broken[0].content!r}")
            self._bundle.add_resource(resource)
            seen = _References()
            seen.visit(resource)
            wanted += seen.names


class _References(Visitor):
    """Collects references to other messages."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 the library's name
        self.names.append(node.id.name)


def split_messages(source: str) -> Iterable[tuple[str, str]]:
    """Split a Fluent file into messages by key; comments stay with the preceding message."""
    begins = list(_BEGIN.finditer(source))
    ends = [begin.start() for begin in begins[1:]]
    return [
        (begin[1], source[begin.start() : end])
        for begin, end in zip(begins, [*ends, len(source)], strict=True)
    ]
