"""Notation of Duellum actions, one line of text per action (`docs/notation.md`)."""

from bot.notation.duellum.parsing import FORMS, parse_action, parse_turn
from bot.notation.duellum.printing import print_action, print_turn
