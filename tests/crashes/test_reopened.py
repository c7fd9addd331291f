"""Database files left by one bot are opened by another, and their games played on."""

import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.app import App, Caller
from bot.app.antike.scripts import answer
from bot.app.turn.payments import single
from bot.records import Record, replay
from bot.records.antike import position_hash
from bot.store import Database, DeliveryQueue, Games, Jobs, Waits
from bot.store.migrations import newest_schema
from tests.app.tables import Clock, RecordingSender
from tests.crashes.kept_games import AT_FOUR, FIGHT, FOUR, LOBBY, OVER, PEOPLE, question_of, write_games
from tests.e2e.playing import load_game
from tests.support.delivery import EndedDelivery

pytestmark = pytest.mark.process

NOW = 1_760_000_001
_PLAYED_ON = 24


@dataclass
class ReopenedApp:
    """An application on such a file."""

    app: App
    database: Database
    clock: Clock
    mailbox: RecordingSender
    delivery: EndedDelivery

    async def post(self) -> None:
        await self.delivery.deliver_due()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RecordingSender]:
    """Return the path of the file left, and the sender with the messages posted."""
    path = tmp_path_factory.mktemp("kept") / "games.sqlite3"
    return path, write_games(path)


@pytest.fixture
async def old(kept: tuple[Path, RecordingSender], tmp_path: Path) -> AsyncIterator[ReopenedApp]:
    """Yield a new application on a copy of that file."""
    path = tmp_path / "games.sqlite3"
    shutil.copy(kept[0], path)
    async with Database(path) as database:
        clock, mailbox = Clock(NOW), RecordingSender(list(kept[1].messages), shown=dict(kept[1].shown))
        app = App(database, clock, random.Random(1))
        yield ReopenedApp(app, database, clock, mailbox, EndedDelivery(app.context, mailbox))


async def test_it_is_whole(old: ReopenedApp) -> None:
    reader = old.database.reader
    for pragma, expected in (
        ("user_version", [newest_schema("sqlite")]),
        ("integrity_check", ["ok"]),
        ("foreign_key_check", []),
    ):
        cursor = await reader.execute(f"PRAGMA {pragma}")
        assert [row[0] for row in await cursor.fetchall()] == expected
    record = load_game("four")
    log = await Games(reader).log(1)
    assert tuple(row.action for row in log) == record.actions[:AT_FOUR]
    table = await old.app.queries.table(Caller(1, FOUR))
    assert table.position is not None
    expected_position = replay(_begun(record, AT_FOUR)).position
    assert position_hash(table.position) == position_hash(expected_position)
    statuses = [(await old.app.queries.table(Caller(0, place))).game.status for place in (LOBBY, OVER)]
    assert statuses == ["lobby", "closed"]


def _begun(record: Record, count: int) -> Record:
    return Record(record.setup, record.players, record.actions[:count])


async def test_a_turn_under_way_goes_on(old: ReopenedApp) -> None:
    """Undo works as well; each next player is called once, and no message is sent twice."""
    record = load_game("four")
    await old.post()
    sent = len(old.mailbox.messages)
    for action in record.actions[AT_FOUR : AT_FOUR + _PLAYED_ON]:
        table = await old.app.queries.table(Caller(0, FOUR))
        assert table.awaited is not None
        who = Caller(table.awaited.user_id, FOUR)
        await old.app.play.submit(who, single(action))
        if action is record.actions[AT_FOUR]:
            await old.app.play.undo(who)
            await old.app.play.submit(who, single(action))
        await old.post()
    table = await old.app.queries.table(Caller(0, FOUR))
    assert table.position == replay(_begun(record, AT_FOUR + _PLAYED_ON)).position
    assert table.awaited is not None
    turns = [message for message in old.mailbox.messages[sent:] if ": your turn (" in message.content]
    passed = [
        action for action in record.actions[AT_FOUR : AT_FOUR + _PLAYED_ON] if "EndTurn" in repr(action)
    ]
    assert len(turns) == len(passed)
    assert len({message.nonce for message in old.mailbox.messages}) == len(old.mailbox.messages)
    if not table.awaited.conceded and table.awaited.user_id != 4:  # an absent player is called later
        assert turns[-1].mentions == (table.awaited.user_id,)


async def test_a_question_nobody_was_told_of_is_asked_and_answered(old: ReopenedApp) -> None:
    record = load_game("fight")
    at = question_of(record)
    await old.post()
    (asked,) = [message for message in old.mailbox.messages if "do you fight?" in message.content]
    table = await old.app.queries.table(Caller(0, FIGHT))
    assert table.awaited is not None
    assert asked.mentions == (table.awaited.user_id,)
    stamp = (table.game.id, table.game.revision)
    made = "antike:answer:{}:{}".format(*stamp)
    assert [button.custom_id for button in asked.buttons[:2]] == [f"{made}:fight", f"{made}:peace"]
    await old.app.play.submit(Caller(table.awaited.user_id, FIGHT), answer(fights=True), stamp)
    for action in record.actions[at + 1 :]:
        table = await old.app.queries.table(Caller(0, FIGHT))
        assert table.awaited is not None
        await old.app.play.submit(Caller(table.awaited.user_id, FIGHT), single(action))
    await old.post()
    table = await old.app.queries.table(Caller(0, FIGHT))
    assert table.position == replay(record).position
    assert await DeliveryQueue(old.database.reader).next_due() is None


async def test_a_lobby_fills_and_begins(old: ReopenedApp) -> None:
    for user in (2, 4):
        await old.app.lobby.join(Caller(user, LOBBY), PEOPLE[user])
    await old.app.lobby.join(Caller(5, LOBBY), "Eve")
    table = await old.app.lobby.start(Caller(3, LOBBY))
    assert len(table.seats) == 5
    await old.post()
    told = [message for message in old.mailbox.messages if message.channel_id == LOBBY]
    table_told, asked, called = told
    assert "The game has begun." in table_told.content
    # The host started before the message that asks who is present was posted, so it pings nobody.
    assert (asked.content, asked.mentions, called.mentions) == ("✅ The game has begun.", (), (2,))


async def test_everybody_awaited_is_watched_over(old: ReopenedApp) -> None:
    for game_id, place in ((1, FOUR), (2, FIGHT)):
        table = await old.app.queries.table(Caller(0, place))
        waits = await Waits(old.database.reader).of_game(game_id)
        assert table.awaited is not None
        assert table.awaited.user_id in {wait.user_id for wait in waits}
    assert await Jobs(old.database.reader).next() is not None
