"""A game in the local Discord: the real client on a real database, set to any position."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.app import App, Button, Caller, Fingerprint, GameRequest, OutgoingMessage
from bot.app.table import save_snapshots
from bot.client import AntikeBot
from bot.cogs import extensions
from bot.engine.antike import Position
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.render import Renderer
from bot.rulesets import ruleset_of
from bot.store import Database, Games, Metrics
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox, World
from discord_sandbox.state.models import Interaction, Message
from discord_sandbox.testing import until
from tests.databases import prepared
from tests.drawing import renderer
from tests.engine.builders import seats
from tests.support.delivery import EndedDelivery
from tests.support.registered import keep_registered, registered_before
from tests.support.unhurried import unhurried_world
from tests.valid.connected import connected

PLAYERS: dict[Nation, str] = dict(zip(seats(4), ("Ada", "Ben", "Chloe", "Dario"), strict=True))
CHANNEL = "table-1"


class Client(AntikeBot):
    """The bot without the library's delay between two identifies, which only Discord requires."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""


class _DroppingSender:
    """A sender that drops the message that opens the game, because these tests are not about drawing it."""

    async def send(self, message: OutgoingMessage) -> int:
        """Drop the message; return the id of its channel."""
        return message.channel_id

    async def find(self, place: int, signs: Fingerprint, *, direct: bool = False) -> int | None:
        """Return None: no message is searched for."""

    async def replace(
        self,
        channel_id: int,
        message_id: int,
        content: str | None,
        buttons: tuple[Button, ...] = (),
        *,
        direct: bool = False,
        drawn: OutgoingMessage | None = None,
    ) -> bool:
        """Return True, and do nothing."""
        return True

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        """Do nothing."""

    async def sees(self, channel_id: int, person_id: int) -> bool:
        """Return True; no test asks."""
        return True


def reply(used: Interaction) -> Message:
    """Return the reply to an interaction, which must have been answered."""
    assert used.state == "answered", used.state
    assert used.original is not None
    return used.original


def private_text(used: Interaction) -> str:
    """Return the text of the reply, which only the user may see."""
    message = reply(used)
    assert message.ephemeral_for is used.person
    return message.content


async def lay(app: App, game_id: int, position: OwnPosition) -> None:
    """Let a game go on from a position, at the start of its turn."""
    begins = ruleset_of(position).codec.position_to_json(position)
    async with app.context.database.transaction() as tx:
        games = Games(tx)
        game = await games.by_id(game_id)
        assert game is not None
        await games.add_undo(game.id, position.mover, game.host_id, 0, game.changed_at)
        told = await games.count_rows(game.id)
        fresh = replace(game, length=0, turn_start=0, turn_seq=told, revision=game.revision + 1)
        await games.save(replace(fresh, status="running", result=None))
        await tx.execute("UPDATE games SET begins = ? WHERE id = ?", (json.dumps(begins), game.id))
        await save_snapshots(tx, game.id, (0, position), (0, position))


class AdvancingClock:
    """A clock in seconds that runs and can be advanced; it begins now, or at another time."""

    def __init__(self, begins: int | None = None) -> None:
        self.ahead = 0 if begins is None else begins - int(time.time())

    def __call__(self) -> int:
        return int(time.time()) + self.ahead


