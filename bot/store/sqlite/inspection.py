"""Read-only inspection of a database: whether a bot could start on it."""

import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from bot.store.db.errors import StoreError
from bot.store.migrations import check_version, games_note
from bot.store.sqlite.moved_mark import MOVED_TO, moved_text
from bot.store.sqlite.server import check_ours

COUNT_GAMES: Final = "SELECT COUNT(*) FROM games WHERE channel_id <> 0"
"""Without those that only stand for the ids of lost games (`continue_ids`)."""
_ROOM: Final = 1_000_000
"""Bytes that must be available, since a bot writes soon after its start."""
CHECK: Final = re.compile(r"CHECK \((.+)\)")
"""A constraint in the definition of a table; each stands in a line of its own."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """Result of an inspection; `well` tells whether a bot would start, and every row is as it should be."""

    well: bool
    text: str


def look_at_file(path: Path) -> Inspection:
    """Describe the file at a path, and check that it is intact and writable."""
    try:
        if not path.exists():
            _try_to_write(_new_file_folder(path))
            return Inspection(well=True, text=f"{path}: new, made by the first start")
        state = _describe_database(path)
        with path.open("r+b"):  # changes nothing, not even the modification time
            _try_to_write(path.parent)
    except StoreError as error:
        return Inspection(well=False, text=str(error))
    except OSError as error:
        return Inspection(well=False, text=f"{path}: nothing can be written ({error.strerror})")
    except sqlite3.Error as error:
        return Inspection(well=False, text=f"{path} cannot be read: {error}")
    return Inspection(well=True, text=f"{path}: {state}{_format_access_warning(path)}")


def _new_file_folder(path: Path) -> Path:
    """Return the folder of a new file; raises `StoreError` for a dangling link."""
    if not path.is_symlink():
        return _nearest_existing(path.parent)
    end = Path(os.path.realpath(path))  # Path.resolve raises for circular links
    if end.is_symlink() or not end.parent.is_dir():
        raise StoreError(f"{path} is a link that leads nowhere ({end}).")
    return end.parent


def _nearest_existing(folder: Path) -> Path:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def _try_to_write(folder: Path) -> None:
    """Raise `OSError` if the disk is full or the folder read-only; leaves nothing behind."""
    with tempfile.TemporaryFile(dir=folder) as trial:
        trial.write(bytes(_ROOM))
        trial.flush()
        os.fsync(trial.fileno())


def _describe_database(path: Path) -> str:
    """Describe a database on which a bot would start; raises `StoreError` for any other."""
    if not path.is_file():
        raise StoreError(f"{path} is {'a folder' if path.is_dir() else 'no file'}: name a file.")
    if not path.stat().st_size:
        return "empty, filled by the first start"
    with _open_read_only(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        check_ours(connection, path)
        check_version(f"database {path}", version, "sqlite")
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreError(f"The database {path} is damaged ({found}): put a backup in its place.")
        if row := damaged_row(connection):
            raise StoreError(
                f"The database {path} has a damaged row ({row}): the bot runs, but there can be no backup. "
                "See docs/hosting.md."
            )
        if version and (to := _moved_to(connection)):
            raise StoreError(moved_text(path, to))
        (games,) = connection.execute(COUNT_GAMES).fetchone() if version else (0,)
    return games_note(games, version, "sqlite")


def damaged_row(connection: sqlite3.Connection) -> str | None:
    """Name the first row that breaks a constraint of its table; None if there is none.

    SQLite itself names no row, and no table either if the file is opened for reading only.
    """
    tables = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
    for table, definition in connection.execute(tables).fetchall():
        about = connection.execute("SELECT name FROM pragma_table_info(?) WHERE pk", (table,))
        keys = [name for (name,) in about]  # what else is in a damaged row may not even be text
        for constraint in CHECK.findall(definition):
            query = f'SELECT {", ".join(keys)} FROM "{table}" WHERE NOT ({constraint})'  # noqa: S608 ours
            if row := connection.execute(query).fetchone():
                which = " AND ".join(f"{key} = {value!r}" for key, value in zip(keys, row, strict=True))
                return f"{table}, {which}: not {constraint}"
    return None


@contextmanager
def _open_read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the file for reading without creating files beside it.

    If no bot uses it there is only the file itself, and SQLite would create its -wal and -shm files even for
    reading. If a bot was killed, its changes are in the -wal file.
    """
    alone = not all(path.with_name(path.name + end).exists() for end in ("-wal", "-shm"))
    how = "mode=ro&immutable=1" if alone else "mode=ro"
    connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?{how}", uri=True, timeout=5)
    try:
        yield connection
    finally:
        connection.close()


def _moved_to(connection: sqlite3.Connection) -> str | None:
    found = connection.execute("SELECT value FROM settings WHERE name = ?", (MOVED_TO,)).fetchone()
    return str(found[0]) if found else None


def _format_access_warning(path: Path) -> str:
    mode = path.stat().st_mode & 0o777
    return f"; others on this machine may read it ({mode:04o}): chmod 600 {path}" if mode & 0o077 else ""
