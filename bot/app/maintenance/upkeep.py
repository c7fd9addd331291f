"""What is put right once at every start: games that a version without waits has left waiting for somebody."""

import logging

from bot.app.context import Context
from bot.app.notifications.enqueue import tell
from bot.app.table import load_table
from bot.store import Games
from bot.telemetry import marked

__all__ = ["take_up"]

_log = logging.getLogger(__name__)


async def take_up(context: Context) -> int:
    """Begin the waits that are missing, so that reminders and deadlines come; returns for how many games.

    Whoever is awaited was called by the version before, so this counts as a call just made.
    """
    begun = 0
    for game_id in await Games(context.database.reader).unwatched():
        try:
            begun += await _watched(context, game_id)
        except Exception:
            with marked(game=game_id):
                _log.exception("game %s could not be looked at; the others go on", game_id)
    return begun


async def _watched(context: Context, game_id: int) -> bool:
    async with context.changing(game_id) as tx:
        game = await Games(tx).by_id(game_id)
        if game is None or not context.shards.serve(game.guild_id):
            return False
        table = await load_table(tx, game)
        if table.awaited is None or table.awaited.computer or table.awaited.conceded:
            return False
        await tell(context, tx, table, (), table.awaited.user_id)
    return True
