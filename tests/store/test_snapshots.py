"""Snapshots, answered interactions, settings."""

import pytest

from bot.store import AnsweredInteractions, Database, Settings, Snapshots
from bot.store.migrations import migrations

pytestmark = pytest.mark.both

_DAY = 86_400


async def test_a_snapshot_belongs_to_game_length_and_version(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await Snapshots(tx).put(game_id, 3, "v1", {"round": 1})
    snapshots = Snapshots(database.reader)
    assert await snapshots.get(game_id, 3, "v1") == {"round": 1}
    assert await snapshots.get(game_id, 3, "v2") is None
    assert await snapshots.get(game_id, 2, "v1") is None
    assert await snapshots.get(game_id + 1, 3, "v1") is None


async def test_a_snapshot_is_replaced_and_all_but_two_are_dropped(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        for length in range(5):
            await Snapshots(tx).put(game_id, length, "v1", {"length": length})
        await Snapshots(tx).put(game_id, 4, "v2", {"length": "new"})
        await Snapshots(tx).keep_only(game_id, (1, 4))
    snapshots = Snapshots(database.reader)
    assert [await snapshots.get(game_id, length, "v1") for length in range(5)] == [
        None,
        {"length": 1},
        None,
        None,
        None,
    ]
    assert await snapshots.get(game_id, 4, "v2") == {"length": "new"}


async def test_answers_are_kept_until_they_are_forgotten(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await AnsweredInteractions(tx).put(2**62, game_id, 1_000)
        await AnsweredInteractions(tx).put(6, game_id, 1_000 + _DAY)
    answered = AnsweredInteractions(database.reader)
    assert await answered.has(2**62)
    async with database.transaction() as tx:
        await AnsweredInteractions(tx).put(7, game_id, 1_001 + _DAY)
        await AnsweredInteractions(tx).forget(1_001)
    assert [await answered.has(number) for number in (2**62, 6, 7, 8)] == [False, True, True, False]


async def test_interactions_of_an_older_version_are_known(database: Database, game_id: int) -> None:
    """The migration drops the column `answer`, which held the user."""
    (step,) = [step for step in migrations("sqlite") if "interactions" in step.name]
    async with database.transaction() as tx:
        column = "answer TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answer))"
        await tx.execute(f"ALTER TABLE interactions ADD COLUMN {column}")
        await tx.execute("INSERT INTO interactions VALUES (6, ?, 0, ?)", (game_id, '{"user": 1}'))
        await tx.execute(step.read_text())
    assert await AnsweredInteractions(database.reader).has(6)
    cursor = await database.reader.execute("SELECT * FROM interactions")
    assert [tuple(row) for row in await cursor.fetchall()] == [(6, game_id, 0)]


async def test_settings_are_set_and_replaced(database: Database) -> None:
    assert await Settings(database.reader).get("a") is None
    for value in ("1", "Zoë"):
        async with database.transaction() as tx:
            await Settings(tx).put("a", value)
        assert await Settings(database.reader).get("a") == value
