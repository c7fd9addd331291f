"""What people and servers have asked for, and what happened to games besides their actions."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.terms import Nation
from bot.model.log import EventRow
from bot.model.people import PersonRow, ServerRow
from bot.store.connection import Connection

__all__ = ["Journal", "People", "Servers"]


class People:
    """How people want to be called, in all servers alike."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, user_id: int) -> PersonRow:
        """One person's wishes; the ordinary ones where nothing was said."""
        async with self._db.execute("SELECT * FROM people WHERE user_id = ?", (user_id,)) as cursor:
            row = await cursor.fetchone()
        if row is None:
            return PersonRow(user_id)
        quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
        away = None if row["away_from"] is None else (row["away_from"], row["away_until"])
        known = PersonRow(row["user_id"], row["place"], row["every"], row["zone"], quiet, away, row["locale"])
        return replace(known, losses=row["losses"] or "quiet", picture=row["picture"])

    async def put(self, person: PersonRow) -> None:
        """Keep them."""
        await self._db.execute(
            "INSERT INTO people"
            " (user_id, place, every, zone, quiet_from, quiet_to, away_from, away_until, locale, losses,"
            " picture)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET place = excluded.place, every = excluded.every,"
            " zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            " away_from = excluded.away_from, away_until = excluded.away_until, locale = excluded.locale,"
            " losses = excluded.losses, picture = excluded.picture",
            (
                person.user_id,
                person.place,
                person.every,
                person.zone,
                *(person.quiet or (None, None)),
                *(person.away or (None, None)),
                person.locale,
                person.losses,
                person.picture,
            ),
        )

    async def set_locale(self, user_id: int, locale: str) -> None:
        """Remember the locale of a person's Discord; all else stays as it is."""
        known = await self.get(user_id)
        await self.put(replace(known, locale=locale))


class Servers:
    """Who may open games where."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, guild_id: int) -> ServerRow:
        """One server's rules; anybody anywhere where nothing was said."""
        async with self._db.execute("SELECT * FROM servers WHERE guild_id = ?", (guild_id,)) as cursor:
            row = await cursor.fetchone()
        if row is None:
            return ServerRow(guild_id)
        return ServerRow(guild_id, row["role_id"], tuple(json.loads(row["channels"])))

    async def put(self, server: ServerRow) -> None:
        """Keep them."""
        await self._db.execute(
            "INSERT INTO servers (guild_id, role_id, channels) VALUES (?, ?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, channels = excluded.channels",
            (server.guild_id, server.role_id, json.dumps(server.channels)),
        )


class Journal:
    """What happened to games besides their actions; append-only."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def add(
        self,
        game_id: int,
        kind: str,
        at: int,
        user_id: int | None = None,
        nation: Nation | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        """Note that something happened; `user_id` None where the bot did it."""
        await self._db.execute(
            "INSERT INTO journal (game_id, kind, user_id, nation, facts, at) VALUES (?, ?, ?, ?, ?, ?)",
            (game_id, kind, user_id, nation, json.dumps(facts or {}), at),
        )

    async def of_game(self, game_id: int) -> list[EventRow]:
        """All of a game, in order."""
        query = "SELECT * FROM journal WHERE game_id = ? ORDER BY id"
        async with self._db.execute(query, (game_id,)) as cursor:
            return [
                EventRow(row["kind"], row["user_id"], row["nation"], json.loads(row["facts"]), row["at"])
                async for row in cursor
            ]
