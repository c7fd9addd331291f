"""Games and seats: rows are read as they were written; one open game per channel."""

import json
from dataclasses import replace

import pytest

from bot.model import GameRow, SeatRow, Status
from bot.model.settings import GameSettings
from bot.store import ChannelTakenError, Database, Games
from tests.store.conftest import new_game

pytestmark = pytest.mark.both


async def _game(database: Database, game_id: int) -> GameRow:
    game = await Games(database.reader).by_id(game_id)
    assert game is not None
    return game


async def _create(database: Database, channel_id: int) -> int:
    async with database.transaction() as tx:
        return await Games(tx).create(new_game(channel_id))


async def _set(database: Database, game_id: int, status: Status) -> None:
    game = await _game(database, game_id)
    async with database.transaction() as tx:
        await Games(tx).save(replace(game, status=status))


async def test_a_new_game_is_a_lobby(database: Database, game_id: int) -> None:
    assert await _game(database, game_id) == GameRow(
        id=game_id,
        guild_id=1,
        channel_id=100,
        host_id=10,
        ruleset="antike",
        board="east",
        variant={"nations": 4},
        status="lobby",
        revision=0,
        length=0,
        turn_start=0,
        turn_seq=0,
        result=None,
        created_at=1_000,
        started_at=None,
        changed_at=1_000,
    )


async def test_what_is_saved_is_read_again(database: Database, game_id: int) -> None:
    game = replace(
        await _game(database, game_id),
        channel_id=2**63 - 1,
        host_id=2**62,
        variant={"nations": 5, "goal": 3},
        status="over",
        revision=7,
        length=9,
        turn_start=4,
        turn_seq=6,
        result={"winner": "greeks", "reason": "target"},
        started_at=1_500,
        changed_at=2_000,
    )
    async with database.transaction() as tx:
        await Games(tx).save(game)
    assert await _game(database, game_id) == game


async def test_of_settings_only_what_is_not_as_usual_is_kept(database: Database, game_id: int) -> None:
    settings = GameSettings(daily=1_200, rest=(5, 6), hints=True, language="de", picture="board")
    game = replace(await _game(database, game_id), settings=replace(settings, reliable=True, guided=True))
    async with database.transaction() as tx:
        await Games(tx).save(game)
    cursor = await database.reader.execute("SELECT settings FROM games")
    (row,) = await cursor.fetchall()
    assert json.loads(row["settings"]) == {
        "daily": 1_200,
        "rest": [5, 6],
        "hints": True,
        "language": "de",
        "picture": "board",
        "reliable": True,
        "guided": True,
    }
    assert await _game(database, game_id) == game


async def test_an_unknown_game_is_none(database: Database) -> None:
    assert await Games(database.reader).by_id(99) is None
    assert await Games(database.reader).in_channel(99) is None
    assert await Games(database.reader).in_guild(99) == []
    assert await Games(database.reader).seats(99) == []


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_one_open_game_per_channel(database: Database, game_id: int, status: Status) -> None:
    await _set(database, game_id, status)
    with pytest.raises(ChannelTakenError):
        await _create(database, 100)
    assert await _create(database, 101) != game_id


@pytest.mark.parametrize("status", ["over", "closed"])
async def test_after_the_end_the_channel_is_free(database: Database, game_id: int, status: Status) -> None:
    await _set(database, game_id, status)
    found = await Games(database.reader).in_channel(100)
    assert found is not None
    assert found.id == game_id
    second = await _create(database, 100)
    found = await Games(database.reader).in_channel(100)
    assert found is not None
    assert found.id == second


async def test_a_table_that_was_closed_before_its_game_began_hides_no_other(database: Database) -> None:
    played, never = await _create(database, 5), await _create(database, 6)
    async with database.transaction() as tx:
        await Games(tx).save(replace(await _game(database, played), status="over", started_at=1))
        await Games(tx).save(replace(await _game(database, never), status="closed", channel_id=5))
    found = await Games(database.reader).in_channel(5)
    assert found is not None
    assert found.id == played


