"""Database errors."""

import sqlite3
from typing import Final, Literal

Trouble = Literal["away", "busy", "full", "damaged", "gone"]
"""Not reachable; locked; not writable; damaged; file moved, deleted or replaced."""
_CODES: Final[dict[int, Trouble]] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_READONLY: "full",
    sqlite3.SQLITE_CANTOPEN: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class StoreTroubleError(StoreError):
    """The database cannot be used at the moment; nothing was changed."""

    def __init__(self, code: Trouble, problem: str) -> None:
        super().__init__(f"the database is {code}: {problem}")
        self.code: Trouble = code


def is_outage(error: Exception) -> bool:
    """Return whether the whole database cannot be used, unlike damage, which may be of one game alone."""
    return isinstance(error, StoreTroubleError) and error.code != "damaged"


class NotOursError(StoreError):
    """A database that no release of this bot has written."""


class ChannelTakenError(Exception):
    """The channel already has an open game."""


def trouble_of(error: sqlite3.Error) -> StoreTroubleError | None:
    """Classify an SQLite error; None for errors of the query itself."""
    primary = (error.sqlite_errorcode or 0) & 0xFF if hasattr(error, "sqlite_errorcode") else 0
    code = _CODES.get(primary)
    return StoreTroubleError(code, str(error)) if code else None
