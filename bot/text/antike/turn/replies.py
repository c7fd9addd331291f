"""Private replies of Antike, where a demand to fight can interrupt the mover's turn (M5)."""

from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike.rules.fights import losses_each
from bot.engine.antike.update import with_mover
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.model import SeatRow
from bot.model.turns import MoveGoal, TurnReport
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.events import format_events
from bot.text.names import place, player
from bot.text.turns.replies import ReplyTexts


def _format_demand(report: TurnReport, seat: SeatRow) -> str:
    """Format that a demand is pending, or that the mover goes on after the caller's answer to one (M5)."""
    position, demand = report.position, report.position.demand
    if seat.nation is None:
        return ""
    if demand is None:
        mine = report.seat.nation
        own = any(isinstance(event, ev.Answered) and event.nation == mine for event in report.events)
        goes_on = own and position.mover == seat.nation
        return say("reply-goes-on", nation=seat.nation, player=player(safe(seat.name))) if goes_on else ""
    facts: Facts = {
        "nation": seat.nation,
        "player": player(safe(seat.name)),
        "place": place(position.setup.board, demand.province),
    }
    if position.mover != report.seat.nation:
        return say("reply-asked", **facts)
    lost = losses_each(position, demand.unit, demand.province, demand.asked[0])
    answered = "private" if report.direct else _is_answered(report)
    return say("reply-asked.mine", **facts, unit=demand.unit, count=lost, answered=answered)


def _is_answered(report: TurnReport) -> bool:
    """Return whether a standing order has answered since the latest move, so that its undo needs consent."""
    steps = (event for event in reversed(report.events) if isinstance(event, ev.Moved | ev.Answered))
    return isinstance(next(steps, None), ev.Answered)


_REPLIES: Final = ReplyTexts(
    format_events,
    say_action,
    format_next_steps,
    with_mover,
    omitted=(ev.TurnBegan, ev.FightAsked),
    asked=_format_demand,
)
format_results = _REPLIES.format_results


def format_reply(report: TurnReport, aim: MoveGoal | None = None) -> str:
    """Format the private reply, within 2,000 characters."""
    return _REPLIES.format_reply(report, _format_interrupted_march(report, aim) if aim is not None else "")


def _format_interrupted_march(report: TurnReport, aim: MoveGoal) -> str:
    """Format where a demand interrupted a march (M5), and that the rest is yet to move; "" if none did."""
    moved = [event for event in _REPLIES.own(report) if isinstance(event, ev.Moved)]
    asked = [event for event in report.events if isinstance(event, ev.FightAsked)]
    if not moved or not asked or len(moved) == aim.groups * (len(aim.path) - 1):
        return ""
    board = report.position.setup.board
    return say(
        "reply-stopped",
        short=moved[-1].target != aim.path[-1],
        place=place(board, moved[-1].target),
        goal=place(board, aim.path[-1]),
        unit=asked[0].unit,
        waiting=report.position.demand is not None,
    )
