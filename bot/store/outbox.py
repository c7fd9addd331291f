"""The outbox: messages written in the transaction of the change, sent after the commit, at least once.

A message whose payload changes after sending is edited. The delivery has its own view, `delivery_queue`.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, cast

from bot.model.games import GameRow
from bot.model.messages import MessageRow, Payload, without
from bot.model.schedule import WaitRow
from bot.store.db.connection import Repository, Row, number, read_row
from bot.store.games import Games

_MOST_KEPT: Final = 50
"""Earlier texts by which an unsent message is recognised; live play adds one per turn during an outage."""
NOT_SAID: Final = ("snapshot", "names", "before", "redraw")
"""Payload fields that are not text: the position drawn, earlier texts, and whether to redraw."""
_VISIBLE: Final = (
    "SELECT * FROM outbox WHERE game_id = ? AND NOT direct AND (sent_at IS NULL OR message_id IS NOT NULL)"
)
_LONGEST_NONCE: Final = 25
"""Discord's limit; longer nonces are rejected permanently."""


def digested(nonce: str) -> str:
    """Return a nonce that stands for one of any length, and does not show what is in it."""
    return f"n{blake2b(nonce.encode(), digest_size=12).hexdigest()}"


def fitting(nonce: str) -> str:
    """Return a nonce as stored and sent: a digest if it is too long for Discord."""
    return nonce if len(nonce) <= _LONGEST_NONCE else digested(nonce)


