"""A rematch: the same people at the same table again, once all of them have asked for it.

Who has pressed stands in the journal of the game that is over, so it outlives a restart; a press counts for a
week.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.lobby.announcement import end_rematch, show_rematch
from bot.app.lobby.beginning import begin, like, make_game
from bot.app.lobby.server_rules import GameCreator, check_creator
from bot.app.table import Table
from bot.app.turn.submit import Caller, check_place, table_of
from bot.model import SeatRow
from bot.store import Connection, Games, Journal, Servers

_KIND: Final = "rematch"
_COUNTS: Final = 7 * 86_400
"""Seconds for which a press counts."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """A rematch as it stands after a press: the names of those it waits for, or the game that has begun."""

    missing: tuple[str, ...]
    begun: Table | None = None


class Rematches(Service):
    """Asking for a rematch, and beginning it."""

    async def ask(self, caller: Caller, game_id: int, name: str, creator: GameCreator) -> Rematch:
        """Ask for one of a game which has ended in the caller's channel; it begins when all players have.

        Whoever is the first to ask must be allowed to open games. Asking twice is asking once. Raises
        `AppError` for whoever has no seat at the table, and where the channel has another game by now.
        """
        async with self._context.changing(game_id) as tx:
            table = await table_of(tx, game_id, caller)
            check_place(table.game, caller)
            await _check(tx, table, caller)
            agreed = await self._agreed(tx, table)
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
            return Rematch(missing, None if missing else await self._begun(tx, table, agreed))

    async def _agreed(self, tx: Connection, table: Table) -> dict[int, str]:
        """Who has asked for it lately, by the name of that moment."""
        since = self._context.now() - _COUNTS
        return {
            row.user_id: row.facts["name"]
            for row in await Journal(tx).of_game(table.game.id)
            if row.kind == _KIND and row.at > since and row.user_id in table.people
        }

    async def _begun(self, tx: Connection, table: Table, names: Mapping[int, str]) -> Table:
        ended = table.game
        host = ended.host_id if ended.host_id in names else next(iter(names))
        game = await make_game(tx, like(ended, ended.channel_id, host, self._context.now()))
        await end_rematch(self._context, tx, game, [*names.values()])
        return await begin(self._context, tx, Table(game, (), None), rotated(table.seats, names))


async def _check(tx: Connection, table: Table, caller: Caller) -> None:
    """Raises `AppError` where no rematch can come about, or not by the caller."""
    if table.game.status in {"lobby", "running"}:
        raise AppError("game-running")
    if table.game.origin == "practice" or table.game.started_at is None:
        raise AppError("no-game", channel=caller.channel_id)
    if caller.user_id not in table.people:
        raise AppError("rematch-others")
    if await Games(tx).after(table.game) is not None:
        raise AppError("rematch-over")
    if table.free:  # somebody is forgotten, and can press nothing any more
        raise AppError("rematch-gone")


def rotated(seats: Sequence[SeatRow], names: Mapping[int, str]) -> tuple[SeatRow, ...]:
    """Every player in the place of the next one, with that one's nation; all are whole again."""
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
