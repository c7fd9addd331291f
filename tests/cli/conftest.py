"""The command line, called in this process."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.boards import use_folder
from bot.cli import main
from tests.support.root_logger import logging_as_before


@dataclass(frozen=True)
class Ran:
    """What a command has left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object printed."""
        assert self.err == ""
        assert len(self.out.splitlines()) == 1, self.out
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """What was printed, line by line."""
        assert self.err == ""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def refusal(self) -> str:
        """The one line of a wrong use."""
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Ran]
Keep = Callable[[str | bytes], Path]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Call `antike-bot` with these arguments; afterwards boards of a host are forgotten, and logging ends."""
    with logging_as_before():
        yield calling(main, capsys)
    use_folder(None)


def calling(main: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]) -> Run:
    """Call a command line with arguments."""

    def call(*arguments: str | Path | int) -> Ran:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return call


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Write a record file."""
    count = 0

    def write(content: str | bytes) -> Path:
        nonlocal count
        count += 1
        path = tmp_path / f"record-{count}.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write
