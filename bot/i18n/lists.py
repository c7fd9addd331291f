"""Lists in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from bot.i18n.catalogue import language
from bot.i18n.cldr import locale
from bot.model.language import Language

_MOST_KEPT: Final = 2000
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


def join(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """A list in words: a, b and c."""
    return _joined(tuple(words), last, language())


@lru_cache(maxsize=_MOST_KEPT)
def _joined(words: tuple[str, ...], last: Literal["and", "or"], spoken: Language) -> str:
    """The same few lists come up again and again, as on the page of a game."""
    from babel.lists import format_list  # as in `cldr`

    return format_list(words, _STYLES[last], locale(spoken))
