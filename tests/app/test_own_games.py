"""A user's own games on all servers, as listed for them."""

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, Caller, GameRequest, GameSettings
from bot.app.antike.options import Options
from bot.app.notifications.buttons import own_buttons
from bot.app.turn.payments import single
from bot.model import OwnGame
from bot.store import Database, Games, Offers
from bot.text.table.own_games import format_own_games
from tests.app.tables import NAMES, Clock, act, app_on, at_table, caller, lobby, written
from tests.app.test_indexes import asked, searched

__all__ = ["asked"]

_DAY = 86_400
_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _at(app: App, channel: int, guild: int = 1, settings: GameSettings | None = None) -> int:
    """Start a game of four on a server and return its id; Ann, who plays the Phoenicians, moves first."""
    table = await at_table(app, channel_id=channel, settings=settings)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET guild_id = ? WHERE id = ?", (guild, table.game.id))
    return table.game.id


async def _own(app: App, user_id: int, limit: int = 10) -> list[OwnGame]:
    return (await app.queries.own(user_id, limit))[0]


@pytest.mark.both
async def test_those_that_wait_come_first_the_longest_waiting_at_the_top(app: App, clock: Clock) -> None:
    old = await _at(app, 100, settings=GameSettings(deadline=_DAY))
    clock.seconds += 60
    gathering = (await lobby(app, channel_id=103)).game.id
    passed = await _at(app, 101, 2)
    clock.seconds += 30
    await _play(app, 1, 101)
    clock.seconds += 30
    new = await _at(app, 102, 3)
    found = await _own(app, 1)
    assert [own.game.id for own in found] == [old, new, passed, gathering]
    assert [own.game.guild_id for own in found] == [1, 3, 2, 1]
    assert found[0].wait is not None
    assert found[0].wait.began_at == clock.seconds - 120
    assert found[0].until == clock.seconds - 120 + _DAY
    assert found[0].nations == ("phoenicians",)
    assert [own.awaited for own in found] == [None, None, "Bob", None]
    assert [own.until for own in found[1:]] == [None] * 3
    assert (await app.queries.own(1, 2))[1] == 4, "all are counted"


async def _play(app: App, user_id: int, channel: int) -> None:
    for action in (_GOLD, _END):
        await app.play.submit(caller(user_id, channel), single(action))


async def test_only_games_under_way_with_a_seat_of_ones_own(app: App) -> None:
    first = await _at(app, 100)
    await _at(app, 101)
    await app.resignations.end(caller(1, 101))
    await app.resignations.concede(caller(2, 100))
    assert [own.game.id for own in await _own(app, 1)] == [first]
    assert await _own(app, 2) == [], "who has given up is no more at the table"
    assert await _own(app, 9) == []


async def test_practice_is_in_no_list(app: App) -> None:
    game_id = await _at(app, 100)
    async with app.context.database.transaction() as tx:
        await Games(tx).save(replace(await Games(tx).get(game_id), origin="practice"))
    assert await _own(app, 1) == []


async def test_a_paused_game_waits_for_nobody(app: App) -> None:
    game_id = await _at(app, 100)
    async with app.context.database.transaction() as tx:
        game = await Games(tx).by_id(game_id)
        assert game is not None
        await Games(tx).save(replace(game, paused_at=1))
    (own,) = await _own(app, 1)
    assert (own.wait, own.awaited) == (None, None)
    assert await app.queries.next_own(1, but=()) is None


async def test_votes_are_missing_until_they_are_given(app: App) -> None:
    await _at(app, 100)
    asked = (await app.proposals.put(caller(1), "end")).vote
    assert asked is not None
    assert [(await _own(app, user_id))[0].vote for user_id in (1, 2, 3)] == [False, True, True]
    (own,) = await _own(app, 2)
    told = format_own_games([own], {}, 1).splitlines()
    assert told[0] == "**Waiting for you**"
    assert told[1].endswith(": waiting for Ann · 🗳️ your vote is missing")
    await app.proposals.vote(caller(2), asked.id, yes=False)
    assert [(await _own(app, user_id))[0].vote for user_id in (2, 3)] == [False, True]


@pytest.mark.both
async def test_votes_that_are_missing_come_right_after_turns(app: App, clock: Clock) -> None:
    old = await _at(app, 100)
    asked = (await app.proposals.put(caller(1, 100), "end")).vote
    assert asked is not None
    clock.seconds += 60
    new, turn = await _at(app, 101), await _at(app, 102)
    await _play(app, 1, 102)
    assert [own.game.id for own in await _own(app, 2)] == [turn, old, new]
    assert [own.game.id for own in await _own(app, 1)] == [old, new, turn], "the longest waiting first"
    await app.proposals.vote(caller(2, 100), asked.id, yes=False)
    assert [own.game.id for own in await _own(app, 2)] == [turn, new, old]


async def test_who_may_lose_their_seat_is_told_until_they_are_there(app: App, clock: Clock) -> None:
    await lobby(app, 3)
    await app.lobby.join(caller(2), NAMES[2])
    clock.seconds += 7 * 3_600
    await app.lobby.join(caller(3), NAMES[3])
    until = clock.seconds + _DAY
    assert [(await _own(app, user_id))[0].confirm_until for user_id in (2, 3)] == [until, None]
    told = format_own_games(await _own(app, 2), {}, 1).splitlines()
    assert told[0] == "**Waiting for you**"
    assert told[1].endswith(f": gathering players · are you still there? ⏳ <t:{until}:R>")
    await app.confirmations.confirm(caller(2), 1, 2)
    assert format_own_games(await _own(app, 2), {}, 1).splitlines()[0] == "**Your games**"


