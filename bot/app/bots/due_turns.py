"""Notes down whether a game waits for a computer player; whoever lets them think looks there."""

from bot.app.table import Table
from bot.store import BotTurns, Connection


async def follow_bots(tx: Connection, table: Table, now: int) -> None:
    """Bring the note in line with the game; it is part of every change, so a crash cannot lose it."""
    if table.thinking is not None and table.game.paused_at is None:
        await BotTurns(tx).put(table.game.id, now)
    else:
        await BotTurns(tx).drop(table.game.id)
