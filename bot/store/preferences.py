"""Preferences of users, servers and the installation; follows, and progress in lessons and puzzles."""

import json
from collections.abc import Mapping
from functools import partial
from operator import itemgetter
from typing import Final

from bot.model.people import FollowRow, LessonRow, PersonRow, PuzzleRow, ServerRow
from bot.store.db.connection import Repository, Row, columns_of, read_row, storable

_follow: Final = partial(read_row, FollowRow)


class People(Repository):
    """Notification preferences of users, for all servers."""

    async def get(self, user_id: int) -> PersonRow:
        """Return a user's preferences, or the defaults."""
        found = await self._one(_person, "SELECT * FROM people WHERE user_id = ?", user_id)
        return found or PersonRow(user_id)

    async def put(self, person: PersonRow) -> None:
        """Store preferences."""
        values = columns_of(person, rest=json.dumps(person.rest))
        values["quiet_from"], values["quiet_to"] = values.pop("quiet") or (None, None)
        values["away_from"], values["away_until"] = values.pop("away") or (None, None)
        await self._put("people", values, "user_id")


def _person(row: Row) -> PersonRow:
    quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
    away = None if row["away_from"] is None else (row["away_from"], row["away_until"])
    losses, rest = row["losses"] or "quiet", tuple(json.loads(row["rest"]))
    contrast = bool(row["contrast"])
    return read_row(PersonRow, row, quiet=quiet, away=away, losses=losses, rest=rest, contrast=contrast)


class LessonProgress(Repository):
    """Progress of users in the lessons of `/learn`."""

    async def of(self, user_id: int) -> list[LessonRow]:
        """Return the lessons a user has begun."""
        query = "SELECT * FROM lessons WHERE user_id = ? ORDER BY lesson"
        return await self._all(partial(read_row, LessonRow), query, user_id)

    async def put(self, row: LessonRow) -> None:
        """Store a page; a finished lesson stays finished."""
        await self._db.execute(
            "INSERT INTO lessons (user_id, lesson, step, finished_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, lesson) DO UPDATE SET step = excluded.step,"
            " finished_at = COALESCE(lessons.finished_at, excluded.finished_at)",
            (row.user_id, row.lesson, row.step, row.finished_at),
        )


class FormDrafts(Repository):
    """Rejected form input of users."""

    async def get(self, user_id: int, form: str) -> dict[str, str | list[str]]:
        """Return the fields by name; empty if there are none."""
        query = "SELECT fields FROM form_drafts WHERE user_id = ? AND form = ?"
        return await self._one(lambda row: json.loads(row["fields"]), query, user_id, form) or {}

    async def put(self, user_id: int, form: str, fields: Mapping[str, str | list[str]]) -> None:
        """Store the fields; an empty mapping deletes them."""
        if not fields:
            await self._delete("form_drafts", user_id=user_id, form=form)
            return
        values = {"user_id": user_id, "form": form, "fields": storable(json.dumps(dict(fields)))}
        await self._put("form_drafts", values, "user_id", "form")


class Servers(Repository):
    """Server rules on who may open games where."""

    async def get(self, guild_id: int) -> ServerRow:
        """Return a server's rules, or the defaults."""
        found = await self._one(_server, "SELECT * FROM servers WHERE guild_id = ?", guild_id)
        return found or ServerRow(guild_id)

    async def put(self, server: ServerRow) -> None:
        """Store rules."""
        await self._put("servers", columns_of(server, channels=json.dumps(server.channels)), "guild_id")


def _server(row: Row) -> ServerRow:
    return read_row(ServerRow, row, channels=tuple(json.loads(row["channels"])))


class Settings(Repository):
    """Key-value settings of the installation."""

    async def get(self, name: str) -> str | None:
        """Return a value; None if unset."""
        return await self._one(itemgetter("value"), "SELECT value FROM settings WHERE name = ?", name)

    async def put(self, name: str, value: str) -> None:
        """Set a value."""
        await self._put("settings", {"name": name, "value": value}, "name")

    async def claim(self, name: str, value: str) -> bool:
        """Set a value unless it is set; return whether it was unset."""
        return await self._insert_new("settings", {"name": name, "value": value}) is not None

    async def drop(self, name: str) -> None:
        """Unset a value."""
        await self._delete("settings", name=name)

    async def with_prefix(self, start: str) -> Mapping[str, str]:
        """Return all settings whose name has this prefix."""
        query = "SELECT name, value FROM settings WHERE SUBSTR(name, 1, ?) = ? ORDER BY name"
        return dict(await self._all(itemgetter("name", "value"), query, len(start), start))


class Follows(Repository):
    """Spectators following games."""

    async def get(self, game_id: int, user_id: int) -> FollowRow | None:
        """Return how a user follows a game; None if they do not."""
        query = "SELECT * FROM follows WHERE game_id = ? AND user_id = ?"
        return await self._one(_follow, query, game_id, user_id)

    async def of_game(self, game_id: int) -> list[FollowRow]:
        """Return all followers of a game."""
        return await self._all(_follow, "SELECT * FROM follows WHERE game_id = ? ORDER BY user_id", game_id)

    async def of_user(self, user_id: int) -> list[FollowRow]:
        """Return all games a user follows, without those in which they have taken a seat since."""
        query = (
            "SELECT * FROM follows WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM seats"
            " WHERE seats.game_id = follows.game_id AND seats.user_id = follows.user_id) ORDER BY game_id"
        )
        return await self._all(_follow, query, user_id)

    async def is_behind(self, game_id: int, round_: int) -> bool:
        """Return whether a follower by round has not been told of all rounds before this one."""
        query = "SELECT 1 FROM follows WHERE game_id = ? AND mode = 'round' AND round < ? LIMIT 1"
        return await self._exists(query, game_id, round_)

    async def put(self, row: FollowRow) -> None:
        """Store a follow, replacing the previous one."""
        await self._put("follows", columns_of(row), "game_id", "user_id")

    async def drop(self, game_id: int, user_id: int) -> None:
        """Delete a follow."""
        await self._delete("follows", game_id=game_id, user_id=user_id)

    async def clear(self, game_id: int) -> None:
        """Delete all follows of a finished game."""
        await self._delete("follows", game_id=game_id)

    async def reset_failures(self, game_id: int, user_id: int) -> None:
        """Reset the failure count after a delivered message."""
        await self._update("follows", {"failures": 0}, game_id=game_id, user_id=user_id)


class PuzzleProgress(Repository):
    """Attempts of users at the puzzles of `/puzzle`."""

    async def of(self, user_id: int) -> list[PuzzleRow]:
        """Return a user's puzzles in the order begun."""
        query = "SELECT * FROM puzzles WHERE user_id = ? ORDER BY begun_at, number"
        return await self._all(partial(read_row, PuzzleRow), query, user_id)

    async def put(self, row: PuzzleRow, number: int) -> None:
        """Store an attempt; `number` orders puzzles begun in the same second."""
        await self._db.execute(
            "INSERT INTO puzzles (user_id, puzzle, tries, begun_at, number, solved_at)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, puzzle) DO UPDATE SET"
            " tries = excluded.tries, solved_at = excluded.solved_at",
            (row.user_id, row.puzzle, row.tries, row.begun_at, number, row.solved_at),
        )
