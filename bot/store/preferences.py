"""Preferences of people, servers and the installation; games people follow, their progress in lessons."""

import json
from collections.abc import Mapping
from dataclasses import replace

from bot.model.people import FollowRow, LessonRow, PersonRow, PuzzleRow, ServerRow
from bot.store.db.connection import Repository, all_rows, columns_of, first_row, read_row, storable


class People(Repository):
    """How people want to be called, in all servers alike."""

    async def get(self, user_id: int) -> PersonRow:
        """One person's wishes; the ordinary ones where nothing was said."""
        row = await first_row(self._db, "SELECT * FROM people WHERE user_id = ?", (user_id,))
        if row is None:
            return PersonRow(user_id)
        quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
        away = None if row["away_from"] is None else (row["away_from"], row["away_until"])
        losses, rest = row["losses"] or "quiet", tuple(json.loads(row["rest"]))
        return read_row(PersonRow, row, quiet=quiet, away=away, losses=losses, rest=rest)

    async def put(self, person: PersonRow) -> None:
        """Keep them."""
        values = columns_of(person, rest=json.dumps(person.rest))
        values["quiet_from"], values["quiet_to"] = values.pop("quiet") or (None, None)
        values["away_from"], values["away_until"] = values.pop("away") or (None, None)
        await self._put("people", values, "user_id")

    async def set_locale(self, user_id: int, locale: str) -> None:
        """Remember the locale of a person's Discord; all else stays as it is."""
        known = await self.get(user_id)
        await self.put(replace(known, locale=locale))


class LessonProgress(Repository):
    """How far people are in the lessons of `/learn`."""

    async def of(self, user_id: int) -> list[LessonRow]:
        """One person's lessons, of those they have begun."""
        query = "SELECT * FROM lessons WHERE user_id = ? ORDER BY lesson"
        return [read_row(LessonRow, row) for row in await all_rows(self._db, query, (user_id,))]

    async def put(self, row: LessonRow) -> None:
        """Keep a page; a lesson that was finished stays so."""
        await self._db.execute(
            "INSERT INTO lessons (user_id, lesson, step, finished_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, lesson) DO UPDATE SET step = excluded.step,"
            " finished_at = COALESCE(lessons.finished_at, excluded.finished_at)",
            (row.user_id, row.lesson, row.step, row.finished_at),
        )


class FormDrafts(Repository):
    """What people have filled into forms that could not be done."""

    async def get(self, user_id: int, form: str) -> dict[str, str | list[str]]:
        """The fields by their names; none where nothing is kept."""
        query = "SELECT fields FROM form_drafts WHERE user_id = ? AND form = ?"
        row = await first_row(self._db, query, (user_id, form))
        return dict(json.loads(row["fields"])) if row else {}

    async def put(self, user_id: int, form: str, fields: Mapping[str, str | list[str]]) -> None:
        """Keep them in place of what was kept; no fields for none."""
        if not fields:
            await self._db.execute("DELETE FROM form_drafts WHERE user_id = ? AND form = ?", (user_id, form))
            return
        values = {"user_id": user_id, "form": form, "fields": storable(json.dumps(dict(fields)))}
        await self._put("form_drafts", values, "user_id", "form")


class Servers(Repository):
    """Who may open games where."""

    async def get(self, guild_id: int) -> ServerRow:
        """One server's rules; anybody anywhere where nothing was said."""
        row = await first_row(self._db, "SELECT * FROM servers WHERE guild_id = ?", (guild_id,))
        if row is None:
            return ServerRow(guild_id)
        return ServerRow(guild_id, row["role_id"], tuple(json.loads(row["channels"])))

    async def put(self, server: ServerRow) -> None:
        """Keep them."""
        await self._put("servers", columns_of(server, channels=json.dumps(server.channels)), "guild_id")


class Settings(Repository):
    """Small facts about the installation."""

    async def get(self, name: str) -> str | None:
        """One value."""
        row = await first_row(self._db, "SELECT value FROM settings WHERE name = ?", (name,))
        return str(row["value"]) if row else None

    async def put(self, name: str, value: str) -> None:
        """Set one value."""
        await self._put("settings", {"name": name, "value": value}, "name")

    async def claim(self, name: str, value: str) -> bool:
        """Set one value if there is none; returns whether there was none."""
        query = (
            "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING RETURNING name"
        )
        cursor = await self._db.execute(query, (name, value))
        return await cursor.fetchone() is not None

    async def beginning(self, start: str) -> Mapping[str, str]:
        """All whose name begins like that, by name."""
        query = "SELECT name, value FROM settings WHERE SUBSTR(name, 1, ?) = ? ORDER BY name"
        return {row["name"]: row["value"] for row in await all_rows(self._db, query, (len(start), start))}


class Follows(Repository):
    """Who follows which games."""

    async def get(self, game_id: int, user_id: int) -> FollowRow | None:
        """How somebody follows a game; None where they do not."""
        found = await self._all("game_id = ? AND user_id = ?", game_id, user_id)
        return found[0] if found else None

    async def of_game(self, game_id: int) -> list[FollowRow]:
        """Everybody who follows it."""
        return await self._all("game_id = ?", game_id)

    async def of_user(self, user_id: int) -> list[FollowRow]:
        """What somebody follows."""
        return await self._all("user_id = ?", user_id)

    async def _all(self, where: str, *values: int) -> list[FollowRow]:
        query = f"SELECT * FROM follows WHERE {where} ORDER BY game_id, user_id"  # noqa: S608 the lines above
        return [read_row(FollowRow, row) for row in await all_rows(self._db, query, values)]

    async def await_round(self, game_id: int, round_: int) -> bool:
        """Whether somebody wants to hear of rounds, and has not of all before that one."""
        query = "SELECT 1 FROM follows WHERE game_id = ? AND mode = 'round' AND round < ? LIMIT 1"
        return await first_row(self._db, query, (game_id, round_)) is not None

    async def put(self, row: FollowRow) -> None:
        """Keep it, instead of what was before."""
        await self._put("follows", columns_of(row), "game_id", "user_id")

    async def drop(self, game_id: int, user_id: int) -> None:
        """They do not follow it any more."""
        await self._db.execute("DELETE FROM follows WHERE game_id = ? AND user_id = ?", (game_id, user_id))

    async def clear(self, game_id: int) -> None:
        """Nobody does: it is over."""
        await self._db.execute("DELETE FROM follows WHERE game_id = ?", (game_id,))

    async def arrived(self, game_id: int, user_id: int) -> None:
        """A message has reached them."""
        await self._db.execute(
            "UPDATE follows SET failures = 0 WHERE game_id = ? AND user_id = ?", (game_id, user_id)
        )


class PuzzleProgress(Repository):
    """What people have tried at the puzzles of `/puzzle`."""

    async def of(self, user_id: int) -> list[PuzzleRow]:
        """One person's puzzles in the order in which they were begun."""
        query = "SELECT * FROM puzzles WHERE user_id = ? ORDER BY begun_at, number"
        return [read_row(PuzzleRow, row) for row in await all_rows(self._db, query, (user_id,))]

    async def put(self, row: PuzzleRow, number: int) -> None:
        """Keep a try; `number` orders puzzles begun in the same second."""
        await self._db.execute(
            "INSERT INTO puzzles (user_id, puzzle, tries, begun_at, number, solved_at)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, puzzle) DO UPDATE SET"
            " tries = excluded.tries, solved_at = excluded.solved_at",
            (row.user_id, row.puzzle, row.tries, row.begun_at, number, row.solved_at),
        )
