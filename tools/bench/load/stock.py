"""A database with many stored games: a few are played, the others are copies with other ids."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.app import App, Caller, GameRequest
from bot.app.turn.payments import single
from bot.store import Database
from tools.bench.load.scripts import Script

_RUNNING: Final = 20
"""One copied game in this many is running; the others are closed."""
_CHANNELS: Final = 1_000_000_000_000_000
_GUILDS: Final = 500
_PEOPLE: Final = 20_000


async def fill(path: Path, number: int, scripts: list[Script]) -> None:
    """Create a database with `number` games, each as long as one of the scripts."""
    async with Database(path) as database:
        app = App(database, chance=random.Random(1))  # noqa: S311 - a game, no secret
        for index, script in enumerate(scripts[:number]):
            await _play(app, index, script)
    await asyncio.to_thread(_copy, path, min(number, len(scripts)), number)


async def _play(app: App, index: int, script: Script) -> None:
    """Play a game through the application; its messages are marked as sent."""
    channel = _CHANNELS + index + 1
    people = {nation: _CHANNELS + 10 * index + seat for seat, nation in enumerate(script.nations)}
    host, *_ = people.values()
    await app.lobby.create(Caller(host, channel), GameRequest(_GUILDS, "Host", "east", "antike", 4))
    for seat, (nation, user_id) in enumerate(people.items()):
        await app.lobby.join(Caller(user_id, channel), f"Player {seat}", nation)
    await app.lobby.start(Caller(host, channel))
    for action, nation in zip(script.actions, script.actors, strict=True):
        await app.play.submit(Caller(people[nation], channel), single(action))
    async with app.context.database.transaction() as tx:
        await tx.execute(
            "UPDATE outbox SET sent_at = due_at, message_id = id, payload = '{}', edit_at = NULL"
        )
        await tx.execute("UPDATE jobs SET at = at + 864000")  # no pings during a measurement


def give_seats(path: Path, user_id: int) -> None:
    """Set all stored games to running, with the user in the first seat; every second one awaits the user."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN")
    for statement in _SEATS:
        connection.execute(statement, {"user": user_id} if ":user" in statement else {})
    connection.execute("COMMIT")
    connection.close()


def _copy(path: Path, played: int, number: int) -> None:
    """Copy the played games up to `number`: game `g` is a copy of `t`, with g and t equal modulo `played`."""
    connection = sqlite3.connect(path, isolation_level=None)
    now = int(time.time())
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    connection.execute(
        "CREATE TEMP TABLE copies (g INTEGER PRIMARY KEY, t INTEGER, runs INTEGER, guild INTEGER,"
        " channel INTEGER, person INTEGER)"
    )
    connection.executemany("INSERT INTO copies VALUES (?, ?, ?, ?, ?, ?)", _copies(played, number))
    for statement in _STATEMENTS:
        connection.execute(statement, {"now": now} if ":now" in statement else {})
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _copies(played: int, number: int) -> Iterator[tuple[int, int, bool, int, int, int]]:
    """Yield each copy's game id, its template's id, whether it is running, guild, channel, first player."""
    for game in range(played + 1, number + 1):
        person = _CHANNELS + 4 * game % _PEOPLE
        template = (game - 1) % played + 1
        yield game, template, game % _RUNNING == 0, 1 + game % _GUILDS, _CHANNELS + game, person


_SEATS: Final = (
    "UPDATE games SET status = 'running', result = NULL",
    "UPDATE seats SET user_id = :user WHERE seat = 0",
    "DELETE FROM jobs",
    "DELETE FROM waits",
    """INSERT INTO waits (game_id, kind, key, user_id, nation, began_at)
        SELECT game_id, 'turn', 'x', user_id, nation, 1000 + game_id FROM seats
        WHERE seat = CASE WHEN game_id % 2 THEN 0 ELSE 1 END""",
)
_STATEMENTS: Final = (
    """INSERT INTO games (id, guild_id, channel_id, host_id, ruleset, board, variant, status, revision,
            length, turn_start, turn_seq, result, created_at, started_at, changed_at, settings)
        SELECT g, guild, channel, person, ruleset, board, variant,
            CASE WHEN runs THEN 'running' ELSE 'closed' END, revision, length, turn_start, turn_seq,
            CASE WHEN runs THEN NULL ELSE '{"reason": "ended"}' END, created_at, started_at, :now, settings
        FROM copies JOIN games ON games.id = t""",
    """INSERT INTO seats (game_id, seat, user_id, name, nation)
        SELECT g, seat, person + seat, name, nation FROM copies JOIN seats ON game_id = t""",
    """INSERT INTO actions (game_id, seq, kind, nation, user_id, batch, action, keep, at, reason)
        SELECT g, seq, kind, nation, user_id, batch, action, keep, at, reason
        FROM copies JOIN actions ON game_id = t""",
    """INSERT INTO snapshots (game_id, length, version, data)
        SELECT g, length, version, data FROM copies JOIN snapshots ON game_id = t""",
    """INSERT INTO waits (id, game_id, kind, key, user_id, nation, began_at, since, allowed, called_at)
        SELECT 1000 + g, g, kind, key, user_id, nation, began_at, since, allowed, called_at
        FROM copies JOIN waits ON game_id = t WHERE runs AND kind = 'turn'""",
    """INSERT INTO jobs (game_id, kind, key, at)
        SELECT g, jobs.kind, 1000 + g, jobs.at FROM copies JOIN jobs ON game_id = t WHERE runs""",
    """INSERT INTO outbox (game_id, nonce, kind, channel_id, payload, revision, due_at, sent_at, message_id,
            wait)
        SELECT g, g || substr(nonce, instr(nonce, '-')), kind, channel, payload, revision, due_at, sent_at,
            message_id, CASE WHEN runs AND wait IS NOT NULL THEN 1000 + g END
        FROM copies JOIN outbox ON game_id = t""",
)