class TableTop:
    """A game of four in the local Discord; every command goes over the wire."""

    def __init__(
        self, sandbox: Sandbox, client: AntikeBot, game_id: int, clock: AdvancingClock | None = None
    ) -> None:
        self.sandbox = sandbox
        self.client, app = client, client.app
        self.app = app
        self.game_id = game_id
        self.clock = clock or AdvancingClock()

    async def leap(self, seconds: int) -> None:
        """Advance the clock by `seconds` once all that is due was tried to be sent; the bot does what is due.

        Nobody is late whose call has not arrived.
        """
        async with asyncio.timeout(30):
            while await self._untried():
                await asyncio.sleep(0.002)
        self.clock.ahead += seconds
        await self.app.scheduler.work()
        self.app.context.signals.outbox.set()

    async def _untried(self) -> bool:
        unsent = await Metrics(self.app.context.database.reader).outbox()
        return any(message.due_at <= self.clock() and not message.attempts for message in unsent)

    async def public(self, words: str, channel: str = CHANNEL) -> Message:
        """Return the latest public message with these words, once it is there."""
        world = self.sandbox.world

        def found() -> list[Message]:
            messages = world.messages_in(world.channel(channel))
            return [one for one in messages if words in one.content and one.ephemeral_for is None]

        await until(found)
        return found()[-1]

    async def private(self, name: str, words: str) -> Message:
        """Return the latest message with these words in a conversation with the bot, once it is there."""
        world = self.sandbox.world
        conversation = world.conversation(world.person(name))

        def found() -> list[Message]:
            return [one for one in world.messages_in(conversation) if words in one.content]

        await until(found)
        return found()[-1]

    async def push(self, name: str, message: Message, label: str) -> str:
        """Press a button of a message, and return the private reply."""
        buttons = [button for row in message.components for button in row["components"]]
        custom_id = next(button["custom_id"] for button in buttons if button["label"] == label)
        used = await self.sandbox.user(name).press(message, custom_id)
        return reply(used).content

    async def lay(self, position: OwnPosition) -> None:
        """Go on from a position, at the start of its turn."""
        await lay(self.app, self.game_id, position)

    async def use(self, nation: Nation | str, command: str, /, **options: Any) -> Interaction:
        """Use a command as a nation's player, or as a person by name."""
        name = next((who for key, who in PLAYERS.items() if key == nation), str(nation))
        return await self.sandbox.user(name).command(command, CHANNEL, **options)

    async def tell(self, nation: Nation | str, command: str, /, **options: Any) -> str:
        """Use a command; return the private reply."""
        return private_text(await self.use(nation, command, **options))

    async def offered(self, nation: Nation, command: str, focused: str, /, **options: Any) -> list[str]:
        """Return the choices offered while an option is typed."""
        player = self.sandbox.user(PLAYERS[nation])
        return await player.complete(command, focused, CHANNEL, **options)

    async def press(self, nation: Nation, used: Interaction, label: str) -> Interaction:
        """Press a button of a private reply."""
        assert used.original is not None
        buttons = [button for row in used.original.components for button in row["components"]]
        custom_id = next(button["custom_id"] for button in buttons if button["label"] == label)
        return await self.sandbox.user(PLAYERS[nation]).press(used.original, custom_id)

    async def position(self) -> Position:
        """Return the stored position."""
        table = await self.app.queries.by_id(self.game_id)
        assert table is not None
        position: Position | None = table.position
        assert position is not None
        return position


@asynccontextmanager
async def laid(
    folder: Path, grace: int = 0, patience: int = 0, *, first: bool = False, draws: Renderer | None = None
) -> AsyncIterator[TableTop]:
    """Yield a started game of four in `table-1`, with the bot connected, for the first time or again.

    `draws` makes the pictures, None for the real renderer.
    """
    begun = _begun(grace, patience)
    clock = AdvancingClock(begun.at)
    world = unhurried_world()
    async with (
        Sandbox(port=0, world=world) as sandbox,
        Database(begun.copied(folder / "antike.sqlite3")) as database,
    ):
        drawing = draws or renderer()
        app = App(database, clock, grace=grace, patience=patience, workers=ThreadWorkers(drawing))
        client = Client(app, drawing, extensions())
        if not first:
            await registered_before(app, sandbox)
        async with connected(client, sandbox):
            await keep_registered(app, sandbox)
            yield TableTop(sandbox, client, begun.game_id, clock)


@dataclass(frozen=True)
class _Begun:
    """A started game of four: its database, and when it was started."""

    file: bytes
    game_id: int
    at: int

    def copied(self, path: Path) -> Path:
        """Write a copy of the database; return its path."""
        path.write_bytes(self.file)
        path.chmod(0o600)
        return path


@cache
def _begun(grace: int, patience: int) -> _Begun:
    """Return a game started once: people and channels have the same ids in every local Discord.

    To start a game takes longer than half of what tests do with it.
    """
    clock = AdvancingClock()

    async def begin(path: Path) -> int:
        async with Database(prepared(path)) as database:
            return await _started(App(database, clock, grace=grace, patience=patience), unhurried_world())

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:
        path = Path(folder) / "begun.sqlite3"
        game_id = beside.submit(lambda: asyncio.run(begin(path))).result()  # a loop is running here
        return _Begun(path.read_bytes(), game_id, clock())


async def _started(app: App, world: World) -> int:
    channel = world.channel(CHANNEL).id
    people = {nation: Caller(world.person(name).id, channel) for nation, name in PLAYERS.items()}
    host = next(iter(people.values()))
    table = await app.lobby.create(host, GameRequest(world.guild.id, "Ada", nations=4))
    for nation, who in people.items():
        await app.lobby.join(who, PLAYERS[nation], nation)
    await app.lobby.start(host)
    await EndedDelivery(app.context, _DroppingSender()).deliver_due()
    return table.game.id
