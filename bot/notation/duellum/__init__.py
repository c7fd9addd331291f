"""One line of text for each action of Duellum (`docs/notation.md`)."""

from bot.notation.duellum.parsing import FORMS, parse_action, parse_turn
from bot.notation.duellum.printing import print_action, print_turn
