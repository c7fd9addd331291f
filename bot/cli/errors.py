"""Errors of the command line."""

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.i18n.lines import one_line


class UsageError(Exception):
    """Wrong usage, or an unusable file; the text is one line, `status` the command's exit status."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(one_line(text))
        self.status = status


def number(what: str, least: int = 0, most: float = math.inf) -> Callable[[str], int]:
    """Return a parser for whole numbers within bounds; `what` describes them in the error."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
        return int(text)

    return read


count: Final = number("a whole number from 1", 1)
"""Parser of a positive number of things."""


def decimal(what: str, least: float, most: float = sys.float_info.max) -> Callable[[str], float]:
    """Return a parser for finite numbers within bounds; `what` describes them in the error."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = math.nan
        if not least <= found <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
        return found

    return read


ratio: Final = decimal("a number from 0", 0)
"""Parser of a factor."""


@contextmanager
def as_usage_error(*kinds: type[Exception]) -> Iterator[None]:
    """Convert errors of these kinds to `UsageError` with their text."""
    try:
        yield
    except kinds as error:
        raise UsageError(str(error)) from error


@contextmanager
def path_errors() -> Iterator[None]:
    """Convert errors of paths to `UsageError`; those of the output, which name no path, are passed on."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            raise
        raise UsageError(f"{error.filename}: {error.strerror}.") from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Convert errors of invalid options and of writing `path` to `UsageError`."""
    try:
        yield
    except ValueError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}.") from error
