"""Private replies of Duellum; nobody is ever asked anything in between (DT4)."""

from typing import Any, Final

from bot.model.turns import TurnReport
from bot.text.duellum.position.next_steps import tell_next
from bot.text.duellum.turn.actions import say_action
from bot.text.duellum.turn.events import tell_events
from bot.text.turns.replies import Replies

_REPLIES: Final = Replies(tell_events, say_action, tell_next)
tell_done = _REPLIES.tell_done


def tell_report(report: TurnReport, aim: Any = None) -> str:
    """The private reply, within 2,000 characters; what a march aims at is never interrupted."""
    return _REPLIES.tell_report(report)
