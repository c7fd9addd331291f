"""Lists in words."""

from collections.abc import Sequence
from typing import Literal

from bot.i18n.catalogue import say

__all__ = ["join"]


def join(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """A list in words: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return say(f"list-{last}", first=", ".join(words[:-1]), last=words[-1])
