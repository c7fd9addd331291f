"""Deletion of users' data, and games that count for statistics.

In each finished game a negative id, which no Discord user has, replaces the user's id everywhere. References
within the game stay consistent, but nothing reveals the user, or which games were theirs.
"""

import json
import secrets
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any, Final

from bot.i18n.language import Language
from bot.model.games import GameRow
from bot.store.db.connection import Connection, Repository, all_rows
from bot.store.games import game_of

_ENDED: Final = "SELECT * FROM games WHERE status IN ('over', 'closed')"
_COLUMNS: Final = (
    ("games", "host_id"),
    ("seats", "user_id"),
    ("tenures", "user_id"),
    ("turn_clocks", "user_id"),
    ("actions", "user_id"),
    ("journal", "user_id"),
    ("votes", "mover_id"),
    ("votes", "about_id"),
    ("offers", "user_id"),
    ("offers", "to_id"),
    ("offers", "taken_by"),
)
"""Columns with user ids; votes and JSON columns are handled separately."""
_IDS: Final = frozenset({"about", "acted", "agreed", "from", "player", "to"})
"""Facts of votes and journal that are user ids or lists of them; the journal's trigger lists the same."""
_NOTHING: Final = {"bare": True, "text": "", "answered": ""}
"""Payload of a message that is not sent, and loses only its buttons if it was posted."""
_FOUND: Final = """
    SELECT id AS game_id FROM games WHERE host_id = ?
    UNION SELECT game_id FROM seats WHERE user_id = ?
    UNION SELECT game_id FROM tenures WHERE user_id = ?
    UNION SELECT game_id FROM offers WHERE ? IN (user_id, to_id, taken_by)
    UNION SELECT game_id FROM journal WHERE user_id = ?
    UNION SELECT game_id FROM outbox WHERE channel_id = ? AND direct
    UNION SELECT game_id FROM delivery_failures WHERE channel_id = ?
    UNION SELECT game_id FROM orders WHERE user_id = ?
    UNION SELECT game_id FROM plans WHERE user_id = ?
    UNION SELECT game_id FROM plan_choices WHERE user_id = ?
    UNION SELECT game_id FROM plan_drafts WHERE user_id = ?
    UNION SELECT votes.game_id FROM votes LEFT JOIN ballots ON vote_id = votes.id
        WHERE ? IN (mover_id, about_id, ballots.user_id)
"""
_WRITTEN: Final = """
    SELECT game_id FROM journal WHERE facts LIKE ?
    UNION SELECT game_id FROM votes WHERE asked LIKE ? OR facts LIKE ?
"""


class Privacy(Repository):
    """Games counting for statistics, users who opted out, and deletion of users' data."""

    async def won_games(self, guild_id: int) -> list[GameRow]:
        """Return a server's finished games with a winner, excluding imported ones, by end."""
        query = (
            "SELECT * FROM games WHERE guild_id = ? AND status = 'over' AND origin IS NULL"
            " ORDER BY changed_at, id"
        )
        return await self._all(game_of, query, guild_id)

    async def has_imported(self, guild_id: int) -> bool:
        """Return whether a server has a finished imported game."""
        query = "SELECT 1 FROM games WHERE guild_id = ? AND status = 'over' AND origin = 'import' LIMIT 1"
        return await self._exists(query, guild_id)

    async def unlisted(self) -> frozenset[int]:
        """Return the users who opted out of statistics."""
        return frozenset(await self._all(itemgetter("user_id"), "SELECT user_id FROM unlisted"))

    async def set_unlisted(self, user_id: int, at: int, *, unlisted: bool) -> None:
        """Set whether a user is excluded from statistics."""
        if unlisted:
            await self._insert_new("unlisted", {"user_id": user_id, "at": at})
        else:
            await self._delete("unlisted", user_id=user_id)

    async def open_games(self, user_id: int) -> list[GameRow]:
        """Return open games in which a user has a seat or is host, except practice games."""
        query = (
            "SELECT * FROM games WHERE status IN ('lobby', 'running')"
            " AND COALESCE(origin, '') <> 'practice'"
            " AND (host_id = ? OR id IN (SELECT game_id FROM seats WHERE user_id = ?)) ORDER BY id"
        )
        return await self._all(game_of, query, user_id, user_id)

    async def practices(self, user_id: int) -> list[GameRow]:
        """Return a user's running practice games."""
        query = "SELECT * FROM games WHERE origin = 'practice' AND host_id = ? AND status = 'running'"
        return await self._all(game_of, query, user_id)

    async def ended_games(self, user_id: int) -> list[int]:
        """Return the ids of finished games that contain, or may contain, the user's id."""
        query = f"{_ENDED} AND id IN ({_FOUND} UNION {_WRITTEN}) ORDER BY id"
        values = (*[user_id] * _FOUND.count("?"), *[f"%{user_id}%"] * _WRITTEN.count("?"))
        return [game.id for game in await self._all(game_of, query, *values)]

    async def remove_from(self, game_id: int, user_id: int, nobody: Callable[[Language], str]) -> bool:
        """Remove a user's id and name from a game; return whether there was anything to remove.

        `nobody` returns the replacement name in a game's language. A game that goes on again stays as it is.
        """
        game = await self._one(game_of, f"{_ENDED} AND id = ?", game_id)
        return (
            game is not None and await _UserRemoval(self._db, game_id, user_id, nobody(game.language)).run()
        )

    async def forget(self, user_id: int) -> None:
        """Delete what is stored about a user outside games; preferences only if no open game needs them."""
        forgotten = ("feeds", "webhooks", "lessons", "puzzles", "form_drafts", "follows", "private_notes")
        for table in forgotten:
            await self._delete(table, user_id=user_id)
        if not await self.open_games(user_id):
            await self._delete("people", user_id=user_id)


