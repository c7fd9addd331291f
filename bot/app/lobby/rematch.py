"""Rematches: a game with the same players in the same channel, started once all have agreed.

Agreements are entries in the journal of the finished game, so they survive a restart; they expire after a
week, and can be withdrawn before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app.access import Caller, load_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.lobby.announcement import LAPSE, end_rematch, show_rematch
from bot.app.lobby.beginning import begin, make_game, with_settings_of
from bot.app.lobby.server_rules import GameCreator, check_creator
from bot.app.table import Table, load_table
from bot.model import EventRow, JobRow, SeatRow
from bot.store import Connection, Games, Jobs, Journal, Servers

_KIND: Final = "rematch"
_WITHDRAWN: Final = "rematch-withdrawn"
REMATCH_PERIOD: Final = 7 * 86_400
"""Seconds until an agreement expires."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Result of an agreement: the names of players who have not agreed yet, or the started game."""

    missing: tuple[str, ...]
    begun: Table | None = None


class Rematches(Service):
    """Collects agreements to a rematch and starts it."""

    async def ask(self, caller: Caller, game_id: int, name: str, creator: GameCreator) -> Rematch:
        """Agree to a rematch of a finished game of the caller's channel; it starts once all players agree.

        The first to agree must be allowed to open games. Agreeing again has no effect. Raises `AppError` if
        the caller has no seat at the table, or the channel has a newer game.
        """
        async with self._context.game_transaction(game_id) as tx:
            table = await load_here(tx, caller, game_id)
            await _check_rematch_allowed(tx, table, caller)
            agreed = _names(await self._agreements(tx, table))
            new = caller.user_id not in agreed
            if not agreed:
                check_creator(await Servers(tx).get(table.game.guild_id), creator)
            agreed.setdefault(caller.user_id, name)
            missing = tuple(other for user_id, other in table.people.items() if user_id not in agreed)
            if new:
                facts = {"name": name}
                await Journal(tx).add(game_id, _KIND, self._context.now(), caller.user_id, facts=facts)
            if new and missing:
                await show_rematch(self._context, tx, table, agreed)
                if len(agreed) == 1:
                    await _schedule_lapse(tx, game_id, self._context.now())
            return Rematch(missing, None if missing else await self._start_rematch(tx, table, agreed))

    async def withdraw(self, caller: Caller, game_id: int) -> None:
        """Withdraw the caller's agreement; it has no effect without one. Raises `AppError` like `ask`."""
        async with self._context.game_transaction(game_id) as tx:
            table = await load_here(tx, caller, game_id)
            await _check_rematch_allowed(tx, table, caller)
            agreed = _names(await self._agreements(tx, table))
            if agreed.pop(caller.user_id, None) is not None:
                await Journal(tx).add(game_id, _WITHDRAWN, self._context.now(), caller.user_id)
                await show_rematch(self._context, tx, table, agreed, gone="withdrawn")

    async def lapse(self, tx: Connection, due: JobRow) -> None:
        """Show in an open proposal that agreements have expired; with the last one it is closed."""
        table = await load_table(tx, await Games(tx).get(due.game_id))
        standing = await self._agreements(tx, table)
        await show_rematch(self._context, tx, table, _names(standing), gone="lapsed")
        if standing:
            await _schedule_lapse(tx, table.game.id, min(row.at for row in standing.values()))

    async def _agreements(self, tx: Connection, table: Table) -> dict[int, EventRow]:
        """Return the agreements that stand and have not expired, by user id."""
        since, agreed = self._context.now() - REMATCH_PERIOD, dict[int, EventRow]()
        for row in await Journal(tx).of_game(table.game.id):
            if row.user_id in table.people and row.kind == _WITHDRAWN:
                agreed.pop(row.user_id, None)
            elif row.user_id in table.people and row.kind == _KIND and row.at > since:
                agreed[row.user_id] = row
        return agreed

    async def _start_rematch(self, tx: Connection, table: Table, names: Mapping[int, str]) -> Table:
        ended = table.game
        host = ended.host_id if ended.host_id in names else next(iter(names))
        game = await make_game(tx, with_settings_of(ended, ended.channel_id, host, self._context.now()))
        await end_rematch(self._context, tx, game, [*names.values()])
        return await begin(self._context, tx, Table(game, (), None), rotate_seats(table.seats, names))


def _names(standing: Mapping[int, EventRow]) -> dict[int, str]:
    """Return the names with which players have agreed, by user id."""
    return {user_id: row.facts["name"] for user_id, row in standing.items()}


async def _schedule_lapse(tx: Connection, game_id: int, first: int) -> None:
    """Schedule the end of the oldest agreement, given at `first`; withdrawing it changes nothing."""
    await Jobs(tx).put(JobRow(game_id, LAPSE, "", first + REMATCH_PERIOD))


async def _check_rematch_allowed(tx: Connection, table: Table, caller: Caller) -> None:
    if not table.game.ended:
        raise AppError("game-running")
    if table.game.origin == "practice" or table.game.started_at is None:
        raise AppError("no-game")
    if caller.user_id not in table.people:
        raise AppError("rematch-others")
    if await Games(tx).after(table.game) is not None:
        raise AppError("rematch-over")
    if table.free:  # a player had their data deleted and can no longer agree
        raise AppError("rematch-gone")


def rotate_seats(seats: Sequence[SeatRow], names: Mapping[int, str]) -> tuple[SeatRow, ...]:
    """Return the seats with each player moved to the next player's place and nation, without concessions."""
    fresh = [
        replace(
            seat,
            name=names.get(seat.user_id, seat.name),
            conceded=False,
            bot=seat.bot if seat.computer else None,
            bot_round=None,
        )
        for seat in seats
    ]
    return tuple(
        replace(player, seat=place.seat, nation=place.nation)
        for player, place in zip((fresh[-1], *fresh[:-1]), seats, strict=True)
    )
