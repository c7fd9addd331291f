"""Text that has to fit on one line, whatever somebody has written into it."""

from typing import Final

__all__ = ["one_line"]

_MOST_CHARACTERS: Final = 400


def one_line(text: str) -> str:
    """The text without line breaks and control characters, cut where it is longer than anybody reads."""
    told = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return told if len(told) <= _MOST_CHARACTERS else f"{told[: _MOST_CHARACTERS - 2]} …"
