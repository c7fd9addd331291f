"""Private replies of Duellum, where no question interrupts a turn (DT4)."""

from typing import Any, Final

from bot.engine.duellum.events import Produced
from bot.engine.duellum.update import with_mover
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.model.turns import TurnReport
from bot.text.commands import say_command
from bot.text.duellum.position.next_steps import format_next_steps
from bot.text.duellum.turn.actions import say_action
from bot.text.duellum.turn.events import format_events
from bot.text.turns.replies import ReplyTexts

_REPLIES: Final = ReplyTexts(format_events, say_action, format_next_steps, with_mover)
format_results = _REPLIES.format_results


def format_reply(report: TurnReport, aim: Any = None) -> str:
    """Format the private reply, within 2,000 characters; ignores `aim`, since no march is interrupted."""
    return _REPLIES.format_reply(report, _format_other_chip(report))


def _format_other_chip(report: TurnReport) -> str:
    """Format how to take another chip for the coin that the bank did not have (DP3); "" if it was chosen."""
    own = () if report.direct or report.position.awaited != report.seat.nation else _REPLIES.own(report)
    chips = [event.resource for event in own if isinstance(event, Produced) and _is_default(event)]
    return say("duellum-reply-chip", command=say_command(chips[0])) if chips else ""


def _is_default(event: Produced) -> bool:
    """Return whether the chip for the coin is the one taken if none is named."""
    return event.extra == Purse.of(event.resource, 1)
