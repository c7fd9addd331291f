"""What is no notation, with examples of Duellum's."""

from collections.abc import Sequence

from bot.notation.duellum import FORMS
from bot.notation.errors import NotationError
from bot.text.rules.notation_errors import tell_unread


def tell_notation(error: NotationError, examples: Sequence[str] = ()) -> str:
    """Why a text cannot be read as actions, and examples: where possible ones that fit the position."""
    return tell_unread(error, FORMS, examples)