class _UserRemoval(Repository):
    """Removal of one user from one game."""

    def __init__(self, db: Connection, game_id: int, user_id: int, nobody: str) -> None:
        super().__init__(db)
        self._game_id = game_id
        self._user_id = user_id
        self._own = {"game_id": game_id, "user_id": user_id}
        self._nobody = nobody
        self._nobody_id = -1 - secrets.randbelow(2**62)

    async def run(self) -> bool:
        """Remove the user; return whether there was anything to remove."""
        changed = await self._replace_names()
        changed += await self._replace_in_rows()
        changed += await self._replace_in_json("votes", "asked")
        changed += await self._replace_in_json("votes", "facts")
        changed += await self._replace_in_json("journal", "facts")
        if changed:
            await self._delete_texts()
        return changed > 0

    async def _replace_names(self) -> int:
        changed = 0
        for table in ("seats", "tenures"):
            changed += await self._update(table, {"name": self._nobody}, **self._own)
        # An agreement to a rematch has the name in its facts, and the id only in its column.
        facts = json.dumps({"name": self._nobody})
        return changed + await self._update("journal", {"facts": facts}, **self._own, kind="rematch")

    async def _replace_in_rows(self) -> int:
        changed = 0
        for table, column in _COLUMNS:
            game = "id" if table == "games" else "game_id"
            key = {game: self._game_id, column: self._user_id}
            changed += await self._update(table, {column: self._nobody_id}, **key)
        query = (
            "UPDATE ballots SET user_id = ?"
            " WHERE vote_id IN (SELECT id FROM votes WHERE game_id = ?) AND user_id = ?"
        )
        ballots = await self._db.execute(query, (self._nobody_id, self._game_id, self._user_id))
        changed += ballots.rowcount
        for table in ("orders", "plans", "plan_choices", "plan_drafts", "presences"):
            changed += await self._delete(table, **self._own)
        there = {"game_id": self._game_id, "channel_id": self._user_id}
        changed += await self._delete("delivery_failures", **there)
        return changed + await self._update("outbox", {"channel_id": self._nobody_id}, **there, direct=True)

    async def _replace_in_json(self, table: str, column: str) -> int:
        query = f"SELECT id, {column} AS told FROM {table} WHERE game_id = ? AND {column} LIKE ?"  # noqa: S608 ours
        found = [
            (row["id"], json.loads(row["told"]))
            for row in await all_rows(self._db, query, (self._game_id, f"%{self._user_id}%"))
        ]
        changed = 0
        for row_id, told in found:
            kept = self._replace_ids(told) if column == "asked" else self._without_user(told)
            if kept != told:
                changed += await self._update(table, {column: json.dumps(kept)}, id=row_id)
        return changed

    def _without_user(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        kept = {name: self._replace_ids(value) if name in _IDS else value for name, value in facts.items()}
        if "names" in facts:
            kept["names"] = dict(self._anonymize_pair(*pair) for pair in facts["names"].items())
        if "name" in facts and facts.get("player") == self._user_id:
            kept["name"] = self._nobody
        return kept

    def _replace_ids(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._replace_ids(each) for each in value]
        return self._nobody_id if value == self._user_id else value

    def _anonymize_pair(self, user_id: str, name: str) -> tuple[str, str]:
        return (str(self._nobody_id), self._nobody) if user_id == str(self._user_id) else (user_id, name)

    async def _delete_texts(self) -> None:
        """Delete message texts, which contain names; of sent messages only the ids are needed.

        Those still to be edited lose their buttons by it, which would otherwise stay though the game is over.
        """
        for query in (  # to nobody from now on
            "DELETE FROM outbox WHERE game_id = ? AND channel_id < 0 AND sent_at IS NULL",
            "UPDATE outbox SET edit_at = NULL WHERE game_id = ? AND channel_id < 0",
        ):
            await self._db.execute(query, (self._game_id,))
        await self._delete_unsent_texts()
        for query in (
            "UPDATE outbox SET payload = '{}' WHERE game_id = ? AND sent_at IS NOT NULL AND edit_at IS NULL",
            """UPDATE outbox SET payload = '{"bare": true, "answered": ""}'"""
            " WHERE game_id = ? AND sent_at IS NOT NULL AND edit_at IS NOT NULL",
        ):
            await self._db.execute(query, (self._game_id,))

    async def _delete_unsent_texts(self) -> None:
        """Delete the texts of messages that are not sent, which are not sent without.

        One may have been posted nevertheless. It is recognised by its buttons, which it then loses. Reports
        are written anew when they are sent. Who is not pinged stays, as the end of a game is written anew.
        """
        query = "SELECT id, kind, payload FROM outbox WHERE game_id = ? AND sent_at IS NULL"
        for row in await all_rows(self._db, query, (self._game_id,)):
            payload = json.loads(row["payload"])
            once = [{"buttons": said.get("buttons", ())} for said in (payload, *payload.get("before", ()))]
            before = [said for said in once if str(self._user_id) not in json.dumps(said)]
            silent = [user_id for user_id in payload.get("silent", ()) if user_id != self._user_id]
            nothing = {**_NOTHING, "before": before, "silent": silent}
            kept = {"text": ""} if row["kind"] == "report" else nothing
            query = "UPDATE outbox SET payload = ?, edit_at = 0, version = version + 1 WHERE id = ?"
            await self._db.execute(query, (json.dumps(kept), row["id"]))
