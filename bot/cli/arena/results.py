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
        """Continue a file; raises `UsageError`, and leaves it as it is, if it has another header or none."""
        self._path = path
        self.kept: Final[list[Line]] = []
        """Lines after the header, as found."""
        if path is None:
            return
        lines = _whole_lines(path, header)
        if not lines:
            self.add(header)
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


def _whole_lines(path: Path, header: Line) -> list[Line]:
    """Return the lines of a file with this header, after removing the incomplete last one."""
    try:
        text = path.read_text("utf-8") if path.exists() else ""
    except (OSError, ValueError) as error:
        raise UsageError(f"--results {path}: cannot be read.") from error
    whole = text[: text.rfind("\n") + 1]
    lines = _parsed(whole)
    # Without a whole line, only a beginning of this very header is a run's own.
    if lines is None or not (lines or json.dumps(header).startswith(text)):
        raise UsageError(f"--results {path}: is not a file of results; it is left as it is.")
    if lines and lines[0] != header:
        raise UsageError(f"--results {path}: holds another contest: {_difference(lines[0], header)}.")
    if whole != text:
        try:
            path.write_text(whole, "utf-8")
        except OSError as error:
            raise UsageError(f"--results {path}: {error.strerror}.") from error
    return lines


def _parsed(text: str) -> list[Line] | None:
    """Return the objects of JSON lines; None if there is anything else."""
    try:
        lines = [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return None
    return lines if all(isinstance(line, dict) for line in lines) else None


def _difference(one: Line, other: Line) -> str:
    return ", ".join(name for name in other if one.get(name) != other[name]) or "a file of another kind"
