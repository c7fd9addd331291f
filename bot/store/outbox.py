"""What has to be told: written with the change, sent after the commit, at least once.

A message whose payload changes after it was sent is edited until it says the same.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.model.messages import MessageRow
from bot.store.db.connection import Connection, Row
from bot.store.db.shards import ALL_SHARDS, Shards


class OutboxHead(NamedTuple):
    """Which message it is, and its game and channel: in such a place one message is worked on at a time."""

    id: int
    place: tuple[int, int]


_LATELY: Final = 5_000
_MOST_KEPT: Final = 10
_NOT_SAID: Final = ("snapshot", "names", "before")
"""Of a payload: what is drawn under it, and what it said before."""
_SENT: Final = "message_id IS NOT NULL"
_FIRST: Final = "id IN (SELECT MIN(id) FROM outbox WHERE sent_at IS NULL GROUP BY game_id, channel_id)"


class Outbox:
    """Queries on one connection; writing ones belong into a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def add(
        self,
        game_id: int,
        nonce: str,
        kind: str,
        channel_id: int,
        payload: Mapping[str, Any],
        revision: int,
        at: int,
        *,
        wait: int | None = None,
        direct: bool = False,
    ) -> None:
        """Queue a message, not to be sent before `at`.

        The nonce lets Discord recognise one that is sent a second time. `wait` is what it asks somebody to
        end by acting; with `direct` the channel is a person.
        """
        await self._db.execute(
            "INSERT INTO outbox"
            " (game_id, nonce, kind, channel_id, payload, revision, due_at, wait, direct)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (game_id, nonce, kind, channel_id, json.dumps(payload), revision, at, wait, direct),
        )

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
        found = await self._all(f"SELECT * FROM outbox WHERE id IN ({marks})", tuple(ids))  # noqa: S608 marks
        return sorted(found, key=lambda message: ids.index(message.id))

    async def next_due(self, shards: Shards = ALL_SHARDS) -> int | None:
        """When the next unsent message is due; None where all is sent."""
        ours, values = shards.among("outbox")
        return await self._time(f"SELECT MIN(due_at) FROM outbox WHERE {_FIRST} AND {ours}", values)  # noqa: S608 ours

    async def release(self, game_id: int, kind: str, at: int) -> None:
        """Let messages of a kind that are held back be looked at now: the game has gone on."""
        await self._db.execute(
            "UPDATE outbox SET due_at = ? WHERE game_id = ? AND kind = ? AND sent_at IS NULL"
            " AND attempts = 0 AND due_at > ?",
            (at, game_id, kind, at),
        )

    async def retry(self, person_id: int, at: int) -> None:
        """Try private messages to a person again now."""
        await self._db.execute(
            "UPDATE outbox SET due_at = ? WHERE channel_id = ? AND direct AND sent_at IS NULL AND due_at > ?",
            (at, person_id, at),
        )

    async def stuck(self, guild_id: int) -> bool:
        """Whether something in a server's channels was tried in vain and waits to be tried again."""
        query = (
            "SELECT 1 FROM outbox WHERE sent_at IS NULL AND attempts > 0 AND NOT direct"
            " AND game_id IN (SELECT id FROM games WHERE guild_id = ?) LIMIT 1"
        )
        async with self._db.execute(query, (guild_id,)) as cursor:
            return await cursor.fetchone() is not None

    async def retry_all(self, guild_id: int, at: int) -> None:
        """Try all of that again now."""
        await self._db.execute(
            "UPDATE outbox SET due_at = ?"
            " WHERE due_at > ? AND sent_at IS NULL AND attempts > 0 AND NOT direct"
            " AND game_id IN (SELECT id FROM games WHERE guild_id = ?)",
            (at, at, guild_id),
        )

    async def newest(self) -> int:
        """The id of the message written last; 0 where there is none."""
        return await self._time("SELECT MAX(id) FROM outbox") or 0

    async def latest_before(self, message: MessageRow) -> int:
        """The latest message of the same game that was posted in the same place before; 0 for none lately."""
        query = (
            "SELECT MAX(message_id) FROM outbox WHERE id < ? AND id > ? AND game_id = ? AND channel_id = ?"
        )
        earliest = message.id - _LATELY  # no index leads there, and the table is long
        return await self._time(query, (message.id, earliest, message.game_id, message.channel_id)) or 0

    async def has_later_board(self, message: MessageRow, at: int) -> bool:
        """Whether a later message with a board is due in the same place and not sent."""
        query = (
            "SELECT 1 FROM outbox WHERE sent_at IS NULL AND game_id = ? AND channel_id = ? AND id > ?"
            " AND due_at <= ? AND payload LIKE ? LIMIT 1"
        )
        values = (message.game_id, message.channel_id, message.id, at, '%"snapshot": {%')
        async with self._db.execute(query, values) as cursor:
            return await cursor.fetchone() is not None

    async def sent(self, message: MessageRow, message_id: int | None, at: int) -> None:
        """Mark as delivered; None where it had become pointless and was not sent."""
        await self._db.execute(
            "UPDATE outbox SET sent_at = ?, message_id = ?, problem = NULL WHERE id = ?",
            (at, message_id, message.id),
        )
        await self.edited(message)

    async def found(self, message: MessageRow, message_id: int, at: int) -> None:
        """Mark as delivered what turned out to be; its words may be out of date, so it is edited."""
        await self._db.execute(
            "UPDATE outbox SET sent_at = ?, message_id = ?, problem = NULL, edit_at = ?, edit_attempts = 0"
            " WHERE id = ?",
            (at, message_id, at, message.id),
        )

    async def failed(self, message: MessageRow, problem: str, due_at: int) -> None:
        """Note why it could not be sent and when to try again."""
        await self._db.execute(
            "UPDATE outbox SET attempts = attempts + 1, problem = ?, due_at = ? WHERE id = ?",
            (problem, due_at, message.id),
        )

    async def given_up(self, message: MessageRow, problem: str, at: int) -> None:
        """Stop trying, so that later messages have their turn; the problem stays on record."""
        await self._db.execute(
            "UPDATE outbox SET sent_at = ?, attempts = attempts + 1, problem = ?, payload = '{}',"
            " edit_at = NULL WHERE id = ?",
            (at, problem, message.id),
        )

    async def by_nonce(self, nonce: str) -> MessageRow | None:
        """One message, sent or not."""
        found = await self._all("SELECT * FROM outbox WHERE nonce = ?", (nonce,))
        return found[0] if found else None

    async def standing(self, game_id: int, kind: str) -> MessageRow | None:
        """The latest message of a kind that is there to be read, or will be."""
        query = (
            "SELECT * FROM outbox WHERE game_id = ? AND kind = ?"
            " AND (sent_at IS NULL OR message_id IS NOT NULL) ORDER BY id DESC LIMIT 1"
        )
        found = await self._all(query, (game_id, kind))
        return found[0] if found else None

    async def close(self, nonce: str, line: str) -> None:
        """The message asks for nothing any more; somebody else puts the line in its place.

        It may be edited all the same, should it turn out only later to have been posted.
        """
        found = await self._all("SELECT * FROM outbox WHERE nonce = ?", (nonce,))
        for message in found:
            payload = {**message.payload, "answered": line}
            payload.pop("buttons", None)
            await self._say(message, payload)
            await self._db.execute("UPDATE outbox SET wait = NULL WHERE id = ?", (message.id,))

    async def answer(
        self, wait: int, line: str, at: int, kind: str | None = None, *, private: str | None = None
    ) -> None:
        """What the messages of a wait, or those of one kind, have asked for is done: they say so instead.

        `private` is the line in private messages, where that is another. An empty line removes messages, if
        they say nothing else. Private ones that do not arrive are out of the way at once.
        """
        for message in await self._of_wait(wait, kind):
            direct = message.direct and private is not None
            payload = {**message.payload, "answered": private if direct else line}
            payload.pop("buttons", None)
            await self._rewrite(message, payload, at)
            due_at = min(message.due_at, at) if message.direct else message.due_at
            await self._db.execute(
                "UPDATE outbox SET wait = NULL, due_at = ? WHERE id = ?", (due_at, message.id)
            )

    async def amend(self, wait: int, field: str, value: object, at: int, kind: str | None = None) -> None:
        """Change a field in the payload of a wait's messages that have it."""
        for message in await self._of_wait(wait, kind):
            if field in message.payload and message.payload[field] != value:
                await self._rewrite(message, {**message.payload, field: value}, at)

    async def rewrite(self, nonce: str, payload: Mapping[str, Any], at: int) -> None:
        """Let a message say something else as a whole, whether it is sent already or not."""
        for message in await self._all("SELECT * FROM outbox WHERE nonce = ?", (nonce,)):
            await self._rewrite(message, payload, at)

    async def unbutton(self, wait: int, kind: str, at: int) -> None:
        """Take the buttons from a wait's messages of a kind."""
        for message in await self._of_wait(wait, kind):
            payload = dict(message.payload)
            payload.pop("buttons", None)
            await self._rewrite(message, payload, at)

    async def _of_wait(self, wait: int, kind: str | None) -> list[MessageRow]:
        query = "SELECT * FROM outbox WHERE wait = ? AND kind = COALESCE(?, kind) ORDER BY id"
        return await self._all(query, (wait, kind))

    async def _rewrite(self, message: MessageRow, payload: Mapping[str, Any], at: int) -> None:
        """Let it say something else, and be edited if it is sent already."""
        await self._say(message, payload)
        await self._db.execute(
            "UPDATE outbox SET edit_at = ?, edit_attempts = 0 WHERE id = ?", (at, message.id)
        )

    async def _say(self, message: MessageRow, payload: Mapping[str, Any]) -> None:
        """Let it say something else.

        As long as it is not noted as sent, it may have been posted with what it said before: that is kept.
        """
        kept = dict(payload)
        if message.message_id is None:
            once = {key: value for key, value in message.payload.items() if key not in _NOT_SAID}
            kept["before"] = [*message.payload.get("before", ()), once][-_MOST_KEPT:]
        await self._db.execute(
            "UPDATE outbox SET payload = ?, version = version + 1 WHERE id = ?",
            (json.dumps(kept), message.id),
        )

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
        return await self._time(query, values)

    async def edited(self, message: MessageRow) -> None:
        """The message says what its payload said when it was read; nothing is to do unless that has changed.

        Where it asks for nothing any more, the payload has served its purpose.
        """
        await self._db.execute(
            "UPDATE outbox SET edit_at = NULL WHERE id = ? AND version = ?", (message.id, message.version)
        )
        query = "SELECT payload, wait, edit_at FROM outbox WHERE id = ?"
        async with self._db.execute(query, (message.id,)) as cursor:
            row = await cursor.fetchone()
        if row is None:
            return
        payload = {} if row["wait"] is None and row["edit_at"] is None else json.loads(row["payload"])
        for needless in _NOT_SAID:
            payload.pop(needless, None)
        await self._db.execute(
            "UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), message.id)
        )

    async def edit_failed(self, message: MessageRow, edit_at: int | None) -> None:
        """When to try again; None for never."""
        await self._db.execute(
            "UPDATE outbox SET edit_at = ?, edit_attempts = edit_attempts + 1 WHERE id = ?",
            (edit_at, message.id),
        )

    async def _all(self, query: str, values: tuple[object, ...]) -> list[MessageRow]:
        async with self._db.execute(query, values) as cursor:
            return [_message(row) async for row in cursor]

    async def _heads(self, query: str, values: tuple[object, ...]) -> list[OutboxHead]:
        async with self._db.execute(query, values) as cursor:
            return [OutboxHead(row["id"], (row["game_id"], row["channel_id"])) async for row in cursor]

    async def _time(self, query: str, values: tuple[object, ...] = ()) -> int | None:
        async with self._db.execute(query, values) as cursor:
            row = await cursor.fetchone()
        return None if row is None or row[0] is None else int(row[0])


def _message(row: Row) -> MessageRow:
    return MessageRow(
        id=row["id"],
        game_id=row["game_id"],
        nonce=row["nonce"],
        kind=row["kind"],
        channel_id=row["channel_id"],
        payload=json.loads(row["payload"]),
        revision=row["revision"],
        attempts=row["attempts"],
        message_id=row["message_id"],
        wait=row["wait"],
        direct=bool(row["direct"]),
        edit_attempts=row["edit_attempts"],
        version=row["version"],
        due_at=row["due_at"],
    )
