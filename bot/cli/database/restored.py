"""Doing `restored`: what is left to do after pg_restore has put a database back."""

import asyncio
from pathlib import Path

from bot.app import App
from bot.app.maintenance.restore import notice_restored
from bot.cli.database.backup import database_in_use
from bot.cli.errors import UsageError
from bot.store import Database, StoreError


def restored(*, lost: bool) -> int:
    """Tell all tables where they stand, and let buttons of the lost time be refused."""
    where = database_in_use()
    if isinstance(where, Path):
        raise UsageError("ANTIKE_DATABASE names a file: use `antike-bot restore`, which does all of this.")
    try:
        told = asyncio.run(_done(Database(where), lost=lost))
    except StoreError as error:
        raise UsageError(str(error)) from error
    print(f"{told} running games are told where they stand." if lost else "Noted: nothing was lost.")
    return 0


async def _done(database: Database, *, lost: bool) -> int:
    async with database:
        return await notice_restored(App(database).context, sure=True, lost=lost) or 0
