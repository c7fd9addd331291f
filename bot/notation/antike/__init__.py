"""One line of text for each action of Antike (`docs/notation.md`)."""

from bot.notation.antike.examples import FORMS
from bot.notation.antike.parsing import parse_action, parse_turn
from bot.notation.antike.printing import print_action, print_turn
