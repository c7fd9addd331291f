"""Schema migrations: numbered SQL files, one folder for each kind of database.

The first of them is the whole schema. A change adds a file to both folders; what is released stays as it is.
"""

from pathlib import Path
from typing import Final, Literal

from bot.store.db.errors import StoreError

__all__ = ["FOLDER", "check_version", "development_error", "migrations", "newest_schema", "older_note"]

FOLDER: Final = Path(__file__).parent
Kind = Literal["sqlite", "postgresql"]


def migrations(kind: Kind) -> list[Path]:
    """The steps in order; the number of a step is its place in the list, from 1."""
    return sorted((FOLDER / kind).glob("*.sql"))


def newest_schema(kind: Kind) -> int:
    """The schema of this version of the bot."""
    return len(migrations(kind))


def check_version(what: str, version: int, kind: Kind) -> None:
    """Raises `StoreError` where a newer version of the bot has written a database."""
    newest = newest_schema(kind)
    if version > newest:
        raise StoreError(
            f"The {what} was written by a newer version (schema {version}, known up to {newest}): start that "
            "version, or put a backup from before the change in its place."
        )


def development_error(what: str) -> StoreError:
    """Why a database from before the first release is not opened."""
    return StoreError(
        f"The {what} was written by a development version from before the first release and cannot be read: "
        "name a new one in ANTIKE_DATABASE. Records of its games (/game export) can be imported there."
    )


def older_note(version: int, kind: Kind) -> str:
    """What the next start does to a database of an older version; nothing where it is the newest."""
    newest = newest_schema(kind)
    return (
        f"; of an older version (schema {version}), brought to {newest} by the next start"
        if version < newest
        else ""
    )
