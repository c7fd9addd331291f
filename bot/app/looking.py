"""Reading games; nothing here changes anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

import aiosqlite

from bot.app.context import Context
from bot.app.errors import AppCode, AppError
from bot.app.play import Caller, open_game
from bot.app.table import Table, load_table
from bot.engine.antike import Position, apply, start
from bot.engine.antike.actions import Action
from bot.engine.antike.events import Event, RoundBegan, TurnBegan
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
    actions: tuple[Action, ...] = ()
    """The answers of other nations among them."""


class Looking:
    """Tables, lists, histories, records."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def table(self, caller: Caller) -> Table:
        """The game of a channel; raises `AppError` where there is none."""
        async with self._context.database.view() as view:
            return await load_table(view, await open_game(view, caller))

    async def started(self, caller: Caller) -> tuple[Table, Position]:
        """The same, with its position; raises `AppError` where the game has not started."""
        async with self._context.database.view() as view:
            return await _started(view, caller)

    async def by_id(self, game_id: int) -> Table | None:
        """One game by its number."""
        async with self._context.database.view() as view:
            game = await Games(view).by_id(game_id)
            return await load_table(view, game) if game else None

    async def in_guild(self, guild_id: int) -> list[Table]:
        """Games of a server, open ones first."""
        async with self._context.database.view() as view:
            return [await load_table(view, game) for game in await Games(view).in_guild(guild_id)]

    async def history(self, caller: Caller) -> list[PastTurn]:
        """All turns so far, the present one last."""
        async with self._context.database.view() as view:
            table, position = await _started(view, caller)
            log = await Games(view).log(table.game.id)
        now = start(position.setup)
        turns: list[PastTurn] = []
        round_number, nation, events, actions = now.round, now.mover, list[Event](), list[Action]()
        for row in log:
            now, more = apply(now, row.action)
            actions.append(row.action)
            ended, begun = _split(more)
            events.extend(ended)
            if len(ended) < len(more):
                turns.append(PastTurn(round_number, nation, tuple(events), tuple(actions)))
                round_number, nation, events, actions = now.round, now.mover, begun, []
        if events:
            turns.append(PastTurn(round_number, nation, tuple(events), tuple(actions)))
        return turns

    async def record(self, caller: Caller) -> Record:
        """The whole game as a record."""
        async with self._context.database.view() as view:
            table, position = await _started(view, caller)
            log = await Games(view).log(table.game.id)
        return Record(position.setup, _players(table), tuple(row.action for row in log))


def _players(table: Table) -> dict[Nation, str]:
    """Names by nation, numbered where two players share one: a record tells players apart by name."""
    told: dict[int, str] = {}
    for user_id, name in table.players.items():
        tries = (name if number == 1 else f"{name} ({number})" for number in count(1))
        told[user_id] = next(each for each in tries if each not in told.values())
    return {seat.nation: told[seat.user_id] for seat in table.seats if seat.nation}


def _split(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """What belongs to the turn that goes on or ends, and what the next one begins with."""
    begins = (index for index, event in enumerate(events) if isinstance(event, RoundBegan | TurnBegan))
    at = next(begins, len(events))
    return list(events[:at]), [event for event in events[at:] if not isinstance(event, TurnBegan)]


async def _started(view: aiosqlite.Connection, caller: Caller) -> tuple[Table, Position]:
    table = await load_table(view, await open_game(view, caller))
    if table.position is None:
        code: AppCode = "not-started" if table.game.status == "lobby" else "no-game"
        raise AppError(code, seats=table.seats, channel=caller.channel_id)
    return table, table.position
