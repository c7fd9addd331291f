"""The mark of a database that has moved: whoever would start a bot on it is told where the games are."""

from pathlib import Path
from typing import Final

from bot.store.db.connection import Connection
from bot.store.db.database import Database
from bot.store.db.errors import StoreError
from bot.store.preferences import Settings

MOVED_TO: Final = "moved-to"
"""The setting in which a database says where its games went on."""


def moved_text(where: Path | str, to: str) -> str:
    """Why no bot starts on a database, and how one does again."""
    return (
        f"The games of {where} were moved to {to}: set ANTIKE_DATABASE to that. To go back, without what "
        "was played there since: antike-bot transfer --back FILE"
    )


async def check_not_moved(database: Database) -> None:
    """Raises `StoreError` where the games go on elsewhere."""
    if to := await Settings(database.reader).get(MOVED_TO):
        where = database.where if isinstance(database.where, Path) else database.name
        raise StoreError(moved_text(where, to))


async def mark_moved(source: Connection, target: Database) -> None:
    """Let no bot start on it any more."""
    to = str(target.where.absolute()) if isinstance(target.where, Path) else f"the {target.name}"
    await Settings(source).put(MOVED_TO, to)


async def take_back(database: Database) -> bool:
    """Let bots start on it again; False where it never moved."""
    async with database.transaction() as tx:
        found = await Settings(tx).get(MOVED_TO)
        await tx.execute("DELETE FROM settings WHERE name = ?", (MOVED_TO,))
    return found is not None
