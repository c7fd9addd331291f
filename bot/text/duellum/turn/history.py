"""Past turns of Duellum in words and in notation."""

from typing import Final

from bot.model.turns import HistoryPage
from bot.notation.duellum import print_action
from bot.text.duellum.turn.events import tell_events
from bot.text.turns.history import History

_HISTORY: Final = History(tell_events, print_action)
tell_history = _HISTORY.tell_history


def tell_walk(walk: HistoryPage) -> str:
    """Which turn it is, and what happened in it."""
    return _HISTORY.tell_walk(walk, walk.position.setup.nations)