async def test_a_full_table_waits_for_its_host(app: App) -> None:
    await lobby(app, 3)
    await app.lobby.join(caller(2), NAMES[2])
    assert not (await _own(app, 1))[0].asks
    assert format_own_games(await _own(app, 2), {}, 1).endswith(": gathering players")
    await app.lobby.join(caller(3), NAMES[3])
    assert [(await _own(app, user_id))[0].asks for user_id in (1, 2, 3)] == [True, False, False]
    told = format_own_games(await _own(app, 1), {}, 1).splitlines()
    assert told[0] == "**Waiting for you**"
    assert told[1].endswith(": all seats are taken, press Start")
    assert format_own_games(await _own(app, 2), {}, 1).endswith(": waiting for Ann"), "its host"


async def test_a_question_goes_before_the_turn_it_holds_up(app: App) -> None:
    """The game waits for the player asked, and meanwhile not for the mover."""
    game_id = await _at(app, 100)
    async with app.context.database.transaction() as tx:
        await tx.execute(
            "INSERT INTO waits (game_id, kind, key, user_id, nation, began_at)"
            " VALUES (?, 'answer', 'x', 3, 'arabs', 7)",
            (game_id,),
        )
    (own,) = await _own(app, 1)
    assert (own.wait, own.awaited) == (None, "Cem")
    (own,) = await _own(app, 3)
    assert own.wait is not None
    assert (own.wait.kind, own.wait.began_at) == ("answer", 7)
    assert [button.label for button in own_buttons(own)] == ["Game 1: answer", "Game 1: board"]


async def test_two_nations_of_one_player_are_one_game(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, "Ann", options=Options(two_players="four-nations")))
    await app.lobby.join(caller(2), "Bob")
    await app.lobby.start(caller(1))
    found = await _own(app, 1)
    assert [len(own.nations) for own in found] == [2]


@pytest.mark.both
async def test_where_else_somebody_is_awaited(app: App, clock: Clock) -> None:
    first = await _at(app, 100)
    assert await app.queries.next_own(1, but=[first]) is None
    clock.seconds += 5
    second = await _at(app, 101)
    for game_id, other in ((first, second), (second, first)):
        found = await app.queries.next_own(1, but=[game_id])
        assert found is not None
        assert found.game.id == other
    await act(app, 1, _GOLD, _END)
    assert await app.queries.next_own(1, but=[second]) is None


async def test_the_place_of_a_game_is_told_to_its_players_alone(app: App) -> None:
    game_id = await _at(app, 100)
    assert await app.queries.own_place(1, game_id) == 100
    assert await app.queries.own_place(5, game_id) is None
    assert await app.queries.own_place(1, game_id + 1) is None
    await app.resignations.end(caller(1))
    assert await app.queries.own_place(1, game_id) == 100, "until the channel has another"
    await lobby(app)
    assert await app.queries.own_place(1, game_id) is None
    assert await app.queries.own_place(1, game_id, earlier=True) == 100
    assert await app.queries.own_place(5, game_id, earlier=True) is None


@pytest.mark.both
async def test_a_game_that_one_can_come_back_to_is_listed_until_the_seat_is_taken(app: App) -> None:
    for channel in (100, 101):
        await _at(app, channel)
    await app.proposals.leave(caller(1))
    (left,) = await app.queries.left(1, 3)
    assert [own.game.id for own in await _own(app, 1)] != [left.game.id]
    told = format_own_games([], {left.game.id: "the den"}, 0, left=[left]).splitlines()[-1]
    assert told.startswith(
        "- [Game 1](https://discord.com/channels/1/100) in the den: you left, but your seat "
    )
    assert told.endswith("**Take the seat** in the channel brings you back.")
    assert await app.queries.left(2, 3) == []
    (offer,) = await Offers(app.context.database.reader).open_in(left.game.id)
    await app.substitutes.take(caller(6), offer.id, "Fay")
    assert await app.queries.left(1, 3) == []


async def test_a_game_that_one_was_voted_out_of_is_not_listed(app: App) -> None:
    await _at(app, 100)
    asked = await app.proposals.put(caller(2), "expel", 1)
    assert asked.vote is not None
    for voter in (3, 4):
        if (await app.proposals.vote(caller(voter), asked.vote.id, yes=True)).state == "carried":
            break
    assert await Offers(app.context.database.reader).open_in(asked.table.game.id)
    assert await app.queries.left(1, 3) == []


async def test_the_list_is_found_by_indexes(path: Path, asked: dict[str, Any]) -> None:
    """No table is scanned, however many games are stored."""
    async with Database(path) as database:
        app = app_on(database)
        game = await at_table(app)
        asked.clear()
        await app.queries.own(1, 1)
        await app.queries.left(1, 1)
        await app.queries.next_own(1, but=())
        await app.queries.own_place(1, game.game.id)
    assert searched(path, asked, among=("mine",)) > 5
    (listed,) = (sql for sql in asked if "waits.began_at" in sql)
    connection = sqlite3.connect(path)
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {listed}", asked[listed])]
    connection.close()
    (waits,) = (step for step in plan if step.startswith("SEARCH waits"))
    assert "(game_id=?)" in waits, "and not all that wait for the person, once for each game"
    assert any("seats_user (user_id=?)" in step for step in plan)


@pytest.mark.parametrize("limit", [1, 3])
async def test_as_many_as_are_asked_for(app: App, limit: int) -> None:
    for channel in range(100, 104):
        await app.lobby.create(Caller(1, channel), GameRequest(1, NAMES[1]))
    found, count = await app.queries.own(1, limit)
    assert (len(found), count) == (limit, 4)
