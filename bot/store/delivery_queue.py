"""The outbox from the delivery side: due messages, results, and failing channels."""

import json
from typing import Final, NamedTuple

from bot.model.messages import MessageRow, Payload, without
from bot.store.db.connection import Repository, Row, all_rows, first_row, number
from bot.store.db.shards import ALL_SHARDS, Shards
from bot.store.outbox import NOT_SAID, message_of
from bot.store.schedule import Waits

_AT_ONCE: Final = 100
_LATELY: Final = 5_000
_SENT: Final = "message_id IS NOT NULL"
_FIRST: Final = "id IN (SELECT MIN(id) FROM outbox WHERE sent_at IS NULL GROUP BY game_id, channel_id)"
_EDITED: Final = "id IN (SELECT id FROM outbox WHERE edit_at IS NOT NULL)"
_HEADS: Final = "SELECT id, game_id, channel_id, kind FROM outbox WHERE"


class OutboxHead(NamedTuple):
    """Id, game and channel, and kind of a message; per game and channel one is handled at a time."""

    id: int
    place: tuple[int, int]
    kind: str


class DeliveryQueue(Repository):
    """Messages due to be sent or edited, and the results."""

    async def due_heads(
        self, at: int, limit: int = _AT_ONCE, shards: Shards = ALL_SHARDS
    ) -> list[OutboxHead]:
        """Return unsent due messages, only the oldest per game and channel, to keep the order.

        Reports come last, since they take longest. Payloads are omitted, because under load only few are
        handled at once.
        """
        ours, values = shards.among("outbox")
        query = f"{_HEADS} {_FIRST} AND due_at <= ? AND {ours} ORDER BY kind = 'report', id LIMIT ?"
        return await self._all(_head, query, at, *values, limit)

    async def postponed_heads(self, at: int, shards: Shards = ALL_SHARDS) -> list[OutboxHead]:
        """Return messages that failed and are to be retried later."""
        ours, values = shards.among("outbox")
        query = f"{_HEADS} {_FIRST} AND {ours} AND attempts > 0 AND due_at > ? ORDER BY id LIMIT ?"
        return await self._all(_head, query, *values, at, _AT_ONCE)

    async def by_id(self, message_id: int) -> MessageRow | None:
        """Return a message by its id in the outbox."""
        return await self._one(message_of, "SELECT * FROM outbox WHERE id = ?", message_id)

    async def next_due(self, shards: Shards = ALL_SHARDS) -> int | None:
        """Return when the next unsent message is due; None if all are sent."""
        ours, values = shards.among("outbox")
        return await number(self._db, f"SELECT MIN(due_at) FROM outbox WHERE {_FIRST} AND {ours}", values)  # noqa: S608 ours

    async def stuck(self, guild_id: int) -> list[OutboxHead]:
        """Return failed messages in a server's channels, which block later ones; after them failed edits."""
        here = "NOT direct AND game_id IN (SELECT id FROM games WHERE guild_id = ?) ORDER BY id"
        failed = f"{_FIRST} AND attempts > 0", f"{_EDITED} AND edit_attempts > 0 AND {_SENT}"
        queries = [f"{_HEADS} {what} AND {here}" for what in failed]
        return [head for query in queries for head in await self._all(_head, query, guild_id)]

    async def latest_before(self, message: MessageRow) -> int:
        """Return the message posted before this one in the same place; 0 for none lately."""
        query = (
            "SELECT MAX(message_id) FROM outbox WHERE id < ? AND id > ? AND game_id = ? AND channel_id = ?"
        )
        earliest = message.id - _LATELY  # no index covers this, and the table is long
        return await number(self._db, query, (message.id, earliest, message.game_id, message.channel_id)) or 0

    async def has_later_board(self, message: MessageRow, at: int) -> bool:
        """Return whether a later message with a board is due in the same place."""
        query = (
            "SELECT 1 FROM outbox WHERE sent_at IS NULL AND game_id = ? AND channel_id = ? AND id > ?"
            " AND due_at <= ? AND payload LIKE ? LIMIT 1"
        )
        place, drawn = (message.game_id, message.channel_id), '%"snapshot": {%'
        return await self._exists(query, *place, message.id, at, drawn)

    async def set_payload(self, message: MessageRow, payload: Payload) -> None:
        """Set the payload of a message not yet attempted."""
        await self._db.execute(
            "UPDATE outbox SET payload = ? WHERE id = ? AND sent_at IS NULL",
            (json.dumps(payload), message.id),
        )

    async def mark_sent(self, message: MessageRow, message_id: int | None, at: int) -> None:
        """Mark as sent; `message_id` is None if the message was obsolete and skipped."""
        await self._update(
            "outbox", {"sent_at": at, "message_id": message_id, "problem": None}, id=message.id
        )
        await self.mark_edited(message, at, removed=message_id is None)

    async def mark_found(self, message: MessageRow, message_id: int, at: int) -> None:
        """Mark as sent a message found posted; it is edited, as its text may be outdated."""
        done = {"sent_at": at, "message_id": message_id, "problem": None}
        await self._update("outbox", {**done, "edit_at": at, "edit_attempts": 0}, id=message.id)

    async def postpone(self, message: MessageRow, due_at: int) -> None:
        """Send a message later, unless it has changed since it was read."""
        await self._update("outbox", {"due_at": due_at}, id=message.id, version=message.version)

    async def record_failure(self, message: MessageRow, problem: str, due_at: int) -> None:
        """Record a failed attempt and when to retry."""
        await self._db.execute(
            "UPDATE outbox SET attempts = attempts + 1, problem = ?, due_at = ? WHERE id = ?",
            (problem, due_at, message.id),
        )

    async def set_back(self, now: int, by: int, shards: Shards = ALL_SHARDS) -> None:
        """After the clock went back by some seconds, move later due times back as well."""
        ours, values = shards.among("outbox")
        for column, unless in (("due_at", "sent_at IS NULL"), ("edit_at", _SENT)):
            await self._db.execute(
                f"UPDATE outbox SET {column} = CASE WHEN {column} - ? > ? THEN {column} - ? ELSE ? END"  # noqa: S608 ours
                f" WHERE {column} > ? AND {unless} AND {ours}",
                (by, now, by, now, now, *values),
            )

    async def give_up(self, message: MessageRow, at: int) -> None:
        """Stop retrying, so that later messages are sent; the last error is kept."""
        await self._update("outbox", {"sent_at": at, "payload": "{}", "edit_at": None}, id=message.id)

    async def edit_heads(self, at: int, shards: Shards = ALL_SHARDS) -> list[OutboxHead]:
        """Return sent messages whose edit is due."""
        ours, values = shards.among("outbox")
        query = f"{_HEADS} edit_at <= ? AND {_SENT} AND {ours} ORDER BY edit_at, id LIMIT ?"
        return await self._all(_head, query, at, *values, _AT_ONCE)

    async def next_edit(self, shards: Shards = ALL_SHARDS) -> int | None:
        """Return when the next edit is due."""
        ours, values = shards.among("outbox")
        query = f"SELECT MIN(edit_at) FROM outbox WHERE edit_at IS NOT NULL AND {_SENT} AND {ours}"  # noqa: S608 ours
        return await number(self._db, query, values)

    async def mark_edited(self, message: MessageRow, at: int, *, removed: bool = False) -> None:
        """Record that the message shows the payload as read; clear the edit unless it changed since.

        The player of its wait is thereby told of it, at the latest, if it pings them.
        The payload of a message without pending actions is dropped. One that was `removed` is as if skipped.
        """
        if removed:
            await self._update("outbox", {"message_id": None}, id=message.id)
        await self._update("outbox", {"edit_at": None}, id=message.id, version=message.version)
        query = "SELECT payload, wait, edit_at FROM outbox WHERE id = ?"
        row = await first_row(self._db, query, (message.id,))
        if row is None:
            return
        done = row["wait"] is None and row["edit_at"] is None
        payload: Payload = {} if done else json.loads(row["payload"])
        if message.wait is not None and not removed:
            await Waits(self._db).mark_told(message.wait, at, payload.get("silent", ()))
        if payload.get("redraw") and row["edit_at"] is not None:
            return  # it has changed meanwhile, and so has its picture
        kept = without(payload, *NOT_SAID)
        await self._update("outbox", {"payload": json.dumps(kept)}, id=message.id)

    async def record_edit_failure(self, message: MessageRow, edit_at: int | None) -> None:
        """Record a failed edit and when to retry; None for never."""
        await self._db.execute(
            "UPDATE outbox SET edit_at = ?, edit_attempts = edit_attempts + 1 WHERE id = ?",
            (edit_at, message.id),
        )


