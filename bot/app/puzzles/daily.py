"""The daily puzzle of a table whose host wants one: posted at a fixed hour, with the last one's solution.

It is a job like a reminder: it lies in the database with its time and is taken out in the transaction that
queues the message, whose nonce is the day's. So it comes once, whenever the program was restarted.
"""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.app.context import Service
from bot.app.notifications.buttons import Button, packed
from bot.i18n.catalogue import say, speaking
from bot.model import GameRow, JobRow
from bot.model.messages import Payload
from bot.model.settings import GameSettings
from bot.puzzles import Puzzle, puzzle_of, puzzles
from bot.puzzles.wording import format_puzzle_question, format_puzzle_solution
from bot.store import Connection, Games, Jobs, Outbox

PUZZLE: Final = "puzzle"
"""The job, and the message that it brings."""
DAILY: Final = "antike:puzzle-daily:"
"""What the custom id of the way to a daily puzzle begins with; its id follows."""
_KEY: Final = "day"


async def plan_puzzle(tx: Connection, game: GameRow, now: int) -> None:
    """Have the next puzzle posted when the table's settings say, or none any more."""
    kept, at = await Jobs(tx).get(game.id, PUZZLE, _KEY), _next(game.settings, now)
    if at is None:
        await Jobs(tx).drop(game.id, PUZZLE, _KEY)
    else:
        due = kept or JobRow(game.id, PUZZLE, _KEY, at)
        await Jobs(tx).put(replace(due, at=at))


class DailyPuzzles(Service):
    """Posts them; done by the scheduler."""

    async def post(self, tx: Connection, due: JobRow) -> None:
        """The day's puzzle, unless the game is over or has had one today; then the next is planned."""
        game, now = await Games(tx).by_id(due.game_id), self._context.now()
        if game is None or game.status not in {"lobby", "running"}:
            return
        at, day = _next(game.settings, now), _local(game.settings, now).date()
        if at is None:
            return
        nonce, last = f"g{game.id}-{PUZZLE}-{day:%Y%m%d}", due.payload.get("last")
        puzzle = _of_day(game.ruleset, day.toordinal())
        if puzzle is not None and await Outbox(tx).by_nonce(nonce) is None:
            with speaking(game.language):
                text = _told(puzzle, puzzle_of(last) if last else None)
            button = Button("puzzle-daily-open", f"{DAILY}{puzzle.id}", tone="main")
            payload = Payload(text=text, puzzle=puzzle.id, buttons=packed((button,)))
            await Outbox(tx).add(game, nonce, PUZZLE, payload, now)
            last = puzzle.id
        await Jobs(tx).put(JobRow(game.id, PUZZLE, _KEY, at, {"last": last} if last else {}))


def _of_day(ruleset_id: str, day: int) -> Puzzle | None:
    """The puzzle of a day, the same at all tables; None where a ruleset has none."""
    every = puzzles(ruleset_id)
    return every[day % len(every)] if every else None


def _told(puzzle: Puzzle, last: Puzzle | None) -> str:
    lines = [say("puzzle-daily"), format_puzzle_question(puzzle)]
    if last is not None and last.id != puzzle.id:
        lines.append(say("puzzle-daily-last", nation=last.nation, solution=format_puzzle_solution(last)))
    return "\n".join(lines)


def _local(settings: GameSettings, now: int) -> datetime:
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(settings.zone or "UTC"))


def _next(settings: GameSettings, now: int) -> int | None:
    """When the wall clock shows the hour for the next time; None where no puzzle is wanted."""
    if settings.puzzle is None:
        return None
    here = _local(settings, now)
    hour = time(*divmod(settings.puzzle, 60), tzinfo=here.tzinfo)
    today = int(datetime.combine(here.date(), hour).timestamp())
    if today > now:
        return today
    return int(datetime.combine(here.date() + timedelta(days=1), hour).timestamp())
