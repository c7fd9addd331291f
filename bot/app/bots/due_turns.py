"""Stores whether a game waits for a computer player, for `bot.app.bots.worker` to find it."""

from bot.app.table import Table
from bot.store import BotTurns, Connection


async def follow_bots(tx: Connection, table: Table, now: int) -> None:
    """Bring the stored entry in line with the game, in the transaction of every change."""
    if table.thinking is not None and table.game.paused_at is None:
        await BotTurns(tx).put(table.game.id, now)
    else:
        await BotTurns(tx).drop(table.game.id)
