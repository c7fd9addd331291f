"""Waits, jobs and turns of computer players: whom games wait for, and what is due when."""

import json
from collections.abc import Collection, Sequence
from functools import partial
from operator import itemgetter

from bot.engine.terms import Nation
from bot.model.schedule import BotTurnRow, JobRow, TurnClockRow, WaitRow
from bot.store.db.connection import Repository, Row, columns_of, number, read_row
from bot.store.db.shards import ALL_SHARDS, Shards


class Waits(Repository):
    """Whom games wait for, since when, and how much time has counted."""

    async def add(self, wait: WaitRow) -> WaitRow:
        """Add a wait and return it with its id."""
        values = columns_of(wait, agreed=json.dumps(wait.agreed))
        del values["id"]
        return _wait_row(await self._insert_returning("waits", values))

    async def save(self, wait: WaitRow) -> None:
        """Update a wait."""
        values = columns_of(wait, agreed=json.dumps(wait.agreed))
        await self._update("waits", values, id=values.pop("id"))

    async def mark_told(self, wait_id: int, at: int, silent: Collection[int]) -> None:
        """Record that a call has arrived, which leaves some users `silent`, unless an earlier one has."""
        wait = await self.by_id(wait_id)
        if wait is not None and wait.told_at is None and wait.user_id not in silent:
            await self._update("waits", {"told_at": at}, id=wait_id)

    async def end(self, wait_id: int) -> None:
        """Delete a wait."""
        await self._delete("waits", id=wait_id)

    async def by_id(self, wait_id: int) -> WaitRow | None:
        """Return a wait by id; None once it is over."""
        return await self._one(_wait_row, "SELECT * FROM waits WHERE id = ?", wait_id)

    async def of_game(self, game_id: int) -> list[WaitRow]:
        """Return a game's waits: at most one for a turn and one for an answer."""
        return await self._all(_wait_row, "SELECT * FROM waits WHERE game_id = ?", game_id)

    async def of_user(self, user_id: int) -> list[WaitRow]:
        """Return all waits for a user."""
        return await self._all(_wait_row, "SELECT * FROM waits WHERE user_id = ?", user_id)

    async def set_back(self, now: int, by: int, shards: Shards = ALL_SHARDS) -> None:
        """After the clock went back by some seconds, move later begins, calls and actions back as well."""
        ours, values = shards.among("waits")
        for column in ("began_at", "called_at", "quiet_until", "acted_at", "told_at"):
            query = f"UPDATE waits SET {column} = {column} - ? WHERE {column} > ? AND {ours}"  # noqa: S608 ours
            await self._db.execute(query, (by, now, *values))


def _wait_row(row: Row) -> WaitRow:
    flags = {flag: bool(row[flag]) for flag in ("warned", "expired", "muted", "ending", "extended")}
    agreed = tuple((user_id, choice) for user_id, choice in json.loads(row["agreed"]))
    return read_row(WaitRow, row, agreed=agreed, **flags)


class TurnClocks(Repository):
    """Final clocks of past turns."""

    async def put(self, clock: TurnClockRow) -> None:
        """Store a clock, replacing one of the same turn."""
        await self._put("turn_clocks", columns_of(clock), "game_id", "nation", "round")

    async def latest(self, game_id: int, nation: Nation, round_: int) -> TurnClockRow | None:
        """Return the clock of a nation's latest turn up to a round; None if there is none."""
        query = (
            "SELECT * FROM turn_clocks WHERE game_id = ? AND nation = ? AND round <= ?"
            " ORDER BY round DESC LIMIT 1"
        )
        return await self._one(_turn_clock_row, query, game_id, nation, round_)

    async def last_ends(self, game_id: int, count: int) -> list[int]:
        """Return when the latest turns of a game ended, last first."""
        query = (
            "SELECT ended_at FROM turn_clocks WHERE game_id = ? AND ended_at IS NOT NULL"
            " ORDER BY ended_at DESC LIMIT ?"
        )
        return await self._all(itemgetter("ended_at"), query, game_id, count)

    async def of_game(self, game_id: int) -> list[TurnClockRow]:
        """Return the clocks of a game, one for each turn of a nation."""
        query = "SELECT * FROM turn_clocks WHERE game_id = ? ORDER BY round, nation"
        return await self._all(_turn_clock_row, query, game_id)

    async def of_person(self, guild_id: int, user_id: int, count: int) -> list[TurnClockRow]:
        """Return the clocks of a user's latest turns on a server."""
        query = (
            "SELECT * FROM turn_clocks WHERE user_id = ? AND game_id IN"
            " (SELECT game_id FROM seats JOIN games ON games.id = game_id WHERE user_id = ? AND guild_id = ?)"
            " ORDER BY COALESCE(ended_at, 0) DESC, game_id DESC, round DESC LIMIT ?"
        )
        return await self._all(_turn_clock_row, query, user_id, user_id, guild_id, count)


def _turn_clock_row(row: Row) -> TurnClockRow:
    return read_row(TurnClockRow, row, extended=bool(row["extended"]))


