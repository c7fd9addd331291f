"""Sends the outbox: after the commit, in order for each game, at least once.

A message may be sent a second time after a crash between sending and noting it; its nonce then lets Discord
hand back the first one.
"""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.app.context import Context
from bot.app.table import setup_of
from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.record import snapshot_from_json
from bot.store import GameRow, Games, MessageRow, Outbox
from bot.words.public import safe

__all__ = ["Button", "Letter", "Postman", "Sender", "UndeliverableError", "answer_id"]

_log = logging.getLogger(__name__)
_LONGEST_WAIT: Final = 3600
_MOST_AT_ONCE: Final = 20
_LOOK_AGAIN: Final = 5
_ADDRESSED: Final = frozenset({"turn", "demand", "resume"})


class UndeliverableError(Exception):
    """A message could not be sent; it is tried again later. The text says why."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message; `strong` is the one that spends something."""

    label: str
    custom_id: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Letter:
    """A message ready to be sent, with the position to draw under it."""

    channel_id: int
    nonce: str
    content: str
    mentions: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    position: Position | None = None
    names: Mapping[Nation, str] | None = None


class Sender(Protocol):
    """How letters reach people; raises `UndeliverableError`."""

    async def send(self, letter: Letter) -> int:
        """Post a letter and return the id of the message."""
        ...

    async def replace(self, channel_id: int, message_id: int, content: str) -> None:
        """Put a text in the place of a message's words and buttons; a message that is gone is no error."""
        ...


def answer_id(game_id: int, revision: int, *, fights: bool) -> str:
    """The custom id of a button that answers a demand; it carries all that is needed after a restart."""
    return f"antike:answer:{game_id}:{revision}:{int(fights)}"


class Postman:
    """Delivers what is due, and sleeps until there is more."""

    def __init__(self, context: Context, sender: Sender) -> None:
        self._context = context
        self._sender = sender
        self._mail = asyncio.Event()
        context.mail = self._mail.set

    async def run(self) -> None:
        """Deliver for ever; trouble with one message never ends it, and a slow channel delays no other."""
        under_way: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                self._mail.clear()
                try:
                    await self._hand_out(under_way)
                    await self._sleep(busy=bool(under_way))
                except Exception:
                    _log.exception("the outbox could not be worked on; trying again in 5 seconds")
                    await asyncio.sleep(5)
        finally:
            for task in under_way.values():
                task.cancel()
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _hand_out(self, under_way: dict[int, asyncio.Task[None]]) -> None:
        """Begin to deliver what is due, one message a game at a time."""
        for game_id in [game_id for game_id, task in under_way.items() if task.done()]:
            under_way.pop(game_id).result()
        for message in await Outbox(self._context.database.reader).due(self._context.now()):
            if message.game_id not in under_way and len(under_way) < _MOST_AT_ONCE:
                task = asyncio.create_task(self._deliver(message))
                task.add_done_callback(lambda _: self._mail.set())
                under_way[message.game_id] = task

    async def _sleep(self, *, busy: bool) -> None:
        """Until there is mail, or something is due again; deliveries under way end with a call for mail."""
        next_due = None if busy else await Outbox(self._context.database.reader).next_due()
        wait = _LOOK_AGAIN if next_due is None else max(0.2, next_due - self._context.now())
        # Not wait_for, which before Python 3.12 can lose a cancellation that meets the mail.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._mail.wait()

    async def deliver_due(self) -> int:
        """Deliver what is due now, games side by side, and return how many messages were worked on."""
        due = await Outbox(self._context.database.reader).due(self._context.now())
        await asyncio.gather(*(self._deliver(message) for message in due))
        return len(due)

    async def _deliver(self, message: MessageRow) -> None:
        now = self._context.now()
        try:
            sent = await self._send(message)
        except UndeliverableError as error:
            problem = str(error)
        except Exception as error:
            _log.exception("message %s could not be sent", message.nonce)
            problem = repr(error)
        else:
            async with self._context.database.transaction() as tx:
                await Outbox(tx).sent(message, sent, self._context.now())
            return
        wait = min(5 * 2**message.attempts, _LONGEST_WAIT)
        _log.warning("message %s: %s; next try in %s s", message.nonce, problem, wait)
        async with self._context.database.transaction() as tx:
            await Outbox(tx).failed(message, problem, now + wait)

    async def _send(self, message: MessageRow) -> int | None:
        reader = self._context.database.reader
        game = await Games(reader).by_id(message.game_id)
        if game is None:
            return None
        if message.kind == "settle":
            return await self._settle(message)
        overtaken = game.revision != message.revision
        if overtaken and message.kind == "demand":
            return None  # taken back or answered before it could be asked
        return await self._sender.send(await self._letter(message, game, overtaken=overtaken))

    async def _settle(self, message: MessageRow) -> int | None:
        target = await Outbox(self._context.database.reader).by_nonce(message.payload["settles"])
        if target is None or target.message_id is None:
            return None
        await self._sender.replace(target.channel_id, target.message_id, message.payload["text"])
        return target.message_id

    async def _letter(self, message: MessageRow, game: GameRow, *, overtaken: bool) -> Letter:
        payload = message.payload
        position = names = None
        if "snapshot" in payload:
            seats = tuple(await Games(self._context.database.reader).seats(game.id))
            position = snapshot_from_json(setup_of(game, seats), payload["snapshot"])
            names = payload["names"]
        # Somebody who has acted in the meantime is not called again.
        addressed = [] if overtaken and message.kind in _ADDRESSED else payload["mention"]
        buttons = _answer_buttons(message) if message.kind == "demand" else ()
        content = _content(payload, addressed)
        mentions = tuple(person["id"] for person in addressed)
        return Letter(message.channel_id, message.nonce, content, mentions, buttons, position, names)


def _content(payload: Mapping[str, Any], addressed: list[Mapping[str, Any]]) -> str:
    if addressed:
        called = " ".join(f"<@{person['id']}>" for person in addressed)
    else:
        called = ", ".join(f"**{safe(person['name'])}**" for person in payload["mention"])
    return f"{called}: {payload['call']}\n{payload['text']}" if called else str(payload["text"])


def _answer_buttons(message: MessageRow) -> tuple[Button, ...]:
    fight = answer_id(message.game_id, message.revision, fights=True)
    peace = answer_id(message.game_id, message.revision, fights=False)
    return Button("Fight", fight, strong=True), Button("Let them be", peace)
