"""The command line, called in this process."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.boards import use_folder
from bot.cli import main
from bot.cli.service import commands
from tests.support.root_logger import logging_as_before


@dataclass(frozen=True)
class Ran:
    """Exit status and output of a command."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The only object printed; asserts one line and no errors."""
        assert self.err == ""
        assert len(self.out.splitlines()) == 1, self.out
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The objects printed, one per line; asserts no errors."""
        assert self.err == ""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def refusal(self) -> str:
        """The one line of an error; asserts exit status 2."""
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Ran]
Keep = Callable[[str | bytes], Path]


@pytest.fixture
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the bot's settings from the environment."""
    for name in os.environ:
        if name.startswith(("DISCORD_", "ANTIKE_")):
            monkeypatch.delenv(name)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Yield a function that calls `antike-bot` with arguments; afterwards reset host boards and logging.

    A sandbox takes any free port: somebody may be playing on the usual one.
    """
    monkeypatch.setattr(commands, "PORT", 0)
    with logging_as_before():
        yield calling(main, capsys)
    use_folder(None)


def calling(main: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that calls a command line with arguments."""

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
    """Return a function that writes a record file."""
    count = 0

    def write(content: str | bytes) -> Path:
        nonlocal count
        count += 1
        path = tmp_path / f"record-{count}.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write
