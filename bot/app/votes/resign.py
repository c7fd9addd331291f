"""Conceding a running game, and ending a game without a winner."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.app.access import (
    Caller,
    changing_here,
    check_going,
    check_host,
    load_here,
    load_hosted_game,
    load_seat,
)
from bot.app.after_change import finish_change
from bot.app.errors import AppError
from bot.app.lobby.announcement import show_lobby
from bot.app.lobby.bot_seats import take_over
from bot.app.lobby.settings import set_paused
from bot.app.notifications.buttons import end_buttons
from bot.app.notifications.compose import Notice, demand_nonce, readers_of
from bot.app.table import Table, as_ended
from bot.app.turn.submit import PlayingService
from bot.app.votes.substitutes import next_host, with_new_host
from bot.model import SeatRow
from bot.model.seats import Level
from bot.store import Connection, Games, Journal
from bot.text.table.bots import format_takeover
from bot.text.table.seats import format_concession, format_game_closed


class Resignations(PlayingService):
    """Concessions, and ends of games without a winner."""

    async def may_leave(self, caller: Caller) -> Table:
        """Return the game in which the caller plays and could concede; raises `AppError`."""
        async with self._context.database.view() as view:
            table, _ = await load_seat(view, caller)
            _check_not_practice(table)
            return table

    async def concede(self, caller: Caller) -> Table:
        """Concede; the bot then ends this nation's turns. The last player left wins. Raises `AppError`."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table, seat = await load_seat(tx, caller, game_id)
            return await self.give_up(tx, table, seat, expelled=False)

    async def give_up(self, tx: Connection, table: Table, seat: SeatRow, *, expelled: bool) -> Table:
        """Concede inside a transaction of the caller's; `expelled` if the players have voted for it.

        Unless expelled, a computer player takes over if the settings say so. Raises `AppError`.
        """
        _check_not_practice(table)
        if not expelled and (level := table.game.settings.substitute_level):
            return await self._hand_over_to_bot(tx, table, seat, level)
        mine = table.seats_of(seat.user_id)
        seats = tuple(replace(other, conceded=True) if other in mine else other for other in table.seats)
        await Games(tx).set_seats(table.game.id, seats)
        facts = {"expelled": expelled}
        await Journal(tx).add(table.game.id, "left", self._context.now(), seat.user_id, seat.nation, facts)
        table = await self._resume_for_bots(tx, replace(table, seats=seats))
        left = [other for other in seats if not other.conceded]
        if len({other.user_id for other in left}) == 1:
            return await self._end_by_concession(
                tx, table, mine, _highest_scoring_seat(table, left), expelled=expelled
            )
        notice = Notice("closed", _format_concession(mine, expelled=expelled), tag=str(seat.seat))
        after, _ = await self._play.run_automatic(tx, table, [notice])
        return after

    async def end_by_vote(self, tx: Connection, table: Table) -> Table:
        """End the game without a winner as voted, inside the vote's transaction."""
        return await self._end_game(tx, table, Notice("closed", format_game_closed(None, agreed=True)))

    async def _hand_over_to_bot(self, tx: Connection, table: Table, seat: SeatRow, level: Level) -> Table:
        """Let a computer player continue with the player's nations, as the game's settings say."""
        now = self._context.now()
        before, table = table, await take_over(tx, table, seat, level, now, seat.user_id)
        game = replace(before.game, host_id=next_host(before, table.seats, seat.user_id))
        await Games(tx).save(game)
        table = await self._resume_for_bots(tx, replace(table, game=game))
        there = table.seats[seat.seat]
        told = format_takeover(seat.name, table.nations_of(there.user_id), there.name)
        told = with_new_host(told, before, table)
        notice = Notice("closed", told, tag=str(seat.seat))
        after, _ = await self._play.run_automatic(tx, table, [notice])
        return after

    async def _resume_for_bots(self, tx: Connection, table: Table) -> Table:
        """Resume a paused game that its last person has left, as nobody could vote on resuming it."""
        if table.voters:
            return table
        return await set_paused(self._context, tx, table, None, paused=False)

    async def _end_by_concession(
        self, tx: Connection, table: Table, seats: Sequence[SeatRow], winner: SeatRow, *, expelled: bool
    ) -> Table:
        over = table.ruleset.rules.ended(table.started, winner.nation, "concession")
        text, readers = table.ruleset.text, readers_of(table)

        def words(told: str) -> str:
            return f"{_format_concession(seats, winner, expelled=expelled)}\n{told}"

        def private() -> str:
            return words(text.format_standings(over, readers))

        public = words(text.format_won(over, (), readers).text)
        mention, ends = tuple(table.people), end_buttons(table.game)
        notice = Notice("won", public, private=private, mention=mention, position=over, buttons=ends)
        return await self._end_game(tx, table, notice, winner, None if expelled else seats[0].user_id)

    async def end(self, caller: Caller) -> Table:
        """End a lobby or a running game without a winner. Raises `AppError`."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await load_hosted_game(tx, caller, game_id, ending=True)
            host = table.seat_of(caller.user_id)
            notice = Notice("closed", format_game_closed(host.name if host else None))
            return await self._end_game(tx, table, notice)

    async def end_orphaned(self, caller: Caller, *, manages: bool) -> Table:
        """End a game whose channel is gone, without a message; for its host and players, or with `manages`.

        Nobody can play on there, so nobody is asked. Raises `AppError`.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await load_here(tx, caller, game_id)
            check_going(table)
            if not manages and caller.user_id not in table.voters:
                check_host(table, caller.user_id)
            return await self._end_game(tx, table, None)

    async def _end_game(
        self,
        tx: Connection,
        table: Table,
        notice: Notice | None,
        winner: SeatRow | None = None,
        actor: int | None = None,
    ) -> Table:
        """End the game, by concession to the winner or without one; `actor` needs no message about it."""
        game = replace(
            table.game,
            status="over" if winner else "closed",
            result={"winner": winner.nation, "reason": "concession"} if winner else {"reason": "ended"},
            paused_at=None,
            revision=table.game.revision + 1,
            changed_at=self._context.now(),
        )
        await Games(tx).save(game)
        after = replace(table, game=game, position=table.position and as_ended(game, table.position))
        if table.game.status == "lobby":
            await show_lobby(self._context, tx, after)
        notices = [*_withdrawal_notices(table), *([notice] if notice else [])]
        await finish_change(self._context, tx, after, notices, actor)
        return after


