"""A table for tests of faults: the real client on a real file, a Discord that fails, and a list of pings."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.app import App, Caller, GameRequest
from bot.app.antike.scripts import Script, end_turn
from bot.boards import BOARDS
from bot.cli.service.local_discord import local_world
from bot.cogs import extensions
from bot.engine.antike import Position
from bot.model import PersonRow
from bot.rulesets import ruleset
from bot.store import Database, Games
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Limits, Sandbox
from discord_sandbox.faults import Fault
from discord_sandbox.state.events import Event, MessageEvent
from discord_sandbox.state.models import PUBLIC_THREAD, Channel, Interaction, Json, Message
from discord_sandbox.testing import until
from tests.authorisation.positions import duel
from tests.cogs.table import PLAYERS, AdvancingClock, Client
from tests.databases import prepared
from tests.drawing import TinyRenderer
from tests.support.registered import keep_registered, registered_before
from tests.valid.connected import connected

CHANNEL = "table-1"
PATIENCE = 60.0
CALLS, REPLIES, EDITS = ("POST", "/callback"), ("PATCH", "/webhooks/"), ("PATCH", "/channels/")
"""Acknowledgements, answers, edits of messages in channels: method and part of the path."""
_FULL = "all seats are taken"
_FIRST, _LATER = "gold", "arming"


@dataclass(frozen=True)
class HeldRequest(Fault):
    """A request, or with `after` its answer, that is held until `go` is set."""

    after: bool = False
    go: asyncio.Event = field(default_factory=asyncio.Event)

    async def apply(
        self, request: web.Request, carry_out: Callable[[], Awaitable[web.StreamResponse]]
    ) -> tuple[web.StreamResponse, Json]:
        """Carry out the request, and wait for `go` before or after it."""
        if not self.after:
            await self.go.wait()
        answer = await carry_out()
        if self.after:
            await self.go.wait()
        return answer, {}


class Day:
    """A table of four players; the bot can be stopped and started again, and all pings are kept."""

    notation = ruleset("antike").notation

    def __init__(self, folder: Path) -> None:
        self.world = local_world(Limits(acknowledge=10.0))
        self.sandbox = Sandbox(port=0, world=self.world)
        self.path = prepared(folder / "antike.sqlite3")
        self.clock = AdvancingClock()
        self.pings: list[tuple[str, Message]] = []
        self.place: Channel = self.world.channel(CHANNEL)
        self._life = AsyncExitStack()
        self.app: App
        self.client: Client

    async def start(self) -> None:
        """Start the bot on the file as it is."""
        database = await self._life.enter_async_context(Database(self.path))
        drawing = TinyRenderer(BOARDS)
        self.app = App(database, self.clock, workers=ThreadWorkers(drawing))
        self.client = Client(self.app, drawing, extensions())
        self.client._connection.guild_ready_timeout = 0.02
        if not self.world.commands.of(None):
            await registered_before(self.app, self.sandbox)
        await self._life.enter_async_context(connected(self.client, self.sandbox))
        await keep_registered(self.app, self.sandbox)

    async def stop(self) -> None:
        """Stop the bot; what was under way is cancelled."""
        await self._life.aclose()

    async def restart(self) -> None:
        """Stop the bot, start a new one on the same file, and wait until it is online."""
        await self.stop()
        await self.start()
        await until(lambda: self.world.bot_online)

    async def seat(self) -> None:
        """Start a game in the place; Ada is its host and has the first turn."""
        people = {nation: self.caller(name) for nation, name in PLAYERS.items()}
        host = self.caller("Ada")
        await self.app.lobby.create(host, GameRequest(self.world.guild.id, "Ada", nations=4))
        for nation, who in people.items():
            await self.app.lobby.join(who, PLAYERS[nation], nation)
        await self.app.lobby.start(host)
        await self.once("Ada")

    def caller(self, name: str) -> Caller:
        """Return a person at the table as the caller of a command."""
        return Caller(self.world.person(name).id, self.place.id)

    def hear(self, event: Event) -> None:
        """Record the pings of a new message, except the host's when the table is full."""
        if isinstance(event, MessageEvent) and event.what == "create" and _FULL not in event.message.content:
            for person in self.world.people.values():
                if person.id in event.message.pinged:
                    self.pings.append((person.name, event.message))

    def thread(self) -> Channel:
        """Add a thread to the table's channel, make it the place of the game, and return it."""
        thread = Channel(self.world.ids.next(), PUBLIC_THREAD, "game", parent=self.world.channel(CHANNEL))
        thread.owner_id = self.world.bot.id
        self.world.add_thread(thread)
        self.place = thread
        return thread

    def fault(self, where: tuple[str, str] | None = None, times: int = 1, **more: Any) -> None:
        """Let the next requests fail; without `where`, those that post to the table's channel."""
        method, path = where or ("POST", self.posts)
        self.sandbox.faults.add(Fault(**more), method, path, times)

    def hurry(self) -> None:
        """Limit acknowledgements to 1.5 s, less than the three seconds that Discord documents."""
        self.world.limits = replace(self.world.limits, acknowledge=1.5)

    def take_time(self) -> None:
        """Limit acknowledgements to 10 s, enough on a busy machine."""
        self.world.limits = replace(self.world.limits, acknowledge=10.0)

    def hold(self, where: tuple[str, str] | None = None, *, after: bool = False) -> asyncio.Event:
        """Hold the next request, or with `after` the answer to it, until the event returned is set."""
        method, path = where or ("POST", self.posts)
        held = HeldRequest(after=after)
        self.sandbox.faults.add(held, method, path)
        return held.go

    async def leap(self, seconds: int) -> None:
        """Advance the clocks of the bot and of Discord at once."""
        self.clock.ahead += seconds
        self.world.clock.shift(seconds)
        self.app.context.signals.jobs.set()
        self.app.context.signals.outbox.set()

    async def use(self, name: str, command: str, /, **options: Any) -> Interaction:
        """Let a person use a command, and wait until it is answered or has failed."""
        return await self.sandbox.user(name).command(command, self.place.id, **options)

    async def tell(self, name: str, command: str, /, **options: Any) -> str:
        """Let a person use a command, and return the private reply."""
        return told(await self.use(name, command, **options))

    async def turn(self, name: str) -> None:
        """Play a whole turn of a person."""
        first = (await self.position()).current.wedge is None
        await self.tell(name, _FIRST if first else _LATER)
        await self.tell(name, "end-turn")

    async def position(self) -> Position:
        """Return the stored position."""
        table = await self.app.queries.by_id(1)
        assert table is not None
        position: Position | None = table.position
        assert position is not None
        return position

    async def log(self) -> list[str]:
        """Return the stored actions in notation."""
        rows = await Games(self.app.context.database.reader).log(1)
        return [self.notation.print_turn([row.action]) for row in rows]

    def called(self, name: str) -> int:
        """Return how often a person was pinged so far."""
        return Counter(who for who, _ in self.pings)[name]

    async def once(self, name: str, times: int = 1) -> Message:
        """Wait until a person is called and all is sent; assert exactly `times` calls; return the last."""
        await until(lambda: self.called(name) >= times, PATIENCE)
        await self.settle()
        assert self.called(name) == times, [m.content for who, m in self.pings if who == name]
        return next(message for who, message in reversed(self.pings) if who == name)

    async def settle(self) -> None:
        """Wait until no message is due to be sent or edited."""
        await self._until(lambda: self._waiting(self.clock()))

    async def tried(self, times: int = 1) -> None:
        """Wait until a message has failed to be sent at least `times` times."""
        query = "SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND attempts >= ?"

        async def untried() -> int:
            return 0 if await self._count(query, times) else 1

        await self._until(untried)

    async def edited_in_vain(self) -> None:
        """Wait until an edit of a message has failed."""
        query = "SELECT COUNT(*) FROM outbox WHERE edit_at IS NOT NULL AND edit_attempts > 0"

        async def untried() -> int:
            return 0 if await self._count(query) else 1

        await self._until(untried)

    async def waiting(self) -> int:
        """Return the number of messages to be sent, now or later."""
        return await self._count("SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL")

    async def _waiting(self, at: int) -> int:
        return await self._count(
            "SELECT COUNT(*) FROM outbox WHERE (sent_at IS NULL AND due_at <= ?)"
            " OR (edit_at <= ? AND message_id IS NOT NULL)",
            at,
            at,
        )

    async def _count(self, query: str, *values: int) -> int:
        cursor = await self.app.context.database.reader.execute(query, values)
        row = await cursor.fetchone()
        assert row is not None
        return int(row[0])

    @staticmethod
    async def _until(left: Callable[[], Awaitable[int]]) -> None:
        async with asyncio.timeout(PATIENCE):
            while await left():
                await asyncio.sleep(0.01)

    @staticmethod
    def ending() -> Script:
        """Return the end of a turn, to be submitted without a command."""
        return end_turn()

    @staticmethod
    def no_reminders(person: PersonRow) -> PersonRow:
        """Return a person's preferences without reminders."""
        return replace(person, every=None)

    async def prefer_direct_messages(self, name: str) -> None:
        """Let a person be called by direct message."""
        person = self.world.person(name)
        await self.app.preferences.change(person.id, lambda wishes: replace(wishes, place="dm"))

    def said(self, words: str) -> list[Message]:
        """Return the public messages at the table with these words."""
        messages = self.world.messages_in(self.place)
        return [one for one in messages if words in one.content and one.ephemeral_for is None]

    def private(self, name: str) -> list[str]:
        """Return the texts of the private messages with a person."""
        conversation = self.world.conversation(self.world.person(name))
        return [message.content for message in self.world.messages_in(conversation)]

    @property
    def posts(self) -> str:
        """Path of requests that post messages at the table."""
        return f"/channels/{self.place.id}/messages"

    def asked(self, method: str, path: str) -> int:
        """Return the number of requests with this method and part of the path."""
        return sum(
            entry["method"] == method and path in f"/api/v10{entry['path']}"
            for entry in self.sandbox.log.entries
        )


class Duel(Day):
    """A table of two players of Duellum: two cards are due to Ada, and Ben has three cities."""

    notation = ruleset("duellum").notation

    async def seat(self) -> None:
        """Start a game that goes on from that position."""
        ada, ben = self.caller("Ada"), self.caller("Ben")
        await self.app.imports.import_record(ada, self.world.guild.id, duel("iron", 2))
        await self.app.lobby.join(ada, "Ada", "romans")
        await self.app.lobby.join(ben, "Ben", "carthaginians")
        await self.app.lobby.start(ada)
        await self.once("Ada")


def told(it: Interaction) -> str:
    """Return the text of the private answer to an interaction."""
    assert it.state == "answered", it.state
    assert it.original is not None
    assert it.original.ephemeral_for is not None
    return it.original.content


@asynccontextmanager
async def running_table(folder: Path, *, thread: bool = False, kind: type[Day] = Day) -> AsyncIterator[Day]:
    """Yield a table at which the game has started and Ada was called; stop the bot afterwards."""
    day = kind(folder)
    day.world.listen(day.hear)
    async with day.sandbox:
        if thread:
            day.thread()
        try:
            await day.start()
            await day.seat()
            yield day
        finally:
            await day.stop()
