"""Private replies to a player's actions: what happened, what is left, and what comes next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import RoundBegan, StoneMoved, TurnBegan
from bot.engine.payment import AnyPrice
from bot.engine.rondel import way_payment
from bot.engine.ruleset import Action, OwnPosition
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model import SeatRow
from bot.model.turns import Happening, Readers, TurnReport
from bot.rulesets import ruleset_of
from bot.text.commands import say_command
from bot.text.names import abridged, player, resources
from bot.text.prices import format_amount, spent

_MOST_CHARACTERS: Final = 1400  # for the events; resources and next steps need the rest of Discord's 2,000
_MOST_TAKEN_BACK: Final = 10
_PURCHASES: Final = ("temple", "wall", "arm", "learn", "recruit")
"""Types of action that wedges sell; of those that a payment rules out, the first one is mentioned."""


@dataclass(frozen=True)
class ReplyTexts:
    """What a ruleset provides for private replies."""

    format_events: Callable[[Board, Sequence[Happening], Readers], list[str]]
    say_action: Callable[[Board, Any], str]
    format_next_steps: Callable[[OwnPosition], str]
    with_mover: Callable[..., OwnPosition]
    """Returns a position with some fields of the mover replaced."""
    omitted: tuple[type[Any], ...] = ()
    asked: Callable[[TurnReport, SeatRow], str] = lambda _report, _seat: ""
    """Formats who must answer a question first, or goes on after the caller's answer; "" if nobody."""

    def format_who_acts(self, report: TurnReport) -> str:
        """Format who must act now: the caller, with the commands to use, or another player; "" if nobody."""
        position, seat = report.position, report.table.awaited
        if position.awaited is None:
            return ""
        if seat is None or position.awaited == report.seat.nation:
            return self._format_next(report)
        if seat.user_id == report.seat.user_id and seat.nation:
            return say("reply-acting-for", nation=seat.nation, next=self._format_next(report))
        if seat.nation:
            asked = self.asked(report, seat)
            return asked or say("reply-turn-of", nation=seat.nation, player=player(safe(seat.name)))
        return say("reply-turn-of-player", name=safe(seat.name))

    def _format_next(self, report: TurnReport) -> str:
        return say("reply-next-private") if report.direct else self.format_next_steps(report.position)

    def format_reply(self, report: TurnReport, besides: str = "") -> str:
        """Format the private reply within 2,000 characters; `besides` follows what happened."""
        lines = [self.format_results(report), besides]
        mover = report.position.mover == report.seat.nation
        if mover and report.position.awaited is not None:
            lines.append(say("reply-purse", purse=resources(report.position.current.purse)))
        last = [self.format_who_acts(report), self._format_other_payment(report)]
        lines.append(" ".join(filter(None, last)))
        return "\n".join(line for line in lines if line)

    def _format_other_payment(self, report: TurnReport) -> str:
        """Format how else to pay the way just made, so that its wedge still sells something; "" if it does.

        A wedge's command without a purchase pays the default, which may take the chips of the wedge.
        """
        position, own = report.position, () if report.direct else self.own(report)
        moved = next((event for event in own if isinstance(event, StoneMoved)), None)
        if moved is None or position.awaited != moved.nation or spent(own) != moved.paid:
            return ""
        purse, rules = position.current.purse.plus(moved.paid), ruleset_of(position).rules
        pay = way_payment(AnyPrice(moved.paid.total), moved.wedge, purse)
        otherwise = self.with_mover(position, purse=purse.minus(pay))
        now, then = ({action.type for action in rules.legal(here)} for here in (position, otherwise))
        lost = next((kind for kind in _PURCHASES if kind in then - now), None)
        if lost is None:
            return ""
        return say(
            "reply-pay-otherwise", command=say_command(moved.wedge), pay=format_amount(pay), bought=lost
        )

    def format_results(self, report: TurnReport) -> str:
        """Format what happened, one line per event; those of the caller's nation in the second person."""
        if report.repeated:
            return say("reply-repeated")
        board = report.position.setup.board
        if report.taken_back:
            undone = self._format_taken_back(board, report.taken_back)
            stays = say("reply-stays", asks=report.asks, direct=report.direct)
            return f"{undone}\n{stays}" if report.stays else undone
        people = [seat.nation for seat in report.table.seats if seat.nation and not seat.computer]
        readers = Readers(report.table.names, people, you=report.seat.nation)
        told = self.format_events(board, self.own(report), readers)
        shown: list[str] = []
        for line in told:
            if sum(map(len, shown)) + len(line) > _MOST_CHARACTERS:
                shown.append(say("reply-more-lines", count=len(told) - len(shown)))
                break
            shown.append(line)
        return "\n".join(shown)

    def _format_taken_back(self, board: Board, actions: Sequence[Action]) -> str:
        told = [self.say_action(board, action) for action in reversed(actions)]
        shown = abridged(told, _MOST_TAKEN_BACK)
        return say("reply-taken-back", count=len(actions), actions="; ".join(shown))

    def own(self, report: TurnReport) -> tuple[Happening, ...]:
        """Return the events without omitted ones, up to the next turn, which the channel reports."""
        kept: list[Happening] = []
        for event in report.events:
            if isinstance(event, RoundBegan | TurnBegan):
                break
            if not isinstance(event, self.omitted):
                kept.append(event)
        return tuple(kept)
