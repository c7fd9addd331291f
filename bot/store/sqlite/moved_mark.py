"""The mark of a transferred database, which prevents a bot from starting on it."""

from pathlib import Path
from typing import Final

from bot.store.db.connection import Connection
from bot.store.db.database import Database
from bot.store.db.errors import StoreError
from bot.store.preferences import Settings

MOVED_TO: Final = "moved-to"
"""Setting with the location of the games' new database."""


def moved_text(where: Path | str, to: str) -> str:
    """Return why no bot starts on the database, and how to change that."""
    return (
        f"The games of {where} were moved to {to}: set ANTIKE_DATABASE to that. To go back, without what "
        "was played there since: antike-bot transfer --back FILE"
    )


async def check_not_moved(database: Database) -> None:
    """Raise `StoreError` if the games were transferred elsewhere."""
    if to := await Settings(database.reader).get(MOVED_TO):
        where = database.where if isinstance(database.where, Path) else database.name
        raise StoreError(moved_text(where, to))


async def mark_moved(source: Connection, target: Database) -> None:
    """Prevent bots from starting on the database."""
    to = str(target.where.absolute()) if isinstance(target.where, Path) else f"the {target.name}"
    await Settings(source).put(MOVED_TO, to)


async def take_back(database: Database) -> bool:
    """Allow bots to start on it again; False if it was never transferred."""
    async with database.transaction() as tx:
        found = await Settings(tx).get(MOVED_TO)
        await Settings(tx).drop(MOVED_TO)
    return found is not None