def _head(row: Row) -> OutboxHead:
    return OutboxHead(row["id"], (row["game_id"], row["channel_id"]), row["kind"])


class DeliveryFailures(Repository):
    """Channels in which a game's messages cannot be delivered, and who was told."""

    async def is_known(self, game_id: int, channel_id: int) -> bool:
        """Return whether someone was already told about the channel."""
        query = "SELECT 1 FROM delivery_failures WHERE game_id = ? AND channel_id = ?"
        return await self._exists(query, game_id, channel_id)

    async def add(self, game_id: int, channel_id: int, problem: str, at: int) -> None:
        """Record that someone is told."""
        values = {"game_id": game_id, "channel_id": channel_id, "problem": problem, "told_at": at}
        await self._insert_new("delivery_failures", values)

    async def unreported(self, user_id: int) -> dict[int, bool]:
        """Return games whose messages do not reach a user who does not know yet, and whether they play."""
        query = (
            "SELECT game_id, EXISTS (SELECT 1 FROM seats WHERE seats.game_id = delivery_failures.game_id"
            " AND user_id = channel_id) AS plays FROM delivery_failures"
            " WHERE channel_id = ? AND NOT heard ORDER BY game_id"
        )
        return {row["game_id"]: bool(row["plays"]) for row in await all_rows(self._db, query, (user_id,))}

    async def mark_unreported(self, game_id: int, user_id: int) -> None:
        """Mark a failure as unknown to the user again."""
        await self._update("delivery_failures", {"heard": False}, game_id=game_id, channel_id=user_id)

    async def mark_reported(self, user_id: int) -> None:
        """Mark all failures as known to the user."""
        await self._update("delivery_failures", {"heard": True}, channel_id=user_id)

    async def clear(self, channel_id: int, game_id: int | None = None) -> None:
        """Forget failures of a channel, in one game or all, after a success or before a retry."""
        await self._db.execute(
            "DELETE FROM delivery_failures WHERE channel_id = ? AND game_id = COALESCE(?, game_id)",
            (channel_id, game_id),
        )
