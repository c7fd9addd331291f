"""Private replies to what a player has done: what happened, what is left, what comes next."""

from typing import Final

from bot.engine.antike import Phase, Position
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action
from bot.engine.antike.rules.fights import losses_each
from bot.engine.board import Board
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.model.turns import Aim, Happening, TurnReport
from bot.text.antike.position.next_steps import tell_next
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.events import tell_events
from bot.text.names import place, player, resources

_MOST_CHARACTERS: Final = 1400  # of what happened: resources and next steps need the rest of Discord's 2,000
_MOST_TAKEN_BACK: Final = 10
_NOISE: Final = (ev.TurnBegan, ev.FightAsked)


def tell_report(report: TurnReport, aim: Aim | None = None) -> str:
    """The private reply, within 2,000 characters."""
    lines = [_happened(report)]
    if aim is not None and (stopped := _stopped(report, aim)):
        lines.append(stopped)
    mover = report.position.mover == report.seat.nation
    if mover and report.position.phase is not Phase.OVER:
        lines.append(say("reply-purse", purse=resources(report.position.current.purse)))
    lines.append(tell_waiting(report))
    return "\n".join(line for line in lines if line)


def tell_done(report: TurnReport) -> str:
    """What has happened, a line each."""
    return _happened(report)


def tell_waiting(report: TurnReport) -> str:
    """Who acts now: the caller by these commands, or another one."""
    position, seat = report.position, report.table.awaited
    if position.phase is Phase.OVER:
        return ""
    if seat is None or position.awaited == report.seat.nation:
        return tell_next(position)
    if seat.user_id == report.seat.user_id and seat.nation:
        return say("reply-acting-for", nation=seat.nation, next=tell_next(position))
    if position.demand is not None and seat.nation:
        return _asked(position, seat.nation, seat.name, mine=position.mover == report.seat.nation)
    if seat.nation:
        return say("reply-turn-of", nation=seat.nation, player=player(safe(seat.name)))
    return say("reply-turn-of-player", name=safe(seat.name))


def _asked(position: Position, nation: Nation, name: str, *, mine: bool) -> str:
    demand = position.demand
    if demand is None:
        raise AssertionError("nobody is asked")
    facts: Facts = {
        "nation": nation,
        "player": player(safe(name)),
        "place": place(position.setup.board, demand.province),
    }
    if not mine:
        return say("reply-asked", **facts)
    lost = losses_each(position, demand.unit, demand.province, demand.asked[0])
    return say("reply-asked.mine", **facts, unit=demand.unit, count=lost)


def _happened(report: TurnReport) -> str:
    if report.repeated:
        return say("reply-repeated")
    board = report.position.setup.board
    if report.taken_back:
        return _taken_back(board, report.taken_back)
    kept = _own(report)
    told = tell_events(board, kept)
    shown: list[str] = []
    for line in told:
        if sum(map(len, shown)) + len(line) > _MOST_CHARACTERS:
            shown.append(say("reply-more-lines", count=len(told) - len(shown)))
            break
        shown.append(line)
    return "\n".join(shown)


def _taken_back(board: Board, actions: tuple[Action, ...]) -> str:
    """What an undo has undone, the latest first as it was taken back."""
    told = [say_action(board, action) for action in reversed(actions)]
    if len(told) > _MOST_TAKEN_BACK:
        told = [*told[:_MOST_TAKEN_BACK], say("more", count=len(told) - _MOST_TAKEN_BACK)]
    return say("reply-taken-back", actions="; ".join(told))


def _own(report: TurnReport) -> tuple[Happening, ...]:
    """Without what the next turn begins with: the channel is told of that."""
    kept: list[Happening] = []
    for event in report.events:
        if isinstance(event, ev.RoundBegan | ev.TurnBegan):
            break
        if not isinstance(event, _NOISE):
            kept.append(event)
    return tuple(kept)


def _stopped(report: TurnReport, aim: Aim) -> str:
    """Where a march was interrupted by a question (M5), and that the rest stays to be moved."""
    own = _own(report)
    moved = [event for event in own if isinstance(event, ev.Moved)]
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
