"""Files of JSON lines that only grow: first what is played, then what has been played of it.

A run that was interrupted goes on where the file ends, and ends with the same file.
"""

import json
from pathlib import Path
from typing import Any, Final

from bot.cli.errors import UsageError

Line = dict[str, Any]


class ResultsFile:
    """What has been played, in a file or, without one, only for as long as this lasts."""

    def __init__(self, header: Line, path: Path | None) -> None:
        """Go on with a file; raises `UsageError` if it holds something else."""
        self._path = path
        self.kept: Final[list[Line]] = []
        """The lines after the header, as they were found."""
        if path is None:
            return
        lines = [json.loads(line) for line in _whole_lines(path)]
        if not lines:
            self.add(header)
        elif lines[0] != header:
            raise UsageError(f"--results {path}: holds another contest: {_difference(lines[0], header)}.")
        self.kept.extend(lines[1:])

    def add(self, line: Line) -> None:
        """Keep a line."""
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise UsageError(f"--results {self._path}: {error.strerror}.") from error


def _whole_lines(path: Path) -> list[str]:
    """The lines of a file; the last one is cut off where it was being written when the run ended."""
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
