"""Reports of finished games, for users on request and for the table at the end."""

from bot.app.access import Caller
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.history import replaying
from bot.app.queries import record_of, started_table
from bot.app.table import Table, load_table
from bot.engine.ruleset import Outcome
from bot.model import GameRow, LogRow
from bot.store import Connection, Games, People
from bot.workers.jobs import MOST_TOLD, ReportPage, reporting


class GameReports(Service):
    """Creates reports off the event loop, in the active language."""

    async def for_caller(self, caller: Caller, game_id: int | None = None) -> tuple[Table, ReportPage]:
        """Return the report, with picture, of the game in the caller's channel or of an earlier one there.

        Raises `AppError` if the game is not over: assessing a running game is up to its players.
        """
        async with self._context.database.view() as view:
            table, _ = await started_table(view, caller, game_id)
            if not table.game.ended:
                raise AppError("report-open")
            if table.game.length > MOST_TOLD:
                raise AppError("report-too-long", actions=table.game.length, most=MOST_TOLD)
            log = await Games(view).log(table.game.id)
            theme = (await People(view).get(caller.user_id)).theme
        if not log:
            raise AppError("report-empty")
        return table, await self._create_report(table, log, theme, drawn=True)

    async def end_of(self, caller: Caller, game_id: int | None = None) -> Outcome | None:
        """Return how the game in the caller's channel, or an earlier one there, ended; None if it did not."""
        async with self._context.database.view() as view:
            _, position = await started_table(view, caller, game_id)
        outcome: Outcome | None = position.outcome
        return outcome

    async def of_game(self, game_id: int, log_seq: int | None, *, drawn: bool) -> ReportPage | None:
        """Return the report of a game that ended with `log_seq` rows in its log.

        None if it did not, or is too long for a report.
        """
        async with self._context.database.view() as view:
            game = await _load_ended_game(view, game_id, log_seq)
            if game is None or game.length > MOST_TOLD:
                return None
            table, log = await load_table(view, game), await Games(view).log(game_id)
        return await self._create_report(table, log, drawn=drawn)

    async def is_current(self, game_id: int, log_seq: int | None) -> bool:
        """Return whether a game ended with that many log rows; an end after an undo has its own report."""
        async with self._context.database.view() as view:
            return await _load_ended_game(view, game_id, log_seq) is not None

    async def _create_report(
        self, table: Table, log: list[LogRow], theme: str = "standard", *, drawn: bool
    ) -> ReportPage:
        job = reporting(record_of(table, log), table.started.outcome, table.names, theme, drawn=drawn)
        # The names belong to it, as a player who asks to be forgotten leaves the game as it is.
        key = table.game.id, table.game.revision, job.language, drawn, theme, *job.game.players.items()
        with replaying():
            return await self._context.reports.of(key, lambda: self._context.workers.run(job))


async def _load_ended_game(view: Connection, game_id: int, log_seq: int | None) -> GameRow | None:
    game = await Games(view).by_id(game_id)
    stands = game is not None and game.ended and await Games(view).count_rows(game_id) == log_seq
    return game if stands else None
