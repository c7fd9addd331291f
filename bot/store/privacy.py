"""What is remembered of people across games, and how it is forgotten."""

import json
from collections.abc import Callable
from typing import Final

from bot.model.games import GameRow
from bot.model.language import ENGLISH, Language
from bot.store.db.connection import Connection
from bot.store.games import Games

_ENDED: Final = "SELECT id FROM games WHERE status IN ('over', 'closed')"


class Privacy:
    """Queries on one connection; writing ones belong into a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def decided(self, guild_id: int) -> list[GameRow]:
        """Games of a server, played here from the start, that have a winner, in the order they ended."""
        query = (
            "SELECT id FROM games WHERE guild_id = ? AND status = 'over' AND origin IS NULL"
            " ORDER BY changed_at, id"
        )
        async with self._db.execute(query, (guild_id,)) as cursor:
            ids = [row["id"] async for row in cursor]
        found = [await Games(self._db).by_id(game_id) for game_id in ids]
        return [game for game in found if game is not None]

    async def imported(self, guild_id: int) -> bool:
        """Whether a game out of a record has a winner on a server."""
        query = "SELECT 1 FROM games WHERE guild_id = ? AND status = 'over' AND origin = 'import' LIMIT 1"
        async with self._db.execute(query, (guild_id,)) as cursor:
            return await cursor.fetchone() is not None

    async def unlisted(self) -> frozenset[int]:
        """Who does not want to stand in statistics."""
        async with self._db.execute("SELECT user_id FROM unlisted") as cursor:
            return frozenset([row["user_id"] async for row in cursor])

    async def set_unlisted(self, user_id: int, at: int, *, unlisted: bool) -> None:
        """Leave somebody out of statistics, or not."""
        if unlisted:
            await self._db.execute(
                "INSERT INTO unlisted (user_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (user_id, at)
            )
        else:
            await self._db.execute("DELETE FROM unlisted WHERE user_id = ?", (user_id,))

    async def open_games(self, user_id: int) -> list[GameRow]:
        """Games that have not ended in which somebody has a seat, or which they host; practice is not one."""
        query = (
            "SELECT id FROM games WHERE status IN ('lobby', 'running')"
            " AND COALESCE(origin, '') <> 'practice'"
            " AND (host_id = ? OR id IN (SELECT game_id FROM seats WHERE user_id = ?)) ORDER BY id"
        )
        async with self._db.execute(query, (user_id, user_id)) as cursor:
            ids = [row["id"] async for row in cursor]
        found = [await Games(self._db).by_id(game_id) for game_id in ids]
        return [game for game in found if game is not None]

    async def practices(self, user_id: int) -> list[int]:
        """Games in which somebody tries things out alone."""
        query = "SELECT id FROM games WHERE origin = 'practice' AND host_id = ? AND status = 'running'"
        async with self._db.execute(query, (user_id,)) as cursor:
            return [row["id"] async for row in cursor]

    async def forget(self, user_id: int, nobody: Callable[[Language], str]) -> int:
        """Take a person's id and name out of all games that have ended; returns how many there were.

        Seats go to nobody, so that those of one person still belong together; `nobody` is what that is called
        in a table's language.
        """
        query = f"SELECT DISTINCT game_id FROM seats WHERE user_id = ? AND game_id IN ({_ENDED})"  # noqa: S608 a constant
        async with self._db.execute(query, (user_id,)) as cursor:
            ended = [row["game_id"] async for row in cursor]
        for game_id in ended:
            await self._db.execute(
                "UPDATE seats SET name = ?, user_id ="
                " (SELECT -1 - MIN(seat) FROM seats WHERE game_id = ? AND user_id = ?)"
                " WHERE game_id = ? AND user_id = ?",
                (nobody(await self._language(game_id)), game_id, user_id, game_id, user_id),
            )
            # Messages name people; those that are sent are needed for their ids alone.
            for statement in (
                "UPDATE outbox SET payload = '{}', edit_at = NULL WHERE game_id = ? AND sent_at IS NOT NULL",
                "DELETE FROM interactions WHERE game_id = ?",
                "UPDATE journal SET user_id = NULL WHERE game_id = ?",
            ):
                await self._db.execute(statement, (game_id,))
            await self._forget_agreed(game_id)
        for statement in _OWN:
            await self._db.execute(statement, (user_id,))
        if not await self.open_games(user_id):
            await self._db.execute("DELETE FROM people WHERE user_id = ?", (user_id,))
        return len(ended)

    async def _language(self, game_id: int) -> Language:
        game = await Games(self._db).by_id(game_id)
        return game.language if game else ENGLISH

    async def _forget_agreed(self, game_id: int) -> None:
        """Take out of the journal who has agreed to something."""
        query = "SELECT id, facts FROM journal WHERE game_id = ? AND facts LIKE ?"
        async with self._db.execute(query, (game_id, '%"agreed"%')) as cursor:
            found = [(row["id"], json.loads(row["facts"])) async for row in cursor]
        for event, facts in found:
            facts.pop("agreed", None)
            # Without spaces: the journal lets nothing else of a row change, down to the letter.
            kept = json.dumps(facts, separators=(",", ":"))
            await self._db.execute("UPDATE journal SET user_id = NULL, facts = ? WHERE id = ?", (kept, event))


_OWN: Final = (
    f"UPDATE actions SET user_id = NULL WHERE user_id = ? AND game_id IN ({_ENDED})",  # noqa: S608 a constant
    f"UPDATE games SET host_id = 0 WHERE host_id = ? AND id IN ({_ENDED})",  # noqa: S608 a constant
    f"DELETE FROM orders WHERE user_id = ? AND game_id IN ({_ENDED})",  # noqa: S608 a constant
    f"DELETE FROM plans WHERE user_id = ? AND game_id IN ({_ENDED})",  # noqa: S608 a constant
)
