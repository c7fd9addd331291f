"""One line of text per action, as short as a move of chess; described in `docs/notation.md`.

Printing and parsing are inverses: what is printed is read back as the same action. Nothing here knows a
position, so a line may be well written and still not be playable.
"""

from bot.notation.antike.errors import Fault, NotationError, quoted
from bot.notation.antike.examples import FORMS
from bot.notation.antike.parsing import parse_action, parse_turn
from bot.notation.antike.printing import print_action, print_turn

__all__ = [
    "FORMS",
    "Fault",
    "NotationError",
    "parse_action",
    "parse_turn",
    "print_action",
    "print_turn",
    "quoted",
]
