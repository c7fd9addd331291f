"""Schema migrations: numbered SQL files in one folder per database.

The first is the whole schema. A change adds a file to both folders; released files do not change.
"""

from pathlib import Path
from typing import Final, Literal

from bot.store.db.errors import NotOursError, StoreError

FOLDER: Final = Path(__file__).parent
Kind = Literal["sqlite", "postgresql"]


def migrations(kind: Kind) -> list[Path]:
    """Return the migrations in order; the number of a migration is its place, from 1."""
    return sorted((FOLDER / kind).glob("*.sql"))


def newest_schema(kind: Kind) -> int:
    """Return the schema version of this release."""
    return len(migrations(kind))


def check_version(what: str, version: int, kind: Kind) -> None:
    """Raise `StoreError` if a newer version has written the database."""
    newest = newest_schema(kind)
    if version > newest:
        raise StoreError(
            f"The {what} was written by a newer version (schema {version}, known up to {newest}): start that "
            "version, or put a backup from before the change in its place."
        )


def development_error(what: str) -> NotOursError:
    """Return the error for a database from before the first release."""
    return NotOursError(
        f"The {what} was written by a development version from before the first release and cannot be read: "
        "name a new one in ANTIKE_DATABASE. Records of its games (/game export) can be imported there."
    )


def games_note(games: int, version: int, kind: Kind) -> str:
    """Format how many games there are, and the migration of an older database at the next start."""
    newest = newest_schema(kind)
    older = (
        f"; of an older version (schema {version}), brought to {newest} by the next start"
        if version < newest
        else ""
    )
    return f"{games:,} {'game' if games == 1 else 'games'}{older}"
