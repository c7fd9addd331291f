"""Notation of Antike actions, one line of text per action (`docs/notation.md`)."""

from bot.notation.antike.parsing import FORMS, parse_action, parse_turn
from bot.notation.antike.printing import print_action, print_turn
