"""Reading games; nothing here changes anything."""

from dataclasses import dataclass

from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.play import Caller, open_game
from bot.app.table import Table, load_table
from bot.engine.antike import Position, apply, start
from bot.engine.antike.events import Event, TurnBegan
from bot.engine.terms import Nation
from bot.record import Record
from bot.store import Games

__all__ = ["Looking", "PastTurn"]


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn as it was played, or as far as it has been played."""

    round: int
    nation: Nation
    events: tuple[Event, ...]


class Looking:
    """Tables, lists, histories, records."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def table(self, caller: Caller) -> Table:
        """The game of a channel; raises `AppError` where there is none."""
        reader = self._context.database.reader
        return await load_table(reader, await open_game(reader, caller))

    async def started(self, caller: Caller) -> tuple[Table, Position]:
        """The same, with its position; raises `AppError` where the game has not started."""
        table = await self.table(caller)
        if table.position is None:
            code = "not-started" if table.game.status == "lobby" else "no-game"
            raise AppError("not-started" if code == "not-started" else "no-game", seats=table.seats)
        return table, table.position

    async def by_id(self, game_id: int) -> Table | None:
        """One game by its number."""
        reader = self._context.database.reader
        game = await Games(reader).by_id(game_id)
        return await load_table(reader, game) if game else None

    async def in_guild(self, guild_id: int) -> list[Table]:
        """Games of a server, open ones first."""
        reader = self._context.database.reader
        return [await load_table(reader, game) for game in await Games(reader).in_guild(guild_id)]

    async def history(self, caller: Caller) -> list[PastTurn]:
        """All turns so far, the present one last."""
        table, position = await self.started(caller)
        log = await Games(self._context.database.reader).log(table.game.id)
        now = start(position.setup)
        turns: list[PastTurn] = []
        round_number, nation, events = now.round, now.mover, list[Event]()
        for row in log[: table.game.length]:
            now, more = apply(now, row.action)
            events.extend(event for event in more if not isinstance(event, TurnBegan))
            if any(isinstance(event, TurnBegan) for event in more):
                turns.append(PastTurn(round_number, nation, tuple(events)))
                round_number, nation, events = now.round, now.mover, []
        return [*turns, PastTurn(round_number, nation, tuple(events))] if events else turns

    async def record(self, caller: Caller) -> Record:
        """The whole game as a record."""
        table, position = await self.started(caller)
        log = await Games(self._context.database.reader).log(table.game.id)
        actions = tuple(row.action for row in log[: table.game.length])
        return Record(position.setup, table.names, actions)
