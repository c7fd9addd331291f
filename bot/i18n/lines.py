"""Fitting text on one line or into messages."""

from collections.abc import Callable, Sequence
from typing import Final

MESSAGE: Final = 2000
"""Maximum characters of a message on Discord."""
ENTRY: Final = 100
"""Maximum characters of an entry of a menu or of autocompletion on Discord."""
ENTRIES: Final = 25
"""Maximum number of those entries."""
LABEL: Final = 80
"""Maximum characters of a button's label on Discord."""
_MOST_CHARACTERS: Final = 400


def one_line(text: str, most: int = _MOST_CHARACTERS) -> str:
    """Remove line breaks and control characters, and truncate to `most` characters."""
    told = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return told if len(told) <= most else f"{told[: most - 2]} …"


def fitting(*texts: str) -> str:
    """Return the first text that fits in an entry of a menu; if none does, the last one, cut after a word."""
    last = texts[-1]
    cut = last[: ENTRY - 1].rpartition(" ")[0] or last[: ENTRY - 2]
    return next((text for text in texts if len(text) <= ENTRY), f"{cut} …")


def pages(lines: Sequence[str], size: int = MESSAGE) -> list[str]:
    """Join lines into texts of at most `size` characters; only a line that is longer itself is cut."""
    told: list[str] = []
    for line in lines:
        cut = line[:size]
        if told and len(told[-1]) + 1 + len(cut) <= size:
            told[-1] += f"\n{cut}"
        else:
            told.append(cut)
    return told


def join_fitting(lines: Sequence[str], ending: Callable[[int], Sequence[str]]) -> str:
    """Join the first lines that fit into a message together with an ending, which is never cut.

    `ending` returns the lines after a number of omitted ones.
    """
    told = ""
    for omitted in range(len(lines) + 1):
        told = "\n".join([*lines[: len(lines) - omitted], *ending(omitted)])
        if len(told) <= MESSAGE:
            break
    return told


def capitalized(text: str) -> str:
    """Return a text with its first letter as a capital, and the others unchanged."""
    return f"{text[:1].upper()}{text[1:]}"
