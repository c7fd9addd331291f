"""Transfer of all data from one database to another, such as from a file to a server."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.app import App
from bot.app.turn.payments import single
from bot.lessons import lessons
from bot.model import OrderRow
from bot.store import Database, Row, Settings, StoreError, transfer
from bot.store.migrations import migrations
from bot.store.transfer import _FLAGS
from tests.app.tables import act, app_on, at_table, caller, look, written
from tests.databases import emptied, tables_of

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


def _plain(row: Row) -> list[tuple[str, Any]]:
    """Return a row's values by name, sorted; true is 1, as in SQLite."""
    told = sorted(dict(row).items())
    return [(name, int(value) if isinstance(value, bool) else value) for name, value in told]


async def _told(database: Database) -> dict[str, list[list[tuple[str, Any]]]]:
    """Return the rows of all tables, without internal tables and the mark `moved-to`."""
    found = {}
    for table in await tables_of(database):
        if table in {"sqlite_sequence", "antike_schema_version"}:
            continue
        cursor = await database.reader.execute(f"SELECT * FROM {table}")  # noqa: S608 its own tables
        rows = [
            _plain(row)
            for row in await cursor.fetchall()
            if not (table == "settings" and row["name"] == "moved-to")
        ]
        found[table] = sorted(rows, key=repr)
    return found


async def _fill(app: App) -> None:
    """Create two games, one ended with a vote and an order, one running; a person away; and a gap in ids."""
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    await app.orders.save(caller(4), OrderRow(4, "phoenicians", None, "peace"))
    await app.proposals.put(caller(2), "pause")
    await app.proposals.vote(caller(3), 1, yes=False)
    await app.resignations.end(caller(1))
    await at_table(app, channel_id=101)
    await app.preferences.leave(3, 2_000_000)
    await app.stats.list(2, listed=False)
    await app.learners.turn_to(2, lessons("antike")[0], 3)
    await app.remember("letter", "Zoë, \u2028 and so on")
    async with app.context.database.transaction() as tx:
        await tx.execute("DELETE FROM waits WHERE id = (SELECT MAX(id) FROM waits)")


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    async with Database(tmp_path / "old.sqlite3") as database:
        await _fill(app_on(database))
        yield database


@pytest.mark.both
async def test_everything_goes_along(file: Database, where: Path | SecretStr) -> None:
    async with Database(where) as database:
        counts = await transfer(file, database)
        assert set(counts) == set(await _told(file)), "bot/store/transfer.py lists every table"
        assert await _told(database) == await _told(file)
        assert counts["games"] == 2
        assert counts["ballots"] >= 1
        app = app_on(database)
        table = await look(app, 101)
        for action in (_GOLD, _END):
            await app.play.submit(caller(1, 101), single(action))
        assert (await look(app, 101)).game.length == table.game.length + 2
        await app.resignations.end(caller(1, 101))
        assert (await at_table(app, channel_id=102)).game.id == 3


def test_all_boolean_columns_are_listed() -> None:
    """PostgreSQL takes no 1 or 0 from a file for a boolean, which only a table with rows would show."""
    found = set[tuple[str, str]]()
    for path in migrations("postgresql"):
        script = path.read_text(encoding="utf-8")
        for table, columns in re.findall(r"(?:CREATE|ALTER) TABLE (\w+)(.*?);", script, re.DOTALL):
            found |= {(table, column) for column in re.findall(r"(\w+) BOOLEAN\b", columns)}
    listed = {(table, column) for table, columns in _FLAGS.items() for column in columns}
    assert listed == found, "_FLAGS of bot/store/transfer.py lists each boolean column"


@pytest.mark.both
async def test_letters_that_are_none_stay_behind(file: Database, where: Path | SecretStr) -> None:
    """A name that PostgreSQL does not accept, written to the file by another tool, gets U+FFFD instead."""
    async with file.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ? WHERE seat = 0", ("A\x00n",))
    async with Database(where) as database:
        await transfer(file, database)
        cursor = await database.reader.execute("SELECT name FROM seats WHERE seat = 0")
        assert {row["name"] for row in await cursor.fetchall()} == {"A\ufffdn"}


@pytest.mark.both
async def test_what_is_there_already_is_not_mixed_with_it(file: Database, where: Path | SecretStr) -> None:
    async with Database(where) as database:
        async with database.transaction() as tx:
            await Settings(tx).put("a", "1")
        before = await _told(database)
        with pytest.raises(StoreError, match="is not empty"):
            await transfer(file, database)
        assert await _told(database) == before


async def _last_wait(database: Database) -> int:
    cursor = await database.reader.execute("SELECT MAX(id) AS id FROM waits")
    row = await cursor.fetchone()
    assert row is not None
    return int(row["id"])


@pytest.mark.both
async def test_ids_of_ended_waits_are_not_used_again(
    file: Database, where: Path | SecretStr, tmp_path: Path
) -> None:
    """There and back: buttons of a wait whose row is gone may still be shown."""
    await at_table(app_on(file), channel_id=102)
    last = await _last_wait(file)
    async with file.transaction() as tx:
        await tx.execute("DELETE FROM waits")
    async with Database(where) as database, Database(tmp_path / "back.sqlite3") as back:
        await transfer(file, database)
        await transfer(database, back)
        for each in (database, back):
            await at_table(app_on(each), channel_id=103)
            assert await _last_wait(each) > last


async def test_and_back_again(file: Database, address: SecretStr, tmp_path: Path) -> None:
    emptied(address)
    async with Database(address) as server, Database(tmp_path / "new.sqlite3") as new:
        await transfer(file, server)
        await transfer(server, new)
        assert await _told(new) == await _told(file)
