"""Private replies of Duellum, where no question interrupts a turn (DT4)."""

from typing import Any, Final

from bot.engine.duellum.update import with_mover
from bot.model.turns import TurnReport
from bot.text.duellum.position.next_steps import format_next_steps
from bot.text.duellum.turn.actions import say_action
from bot.text.duellum.turn.events import format_events
from bot.text.turns.replies import Replies

_REPLIES: Final = Replies(format_events, say_action, format_next_steps, with_mover)
format_results = _REPLIES.format_results


def format_reply(report: TurnReport, aim: Any = None) -> str:
    """Format the private reply, within 2,000 characters; ignores `aim`, since no march is interrupted."""
    return _REPLIES.format_reply(report)
