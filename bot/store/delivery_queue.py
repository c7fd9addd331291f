"""The outbox as delivery works on it: what is due, what has become of it, and where nothing arrives."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.model.messages import MessageRow, Payload, without
from bot.store.db.connection import Repository, all_rows, first_row, number
from bot.store.db.shards import ALL_SHARDS, Shards
from bot.store.outbox import NOT_SAID, messages_of

_LATELY: Final = 5_000
_SENT: Final = "message_id IS NOT NULL"
_FIRST: Final = "id IN (SELECT MIN(id) FROM outbox WHERE sent_at IS NULL GROUP BY game_id, channel_id)"


class OutboxHead(NamedTuple):
    """Which message it is, and its game and channel: in such a place one message is worked on at a time."""

    id: int
    place: tuple[int, int]


class DeliveryQueue(Repository):
    """The outbox, for whoever delivers it: what is due to be sent or edited, and what became of it."""

    async def due_heads(self, at: int, limit: int = 100, shards: Shards = ALL_SHARDS) -> list[OutboxHead]:
        """Unsent messages whose time has come, the oldest of each game and place only: order is kept.

        Without what they say: under load only few of them can be worked on at once.
        """
        ours, values = shards.among("outbox")
        query = (
            f"SELECT id, game_id, channel_id FROM outbox WHERE {_FIRST} AND due_at <= ? AND {ours}"  # noqa: S608 ours
            " ORDER BY id LIMIT ?"
        )
        return await self._heads(query, (at, *values, limit))

    async def postponed_heads(
        self, at: int, limit: int = 100, shards: Shards = ALL_SHARDS
    ) -> list[OutboxHead]:
        """Unsent messages that were tried in vain and are to be tried again only later."""
        ours, values = shards.among("outbox")
        query = (
            f"SELECT id, game_id, channel_id FROM outbox WHERE {_FIRST} AND {ours}"  # noqa: S608 ours
            " AND attempts > 0 AND due_at > ? ORDER BY id LIMIT ?"
        )
        return await self._heads(query, (*values, at, limit))

    async def by_ids(self, ids: Sequence[int]) -> list[MessageRow]:
        """Messages as they are now, in the order they were asked for."""
        if not ids:
            return []
        marks = ", ".join("?" * len(ids))
        found = await messages_of(self._db, f"SELECT * FROM outbox WHERE id IN ({marks})", tuple(ids))  # noqa: S608 marks
        return sorted(found, key=lambda message: ids.index(message.id))

    async def next_due(self, shards: Shards = ALL_SHARDS) -> int | None:
        """When the next unsent message is due; None where all is sent."""
        ours, values = shards.among("outbox")
        return await number(self._db, f"SELECT MIN(due_at) FROM outbox WHERE {_FIRST} AND {ours}", values)  # noqa: S608 ours

    async def stuck(self, guild_id: int) -> list[OutboxHead]:
        """What was tried in vain in a server's channels, and holds up what comes after it there."""
        query = (
            f"SELECT id, game_id, channel_id FROM outbox WHERE {_FIRST} AND attempts > 0 AND NOT direct"  # noqa: S608 ours
            " AND game_id IN (SELECT id FROM games WHERE guild_id = ?) ORDER BY id"
        )
        return await self._heads(query, (guild_id,))

    async def latest_before(self, message: MessageRow) -> int:
        """The latest message of the same game that was posted in the same place before; 0 for none lately."""
        query = (
            "SELECT MAX(message_id) FROM outbox WHERE id < ? AND id > ? AND game_id = ? AND channel_id = ?"
        )
        earliest = message.id - _LATELY  # no index leads there, and the table is long
        return await number(self._db, query, (message.id, earliest, message.game_id, message.channel_id)) or 0

    async def has_later_board(self, message: MessageRow, at: int) -> bool:
        """Whether a later message with a board is due in the same place and not sent."""
        query = (
            "SELECT 1 FROM outbox WHERE sent_at IS NULL AND game_id = ? AND channel_id = ? AND id > ?"
            " AND due_at <= ? AND payload LIKE ? LIMIT 1"
        )
        values = (message.game_id, message.channel_id, message.id, at, '%"snapshot": {%')
        return await first_row(self._db, query, values) is not None

    async def prepared(self, message: MessageRow, payload: Payload) -> None:
        """Let a message that nobody has tried to send say something at last."""
        await self._db.execute(
            "UPDATE outbox SET payload = ? WHERE id = ? AND sent_at IS NULL",
            (json.dumps(payload), message.id),
        )

    async def sent(self, message: MessageRow, message_id: int | None, at: int) -> None:
        """Mark as delivered; None where it had become pointless and was not sent."""
        await self._update("outbox", message.id, {"sent_at": at, "message_id": message_id, "problem": None})
        await self.edited(message)

    async def found(self, message: MessageRow, message_id: int, at: int) -> None:
        """Mark as delivered what turned out to be; its words may be out of date, so it is edited."""
        done = {"sent_at": at, "message_id": message_id, "problem": None}
        await self._update("outbox", message.id, {**done, "edit_at": at, "edit_attempts": 0})

    async def failed(self, message: MessageRow, problem: str, due_at: int) -> None:
        """Note why it could not be sent and when to try again."""
        await self._db.execute(
            "UPDATE outbox SET attempts = attempts + 1, problem = ?, due_at = ? WHERE id = ?",
            (problem, due_at, message.id),
        )

    async def set_back(self, now: int, by: int, shards: Shards = ALL_SHARDS) -> None:
        """The clock was set back by so many seconds: what waits for later waits no longer than it was to."""
        ours, values = shards.among("outbox")
        for column, unless in (("due_at", "sent_at IS NULL"), ("edit_at", _SENT)):
            await self._db.execute(
                f"UPDATE outbox SET {column} = CASE WHEN {column} - ? > ? THEN {column} - ? ELSE ? END"  # noqa: S608 ours
                f" WHERE {column} > ? AND {unless} AND {ours}",
                (by, now, by, now, now, *values),
            )

    async def given_up(self, message: MessageRow, at: int) -> None:
        """Stop trying, so that later messages have their turn; why the last try failed stays on record."""
        await self._update("outbox", message.id, {"sent_at": at, "payload": "{}", "edit_at": None})

    async def edit_heads(self, at: int, limit: int = 100, shards: Shards = ALL_SHARDS) -> list[OutboxHead]:
        """Sent messages that have to be brought in line with their payload by then."""
        ours, values = shards.among("outbox")
        query = (
            f"SELECT id, game_id, channel_id FROM outbox WHERE edit_at <= ? AND {_SENT} AND {ours}"  # noqa: S608 ours
            " ORDER BY edit_at, id LIMIT ?"
        )
        return await self._heads(query, (at, *values, limit))

    async def next_edit(self, shards: Shards = ALL_SHARDS) -> int | None:
        """When the next message has to be edited."""
        ours, values = shards.among("outbox")
        query = f"SELECT MIN(edit_at) FROM outbox WHERE edit_at IS NOT NULL AND {_SENT} AND {ours}"  # noqa: S608 ours
        return await number(self._db, query, values)

    async def edited(self, message: MessageRow) -> None:
        """The message says what its payload said when it was read; nothing is to do unless that has changed.

        Where it asks for nothing any more, the payload has served its purpose.
        """
        await self._db.execute(
            "UPDATE outbox SET edit_at = NULL WHERE id = ? AND version = ?", (message.id, message.version)
        )
        query = "SELECT payload, wait, edit_at FROM outbox WHERE id = ?"
        row = await first_row(self._db, query, (message.id,))
        if row is None:
            return
        done = row["wait"] is None and row["edit_at"] is None
        payload: Payload = {} if done else json.loads(row["payload"])
        if payload.get("redraw") and row["edit_at"] is not None:
            return  # it has changed meanwhile, with its picture
        kept = without(payload, *NOT_SAID)
        await self._update("outbox", message.id, {"payload": json.dumps(kept)})

    async def edit_failed(self, message: MessageRow, edit_at: int | None) -> None:
        """When to try again; None for never."""
        await self._db.execute(
            "UPDATE outbox SET edit_at = ?, edit_attempts = edit_attempts + 1 WHERE id = ?",
            (edit_at, message.id),
        )

    async def _heads(self, query: str, values: tuple[object, ...]) -> list[OutboxHead]:
        return [
            OutboxHead(row["id"], (row["game_id"], row["channel_id"]))
            for row in await all_rows(self._db, query, values)
        ]


