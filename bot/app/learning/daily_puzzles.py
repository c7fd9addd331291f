"""Daily puzzle for games whose host wants one, posted at a fixed time with the previous one's answer.

It is a job like a reminder: stored in the database with its due time, and removed in the transaction that
queues the message, whose nonce contains the date. So it is posted exactly once, even after a restart.
"""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.app.context import Service
from bot.app.notifications.buttons import Button, packed
from bot.i18n.catalogue import say
from bot.model import GameRow, JobRow
from bot.model.messages import Payload
from bot.model.settings import GameSettings
from bot.puzzles import Puzzle, puzzle_of, puzzles
from bot.puzzles.wording import format_puzzle_question, format_turn_steps
from bot.store import Connection, Games, Jobs, Outbox

PUZZLE: Final = "puzzle"
"""Kind of the job and of the message it queues."""
DAILY: Final = "antike:puzzle-daily:"
"""Prefix of the custom id of the button that opens a daily puzzle; the puzzle's id follows."""
_KEY: Final = "day"


async def plan_puzzle(tx: Connection, game: GameRow, now: int) -> None:
    """Schedule the next puzzle as the game's settings say, or cancel it."""
    kept, at = await Jobs(tx).get(game.id, PUZZLE, _KEY), _next_post_time(game.settings, now)
    if at is None:
        await Jobs(tx).drop(game.id, PUZZLE, _KEY)
    else:
        due = kept or JobRow(game.id, PUZZLE, _KEY, at)
        await Jobs(tx).put(replace(due, at=at))


class DailyPuzzles(Service):
    """Posts daily puzzles; called by the scheduler."""

    async def post(self, tx: Connection, due: JobRow) -> None:
        """Post the day's puzzle unless already posted, and schedule the next; nothing in a finished game."""
        game, now = await Games(tx).get(due.game_id), self._context.now()
        if game.ended:
            return
        at, day = _next_post_time(game.settings, now), _local_time(game.settings, now).date()
        if at is None:
            return
        nonce, last = f"g{game.id}-{PUZZLE}-{day:%Y%m%d}", due.payload.get("last")
        puzzle = _puzzle_of_day(game.ruleset, day.toordinal())
        if puzzle is not None and await Outbox(tx).by_nonce(nonce) is None:
            text = _format_daily_puzzle(puzzle, puzzle_of(last) if last else None)
            button = Button("puzzle-daily-open", f"{DAILY}{puzzle.id}", tone="main")
            payload = Payload(text=text, puzzle=puzzle.id, buttons=packed((button,)))
            await Outbox(tx).add(game, nonce, PUZZLE, payload, now)
            last = puzzle.id
        await Jobs(tx).put(JobRow(game.id, PUZZLE, _KEY, at, {"last": last} if last else {}))


def _puzzle_of_day(ruleset_id: str, day: int) -> Puzzle | None:
    """Return the puzzle of a day (its ordinal), the same in all games; None if the ruleset has none."""
    every = puzzles(ruleset_id)
    return every[day % len(every)] if every else None


def _format_daily_puzzle(puzzle: Puzzle, last: Puzzle | None) -> str:
    lines = [say("puzzle-daily"), format_puzzle_question(puzzle)]
    if last is not None and last.id != puzzle.id:
        lines.append(
            say("puzzle-daily-last", nation=last.nation, step=format_turn_steps(last, last.line[:1]))
        )
    return "\n".join(lines)


def _local_time(settings: GameSettings, now: int) -> datetime:
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(settings.zone or "UTC"))


def _next_post_time(settings: GameSettings, now: int) -> int | None:
    """Return when the local time is next the hour set, in Unix seconds; None if no puzzle is wanted."""
    if settings.puzzle is None:
        return None
    here = _local_time(settings, now)
    hour = time(*divmod(settings.puzzle, 60), tzinfo=here.tzinfo)
    today = int(datetime.combine(here.date(), hour).timestamp())
    if today > now:
        return today
    return int(datetime.combine(here.date() + timedelta(days=1), hour).timestamp())
