"""Games, seats, the action log, and snapshots of positions, which avoid folding the whole log."""

import json
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Final

from bot.engine.terms import Nation
from bot.model.games import Fork, GamePlace, GameRow, NewGame
from bot.model.log import ActionRow, LogRow, UndoRow
from bot.model.seats import SeatRow
from bot.model.settings import kept_settings, settings_of
from bot.rulesets import Codec, ruleset
from bot.store.db.connection import (
    Connection,
    Repository,
    Row,
    all_rows,
    columns_of,
    first_row,
    insert_all,
    number,
    read_row,
    storable,
)
from bot.store.db.errors import ChannelTakenError

_OWN: Final = (
    "FROM (SELECT DISTINCT game_id, user_id FROM seats WHERE user_id = ? AND NOT conceded) AS mine"
    " JOIN games ON games.id = mine.game_id AND games.status IN ('lobby', 'running')"
    " AND COALESCE(games.origin, '') <> 'practice'"
)
"""Open games of a user."""
AWAITED: Final = (
    # While a question is open, the turn is suspended.
    "games.paused_at IS NULL AND (waits.kind = 'answer' OR NOT EXISTS"
    " (SELECT 1 FROM waits AS asked WHERE asked.game_id = games.id AND asked.kind = 'answer'))"
)
"""Condition of a wait for an action that is possible now."""
_OWN_WAIT: Final = (
    # By game, not by user, as the unary plus enforces: a user may be awaited in very many games.
    f" LEFT JOIN waits ON waits.game_id = games.id AND +waits.user_id = ? AND {AWAITED}"
)
"""Joined with the user's wait, at most one per game."""
_OF_GUILD: Final = "FROM games WHERE games.guild_id = ? AND COALESCE(games.origin, '') <> 'practice'"
"""Games of a server, without practice games, which are private."""
_OPEN_FIRST: Final = "CASE games.status WHEN 'running' THEN 0 WHEN 'lobby' THEN 1 ELSE 2 END, games.id DESC"
_MISSING_VOTE: Final = (
    "EXISTS (SELECT 1 FROM votes WHERE votes.game_id = games.id AND votes.state = 'open'"
    " AND votes.mover_id <> mine.user_id AND NOT EXISTS"
    " (SELECT 1 FROM ballots WHERE ballots.vote_id = votes.id AND ballots.user_id = mine.user_id))"
)
"""Condition of an open vote without the user's ballot, who may not be asked in it."""
_WAITS: Final = f"waits.id IS NULL, waits.began_at, {_MISSING_VOTE} DESC, games.changed_at DESC, games.id"
_ACTIONS: Final = "SELECT actions.*, games.ruleset FROM actions JOIN games ON games.id = actions.game_id"