async def test_the_open_game_of_a_channel_comes_before_later_ones(database: Database) -> None:
    first, second = await _create(database, 5), await _create(database, 6)
    await _set(database, second, "over")
    async with database.transaction() as tx:
        await Games(tx).save(replace(await _game(database, second), channel_id=5))
    found = await Games(database.reader).in_channel(5)
    assert found is not None
    assert found.id == first


async def test_a_server_s_open_games_come_first(database: Database) -> None:
    ids = [await _create(database, channel) for channel in range(6)]
    for game_id in ids[3:]:
        await _set(database, game_id, "over")
    listed = [game.id for game in await Games(database.reader).in_guild(1)]
    assert listed == [*reversed(ids[:3]), *reversed(ids[3:])]
    assert [game.id for game in await Games(database.reader).in_guild(1, limit=2)] == listed[:2]


async def test_running_games_come_before_lobbies_and_practice_is_left_out(database: Database) -> None:
    running, lobby, practice, ended = [await _create(database, channel) for channel in range(4)]
    for game_id in (running, practice):
        await _set(database, game_id, "running")
    await _set(database, ended, "over")
    async with database.transaction() as tx:
        await Games(tx).save(replace(await Games(tx).get(practice), origin="practice"))
        for game_id in (running, practice, ended):
            await Games(tx).set_seats(game_id, [SeatRow(0, 6, "Bob", None, False)])
    games = Games(database.reader)
    assert [game.id for game in await games.in_guild(1)] == [running, lobby, ended]
    assert await games.places(1, 6) == [(running, 0, True), (lobby, 1, False), (ended, 3, True)]
    assert [game.id for game in await games.open_in_guild(1)] == [running, lobby]
    assert await games.own_channels(1, 6, 10) == [0]
    assert await games.own_channels(2, 6, 10) == []


async def test_games_of_two_users_are_open_ones_first_and_those_that_began(database: Database) -> None:
    running, lobby, practice, ended, never, other = [await _create(database, channel) for channel in range(6)]
    bob, cem = SeatRow(0, 6, "Bob", None, False), SeatRow(1, 7, "Cem", None, False)
    states: dict[int, Status] = {running: "running", practice: "running", ended: "over", never: "over"}
    for game_id, status in states.items():
        game = replace(await _game(database, game_id), status=status, started_at=1)
        game = replace(game, origin="practice") if game_id == practice else game
        async with database.transaction() as tx:
            await Games(tx).save(replace(game, started_at=None) if game_id == never else game)
    async with database.transaction() as tx:
        for game_id in (running, lobby, practice, ended, never):
            await Games(tx).set_seats(game_id, [bob, replace(cem, conceded=game_id == running)])
        await Games(tx).set_seats(other, [bob])
    games = Games(database.reader)
    assert [game.id for game in await games.shared(6, 7, 9)] == [lobby, running, ended]
    assert [game.id for game in await games.shared(6, 7, 1)] == [lobby]
    assert [game.id for game in await games.own_running(6)] == [running]
    assert await games.own_running(7) == [], "conceded"


async def test_seats_are_replaced_as_a_whole_and_read_in_order(database: Database, game_id: int) -> None:
    seats = [
        SeatRow(1, 2**62, "Zoë «the *bold*»", "greeks", True),
        SeatRow(0, 6, "Bob", None, False),
        SeatRow(2, 7, "Bob", None, False),
    ]
    for _ in range(2):
        async with database.transaction() as tx:
            await Games(tx).set_seats(game_id, seats)
        assert await Games(database.reader).seats(game_id) == sorted(seats, key=lambda seat: seat.seat)
    async with database.transaction() as tx:
        await Games(tx).set_seats(game_id, [])
    assert await Games(database.reader).seats(game_id) == []


async def test_names_are_kept_to_the_letter_but_for_what_is_none(database: Database, game_id: int) -> None:
    """PostgreSQL accepts no NUL, and no database accepts a lone surrogate: both become U+FFFD."""
    async with database.transaction() as tx:
        await Games(tx).set_seats(game_id, [SeatRow(0, 5, "A\x00n\ud800n\n\u202e\x1b", None, False)])
    (seat,) = await Games(database.reader).seats(game_id)
    assert seat.name == "A\ufffdn\ufffdn\n\u202e\x1b"