def _check_not_practice(table: Table) -> None:
    """Raise `AppError` for a practice game: one person has all its seats, so nobody would be left."""
    if table.game.origin == "practice":
        raise AppError("practice-alone")


def _withdrawal_notices(table: Table) -> list[Notice]:
    """Return a notice that removes the buttons of an open question, as no answer is accepted any more."""
    if table.question is None:
        return []
    asked = demand_nonce(table.game.id, table.game.revision)
    words = partial(table.ruleset.text.format_question_withdrawn, table.position)
    return [Notice("settle", words(), private=words, settles=asked)]


def _highest_scoring_seat(table: Table, left: Sequence[SeatRow]) -> SeatRow:
    """Return the last player's seat with the highest-scoring nation: a nation wins, not a player (S9)."""
    position = table.started
    score = table.ruleset.rules.score
    return max(left, key=lambda seat: score(position, seat.nation) if seat.nation else 0)


def _format_concession(seats: Sequence[SeatRow], winner: SeatRow | None = None, *, expelled: bool) -> str:
    nations = [seat.nation for seat in seats if seat.nation]
    if not nations or (winner and winner.nation is None):
        raise AssertionError("in a running game every seat has a nation")
    won = (winner.name, winner.nation) if winner and winner.nation else None
    return format_concession(seats[0].name, nations, won, expelled=expelled)