class Games(Repository):
    """Games with their seats and action logs."""

    async def create(self, new: NewGame) -> int:
        """Create a lobby and return its id; raises `ChannelTakenError`."""
        variant, settings = json.dumps(new.variant), json.dumps(kept_settings(new.settings))
        values = columns_of(new, variant=variant, settings=settings, status="lobby", changed_at=new.at)
        values["created_at"] = values.pop("at")
        if (row := await self._insert_new("games", values)) is None:
            raise ChannelTakenError
        return int(row["id"])

    async def by_id(self, game_id: int) -> GameRow | None:
        """Return a game by id; None if there is none."""
        return await self._one(game_of, "SELECT * FROM games WHERE id = ?", game_id)

    async def get(self, game_id: int) -> GameRow:
        """Return the game that another row refers to, which is never deleted."""
        game = await self.by_id(game_id)
        if game is None:
            raise KeyError(game_id)
        return game

    async def in_channel(self, channel_id: int) -> GameRow | None:
        """Return the channel's open game, else the latest one.

        A lobby closed before its start does not hide an earlier game.
        """
        query = (
            "SELECT * FROM games WHERE channel_id = ?"
            " ORDER BY status IN ('lobby', 'running') DESC, started_at IS NOT NULL DESC, id DESC LIMIT 1"
        )
        return await self._one(game_of, query, channel_id)

    async def own(self, user_id: int, limit: int, skipped: int = 0) -> list[GameRow]:
        """Return a user's open games: waiting ones first, then those with a vote, then the latest changed.

        Practice games are excluded.
        """
        query = f"SELECT games.* {_OWN}{_OWN_WAIT} ORDER BY {_WAITS} LIMIT ? OFFSET ?"
        return await self._all(game_of, query, user_id, user_id, limit, skipped)

    async def count_own(self, user_id: int) -> int:
        """Return the number of a user's open games."""
        return await number(self._db, f"SELECT COUNT(*) {_OWN}", (user_id,)) or 0

    async def left(self, user_id: int, limit: int) -> list[GameRow]:
        """Return running games that a user has conceded and may take part in again, as the seat is open."""
        query = (
            "SELECT games.* FROM (SELECT DISTINCT game_id FROM seats WHERE user_id = ? AND conceded) AS mine"
            " JOIN games ON games.id = mine.game_id AND games.status = 'running'"
            " JOIN offers ON offers.game_id = games.id AND offers.user_id = ? AND offers.state = 'open'"
            " AND COALESCE(offers.to_id, offers.user_id) = offers.user_id"
            " WHERE NOT EXISTS (SELECT 1 FROM votes WHERE votes.game_id = games.id AND votes.kind = 'expel'"
            " AND votes.state = 'carried' AND votes.about_id = ?) ORDER BY games.id LIMIT ?"
        )
        return await self._all(game_of, query, user_id, user_id, user_id, limit)

    async def own_ended(self, user_id: int, limit: int) -> list[GameRow]:
        """Return a user's finished games, latest first."""
        query = (
            "SELECT games.* FROM (SELECT DISTINCT game_id FROM seats WHERE user_id = ?) AS mine"
            " JOIN games ON games.id = mine.game_id AND games.status IN ('over', 'closed')"
            " AND games.started_at IS NOT NULL AND COALESCE(games.origin, '') <> 'practice'"
            " ORDER BY games.changed_at DESC, games.id DESC LIMIT ?"
        )
        return await self._all(game_of, query, user_id, limit)

    async def shared(self, user_id: int, other_id: int, limit: int) -> list[GameRow]:
        """Return games two users play or have played together: open ones first, then the latest."""
        query = (
            "SELECT games.* FROM (SELECT game_id FROM seats WHERE user_id = ?"
            " INTERSECT SELECT game_id FROM seats WHERE user_id = ?) AS ours"
            " JOIN games ON games.id = ours.game_id AND COALESCE(games.origin, '') <> 'practice'"
            " AND (games.status IN ('lobby', 'running') OR games.started_at IS NOT NULL)"
            " ORDER BY games.status IN ('lobby', 'running') DESC, games.changed_at DESC, games.id DESC"
            " LIMIT ?"
        )
        return await self._all(game_of, query, user_id, other_id, limit)

    async def before(self, game: GameRow) -> GameRow | None:
        """Return the game played before in the same channel; None if there is none."""
        query = (
            "SELECT * FROM games WHERE channel_id = ? AND id < ? AND started_at IS NOT NULL"
            " ORDER BY id DESC LIMIT 1"
        )
        return await self._one(game_of, query, game.channel_id, game.id)

    async def after(self, game: GameRow) -> GameRow | None:
        """Return a later game of the same channel; None if there is none.

        Lobbies closed before their game started do not count.
        """
        query = (
            "SELECT * FROM games WHERE channel_id = ? AND id > ?"
            " AND (started_at IS NOT NULL OR status = 'lobby') ORDER BY id LIMIT 1"
        )
        return await self._one(game_of, query, game.channel_id, game.id)

    async def in_guild(self, guild_id: int, limit: int = 25) -> list[GameRow]:
        """Return a server's games: running ones first, then lobbies, then the latest that have ended.

        Practice games are excluded.
        """
        query = f"SELECT games.* {_OF_GUILD} ORDER BY {_OPEN_FIRST} LIMIT ?"
        return await self._all(game_of, query, guild_id, limit)

    async def places(self, guild_id: int, user_id: int) -> list[GamePlace]:
        """Return where all games of a server are, in the order of `in_guild`, and which are the user's."""
        own = "EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.user_id = ?) AS own"
        query = f"SELECT games.id, games.channel_id, {own} {_OF_GUILD} ORDER BY {_OPEN_FIRST}"
        return await self._all(_place, query, user_id, guild_id)

    async def open_in_guild(self, guild_id: int) -> list[GameRow]:
        """Return all open games of a server, in the order of `in_guild`."""
        query = f"SELECT games.* {_OF_GUILD} AND games.status IN ('lobby', 'running') ORDER BY {_OPEN_FIRST}"
        return await self._all(game_of, query, guild_id)

    async def own_channels(self, guild_id: int, user_id: int, limit: int) -> list[int]:
        """Return the channels of a server in which a user has an open game, in the order of `in_guild`."""
        query = f"SELECT games.channel_id {_OWN} AND games.guild_id = ? ORDER BY {_OPEN_FIRST} LIMIT ?"
        return await self._all(itemgetter("channel_id"), query, user_id, guild_id, limit)

    async def own_running(self, user_id: int) -> list[GameRow]:
        """Return running games a user plays with others and has not conceded."""
        query = (
            "SELECT * FROM games WHERE status = 'running' AND COALESCE(origin, '') <> 'practice' AND id IN"
            " (SELECT game_id FROM seats WHERE user_id = ? AND NOT conceded) ORDER BY id"
        )
        return await self._all(game_of, query, user_id)

    async def save(self, game: GameRow) -> None:
        """Update a game."""
        values = columns_of(
            game,
            variant=json.dumps(game.variant),
            result=game.result and json.dumps(game.result),
            settings=json.dumps(kept_settings(game.settings)),
            begins=game.begins and json.dumps(game.begins),
        )
        await self._update("games", values, id=values.pop("id"))

    async def set_fork(self, game_id: int, fork: Fork) -> None:
        """Set the original game of a practice game."""
        await self._insert("practices", {"game_id": game_id, **fork._asdict()})

    async def fork_of(self, game_id: int) -> Fork | None:
        """Return the original game of a practice game; None for other games."""
        query = "SELECT source_id, length FROM practices WHERE game_id = ?"
        return await self._one(Fork._make, query, game_id)

    async def seats(self, game_id: int) -> list[SeatRow]:
        """Return the seats in clockwise order."""
        return await self._all(_seat, "SELECT * FROM seats WHERE game_id = ? ORDER BY seat", game_id)

    async def set_seats(self, game_id: int, seats: Sequence[SeatRow]) -> None:
        """Replace all seats of a game."""
        await self._delete("seats", game_id=game_id)
        rows = [columns_of(seat, game_id=game_id, name=storable(seat.name)) for seat in seats]
        await insert_all(self._db, "seats", rows)

    async def add_actions(self, game_id: int, rows: Sequence[ActionRow], batch: int, at: int) -> None:
        """Append actions to the log; those of one command share a `batch`."""
        codec = await codec_of(self._db, game_id)
        seq = await self.count_rows(game_id) + 1
        shared = {"game_id": game_id, "kind": "action", "batch": batch, "at": at}
        written = [json.dumps(codec.action_to_json(row.action)) for row in rows]
        await insert_all(
            self._db,
            "actions",
            [
                columns_of(row, action=action, seq=place, **shared)
                for place, (row, action) in enumerate(zip(rows, written, strict=True), seq)
            ],
        )

    async def add_undo(self, game_id: int, nation: Nation, user_id: int, keep: int, at: int) -> None:
        """Append an undo: only the first `keep` actions remain applied."""
        seq = await self.count_rows(game_id) + 1
        values = {"kind": "undo", "nation": nation, "user_id": user_id, "keep": keep, "at": at}
        await self._insert("actions", {"game_id": game_id, "seq": seq, "batch": seq, **values})

    async def log(self, game_id: int) -> list[LogRow]:
        """Return the applied actions in order; undone ones stay in the log but are omitted."""
        return [_log_row(row) for row in await self._applied_rows(game_id, 0, 0)]

    async def log_of_turn(self, game: GameRow) -> list[LogRow]:
        """Return the applied actions of the current turn."""
        return [_log_row(row) for row in await self._applied_rows(game.id, game.turn_seq, game.turn_start)]

    async def entries(self, game_id: int) -> list[LogRow | UndoRow]:
        """Return the whole log in order: actions, including undone ones, and undos."""
        return await self._all(
            lambda row: UndoRow(row["keep"]) if row["kind"] == "undo" else _log_row(row),
            f"{_ACTIONS} WHERE game_id = ? ORDER BY seq",
            game_id,
        )

    async def _applied_rows(self, game_id: int, after_seq: int, before: int) -> list[Row]:
        """Return the applied actions after a log row; `before` of them were applied up to it."""
        query, in_force = f"{_ACTIONS} WHERE game_id = ? AND seq > ? ORDER BY seq", list[Row]()
        for row in await all_rows(self._db, query, (game_id, after_seq)):
            if row["kind"] == "undo":
                del in_force[row["keep"] - before :]
            else:
                in_force.append(row)
        return in_force

    async def stored_texts(self, game_id: int) -> list[tuple[Nation, str]]:
        """Return nation and stored text of the applied actions, without parsing them."""
        return [(row["nation"], row["action"]) for row in await self._applied_rows(game_id, 0, 0)]

    async def started_ids(self) -> list[int]:
        """Return the ids of all started games, oldest first."""
        query = "SELECT id FROM games WHERE started_at IS NOT NULL ORDER BY id"
        return await self._all(itemgetter("id"), query)

    async def current_ids(self) -> list[int]:
        """Return the ids of the current games of all channels, ended ones too; not lobbies closed as such."""
        query = (
            "SELECT MAX(id) AS id FROM games WHERE started_at IS NOT NULL OR status = 'lobby'"
            " GROUP BY channel_id ORDER BY id"
        )
        return await self._all(itemgetter("id"), query)

    async def count_rows(self, game_id: int) -> int:
        """Return the number of log rows, including undone actions and undos."""
        query = "SELECT COALESCE(MAX(seq), 0) FROM actions WHERE game_id = ?"
        return await number(self._db, query, (game_id,)) or 0


