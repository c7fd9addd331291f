"""What has to be told: written with the change, sent after the commit, at least once.

A message whose payload changes after it was sent is edited until it says the same. Whoever sends and edits
has a side of it to itself: `delivery_queue`.
"""

import json
from hashlib import blake2b
from typing import Final, cast

from bot.model.games import GameRow
from bot.model.messages import MessageRow, Payload, without
from bot.model.schedule import WaitRow
from bot.store.db.connection import Connection, Repository, Row, all_rows, number, read_row

_MOST_KEPT: Final = 50
"""Wordings under which an unsent message is looked for: live play adds one a turn while Discord is away."""
NOT_SAID: Final = ("snapshot", "names", "before", "redraw")
"""Of a payload: what is drawn under it, what it said before, and whether it is drawn anew."""

_LONGEST_NONCE: Final = 25
"""What Discord takes; it refuses a message with a longer one for good."""


def fitting(nonce: str) -> str:
    """A nonce as it is kept and sent: one that is too long for Discord becomes a digest of itself."""
    return (
        nonce if len(nonce) <= _LONGEST_NONCE else f"n{blake2b(nonce.encode(), digest_size=12).hexdigest()}"
    )


class Outbox(Repository):
    """Messages that are to be sent, or were: added, changed and looked up."""

    async def add(
        self,
        game: GameRow,
        nonce: str,
        kind: str,
        payload: Payload,
        at: int,
        *,
        to: int | None = None,
        wait: WaitRow | None = None,
    ) -> None:
        """Queue a message for a game's channel, or for one person: `to` is their id. Not sent before `at`.

        The nonce, of any length, lets Discord recognise one that is sent a second time. Where an earlier
        message has it, this is another one and gets one of its own: Discord would hand back the earlier.
        `wait` is what it asks somebody to end by acting.
        """
        free, earlier = nonce, 0
        while await self.by_nonce(free) is not None:
            earlier += 1
            free = f"{nonce}+{earlier}"
        values = {
            "game_id": game.id,
            "nonce": fitting(free),
            "kind": kind,
            "channel_id": game.channel_id if to is None else to,
            "payload": json.dumps(payload),
            "revision": game.revision,
            "due_at": at,
            "wait": wait and wait.id,
            "direct": to is not None,
            "log_seq": await self._log_seq(game.id),
        }
        await self._insert("outbox", values)

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

    async def newest(self) -> int:
        """The id of the message written last; 0 where there is none."""
        return await number(self._db, "SELECT MAX(id) FROM outbox") or 0

    async def by_nonce(self, nonce: str) -> MessageRow | None:
        """One message, sent or not."""
        found = await messages_of(self._db, "SELECT * FROM outbox WHERE nonce = ?", (fitting(nonce),))
        return found[0] if found else None

    async def by_message(self, message_id: int) -> MessageRow | None:
        """The message that Discord has given an id."""
        found = await messages_of(self._db, "SELECT * FROM outbox WHERE message_id = ?", (message_id,))
        return found[0] if found else None

    async def standing(self, game_id: int, kind: str) -> MessageRow | None:
        """The latest message of a kind that is there to be read, or will be."""
        query = (
            "SELECT * FROM outbox WHERE game_id = ? AND kind = ?"
            " AND (sent_at IS NULL OR message_id IS NOT NULL) ORDER BY id DESC LIMIT 1"
        )
        found = await messages_of(self._db, query, (game_id, kind))
        return found[0] if found else None

    async def last_posted(self, game_id: int, channel_id: int) -> MessageRow | None:
        """The latest message in a game's channel that is there to be read, or will be."""
        query = (
            "SELECT * FROM outbox WHERE game_id = ? AND channel_id = ? AND NOT direct AND kind <> 'settle'"
            " AND (sent_at IS NULL OR message_id IS NOT NULL) ORDER BY id DESC LIMIT 1"
        )
        found = await messages_of(self._db, query, (game_id, channel_id))
        return found[0] if found else None

    async def redraw(self, message: MessageRow, payload: Payload, revision: int, at: int, wait: int) -> None:
        """Let a message tell a later state of its game as a whole, with its picture, and wait for another."""
        await self._rewrite(message, {**payload, "redraw": True}, at)
        log_seq = await self._log_seq(message.game_id)
        await self._update("outbox", message.id, {"revision": revision, "wait": wait, "log_seq": log_seq})

    async def _log_seq(self, game_id: int) -> int | None:
        """The last row of a game's log; 0 before the first."""
        query = "SELECT COALESCE(MAX(seq), 0) FROM actions WHERE game_id = ?"
        return await number(self._db, query, (game_id,))

    async def close(self, nonce: str, line: str) -> None:
        """The message asks for nothing any more; somebody else puts the line in its place.

        It may be edited all the same, should it turn out only later to have been posted.
        """
        found = await messages_of(self._db, "SELECT * FROM outbox WHERE nonce = ?", (fitting(nonce),))
        for message in found:
            await self._say(message, {**without(message.payload, "buttons"), "answered": line})
            await self._update("outbox", message.id, {"wait": None})

    async def answer(
        self, wait: int, line: str, at: int, kind: str | None = None, *, private: str | None = None
    ) -> None:
        """What the messages of a wait, or those of one kind, have asked for is done: they say so instead.

        `private` is the line in private messages, where that is another. An empty line removes messages, if
        they say nothing else. Private ones that do not arrive are out of the way at once.
        """
        for message in await self._of_wait(wait, kind):
            answered = private if message.direct and private is not None else line
            await self._rewrite(message, {**without(message.payload, "buttons"), "answered": answered}, at)
            due_at = min(message.due_at, at) if message.direct else message.due_at
            await self._update("outbox", message.id, {"wait": None, "due_at": due_at})

    async def amend(self, wait: int, changes: Payload, at: int, kind: str | None = None) -> None:
        """Change what a wait's messages say, each as far as it says anything of the kind."""
        for message in await self._of_wait(wait, kind):
            payload = {key: changes.get(key, value) for key, value in message.payload.items()}
            if payload != message.payload:
                await self._rewrite(message, cast("Payload", payload), at)

    async def rewrite(self, nonce: str, payload: Payload, at: int) -> None:
        """Let a message say something else as a whole, whether it is sent already or not."""
        for message in await messages_of(self._db, "SELECT * FROM outbox WHERE nonce = ?", (fitting(nonce),)):
            await self._rewrite(message, payload, at)

    async def unbutton(self, wait: int, kind: str, at: int) -> None:
        """Take the buttons from a wait's messages of a kind."""
        for message in await self._of_wait(wait, kind):
            await self._rewrite(message, without(message.payload, "buttons"), at)

    async def _of_wait(self, wait: int, kind: str | None) -> list[MessageRow]:
        query = "SELECT * FROM outbox WHERE wait = ? AND kind = COALESCE(?, kind) ORDER BY id"
        return await messages_of(self._db, query, (wait, kind))

    async def _rewrite(self, message: MessageRow, payload: Payload, at: int) -> None:
        """Let it say something else, and be edited if it is sent already."""
        await self._say(message, payload)
        await self._update("outbox", message.id, {"edit_at": at, "edit_attempts": 0})

    async def _say(self, message: MessageRow, payload: Payload) -> None:
        """Let it say something else.

        As long as it is not noted as sent, it may have been posted with what it said before: that is kept.
        """
        kept = payload.copy()
        if message.message_id is None:
            once, earlier = without(message.payload, *NOT_SAID), message.payload.get("before", [])
            kept["before"] = [*(said for said in earlier if said != once), once][-_MOST_KEPT:]
        await self._db.execute(
            "UPDATE outbox SET payload = ?, version = version + 1 WHERE id = ?",
            (json.dumps(kept), message.id),
        )


async def messages_of(connection: Connection, query: str, values: tuple[object, ...]) -> list[MessageRow]:
    """The messages that a query finds."""
    return [_message(row) for row in await all_rows(connection, query, values)]


def _message(row: Row) -> MessageRow:
    return read_row(
        MessageRow,
        row,
        payload=json.loads(row["payload"]),
        sent=row["sent_at"] is not None,
        direct=bool(row["direct"]),
    )
