"""What the command line refuses."""

import argparse

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
