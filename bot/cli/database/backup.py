"""Implementation of `backup` and `verify`."""

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from pydantic import SecretStr

from bot.app.maintenance.verify import Replayed, replay_stored
from bot.cli.counting import counted
from bot.cli.errors import UsageError, as_usage_error
from bot.config import ConfigError, read_config
from bot.store import Database, StoreError, copy_database


def database_in_use() -> Path | SecretStr:
    """Return the configured database; raises `UsageError` if it does not exist."""
    with as_usage_error(ConfigError):
        where = read_config().database
    if isinstance(where, Path) and not where.is_file():
        raise UsageError(f"there is no database {where}.")
    return where


def file_of(where: Path | SecretStr) -> Path:
    """Return the path of an SQLite database; raises `UsageError` for PostgreSQL, which has its own tools."""
    if isinstance(where, Path):
        return where
    raise UsageError(
        "ANTIKE_DATABASE names a PostgreSQL database: copy it with pg_dump, put a copy back with pg_restore."
    )


def stamp() -> str:
    """Return the time in the form used in file names."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())


def backup(to: str, *, replay: bool) -> int:
    """Back up the database in use; exit status 1 if games of the copy cannot be replayed."""
    source, target = file_of(database_in_use()), Path(to)
    if to.endswith("/") and target.parent.is_dir() and not target.exists():
        target.mkdir()
    if target.is_dir():
        target /= f"antike-{stamp()}.sqlite3"
    if target.exists():
        raise UsageError(f"{target} already exists; name a new file, or a folder.")
    if not target.parent.is_dir():
        raise UsageError(f"there is no folder {target.parent}.")
    with as_usage_error(StoreError):
        copy_database(source, target, int(time.time()))
        faults = [game for game in replayed(target) if game.fault] if replay else []
    seen = ", every game replayed" if replay and not faults else ""
    rows = log_rows_by_game(target)
    logged = counted(sum(rows.values()), "row")
    print(f"{target}: {counted(len(rows), 'game')}, {logged} of their log, {size(target)}")
    print(f"The copy is complete, every page and reference in order{seen}.")
    for game in faults:
        print(format_failure(game))
    return 1 if faults else 0


def log_rows_by_game(path: Path) -> dict[int, int]:
    """Return the number of log rows by game, without games that only stand for lost ids (`continue_ids`)."""
    query = (
        "SELECT games.id, COUNT(actions.seq) FROM games LEFT JOIN actions ON actions.game_id = games.id"
        " WHERE games.channel_id <> 0 GROUP BY games.id"
    )
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        return dict(connection.execute(query).fetchall())


def open_channels(path: Path) -> set[int]:
    """Return the ids of the channels that have an open game, without practice games."""
    query = (
        "SELECT channel_id FROM games WHERE status IN ('lobby', 'running')"
        " AND COALESCE(origin, '') <> 'practice'"
    )
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        return {channel for (channel,) in connection.execute(query)}


def size(path: Path) -> str:
    """Format the size of a file."""
    return f"{path.stat().st_size / 1e6:,.1f} MB"


def replayed(path: Path) -> list[Replayed]:
    """Replay all games of a database file, using a migrated copy."""
    with _scratch_folder(path) as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy_database(path, copy)
        return asyncio.run(_replay_database(copy))


def _scratch_folder(path: Path) -> tempfile.TemporaryDirectory[str]:
    """Make a temporary folder beside a file, where there is room for a copy, or else in the system's."""
    try:
        return tempfile.TemporaryDirectory(prefix=".antike-", dir=path.parent)
    except OSError:  # backups may be on a medium that takes no changes
        return tempfile.TemporaryDirectory(prefix="antike-")


async def _replay_database(where: Path | SecretStr) -> list[Replayed]:
    async with Database(where) as database:
        return [game async for game in replay_stored(database)]


def verify(file: Path | None, *, as_json: bool) -> int:
    """Replay all games and report failures; exit status 1 if there are any."""
    where = file or database_in_use()
    if file and not file.is_file():
        raise UsageError(f"there is no file {file}.")
    begun = time.monotonic()
    try:
        games = replayed(where) if isinstance(where, Path) else asyncio.run(_replay_database(where))
    except StoreError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{where} cannot be copied: {error.strerror}.") from error
    faults = [game for game in games if game.fault]
    seconds, actions = time.monotonic() - begun, sum(game.actions for game in games)
    for game in faults:
        print(
            json.dumps({"ok": False, **asdict(game)}, ensure_ascii=False) if as_json else format_failure(game)
        )
    if as_json:
        print(json.dumps({"ok": not faults, "games": len(games), "actions": actions, "faults": len(faults)}))
    else:
        well = f"{len(faults)} would break" if faults else "all pass"
        what = f"{counted(len(games), 'game')} with {counted(actions, 'action')}"
        print(f"{what} replayed in {seconds:.1f} s: {well}")
    return 1 if faults else 0


def format_failure(game: Replayed) -> str:
    """Describe a failed game in one line."""
    which = f"game {game.game_id} ({game.status}, channel {game.channel_id})"
    if game.failed_at is None:
        return f"{which}: {game.fault}."
    where = f"action {game.failed_at} of {game.actions}, round {game.round}, {game.nation}, {game.action}"
    return f"{which}: {where} no longer passes ({game.code}): {game.fault}"
