"""Append-only files of JSON lines: a header, then the results.

An interrupted run continues where the file ends, and produces the same file.
"""

import json
from pathlib import Path
from typing import Any, Final

from bot.cli.errors import UsageError

Line = dict[str, Any]


class ResultsFile:
    """Results in a file, or in memory only."""

    def __init__(self, header: Line, path: Path | None) -> None:
        """Continue a file; raises `UsageError` if its header differs."""
        self._path = path
        self.kept: Final[list[Line]] = []
        """Lines after the header, as found."""
        if path is None:
            return
        lines = [json.loads(line) for line in _whole_lines(path)]
        if not lines:
            self.add(header)
        elif lines[0] != header:
            raise UsageError(f"--results {path}: holds another contest: {_difference(lines[0], header)}.")
        self.kept.extend(lines[1:])

    def add(self, line: Line) -> None:
        """Append a line."""
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise UsageError(f"--results {self._path}: {error.strerror}.") from error


def _whole_lines(path: Path) -> list[str]:
    """Return the lines of a file; an incomplete last line of an interrupted run is removed."""
    try:
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(f"--results {path}: cannot be read.") from error
    return whole.splitlines()


def _difference(one: Line, other: Line) -> str:
    return ", ".join(name for name in other if one.get(name) != other[name]) or "a file of another kind"
