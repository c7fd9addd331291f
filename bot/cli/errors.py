"""What the command line refuses."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.i18n.lines import one_line


class UsageError(Exception):
    """Wrong use, or a file that cannot be used; the text is one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


def count(text: str) -> int:
    """An option that is a number of things; raises `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be made of the options, or not be written to `path`, as a `UsageError`."""
    try:
        yield
    except ValueError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}.") from error
