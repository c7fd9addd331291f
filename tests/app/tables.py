"""Tables for tests: a clock, people, games in their own database, and the messages sent."""

import json
import random
from collections.abc import Awaitable, Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import pytest

from bot import model
from bot.app import (
    App,
    AppError,
    Button,
    Caller,
    Fingerprint,
    GameRequest,
    GameSettings,
    OutgoingMessage,
    Table,
    UndeliverableError,
)
from bot.app.antike.scripts import Script
from bot.app.table import save_snapshots
from bot.app.turn.payments import single
from bot.app.votes.votes import VoteResult
from bot.engine.antike import Position
from bot.engine.antike.actions import Action
from bot.model.turns import TurnReport
from bot.records import read_record, replay
from bot.records.antike import action_from_json
from bot.store import Database
from tests.app.begun import begun_once
from tests.records.samples import SEATS

CHANNEL: Final = 100
NAMES: Final = {1: "Ann", 2: "Bob", 3: "Cem", 4: "Dao", 5: "Eve", 6: "Fay"}


@dataclass
class Clock:
    """Clock that stands until a test sets it, in Unix seconds."""

    seconds: int = 1_000_000

    def __call__(self) -> int:
        return self.seconds


@dataclass
class RecordingSender:
    """Sender that stores its messages.

    `broken` maps nonces to how many times sending them fails at first; nothing arrives in `closed` channels
    or direct conversations, nor anywhere during an `outage`, and people in `hidden` see no channel.
    """

    messages: list[OutgoingMessage] = field(default_factory=list)
    replaced: list[tuple[int, int, str]] = field(default_factory=list)
    broken: dict[str, int] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    hidden: set[int] = field(default_factory=set)
    outage: bool = False
    shown: dict[int, OutgoingMessage] = field(default_factory=dict)

    async def send(self, message: OutgoingMessage) -> int:
        if self.broken.get(message.nonce, 0):
            self.broken[message.nonce] -= 1
            raise UndeliverableError("no permission")
        if self.outage:
            raise UndeliverableError("503 Service Unavailable")
        if message.channel_id in self.closed:
            raise UndeliverableError("403 Forbidden (error code: 50007): Cannot send", "place", code=50007)
        self.messages.append(message)
        self.shown[5_000 + len(self.messages)] = message
        return 5_000 + len(self.messages)

    async def find(self, place: int, signs: Fingerprint, *, direct: bool = False) -> int | None:
        if place in self.closed:
            raise UndeliverableError("403 Forbidden (error code: 50001): Missing Access", "place", code=50001)
        for number, one in self.shown.items():
            here = (one.channel_id, one.direct) == (place, direct) and number > signs.later_than
            if here and one.content in signs.contents:
                return number
        return None

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
        if channel_id in self.closed:
            raise UndeliverableError(
                "403 Forbidden (error code: 50013): Missing Permissions", "place", code=50013
            )
        if message_id not in self.shown:
            return False
        if content is None:
            content = self.shown[message_id].content
        self.replaced.append((channel_id, message_id, content))
        self.shown[message_id] = replace(
            self.shown[message_id], content=content, buttons=tuple(buttons), direct=direct
        )
        if drawn is not None:
            self.shown[message_id] = replace(self.shown[message_id], position=drawn.position)
        return True

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        if channel_id in self.closed:
            raise UndeliverableError(
                "403 Forbidden (error code: 50013): Missing Permissions", "place", code=50013
            )
        assert self.shown[message_id].direct == direct
        del self.shown[message_id]

    async def sees(self, channel_id: int, person_id: int) -> bool:
        if channel_id in self.closed:
            raise UndeliverableError("503 Service Unavailable", "passing")
        return person_id not in self.hidden

    def standing(self, channel_id: int) -> list[OutgoingMessage]:
        """Return the messages now shown in a channel or direct conversation, edits included."""
        return [message for message in self.shown.values() if message.channel_id == channel_id]

    def pings(self, user_id: int) -> list[OutgoingMessage]:
        """Return the messages that called a user, in the channel or in private, as sent."""
        return [
            message
            for message in self.messages
            if user_id in message.mentions or (message.direct and message.channel_id == user_id)
        ]


def app_on(
    database: Database, clock: Clock | None = None, seed: int = 1, grace: int = 0, patience: int = 0
) -> App:
    """Return the application with its own clock and seeded random generator."""
    return App(database, clock or Clock(), random.Random(seed), grace=grace, patience=patience)


