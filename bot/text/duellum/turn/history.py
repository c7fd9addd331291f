"""Past turns of Duellum in words and in notation."""

from typing import Final

from bot.notation.duellum import print_action
from bot.text.duellum.turn.events import tell_events
from bot.text.turns.history import History

_HISTORY: Final = History(tell_events, print_action)
tell_history = _HISTORY.tell_history
tell_walk = _HISTORY.tell_walk
