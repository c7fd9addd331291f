"""Due rows are found by the process that serves their Discord server, and by no other."""

from dataclasses import replace

import pytest

from bot.model import JobRow, MessageRow
from bot.store import ALL_SHARDS, BotTurns, Database, DeliveryQueue, Games, Jobs, Outbox, Shards
from tests.store.conftest import new_game
from tests.support.outbox import due, edits, queue_message

pytestmark = pytest.mark.both

_GUILDS = tuple(1_290_284_710_000_001_024 + (number << 22) for number in range(8))
_HALVES = (Shards((0, 3), 4), Shards((1, 2), 4))


async def _filled(database: Database) -> dict[int, int]:
    """Create a game in each server with a message, a job and a turn due; return the game ids by server."""
    games = {}
    async with database.transaction() as tx:
        for number, guild_id in enumerate(_GUILDS):
            game_id = await Games(tx).create(replace(new_game(number), guild_id=guild_id))
            await queue_message(tx, game_id, f"n{number}", {}, 10 + number, channel=number)
            await Jobs(tx).put(JobRow(game_id, "call", "1", 20 + number))
            await BotTurns(tx).put(game_id, 30 + number)
            games[guild_id] = game_id
    return games


def _serve(shards: Shards, guild_id: int) -> bool:
    """Return whether a server belongs to these shards, as Discord reckons."""
    return (guild_id >> 22) % shards.count in shards.own


def test_servers_are_dealt_out_as_discord_does() -> None:
    assert [_serve(ALL_SHARDS, guild_id) for guild_id in _GUILDS] == [True] * 8
    for guild_id in _GUILDS:
        assert [_serve(half, guild_id) for half in _HALVES].count(True) == 1
    assert _serve(Shards((5,), 8), (8 * 77 + 5) << 22)
    assert [half.complete for half in (*_HALVES, Shards((0, 1), 2), ALL_SHARDS)] == [False, False, True, True]


def test_servers_may_belong_to_shards_of_different_counts() -> None:
    half, quarter, others = Shards((1,), 2), Shards((3,), 4), Shards((0, 2), 4)
    assert half.overlap(quarter)
    assert half.overlap(ALL_SHARDS)
    assert half.overlap(Shards((0,), 3))
    assert not half.overlap(others)
    assert not quarter.overlap(others)


async def test_each_finds_what_is_due_in_its_own_servers(database: Database) -> None:
    games, reader = await _filled(database), database.reader
    assert len(await due(reader, 99)) == len(games)
    for half in _HALVES:
        own = {game_id for guild_id, game_id in games.items() if _serve(half, guild_id)}
        first = min(own) - min(games.values())
        assert len(own) == 4
        assert {row.game_id for row in await due(reader, 99, shards=half)} == own
        assert {row.game_id for row in await Jobs(reader).ready(99, shards=half)} == own
        assert {row.game_id for row in await BotTurns(reader).ready(99, shards=half)} == own
        assert await DeliveryQueue(reader).next_due(half) == 10 + first
        assert await Jobs(reader).next(half) == 20 + first
        assert await BotTurns(reader).next(half) == 30 + first


async def test_each_edits_in_its_own_servers(database: Database) -> None:
    games = await _filled(database)
    messages: list[MessageRow] = await due(database.reader, 99)
    async with database.transaction() as tx:
        for message in messages:
            await DeliveryQueue(tx).mark_sent(message, 500 + message.id, 1)
            await Outbox(tx).rewrite(message.nonce, {"text": "new"}, 40 + message.id)
    for half in _HALVES:
        own = {game_id for guild_id, game_id in games.items() if _serve(half, guild_id)}
        assert {row.game_id for row in await edits(database.reader, 99, shards=half)} == own
        first = min(message.id for message in messages if message.game_id in own)
        assert await DeliveryQueue(database.reader).next_edit(half) == 40 + first


async def test_who_has_no_servers_here_has_nothing_to_do(database: Database) -> None:
    await _filled(database)
    nobody, reader = Shards((8,), 16), database.reader
    assert [_serve(nobody, guild_id) for guild_id in _GUILDS].count(True) in {0, 1}
    served = [guild_id for guild_id in _GUILDS if _serve(nobody, guild_id)]
    assert len(await due(reader, 99, shards=nobody)) == len(served)
    async with database.transaction() as tx:
        for message in await due(tx, 99):
            await DeliveryQueue(tx).mark_sent(message, None, 1)
    assert await DeliveryQueue(reader).next_due(nobody) is None
    assert await DeliveryQueue(reader).next_edit(nobody) is None