class Jobs(Repository):
    """Scheduled jobs; each is taken at most once."""

    async def put(self, due: JobRow) -> None:
        """Schedule a job, replacing its previous time."""
        values = columns_of(due, payload=json.dumps(due.payload))
        await self._put("jobs", values, "game_id", "kind", "key")

    async def get(self, game_id: int, kind: str, key: str) -> JobRow | None:
        """Return a job; None if there is none."""
        query = "SELECT * FROM jobs WHERE game_id = ? AND kind = ? AND key = ?"
        return await self._one(_job, query, game_id, kind, key)

    async def drop(self, game_id: int, kind: str, key: str) -> None:
        """Cancel a job."""
        await self._delete("jobs", game_id=game_id, kind=kind, key=key)

    async def take(self, due: JobRow) -> bool:
        """Take a job out to run it; False if it was taken or rescheduled meanwhile."""
        return await self._delete("jobs", game_id=due.game_id, kind=due.kind, key=due.key, at=due.at) == 1

    async def postpone(self, due: JobRow, at: int) -> None:
        """Retry a job later, unless it was rescheduled meanwhile."""
        await self._update("jobs", {"at": at}, game_id=due.game_id, kind=due.kind, key=due.key, at=due.at)

    async def set_calls_back(self, now: int, by: int, shards: Shards = ALL_SHARDS) -> None:
        """After the clock went back by some seconds, move later calls in live play back as well.

        Calls that silences put off come at a time of the day, such as in the morning.
        """
        ours, values = shards.among("jobs")
        query = (
            "UPDATE jobs SET at = CASE WHEN at - ? > ? THEN at - ? ELSE ? END"  # noqa: S608 ours
            " WHERE kind = 'call' AND at > ? AND EXISTS (SELECT 1 FROM waits WHERE game_id = jobs.game_id"
            f" AND CAST(id AS TEXT) = jobs.key AND quiet_until = at) AND {ours}"
        )
        await self._db.execute(query, (by, now, by, now, now, *values))

    async def ready(self, at: int, shards: Shards = ALL_SHARDS) -> Sequence[JobRow]:
        """Return due jobs, at most 100, longest due first."""
        ours, values = shards.among("jobs")
        query = f"SELECT * FROM jobs WHERE at <= ? AND {ours} ORDER BY at, game_id LIMIT 100"  # noqa: S608 ours
        return await self._all(_job, query, at, *values)

    async def next(self, shards: Shards = ALL_SHARDS) -> int | None:
        """Return when the next job is due; None if there is none."""
        ours, values = shards.among("jobs")
        return await number(self._db, f"SELECT MIN(at) FROM jobs WHERE {ours}", values)  # noqa: S608 ours

    async def of_game(self, game_id: int) -> dict[tuple[str, str], int]:
        """Return a game's due times by kind and key."""
        jobs = await self._all(_job, "SELECT * FROM jobs WHERE game_id = ?", game_id)
        return {(job.kind, job.key): job.at for job in jobs}


def _job(row: Row) -> JobRow:
    return read_row(JobRow, row, payload=json.loads(row["payload"]))


class BotTurns(Repository):
    """Games in which a computer player must act, and when."""

    async def put(self, game_id: int, due_at: int) -> None:
        """Schedule a computer player's turn, with a fresh attempt count."""
        await self._put("bot_turns", {"game_id": game_id, "due_at": due_at, "attempts": 0}, "game_id")

    async def drop(self, game_id: int) -> None:
        """Cancel a computer player's turn."""
        await self._delete("bot_turns", game_id=game_id)

    async def postpone(self, game_id: int, due_at: int) -> None:
        """Retry a computer player's turn later, after a failure."""
        await self._db.execute(
            "UPDATE bot_turns SET due_at = ?, attempts = attempts + 1 WHERE game_id = ?", (due_at, game_id)
        )

    async def set_back(self, now: int, shards: Shards = ALL_SHARDS) -> None:
        """After the clock went back, make later turns due now."""
        ours, values = shards.among("bot_turns")
        query = f"UPDATE bot_turns SET due_at = ? WHERE due_at > ? AND {ours}"  # noqa: S608 ours
        await self._db.execute(query, (now, now, *values))

    async def ready(self, at: int, shards: Shards = ALL_SHARDS) -> Sequence[BotTurnRow]:
        """Return due turns, at most 100, longest due first."""
        ours, values = shards.among("bot_turns")
        query = f"SELECT * FROM bot_turns WHERE due_at <= ? AND {ours} ORDER BY due_at, game_id LIMIT 100"  # noqa: S608 ours
        return await self._all(partial(read_row, BotTurnRow), query, at, *values)

    async def next(self, shards: Shards = ALL_SHARDS) -> int | None:
        """Return when the next turn is due; None if there is none."""
        ours, values = shards.among("bot_turns")
        query = f"SELECT MIN(due_at) FROM bot_turns WHERE {ours}"  # noqa: S608 ours
        return await number(self._db, query, values)


class BotSummaries(Repository):
    """First action of a game not yet reported in the summary of computer players' turns."""

    async def get(self, game_id: int) -> int | None:
        """Return the number of actions before it; None if all are reported."""
        return await number(self._db, "SELECT length FROM bot_summaries WHERE game_id = ?", (game_id,))

    async def begin(self, game_id: int, length: int) -> None:
        """Start a summary at an action, unless an earlier one is pending."""
        await self._db.execute(
            "INSERT INTO bot_summaries (game_id, length) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET length = excluded.length"
            " WHERE excluded.length < bot_summaries.length",
            (game_id, length),
        )

    async def clear(self, game_id: int) -> None:
        """Mark all as reported."""
        await self._delete("bot_summaries", game_id=game_id)
