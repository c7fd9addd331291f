"""A backup is about to become the database: every table is told where its game stands now."""

from bot.app.context import Context
from bot.app.letters import tell
from bot.app.notices import notices_anew
from bot.app.table import load_table
from bot.store import TAKEN_AT, Games, Settings
from bot.words.keeping import tell_set_back

__all__ = ["tell_all_set_back"]


async def tell_all_set_back(context: Context) -> int:
    """Write for every running game where it stands, and call whoever is awaited; returns how many those are.

    It cannot be known what people have seen of what is lost, so all are told, with buttons that work.
    """
    reader = context.database.reader
    kept = await Settings(reader).get(TAKEN_AT)
    told = 0
    for game_id in await Games(reader).started():
        async with context.changing(game_id) as tx:
            game = await Games(tx).by_id(game_id)
            if game is None or game.status != "running":
                continue
            table = await load_table(tx, game)
            why = tell_set_back(int(kept) if kept is not None else game.changed_at)
            await tell(context, tx, table, notices_anew(table, why))
            told += 1
    return told
