"""Implementation of `restore` and `restored`."""

import asyncio
import os
import sqlite3
import tempfile
import time
from pathlib import Path

from bot.app import App
from bot.app.maintenance.restore import notice_restored, notify_all_restored
from bot.cli.counting import counted
from bot.cli.database.backup import (
    database_in_use,
    file_of,
    format_failure,
    log_rows_by_game,
    open_channels,
    replayed,
    stamp,
)
from bot.cli.errors import UsageError, as_usage_error
from bot.cli.service.health import read_status
from bot.config import ConfigError, read_config
from bot.store import (
    Database,
    NotOursError,
    StoreError,
    assigned_ids_of,
    continue_ids,
    copy_database,
    examine_file,
    replace_contents,
    trouble_of,
)


def restore(source: Path, *, replay: bool, sure: bool, anyway: bool) -> int:
    """Replace the database in use by a backup; exit status 1 if refused."""
    with as_usage_error(StoreError, ConfigError):
        target = file_of(read_config().database)
        if not source.is_file():
            raise UsageError(f"there is no file {source}.")
        if target.exists() and source.samefile(target):
            raise UsageError(f"{source} is the database in use itself.")
        examine_file(source)
        faults = [game for game in replayed(source) if game.fault] if replay else []
        for game in faults:
            print(format_failure(game))
        if faults and not anyway:
            print("Nothing was changed. Add --anyway to restore it all the same; these games will be stuck.")
            return 1
        return _perform_restore(source, target, sure=sure)


def _perform_restore(source: Path, target: Path, *, sure: bool) -> int:
    trouble = _find_trouble(target)
    print(_difference(source, target) if trouble is None else trouble)
    if not sure:
        print("Nothing was changed. Add --yes to do it.")
        return 1
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # a new machine has none yet
    with tempfile.TemporaryDirectory(prefix=".antike-", dir=target.parent) as folder:
        stage = Path(folder) / "stage.sqlite3"
        copy_database(source, stage)
        if trouble is None:
            safe = target.with_name(f"{target.name}.before-restore-{stamp()}")
            copy_database(target, safe, int(time.time()))  # it may tell when a restored copy was made
            told_tables = asyncio.run(_prepare(stage, target))
            replace_contents(stage, target)
            examine_file(target)
            print(f"The database as it was before: {safe}")
        else:
            told_tables = asyncio.run(_prepare(stage, stage))
            _move_aside(target)
            stage.replace(target)
    print(f"Restored. Running games told where they stand: {told_tables}.")
    return 0


def _find_trouble(target: Path) -> str | None:
    """Return why the file in use cannot be written; None if it can, even while a bot uses it.

    Raises `UsageError` and `NotOursError` for what is not ours to put aside.
    """
    if os.path.lexists(target) and not target.is_file():
        raise UsageError(f"{target} is {'a folder' if target.is_dir() else 'no file'}: name a file.")
    try:
        examine_file(target)
    except NotOursError:
        raise
    except StoreError as error:
        status = read_status(target)
        if status is not None and status.is_fresh:
            raise UsageError(f"{error} A bot is running on it: stop it first.") from error
        if _is_lock_error(error):
            raise UsageError(
                f"{error} Somebody else is at work on it: try again when that is done."
            ) from error
        return f"{error} So it is put aside." if target.exists() else f"{target} is new."
    return None


def _is_lock_error(error: StoreError) -> bool:
    """Return whether the file was locked, which is no reason to move it away."""
    cause = error.__cause__
    trouble = trouble_of(cause) if isinstance(cause, sqlite3.Error) else None
    return trouble is not None and trouble.code == "busy"


def _difference(source: Path, target: Path) -> str:
    """Describe what restoring would lose."""
    ours, theirs = log_rows_by_game(source), log_rows_by_game(target)
    new = len(theirs.keys() - ours.keys())
    gone_on = sum(1 for game, rows in theirs.items() if game in ours and rows > ours[game])
    told = (
        f"{source} has {counted(len(ours), 'game')}. What happened here since it was taken would be lost: "
        f"{counted(new, 'game')} opened, {gone_on} continued."
    )
    if silent := open_channels(target) - open_channels(source):
        listed = ", ".join(map(str, sorted(silent)))
        told += (
            f"\nThese channels lose their only open game and get no message, so tell them yourself: {listed}."
        )
    return told


async def _prepare(stage: Path, target: Path) -> int:
    """Migrate the copy, continue its ids, and test writing to all tables."""
    async with Database(stage):
        pass
    continue_ids(stage, assigned_ids_of(target))
    async with Database(stage) as database:
        return await notify_all_restored(App(database).context)


def _move_aside(target: Path) -> None:
    for end in ("", "-wal", "-shm"):
        path = target.with_name(target.name + end)
        if path.exists():
            path.rename(target.with_name(f"{target.name}.damaged-{stamp()}{end}"))


def restored(*, lost: bool) -> int:
    """After pg_restore: announce it at all tables, and make buttons of the lost time be refused."""
    where = database_in_use()
    if isinstance(where, Path):
        raise UsageError("ANTIKE_DATABASE names a file: use `antike-bot restore`, which does all of this.")
    with as_usage_error(StoreError):
        count = asyncio.run(_announce_restored(Database(where), lost=lost))
    print(f"Running games told where they stand: {count}." if lost else "Noted: nothing was lost.")
    return 0


async def _announce_restored(database: Database, *, lost: bool) -> int:
    async with database:
        return await notice_restored(App(database).context, sure=True, lost=lost) or 0