class DeliveryFailures(Repository):
    """Channels in which nothing of a game arrives, and whether somebody knows."""

    async def known(self, game_id: int, channel_id: int) -> bool:
        """Whether somebody was told already that nothing arrives there."""
        query = "SELECT 1 FROM delivery_failures WHERE game_id = ? AND channel_id = ?"
        return await first_row(self._db, query, (game_id, channel_id)) is not None

    async def add(self, game_id: int, channel_id: int, problem: str, at: int) -> None:
        """Note that somebody is told."""
        await self._db.execute(
            "INSERT INTO delivery_failures (game_id, channel_id, problem, told_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (game_id, channel_id, problem, at),
        )

    async def unheard(self, user_id: int) -> dict[int, bool]:
        """Games of which nothing reaches somebody who has not heard so yet; whether they play there."""
        query = (
            "SELECT game_id, EXISTS (SELECT 1 FROM seats WHERE seats.game_id = delivery_failures.game_id"
            " AND user_id = channel_id) AS plays FROM delivery_failures"
            " WHERE channel_id = ? AND NOT heard ORDER BY game_id"
        )
        return {row["game_id"]: bool(row["plays"]) for row in await all_rows(self._db, query, (user_id,))}

    async def anew(self, game_id: int, user_id: int) -> None:
        """There is more to say of it than they have heard."""
        await self._db.execute(
            "UPDATE delivery_failures SET heard = ? WHERE game_id = ? AND channel_id = ?",
            (False, game_id, user_id),
        )

    async def hear(self, user_id: int) -> None:
        """They know it now."""
        await self._db.execute("UPDATE delivery_failures SET heard = ? WHERE channel_id = ?", (True, user_id))

    async def clear(self, channel_id: int, game_id: int | None = None) -> None:
        """Something has arrived there, or is worth trying again; in one game or in all."""
        await self._db.execute(
            "DELETE FROM delivery_failures WHERE channel_id = ? AND game_id = COALESCE(?, game_id)",
            (channel_id, game_id),
        )