class Outbox(Repository):
    """Messages to be sent or already sent: add, change, look up."""

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
        """Queue a message for a game's channel, or for the user `to`; not sent before `at`.

        The nonce, of any length, lets Discord recognise a repetition. If an earlier message has the same
        nonce, a suffix is added, as Discord would otherwise return the earlier message. `wait` is what the
        recipient ends by acting.
        """
        values = {
            "game_id": game.id,
            "kind": kind,
            "channel_id": game.channel_id if to is None else to,
            "revision": game.revision,
            "direct": to is not None,
            "log_seq": await Games(self._db).count_rows(game.id),
        }
        await self._queue(nonce, payload, at, wait.id if wait else None, values)

    async def repost(self, message: MessageRow, at: int) -> None:
        """Queue a sent message anew, as it is to be shown now; the old one is not edited any more."""
        fresh = await self._one(message_of, "SELECT * FROM outbox WHERE id = ?", message.id) or message
        kept = ("game_id", "kind", "channel_id", "revision", "direct", "log_seq")
        values = {column: getattr(fresh, column) for column in kept}
        await self._update("outbox", {"payload": "{}", "wait": None, "edit_at": None}, id=fresh.id)
        nonce, payload = fresh.base_nonce, without(fresh.payload, "redraw")
        await self._queue(nonce, payload, at, fresh.wait, values)

    async def _queue(
        self, nonce: str, payload: Payload, at: int, wait: int | None, values: Mapping[str, object]
    ) -> None:
        """Insert a message with the nonce, or with a suffix if another message has it."""
        earlier = len(await self._all_of(nonce))
        free = fitting(f"{nonce}+{earlier}" if earlier else nonce)
        fresh = {"nonce": free, "payload": json.dumps(payload), "due_at": at, "wait": wait}
        await self._insert("outbox", {**values, **fresh})

    async def latest(self, nonce: str) -> MessageRow | None:
        """Return the latest message added with a nonce, with or without a suffix; None if there is none."""
        return next(reversed(await self._all_of(nonce)), None)

    async def _all_of(self, nonce: str) -> list[MessageRow]:
        found, free = list[MessageRow](), nonce
        while (message := await self.by_nonce(free)) is not None:
            found.append(message)
            free = f"{nonce}+{len(found)}"
        return found

    async def release(self, game_id: int, kind: str, at: int) -> None:
        """Make held-back messages of a kind due now, as the game has gone on."""
        await self._db.execute(
            "UPDATE outbox SET due_at = ? WHERE game_id = ? AND kind = ? AND sent_at IS NULL"
            " AND attempts = 0 AND due_at > ?",
            (at, game_id, kind, at),
        )

    async def hasten(self, person_id: int, at: int, game_id: int | None = None, *, held: int = 0) -> None:
        """Send private messages to a user, of one game or all, at the given time at the latest.

        Those due before the time `held` stay: questions held back because the move may still be undone.
        """
        await self._db.execute(
            "UPDATE outbox SET due_at = ? WHERE channel_id = ? AND game_id = COALESCE(?, game_id)"
            " AND direct AND sent_at IS NULL AND due_at > ?",
            (at, person_id, game_id, max(at, held)),
        )

    async def unsent(self, game_id: int, kind: str) -> list[MessageRow]:
        """Return the messages of a kind that are still to be sent, oldest first."""
        query = "SELECT * FROM outbox WHERE game_id = ? AND kind = ? AND sent_at IS NULL ORDER BY id"
        return await self._all(message_of, query, game_id, kind)

    async def newest(self) -> int:
        """Return the id of the latest message; 0 if there is none."""
        return await number(self._db, "SELECT MAX(id) FROM outbox") or 0

    async def by_nonce(self, nonce: str) -> MessageRow | None:
        """Return a message by nonce, sent or not."""
        return await self._one(message_of, "SELECT * FROM outbox WHERE nonce = ?", fitting(nonce))

    async def by_message(self, message_id: int) -> MessageRow | None:
        """Return a message by its Discord id."""
        return await self._one(message_of, "SELECT * FROM outbox WHERE message_id = ?", message_id)

    async def latest_visible(self, game_id: int, *kinds: str) -> MessageRow | None:
        """Return the latest message of some kinds that is or will be visible in a game's channel."""
        marks = ", ".join("?" * len(kinds))
        query = f"{_VISIBLE} AND kind IN ({marks}) ORDER BY id DESC LIMIT 1"
        return await self._one(message_of, query, game_id, *kinds)

    async def opening(self, game_id: int) -> MessageRow | None:
        """Return the first message about turns that is or will be visible in a game's channel, or None."""
        query = f"{_VISIBLE} AND kind IN ('turn', 'told') ORDER BY id LIMIT 1"
        return await self._one(message_of, query, game_id)

    async def last_posted(self, game_id: int, channel_id: int) -> MessageRow | None:
        """Return the latest message in a game's channel that is or will be visible."""
        query = f"{_VISIBLE} AND channel_id = ? ORDER BY id DESC LIMIT 1"
        return await self._one(message_of, query, game_id, channel_id)

    async def redraw(self, message: MessageRow, payload: Payload, revision: int, at: int, wait: int) -> None:
        """Make a message show a later state with a new picture, and notify about another wait."""
        await self._rewrite(message, {**payload, "redraw": True}, at)
        log_seq = await Games(self._db).count_rows(message.game_id)
        await self._update("outbox", {"revision": revision, "wait": wait, "log_seq": log_seq}, id=message.id)

    async def close(self, nonce: str, line: str, at: int) -> None:
        """Replace the call of a message, whether anybody is waited for or not, by its outcome."""
        if (message := await self.by_nonce(nonce)) is not None:
            await self._answer(message, line, at)

    async def answer(self, wait: int, line: str, at: int, *kinds: str, private: str | None = None) -> None:
        """Replace the calls of a wait's messages, or of some kinds, by their outcome.

        `private` is the line for private messages, if different. An empty line deletes messages without other
        text. Private messages that cannot be delivered are dropped at once.
        """
        for message in await self.of_wait(wait, *kinds):
            await self._answer(message, private if message.direct and private is not None else line, at)

    async def _answer(self, message: MessageRow, line: str, at: int) -> None:
        await self._rewrite(message, {**without(message.payload, "buttons"), "answered": line}, at)
        due_at = min(message.due_at, at) if message.direct else message.due_at
        await self._update("outbox", {"wait": None, "due_at": due_at}, id=message.id)

    async def change_fields(self, wait: int, changes: Payload, at: int) -> None:
        """Change the given fields of a wait's messages, where they are set."""
        for message in await self.of_wait(wait):
            await self.change(message, changes, at)

    async def change(self, message: MessageRow, changes: Payload, at: int) -> None:
        """Change the given fields of a message, where they are set."""
        payload = {key: changes.get(key, value) for key, value in message.payload.items()}
        if payload != message.payload:
            await self._rewrite(message, cast("Payload", payload), at)

    async def rewrite(self, nonce: str, payload: Payload, at: int) -> None:
        """Replace a message's payload, whether sent or not."""
        if (message := await self.by_nonce(nonce)) is not None:
            await self._rewrite(message, payload, at)

    async def change_buttons(self, message: MessageRow, buttons: Sequence[Sequence[Any]], at: int) -> None:
        """Replace a message's own buttons, whether sent or not."""
        kept = without(message.payload, "offers") or Payload(bare=True)
        await self._rewrite(message, {**kept, "buttons": buttons}, at)

    async def of_wait(self, wait: int, *kinds: str) -> list[MessageRow]:
        """Return the messages of a wait, or those of some kinds, oldest first."""
        found = await self._all(message_of, "SELECT * FROM outbox WHERE wait = ? ORDER BY id", wait)
        return [message for message in found if not kinds or message.kind in kinds]

    async def _rewrite(self, message: MessageRow, payload: Payload, at: int) -> None:
        """Replace the payload, and schedule an edit if it is already sent."""
        await self._replace_payload(message, payload)
        await self._update("outbox", {"edit_at": at, "edit_attempts": 0}, id=message.id)

    async def _replace_payload(self, message: MessageRow, payload: Payload) -> None:
        """Replace the payload.

        Until it is recorded as sent, it may have been posted with an earlier text, which is kept.
        """
        kept = payload.copy()
        if message.message_id is None:
            once, earlier = without(message.payload, *NOT_SAID), message.payload.get("before", [])
            kept["before"] = [*(said for said in earlier if said != once), once][-_MOST_KEPT:]
        await self._db.execute(
            "UPDATE outbox SET payload = ?, version = version + 1 WHERE id = ?",
            (json.dumps(kept), message.id),
        )


def message_of(row: Row) -> MessageRow:
    """Return the message of a row."""
    return read_row(
        MessageRow,
        row,
        payload=json.loads(row["payload"]),
        direct=bool(row["direct"]),
    )
