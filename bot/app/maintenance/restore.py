"""A backup takes the place of what there was: every table is told where its game stands now."""

import logging

from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.maintenance.processes import last_alive
from bot.app.notifications.compose import notices_anew
from bot.app.table import load_table
from bot.i18n.catalogue import speaking
from bot.store import TAKEN_AT, Connection, Games, Settings
from bot.text.notifications.delivery_failures import format_restored

_log = logging.getLogger(__name__)


async def notify_all_restored(context: Context) -> int:
    """Write for every running game where it stands, and call whoever is awaited; returns how many those are.

    It cannot be known what people have seen of what is lost, so all are told, with buttons that work.
    """
    kept = await Settings(context.database.reader).get(TAKEN_AT)
    told = 0
    for game_id in await Games(context.database.reader).started():
        async with context.changing(game_id) as tx:
            told += await _told(context, tx, game_id, int(kept) if kept is not None else None)
    return told


async def notice_restored(context: Context, *, sure: bool = False, lost: bool = True) -> int | None:
    """Do what a restore has left undone; returns how many games were told, None where nothing was put back.

    All of it is one transaction: buttons of the time that is lost are refused from the moment on in which the
    tables are told. `sure` does not ask the database whether it was put back; with nothing `lost`, as after
    a move to another server, nobody need be told.
    """
    async with context.database.transaction() as tx:
        if not await context.database.was_put_back(tx) and not sure:
            return None
        await context.database.count_on(tx, lost=lost)
        games = await Games(tx).started() if lost else []
        at, told = await last_alive(Settings(tx)), 0
        for game_id in games:
            told += await _told(context, tx, game_id, at)
    _log.warning("the database was put back from a copy", extra={"games": told})
    context.signals.outbox.set()
    return told


async def _told(context: Context, tx: Connection, game_id: int, at: int | None) -> bool:
    """One table hears of it; `at` is when the copy was taken, as far as that is known."""
    game = await Games(tx).by_id(game_id)
    if game is None or game.status != "running":
        return False
    with speaking(game.language):
        table = await load_table(tx, game)
        why = format_restored(at if at is not None else game.changed_at)
        await finish_change(context, tx, table, notices_anew(table, why))
    return True
