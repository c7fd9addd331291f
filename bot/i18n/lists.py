"""Lists in words."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.i18n.cldr import locale

_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


def join(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """A list in words: a, b and c."""
    from babel.lists import format_list  # as in `cldr`

    return format_list(words, _STYLES[last], locale())
