"""Copies of the SQLite file, made and restored while a bot uses it.

SQLite's backup interface copies what one read transaction sees, without blocking writers. A restore writes
all pages in one transaction, so a running bot sees all of it or nothing.
"""

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Final
from urllib.parse import quote

from bot.store.db.errors import StoreError
from bot.store.sqlite.inspection import damaged_row
from bot.store.sqlite.server import ADD_SEQUENCES, RAISE_SEQUENCE, check_ours, make_file

TAKEN_AT: Final = "backup-taken-at"
"""Setting with the time of the copy, in Unix seconds."""
_PATIENCE: Final = 30.0
_LEFT_BEHIND: Final = 86_400
"""Seconds after which an unfinished copy has been left behind by a process that was killed."""
_MARGIN: Final = 1000
_FEW: Final = 10
"""Ids that may have been assigned since they were read; few for games, whose ids are visible."""


@dataclass(frozen=True, slots=True)
class AssignedIds:
    """Ids that may be known outside, in buttons and nonces, and must not be reused."""

    game: int
    message: int
    revisions: Mapping[int, int]
    """By game."""
    sequences: Mapping[str, int]
    """By table: the next id must exceed this."""


@contextmanager
def _open_existing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open an existing file; raises `StoreError` if there is none, or it is no database."""
    connection = None
    try:
        address = f"file:{quote(str(path.absolute()))}?mode=rw"
        connection = sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None)
        connection.execute("SELECT COUNT(*) FROM sqlite_master")
        yield connection
    except sqlite3.Error as error:
        locked = path.is_file() and not os.access(path, os.R_OK)  # SQLite does not say so
        why = "permission denied" if locked else error
        raise StoreError(f"The database {path} cannot be used: {why}.") from error
    finally:
        if connection is not None:
            connection.close()


def counts_of(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the number of rows by table."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    count = "SELECT COUNT(*) FROM "
    return {name: connection.execute(f'{count}"{name}"').fetchone()[0] for (name,) in names}


def examine_file(path: Path, copy_of: Path | None = None) -> None:
    """Check every page and reference; raises `StoreError` if anything is wrong, `NotOursError` first."""
    told = copy_of or path
    with _open_existing(path) as connection:
        check_ours(connection, told)  # what another program's database holds is not for us to judge
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            row = damaged_row(connection) if found.startswith("CHECK") else None
            raise StoreError(f"The database {told} is damaged: {row or found}.")
        lost = connection.execute("PRAGMA foreign_key_check").fetchone()
        if lost is not None:
            raise StoreError(f"The database {told} is damaged: a row of {lost[0]} belongs to nothing.")
        _check_games(connection, told)


def _check_games(connection: sqlite3.Connection, path: Path) -> None:
    check_ours(connection, path)
    if "games" not in counts_of(connection):
        raise StoreError(f"{path} holds no games.")


def copy_database(source: Path, target: Path, at: int | None = None) -> None:
    """Copy a consistent state of a database and verify the copy.

    The copy is a single file that appears under its name when complete. With `at` it records the time, in
    Unix seconds. Raises `StoreError`; then there is no copy.
    """
    part = target.with_name(f".antike-{token_hex(8)}.part")  # no name that anybody else's file has
    _remove_leftovers(target.parent)
    try:
        with _open_existing(source) as connection:
            connection.execute("BEGIN")
            _check_games(connection, source)
            counts = counts_of(connection)  # from here on this connection sees this state
            make_file(part)
            if _fill_copy(part, connection, target, at) != counts:
                raise StoreError(f"The copy of {source} is not complete.")
        examine_file(part, source)
        _sync_to_disk(part)
        part.replace(target)
        _sync_to_disk(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error
    finally:
        _remove(part)


def _fill_copy(part: Path, source: sqlite3.Connection, target: Path, at: int | None) -> dict[str, int]:
    """Fill a new file; return its row counts by table.

    Errors are attributed to the copy, so that the database in use is not taken for broken when there is no
    room for another.
    """
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        counts = counts_of(copy)
        if at is not None:
            copy.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (TAKEN_AT, str(at)))
    except sqlite3.Error as error:
        raise StoreError(
            f"The copy {target} could not be written: {error}. Look for room there; the database itself is "
            "as it was."
        ) from error
    finally:
        copy.close()
    return counts


def assigned_ids_of(path: Path) -> AssignedIds:
    """Return the ids a database has assigned."""
    with _open_existing(path) as connection:
        (game,) = connection.execute("SELECT COALESCE(MAX(id), 0) FROM games").fetchone()
        (message,) = connection.execute("SELECT COALESCE(MAX(id), 0) FROM outbox").fetchone()
        revisions = dict(connection.execute("SELECT id, revision FROM games").fetchall())
        sequences = dict(connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    return AssignedIds(game, message, revisions, sequences)


def continue_ids(path: Path, floors: AssignedIds) -> None:
    """Continue the ids of a copy above those of the other database.

    A game opened later must not reuse the id of a game missing in the copy, as buttons contain it, and
    Discord takes a message with a known nonce for a repetition. One closed game without players stands for
    the missing ones.
    """
    with _open_existing(path) as connection:
        connection.execute("BEGIN")
        connection.execute(ADD_SEQUENCES)  # tables unused in the copy may have been used since
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_sequence").fetchall()]
        connection.executemany(
            RAISE_SEQUENCE, [(floors.sequences.get(name, 0) + _MARGIN, name) for name in names]
        )
        (latest,) = connection.execute("SELECT COALESCE(MAX(id), 0) FROM outbox").fetchone()
        if latest < floors.message + _MARGIN:
            connection.execute("UPDATE outbox SET id = ? WHERE id = ?", (floors.message + _MARGIN, latest))
        connection.executemany(
            "UPDATE games SET revision = MAX(revision, ?) WHERE id = ?",
            [(revision, game) for game, revision in floors.revisions.items()],
        )
        connection.execute("UPDATE games SET revision = revision + ?", (_MARGIN,))
        connection.execute(
            "INSERT INTO games (id, guild_id, channel_id, host_id, ruleset, board, variant, status,"
            " created_at, changed_at) SELECT MAX(COALESCE(MAX(id), 0), ?) + ?, 0, 0, 0, 'antike', 'east',"
            " '{}', 'closed', 0, 0 FROM games",
            (floors.game, _FEW),
        )
        connection.execute("COMMIT")


def replace_contents(copy: Path, target: Path) -> None:
    """Replace a database's content in one transaction; a bot using it continues with the new content.

    Raises `StoreError`; then nothing has changed.
    """
    with _open_existing(copy) as source, _open_existing(target) as connection:
        try:
            source.backup(connection)
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            raise StoreError(f"{copy} cannot be put into {target}: {error}.") from error


def _sync_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove_leftovers(folder: Path) -> None:
    """Remove unfinished copies that were left behind, and their journals."""
    for part in folder.glob(".antike-*.part*"):
        with suppress(OSError):
            if part.stat().st_mtime < time.time() - _LEFT_BEHIND:
                part.unlink()


def _remove(path: Path) -> None:
    for end in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):  # mostly because it is not there; what went wrong before is told
            path.with_name(path.name + end).unlink()