def caller(user_id: int, channel_id: int = CHANNEL, interaction_id: int = 0) -> Caller:
    return Caller(user_id, channel_id, interaction_id)


async def lobby(
    app: App, nations: int | None = 4, channel_id: int = CHANNEL, settings: GameSettings | None = None
) -> Table:
    """Create a lobby whose host is Ann."""
    wish = GameRequest(1, NAMES[1], "east", "antike", nations, settings=settings or GameSettings())
    return await app.lobby.create(caller(1, channel_id), wish)


async def at_table(
    app: App, nations: int = 4, channel_id: int = CHANNEL, settings: GameSettings | None = None
) -> Table:
    """Return a started game; with four, users 1 to 4 play Phoenicians, Persians, Arabs and Greeks."""
    kind = (nations, channel_id, repr(settings))
    return await begun_once(app, kind, lambda: gathered(app, nations, channel_id, settings))


async def gathered(
    app: App, nations: int = 4, channel_id: int = CHANNEL, settings: GameSettings | None = None
) -> Table:
    """Start the game of `at_table` by joining the players one by one."""
    await lobby(app, nations, channel_id, settings)
    picks = SEATS if nations == 4 else (None,) * nations
    for user_id, nation in zip(range(1, nations + 1), picks, strict=True):
        if user_id > 1 or nation:
            await app.lobby.join(caller(user_id, channel_id), NAMES[user_id], nation)
    table = await app.lobby.start(caller(1, channel_id))
    await unpost(app)
    return table


async def unpost(app: App) -> None:
    """Delete the messages of lobbies: nearly all tests are about what comes after."""
    async with app.context.database.transaction() as tx:
        await tx.execute("DELETE FROM outbox WHERE kind IN ('lobby', 'full')")


async def place(app: App, record: str, settings: GameSettings | None = None) -> Table:
    """Return a four-nation game set to the final position of a record; earlier messages count as sent."""
    table = await at_table(app, settings=settings)
    position = replay(read_record(record)).position
    async with app.context.database.transaction() as tx:
        await save_snapshots(tx, table.game.id, (0, position), (0, position))
        await tx.execute("UPDATE outbox SET sent_at = 0, payload = '{}'")
    return await look(app)


async def look(app: App, channel_id: int = CHANNEL) -> Table:
    return await app.queries.table(caller(0, channel_id))


def user_of(table: model.Table) -> int:
    """Return the id of the user awaited."""
    assert table.awaited is not None
    return table.awaited.user_id


def written(kind: str, **fields: Any) -> Action:
    """Return an action from its fields in a record; `start` stands for `from`."""
    if "start" in fields:
        fields["from"] = fields.pop("start")
    action: Action = action_from_json(json.dumps({"type": kind, **fields}))
    return action


def several(actions: Sequence[Action]) -> Script:
    """Return a script that enters several actions in one call."""

    def steps(position: Position) -> Generator[Action, Position, None]:
        del position
        left = list(actions)
        while left:
            yield left.pop(0)

    return steps


async def act(app: App, user_id: int, *actions: Action) -> TurnReport:
    """Submit actions one by one and return the last report."""
    assert actions
    for action in actions:
        report = await app.play.submit(caller(user_id), single(action))
    return report


async def refused(code: str, work: Awaitable[object]) -> AppError:
    """Assert that something is refused for the reason `code`; return the error."""
    with pytest.raises(AppError) as caught:
        await work
    assert caught.value.code == code
    return caught.value


def missing(result: VoteResult) -> int:
    """Return the number of approvals that an open vote still needs."""
    assert result.standing is not None
    return result.standing.missing


async def mail(app: App, after: int = 0) -> list[dict[str, Any]]:
    """Return the outbox rows after id `after`, with decoded payload and mentions, except those of lobbies."""
    rows = []
    query = (
        "SELECT id, game_id, nonce, kind, channel_id, payload, revision, sent_at FROM outbox"
        " WHERE id > ? AND kind NOT IN ('lobby', 'full')"
    )
    cursor = await app.context.database.reader.execute(f"{query} ORDER BY id", (after,))
    for row in await cursor.fetchall():
        told = dict(row)
        told["payload"] = json.loads(told["payload"])
        told["mention"] = [person["id"] for person in told["payload"].get("mention", [])]
        rows.append(told)
    return rows


def position_of(table: model.Table) -> Position:
    position: Position | None = table.position
    assert position is not None
    return position