async def codec_of(connection: Connection, game_id: int) -> Codec:
    """Return the codec of a game's actions."""
    row = await first_row(connection, "SELECT ruleset FROM games WHERE id = ?", (game_id,))
    if row is None:
        raise KeyError(game_id)
    return ruleset(row["ruleset"]).codec


def _place(row: Row) -> GamePlace:
    return GamePlace(row["id"], row["channel_id"], bool(row["own"]))


def _seat(row: Row) -> SeatRow:
    return read_row(SeatRow, row, conceded=bool(row["conceded"]))


def _log_row(row: Row) -> LogRow:
    action = ruleset(row["ruleset"]).codec.action_from_json(row["action"])
    return read_row(LogRow, row, action=action)


def game_of(row: Row) -> GameRow:
    """Return the game of a row."""
    return read_row(
        GameRow,
        row,
        variant=json.loads(row["variant"]),
        result=row["result"] and json.loads(row["result"]),
        begins=row["begins"] and json.loads(row["begins"]),
        settings=settings_of(json.loads(row["settings"])),
    )


class Snapshots(Repository):
    """Snapshots of positions by number of actions; a cache that may be cleared at any time."""

    async def get(self, game_id: int, length: int, version: str) -> Mapping[str, Any] | None:
        """Return the snapshot after `length` actions; None if missing or from another codec version."""
        query = "SELECT data FROM snapshots WHERE game_id = ? AND length = ? AND version = ?"
        return await self._one(lambda row: json.loads(row["data"]), query, game_id, length, version)

    async def put(self, game_id: int, length: int, version: str, data: Mapping[str, Any]) -> None:
        """Store a snapshot."""
        values = {"game_id": game_id, "length": length, "version": version, "data": json.dumps(data)}
        await self._put("snapshots", values, "game_id", "length")

    async def keep_only(self, game_id: int, lengths: tuple[int, int]) -> None:
        """Delete all but two snapshots."""
        await self._db.execute(
            "DELETE FROM snapshots WHERE game_id = ? AND length NOT IN (?, ?)", (game_id, *lengths)
        )
