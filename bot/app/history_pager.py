"""Navigation through a game's history by turn, and to the position reported by a message."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.access import Caller, game_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.history import played_turns
from bot.app.table import Table, begin_of, load_table
from bot.engine.ruleset import OwnPosition
from bot.model import GameRow, LogRow
from bot.model.games import Fork
from bot.model.log import UndoRow
from bot.model.turns import Automatic, HistoryPage, PastTurn
from bot.rulesets import ruleset_of
from bot.store import Connection, Games, Outbox
from bot.workers.jobs import Explaining, packed


@dataclass(frozen=True, slots=True)
class ReportedPage:
    """A game at the position reported by one of its messages."""

    page: HistoryPage
    undone: bool
    """Whether any of these actions has been undone since."""


class HistoryPager(Service):
    """Loads pages of a game's history; the page a user views is stored in the buttons, not here."""

    async def at(self, caller: Caller, game_id: int, number: int | None = None) -> HistoryPage:
        """Return a game of this channel after `number` turns; None, or too many, for all turns.

        Raises `AppError` if there is no such game, it has not started, or it is another user's practice game.
        """
        async with self._context.database.view() as view:
            game = await game_here(view, caller, game_id)
            table, begins = await _load_with_initial_position(view, game, caller)
            log = await Games(view).log(table.game.id)
        turns = tuple(await played_turns(game, begins.setup, log))
        shown = len(turns) if number is None else max(0, min(number, len(turns)))
        return HistoryPage(table, turns, shown, begins, table.position if shown == len(turns) else None)

    async def why(self, caller: Caller, game_id: int, number: int) -> str:
        """Return why a computer player has played one of its turns: a sentence in the active language.

        Raises `AppError`, also if there is no such turn, or it was a person's.
        """
        page = await self.at(caller, game_id, number)
        turn = page.turn
        if turn is None or page.number != number or not by_computer(turn):
            raise AppError("no-reasons")
        asked = Explaining(packed(turn.before), packed(turn.position), turn.nation)
        reasons = await self._context.workers.run(asked)
        events = [event for event in turn.events if not isinstance(event, Automatic)]
        return ruleset_of(turn.position).text.format_reasons(turn.position.setup.board, events, reasons)

    async def reported_page(self, caller: Caller, message_id: int) -> ReportedPage:
        """Return the game of a message as of when that was written, regardless of later undos.

        Raises `AppError` if the message is not one of the bot's about a game, or not one that the caller
        received.
        """
        async with self._context.database.view() as view:
            message = await Outbox(view).by_message(message_id)
            reader = caller.user_id if message is not None and message.direct else caller.channel_id
            if message is None or message.log_seq is None or message.channel_id != reader:
                raise AppError("message-unknown")
            game = await Games(view).get(message.game_id)
            table, begins = await _load_with_initial_position(view, game, caller)
            entries = await Games(view).entries(game.id)
        then, now = in_force(entries[: message.log_seq]), in_force(entries)
        turns = tuple(await played_turns(game, begins.setup, then))
        undone = [row.seq for row in then] != [row.seq for row in now[: len(then)]]
        return ReportedPage(HistoryPage(table, turns, len(turns), begins), undone)


async def _load_with_initial_position(
    view: Connection, game: GameRow, caller: Caller
) -> tuple[Table, OwnPosition]:
    """Return a game with its initial position; a practice game is private to its player."""
    table = await load_table(view, game)
    if game.origin == "practice" and table.seat_of(caller.user_id) is None:
        raise AppError("no-game")
    if table.position is None:
        raise AppError("not-started", seats=table.seats)
    return table, begin_of(game, table.position.setup)


def in_force(entries: Sequence[LogRow | UndoRow]) -> list[LogRow]:
    """Return the actions in force after these log entries, with undos applied."""
    kept: list[LogRow] = []
    for entry in entries:
        if isinstance(entry, UndoRow):
            del kept[entry.keep :]
        else:
            kept.append(entry)
    return kept


def shared_length(fork: Fork, entries: Sequence[LogRow | UndoRow]) -> int:
    """Return how many of its original game's actions a practice game with these log entries still has."""
    return min([fork.length, *(entry.keep for entry in entries if isinstance(entry, UndoRow))])


def by_computer(turn: PastTurn) -> bool:
    """Return whether a computer player has played the turn; answers of other nations do not count."""
    return any(row.nation == turn.nation and row.reason == "bot" for row in turn.rows)
