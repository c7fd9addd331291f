"""Going back and forth through a game's past, turn by turn, and to the board that a message told of."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.history import past_turns
from bot.app.table import Table, begin_of, load_table
from bot.app.turn.submit import Caller, game_here
from bot.engine.ruleset import OwnPosition
from bot.model import GameRow, LogRow
from bot.model.log import UndoRow
from bot.model.turns import Automatic, HistoryPage, PastTurn
from bot.rulesets import ruleset_of
from bot.store import Connection, Games, Outbox
from bot.workers.jobs import Explaining, packed


@dataclass(frozen=True, slots=True)
class ToldPage:
    """A game as a message of it told it."""

    page: HistoryPage
    undone: bool
    """Whether something of it was taken back since."""


class HistoryPager(Service):
    """Pages of a game's history; which page somebody looks at is kept in the buttons, not here."""

    async def at(self, caller: Caller, game_id: int, number: int | None = None) -> HistoryPage:
        """A game of this channel after so many turns, None or too many for all.

        Raises `AppError` where there is no such game, or it is somebody else's practice.
        """
        async with self._context.database.view() as view:
            game = await game_here(view, caller, game_id)
            table, begins = await _begun(view, game, caller)
            log = await Games(view).log(table.game.id)
        turns = await _turns(begins, log)
        shown = len(turns) if number is None else max(0, min(number, len(turns)))
        return HistoryPage(table, turns, shown, begins)

    async def why(self, caller: Caller, game_id: int, number: int) -> str:
        """Why a computer player has played one of its turns: a sentence in the language spoken.

        Raises `AppError`, also where there is no such turn, or it was a person's.
        """
        page = await self.at(caller, game_id, number)
        turn = page.turn
        if turn is None or page.number != number or not by_computer(turn):
            raise AppError("no-reasons")
        asked = Explaining(packed(turn.before), packed(turn.position), turn.nation)
        reasons = await self._context.workers.run(asked)
        events = [event for event in turn.events if not isinstance(event, Automatic)]
        return ruleset_of(turn.position).text.format_reasons(turn.position.setup.board, events, reasons)

    async def told(self, caller: Caller, message_id: int) -> ToldPage:
        """The game of a message as it stood when that was written, whatever was taken back since.

        Raises `AppError` where it is no message of ours about a game, or not one that the caller has got.
        """
        async with self._context.database.view() as view:
            message = await Outbox(view).by_message(message_id)
            reader = caller.user_id if message is not None and message.direct else caller.channel_id
            if message is None or message.log_seq is None or message.channel_id != reader:
                raise AppError("message-unknown")
            game = await Games(view).by_id(message.game_id)
            if game is None:
                raise AppError("message-unknown")
            table, begins = await _begun(view, game, caller)
            entries = await Games(view).entries(game.id)
        then, now = in_force(entries[: message.log_seq]), in_force(entries)
        turns = await _turns(begins, then)
        undone = [row.seq for row in then] != [row.seq for row in now[: len(then)]]
        return ToldPage(HistoryPage(table, turns, len(turns), begins), undone)


async def _begun(view: Connection, game: GameRow, caller: Caller) -> tuple[Table, OwnPosition]:
    """A game with the position it began with; a practice is its player's alone."""
    table = await load_table(view, game)
    if game.origin == "practice" and table.seat_of(caller.user_id) is None:
        raise AppError("no-game", channel=caller.channel_id)
    if table.position is None:
        raise AppError("not-started", seats=table.seats)
    return table, begin_of(game, table.position.setup)


async def _turns(begins: OwnPosition, log: Sequence[LogRow]) -> tuple[PastTurn, ...]:
    past = await asyncio.to_thread(past_turns, begins, log)
    return tuple(turn for turn in past if turn.rows)  # nothing is to be seen of one that only begins


def in_force(entries: Sequence[LogRow | UndoRow]) -> list[LogRow]:
    """The actions that were in force after these rows of a log."""
    kept: list[LogRow] = []
    for entry in entries:
        if isinstance(entry, UndoRow):
            del kept[entry.keep :]
        else:
            kept.append(entry)
    return kept


def by_computer(turn: PastTurn) -> bool:
    """Whether a computer player has played a turn; answers of others do not count."""
    return any(row.nation == turn.nation and row.reason == "bot" for row in turn.rows)
