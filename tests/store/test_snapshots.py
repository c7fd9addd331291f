"""Snapshots, answered interactions, settings."""

import pytest

from bot.store import AnsweredInteractions, Database, Settings, Snapshots

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
        await AnsweredInteractions(tx).put(2**62, game_id, {"user": 1}, 1_000)
        await AnsweredInteractions(tx).put(6, game_id, {"user": 2}, 1_000 + _DAY)
    assert await AnsweredInteractions(database.reader).get(2**62) == {"user": 1}
    async with database.transaction() as tx:
        await AnsweredInteractions(tx).put(7, game_id, {"user": 3}, 1_001 + _DAY)
        await AnsweredInteractions(tx).forget(1_001)
    assert await AnsweredInteractions(database.reader).get(2**62) is None
    assert await AnsweredInteractions(database.reader).get(6) == {"user": 2}
    assert await AnsweredInteractions(database.reader).get(7) == {"user": 3}
    assert await AnsweredInteractions(database.reader).get(8) is None


async def test_settings_are_set_and_replaced(database: Database) -> None:
    assert await Settings(database.reader).get("a") is None
    for value in ("1", "Zoë"):
        async with database.transaction() as tx:
            await Settings(tx).put("a", value)
        assert await Settings(database.reader).get("a") == value
