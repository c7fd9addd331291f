"""What the command line refuses."""

import argparse
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.i18n.lines import one_line


class UsageError(Exception):
    """Wrong use, or a file that cannot be used; the text is one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


def number(what: str, least: int = 0, most: float = math.inf) -> Callable[[str], int]:
    """How an option is read that is a whole number within bounds; `what` says so to whoever gives another."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
        return int(text)

    return read


count: Final = number("a whole number from 1", 1)
"""How an option is read that is a number of things."""


def ratio(text: str) -> float:
    """How an option is read that others are multiplied by."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 <= found < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0")
    return found


@contextmanager
def as_usage_error(*kinds: type[Exception]) -> Iterator[None]:
    """Errors of these kinds as a `UsageError` with their text."""
    try:
        yield
    except kinds as error:
        raise UsageError(str(error)) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be made of the options, or not be written to `path`, as a `UsageError`."""
    try:
        yield
    except ValueError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}.") from error
