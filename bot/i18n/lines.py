"""Fitting text on one line or into messages."""

from collections.abc import Sequence
from typing import Final

_MOST_CHARACTERS: Final = 400


def one_line(text: str, most: int = _MOST_CHARACTERS) -> str:
    """Remove line breaks and control characters, and truncate to `most` characters."""
    told = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return told if len(told) <= most else f"{told[: most - 2]} …"


def pages(lines: Sequence[str], size: int = 2000) -> list[str]:
    """Join lines into texts of at most `size` characters; only a line that is longer itself is cut."""
    told: list[str] = []
    for line in lines:
        cut = line[:size]
        if told and len(told[-1]) + 1 + len(cut) <= size:
            told[-1] += f"\n{cut}"
        else:
            told.append(cut)
    return told
