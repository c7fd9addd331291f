"""Files that earlier versions have left behind: opened, brought to the present form, and played on."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import bot.store
from bot.app import App, Caller, Postman
from bot.app.antike.scripts import answer, single
from bot.app.maintenance.upkeep import take_up
from bot.records import Record, position_hash, replay
from bot.store import Database, Dues, Games, Outbox, Waits
from tests.app.tables import Clock, Mailbox
from tests.e2e.playing import load_game
from tests.store.fixtures.make import AT_FOUR, FIGHT, FOLDER, FOUR, LOBBY, OVER, PEOPLE, question_of

NEWEST = len(list((Path(bot.store.__file__).parent / "migrations").glob("*.sql")))
VERSIONS = range(1, NEWEST + 1)
NOW = 1_760_000_001
_PLAYED_ON = 24


@dataclass
class Old:
    """The application on such a file."""

    app: App
    database: Database
    clock: Clock
    mailbox: Mailbox
    postman: Postman

    async def post(self) -> None:
        while await self.postman.deliver_due():
            pass


@asynccontextmanager
async def opened(folder: Path, version: int) -> AsyncIterator[Old]:
    path = folder / "games.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / f"schema-{version}.sql").read_text())
    assert connection.execute("PRAGMA user_version").fetchone() == (version,)
    connection.close()
    async with Database(path) as database:
        clock, mailbox = Clock(NOW), Mailbox()
        app = App(database, clock, random.Random(1))  # noqa: S311 the same every time
        yield Old(app, database, clock, mailbox, Postman(app.context, mailbox))


def test_every_earlier_version_has_a_file() -> None:
    """Before a migration is added, `python -m tests.store.fixtures.make` keeps what it will have to read."""
    kept = {path.name for path in FOLDER.glob("*.sql")}
    assert kept >= {f"schema-{version}.sql" for version in range(1, NEWEST)}


def _kept(version: int) -> int:
    if not (FOLDER / f"schema-{version}.sql").exists():
        pytest.skip("the present version's file is made when there is a next one")
    return version


@pytest.mark.parametrize("version", VERSIONS)
async def test_it_is_whole_in_the_present_form(tmp_path: Path, version: int) -> None:
    async with opened(tmp_path, _kept(version)) as old:
        reader = old.database.reader
        for pragma, expected in (
            ("user_version", [NEWEST]),
            ("integrity_check", ["ok"]),
            ("foreign_key_check", []),
        ):
            async with reader.execute(f"PRAGMA {pragma}") as cursor:
                assert [row[0] async for row in cursor] == expected
        record = load_game("four")
        log = await Games(reader).log(1)
        assert tuple(row.action for row in log) == record.actions[:AT_FOUR]
        table = await old.app.looking.table(Caller(1, FOUR))
        assert table.position is not None
        expected_position = replay(_begun(record, AT_FOUR)).position
        assert position_hash(table.position) == position_hash(expected_position)
        statuses = [(await old.app.looking.table(Caller(0, place))).game.status for place in (LOBBY, OVER)]
        assert statuses == ["lobby", "closed"]


def _begun(record: Record, count: int) -> Record:
    return Record(record.setup, record.players, record.actions[:count])


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_turn_under_way_goes_on(tmp_path: Path, version: int) -> None:
    """Undo and all; whoever is next is called once, and nobody twice."""
    record = load_game("four")
    async with opened(tmp_path, _kept(version)) as old:
        await take_up(old.app.context)
        await old.post()
        sent = len(old.mailbox.letters)
        for action in record.actions[AT_FOUR : AT_FOUR + _PLAYED_ON]:
            table = await old.app.looking.table(Caller(0, FOUR))
            assert table.awaited is not None
            who = Caller(table.awaited.user_id, FOUR)
            await old.app.play.submit(who, single(action))
            if action is record.actions[AT_FOUR]:
                await old.app.play.undo(who)
                await old.app.play.submit(who, single(action))
            await old.post()
        table = await old.app.looking.table(Caller(0, FOUR))
        assert table.position == replay(_begun(record, AT_FOUR + _PLAYED_ON)).position
        assert table.awaited is not None
        turns = [letter for letter in old.mailbox.letters[sent:] if ": your turn (" in letter.content]
        passed = [
            action for action in record.actions[AT_FOUR : AT_FOUR + _PLAYED_ON] if "EndTurn" in repr(action)
        ]
        assert len(turns) == len(passed)
        assert len({letter.nonce for letter in old.mailbox.letters}) == len(old.mailbox.letters)
        if not table.awaited.conceded and table.awaited.user_id != 4:  # who is away is called later
            assert turns[-1].mentions == (table.awaited.user_id,)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_question_nobody_was_told_of_is_asked_and_answered(tmp_path: Path, version: int) -> None:
    record = load_game("fight")
    at = question_of(record)
    async with opened(tmp_path, _kept(version)) as old:
        await take_up(old.app.context)
        await old.post()
        (asked,) = [letter for letter in old.mailbox.letters if "do you fight?" in letter.content]
        table = await old.app.looking.table(Caller(0, FIGHT))
        assert table.awaited is not None
        assert asked.mentions == (table.awaited.user_id,)
        stamp = (table.game.id, table.game.revision)
        made = "antike:answer:{}:{}".format(*stamp)
        assert [button.custom_id for button in asked.buttons[:2]] == [f"{made}:1", f"{made}:0"]
        await old.app.play.submit(Caller(table.awaited.user_id, FIGHT), answer(fights=True), stamp)
        for action in record.actions[at + 1 :]:
            table = await old.app.looking.table(Caller(0, FIGHT))
            assert table.awaited is not None
            await old.app.play.submit(Caller(table.awaited.user_id, FIGHT), single(action))
        await old.post()
        table = await old.app.looking.table(Caller(0, FIGHT))
        assert table.position == replay(record).position
        assert await Outbox(old.database.reader).next_due() is None


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_lobby_fills_and_begins(tmp_path: Path, version: int) -> None:
    async with opened(tmp_path, _kept(version)) as old:
        for user in (2, 4):
            await old.app.lobby.join(Caller(user, LOBBY), PEOPLE[user])
        await old.app.lobby.join(Caller(5, LOBBY), "Eve")
        table = await old.app.lobby.start(Caller(3, LOBBY))
        assert len(table.seats) == 5
        await old.post()
        table_told, called = [letter for letter in old.mailbox.letters if letter.channel_id == LOBBY]
        assert "The game has begun." in table_told.content, "the open table gets the message it never had"
        assert called.mentions


@pytest.mark.parametrize("version", VERSIONS)
async def test_everybody_awaited_is_watched_over(tmp_path: Path, version: int) -> None:
    """Versions before the fourth knew no reminders; afterwards they come, and nobody is called at once."""
    async with opened(tmp_path, _kept(version)) as old:
        begun = await take_up(old.app.context)
        assert begun == (2 if version < 4 else 0)
        assert await take_up(old.app.context) == 0
        for game_id, place in ((1, FOUR), (2, FIGHT)):
            table = await old.app.looking.table(Caller(0, place))
            waits = await Waits(old.database.reader).of_game(game_id)
            assert table.awaited is not None
            assert table.awaited.user_id in {wait.user_id for wait in waits}
        assert await Dues(old.database.reader).next() is not None
        if version < 4:
            assert await old.app.watchman.work_due() == 0
