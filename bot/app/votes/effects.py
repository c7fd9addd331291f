"""Effects of accepted votes, in the transaction of the deciding ballot."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.app.context import Context
from bot.app.lobby.settings import set_paused
from bot.app.notifications.compose import Notice
from bot.app.notifications.enqueue import announce
from bot.app.reminders.deadlines import Deadlines
from bot.app.reminders.pending import clock_runs, schedule
from bot.app.table import Table
from bot.app.turn.submit import Play, PlayingService
from bot.app.turn.undo import go_back
from bot.app.votes.messages import close_obsolete
from bot.app.votes.resign import Resignations
from bot.app.votes.substitutes import Substitutes
from bot.model import SeatRow, VoteKind, VoteRow
from bot.store import Connection, Games, People, Waits
from bot.text.table.seats import format_new_host
from bot.text.table.votes import (
    format_extended_by_vote,
    format_game_paused,
    format_game_resumed,
    format_resume_call,
    format_undone,
)

_Doing = Callable[[Connection, Table, VoteRow], Awaitable[Table]]


class VoteEffects(PlayingService):
    """Carries out accepted votes, by kind."""

    def __init__(
        self,
        context: Context,
        play: Play,
        resignations: Resignations,
        deadlines: Deadlines,
        seats: Substitutes,
    ) -> None:
        super().__init__(context, play)
        self._resignations = resignations
        self._deadlines = deadlines
        self._seats = seats
        self._doing: dict[VoteKind, _Doing] = {
            "undo": self._undo,
            "pause": self._pause,
            "resume": self._resume,
            "extend": self._extend,
            "end": self._end,
            "replace": self._replace,
            "expel": self._expel,
        }

    async def carry_out(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        """Carry out an accepted vote; return the table afterwards."""
        return await self._doing[vote.kind](tx, table, vote)

    async def _undo(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        """Undo the actions; the proposer is notified exactly once, as others may have agreed hours later.

        The vote's own message says that they are undone, and so do the calls that it makes obsolete.
        """
        said = partial(format_undone, table, vote)
        notices = [] if vote.asked else [Notice("undone", said(), tag=str(vote.id))]
        return await go_back(
            self._context,
            tx,
            table,
            int(vote.facts["keep"]),
            vote.mover_id,
            notices=notices,
            lines={"turn": said, "answer": said},
            resumes=format_resume_call,
        )

    async def _pause(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        table = await set_paused(self._context, tx, table, vote.mover_id, paused=True)
        await close_obsolete(tx, table, self._context.now())
        await announce(self._context, tx, table, "pause", format_game_paused())
        return table

    async def _resume(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        """Resume the game: notify the awaited players again, and play the automatic actions."""
        table = await set_paused(self._context, tx, table, vote.mover_id, paused=False)
        # Kind "resumed": "resume" is a turn notification, which keeps its buttons until it is answered.
        await announce(self._context, tx, table, "resumed", format_game_resumed())
        for wait in await Waits(tx).of_game(table.game.id):
            if await clock_runs(tx, table.game, wait.kind):
                person, anew = await People(tx).get(wait.user_id), replace(wait, called_at=None)
                await schedule(tx, table.game, anew, self._context.now(), person)
        after, _ = await self._play.run_automatic(tx, table)
        return after

    async def _extend(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        wait = await Waits(tx).by_id(int(vote.facts["wait"]))
        if wait is not None:  # otherwise the vote would have been closed as overtaken
            until = await self._deadlines.extend(tx, table, wait, vote.mover_id)
            text = format_extended_by_vote(table, vote, until)
            await announce(self._context, tx, table, "extended", text)
        return table

    async def _end(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        return await self._resignations.end_by_vote(tx, table)

    async def _replace(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        seat = table.seat_of(vote.about_id or 0)
        if seat is not None:
            to = vote.facts.get("to")
            newcomer = (int(to), str(vote.facts["names"][str(to)])) if to else None
            await self._seats.offer(tx, table, seat, newcomer, vote.mover_id)
        return table

    async def _expel(self, tx: Connection, table: Table, vote: VoteRow) -> Table:
        seat = table.seat_of(vote.about_id or 0)
        if seat is None:
            return table
        people = [user_id for user_id in table.voters if user_id != seat.user_id]
        was_host = table.game.host_id == seat.user_id
        if was_host and people:  # a host could end the game for all of them
            game = replace(table.game, host_id=vote.mover_id if vote.mover_id in people else people[0])
            await Games(tx).save(game)
            table = replace(table, game=game)
        after = await self.leave(tx, table, seat, vote.mover_id, expelled=True)
        if was_host and people and after.game.status == "running":
            await announce(
                self._context, tx, after, "host", format_new_host(after.people[after.game.host_id])
            )
        return after

    async def leave(self, tx: Connection, table: Table, seat: SeatRow, by: int, *, expelled: bool) -> Table:
        """Concede for a player, and offer the seat unless the game is over or a computer player has it now.

        Anybody may take it; until then, the bot ends the player's turns.
        """
        table = await self._resignations.give_up(tx, table, seat, expelled=expelled)
        left = table.seat_of(seat.user_id)
        if table.game.status == "running" and left is not None:
            await self._seats.offer(tx, table, left, None, by)
        return table
