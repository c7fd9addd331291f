"""What cannot be read, told with what could have been."""

from typing import Final

__all__ = ["NotationError", "quoted"]

_LONGEST: Final = 60


class NotationError(ValueError):
    """A text that is no notation; the message quotes it and says what would be understood."""


def quoted(text: str) -> str:
    """The text on one line, cut where it is longer than anybody reads."""
    told = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return f"“{told if len(told) <= _LONGEST else told[: _LONGEST - 2] + ' …'}”"
