"""Troubles of the database, told apart by the codes of SQLite and PostgreSQL."""

import sqlite3

import psycopg
import pytest
from psycopg import errors
from psycopg_pool import PoolTimeout

from bot.store.db.errors import trouble_of
from bot.store.postgresql import sql


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_IOERR_WRITE, "full"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "full"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "damaged"),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None),
    ],
)
def test_an_extended_code_counts_as_its_primary_one(code: int, told: str | None) -> None:
    error = sqlite3.OperationalError("what SQLite says")
    error.sqlite_errorcode = code
    trouble = trouble_of(error)
    assert (trouble and trouble.code) == told


def test_an_error_of_the_module_itself_is_no_trouble() -> None:
    assert trouble_of(sqlite3.ProgrammingError("Cannot operate on a closed database.")) is None


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (errors.DeadlockDetected(), "busy"),
        (errors.TooManyConnections(), "busy"),
        (errors.LockNotAvailable(), "busy"),
        (errors.DiskFull(), "full"),
        (errors.AdminShutdown(), "away"),
        (psycopg.OperationalError("server closed the connection unexpectedly"), "away"),
        (PoolTimeout(), "away"),
    ],
)
def test_a_server_is_away_unless_it_says_otherwise(error: psycopg.Error | PoolTimeout, told: str) -> None:
    assert sql.trouble_of(error).code == told
