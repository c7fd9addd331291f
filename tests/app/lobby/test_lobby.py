"""The lobby before the first turn (S1-S3)."""

import asyncio
import json
from typing import Any

import pytest

from bot.app import App, AppError, GameRequest, lobby_buttons, open_nations
from bot.app.antike.options import Options
from bot.app.lobby.nation_choice import numbers_with, sides_of
from bot.app.table import Table
from bot.boards import load_board
from bot.engine.terms import NATIONS, Nation
from bot.model.people import Place
from bot.text.refusals import format_refusal
from bot.text.table.lobby import format_lobby, format_lobby_closed
from tests.app.tables import CHANNEL, NAMES, app_on, at_table, caller, lobby, look, mail, position_of, refused
from tests.app.waiting import HOUR, WaitingTable
from tests.records.samples import EXAMPLE, SEATS

_EAST = load_board("east")


async def _fill(app: App, number: int, first: int = 2) -> None:
    for user_id in range(first, number + 1):
        await app.lobby.join(caller(user_id), NAMES[user_id])


async def test_a_lobby_seats_its_host(app: App) -> None:
    table = await lobby(app)
    assert table.position is None
    assert table.awaited is None
    assert (table.game.status, table.game.host_id, table.game.channel_id) == ("lobby", 1, 100)
    assert [(seat.seat, seat.user_id, seat.name, seat.nation) for seat in table.seats] == [
        (0, 1, "Ann", None)
    ]
    assert await look(app) == table


async def test_an_unknown_board_is_refused(app: App) -> None:
    for board in ("north", "", "east.layout", "../boards/east"):
        await refused("board-unknown", app.lobby.create(caller(1), GameRequest(1, "Ann", board)))
    await refused("no-game", app.queries.table(caller(1)))


async def test_a_channel_holds_one_open_game(app: App) -> None:
    await lobby(app)
    await refused("channel-taken", lobby(app))
    await _fill(app, 4)
    await app.lobby.start(caller(1))
    await refused("channel-taken", lobby(app))
    await lobby(app, channel_id=101)
    await app.resignations.end(caller(1))
    assert (await lobby(app)).game.status == "lobby"


async def test_of_many_lobbies_at_once_one_is_made(app: App) -> None:
    made = await asyncio.gather(*(lobby(app) for _ in range(8)), return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in made) == 1
    assert all(each.code == "channel-taken" for each in made if isinstance(each, AppError))
    assert len(await app.queries.in_guild(1)) == 1


async def test_joining_with_and_without_a_nation(app: App) -> None:
    await lobby(app)
    table = await app.lobby.join(caller(2), "Bob", "greeks")
    table = await app.lobby.join(caller(3), "Cem")
    assert [(seat.user_id, seat.nation) for seat in table.seats] == [(1, None), (2, "greeks"), (3, None)]
    assert open_nations(table) == tuple(nation for nation in _EAST.start_cities[4] if nation != "greeks")


async def test_joining_again_changes_the_nation_and_keeps_the_seat(app: App) -> None:
    await lobby(app)
    await app.lobby.join(caller(2), "Bob", "greeks")
    await app.lobby.join(caller(3), "Cem")
    table = await app.lobby.join(caller(2), "Bob", "arabs")
    assert [(seat.seat, seat.user_id, seat.nation) for seat in table.seats] == [
        (0, 1, None),
        (1, 2, "arabs"),
        (2, 3, None),
    ]
    table = await app.lobby.join(caller(3), "Cem", "greeks")
    assert table.seats[2].nation == "greeks"
    await refused("in-game-already", app.lobby.join(caller(2), "Bob", "arabs"))
    await refused("in-game-already", app.lobby.join(caller(2), "Bob"))


async def test_from_a_list_the_own_nation_can_be_chosen_again(app: App) -> None:
    await lobby(app)
    await app.lobby.join(caller(2), "Bob", "greeks", again=True)
    for nation in ("greeks", None, None, "arabs"):
        table = await app.lobby.join(caller(2), "Bob", nation, again=True)
        assert [(seat.user_id, seat.nation) for seat in table.seats] == [(1, None), (2, nation)]


async def test_of_the_own_pair_of_nations_either_one_stands_for_both(app: App) -> None:
    wish = GameRequest(1, "Ann", options=Options(two_players="four-nations"))
    pairs = sides_of((await app.lobby.create(caller(1), wish)).game)
    await app.lobby.join(caller(2), "Bob", pairs[0][0])
    await refused("in-game-already", app.lobby.join(caller(2), "Bob", pairs[0][1]))
    table = await app.lobby.join(caller(2), "Bob", pairs[0][1], again=True)
    assert table.seats[1].nation == pairs[0][1]
    await refused("nation-taken", app.lobby.join(caller(1), "Ann", pairs[0][0]))
    table = await app.lobby.join(caller(2), "Bob", pairs[1][0])
    assert table.seats[1].nation == pairs[1][0]


async def test_two_players_of_an_open_lobby_can_start_with_two_nations_each(app: App) -> None:
    """The button is there for exactly two, and both keep the nations they have picked."""
    table = await lobby(app, None)
    assert "button-lobby-pairs" not in {button.label for button in lobby_buttons(table)}
    table = await app.bots.seat(caller(1), "easy")
    assert "button-lobby-pairs" not in {button.label for button in lobby_buttons(table)}
    assert "Two nations each" not in format_lobby(table)
    await app.bots.remove(caller(1))
    table = await app.lobby.join(caller(2), "Bob", "persians")
    assert lobby_buttons(table)[-1].label == "button-lobby-pairs"
    assert format_lobby(table).endswith("Just you two? **Two nations each** starts at once.")
    error = await refused("number-of-players", app.lobby.start(caller(1)))
    assert format_refusal(error.code, error.facts).endswith(
        "Just you two? **Two nations each** under the table starts at once."
    )
    await app.lobby.join(caller(1), "Ann", "phoenicians")
    error = await refused("nation-misfit", app.lobby.start(caller(2), paired=True))
    assert [(seat.name, seat.nation) for seat in error.facts["seats"]] == [("Bob", "persians")]
    told = format_refusal(error.code, error.facts)
    assert told.startswith("With two nations each, the Persians don't fit. Bob has to choose another nation")
    assert told.endswith("Still free: Greeks or Arabs.")
    await app.lobby.join(caller(1), "Ann", "babylonians")
    error = await refused("nation-misfit", app.lobby.start(caller(2), paired=True))
    assert [(seat.name, seat.nation) for seat in error.facts["seats"]] == [("Ann", "babylonians")]
    assert error.facts["allowed"] == ("greeks", "arabs")
    await app.lobby.join(caller(1), "Ann", "greeks")
    await app.lobby.join(caller(3), "Cem")
    await refused("stale", app.lobby.start(caller(1), paired=True))
    await app.lobby.leave(caller(3))
    table = await app.lobby.start(caller(1), paired=True)
    assert {seat.nation: seat.name for seat in table.seats} == {
        "greeks": "Ann",
        "arabs": "Ann",
        "phoenicians": "Bob",
        "persians": "Bob",
    }
    assert table.game.variant["two_players"] == "four-nations"
    assert format_lobby_closed(table).splitlines()[1].startswith("Variant: two players with two nations each")


@pytest.mark.parametrize(
    "wish", [GameRequest(1, "Ann", nations=3), GameRequest(1, "Ann", "punic", "duellum")]
)
async def test_a_game_for_a_fixed_number_is_not_changed_for_two(app: App, wish: GameRequest) -> None:
    table = await app.lobby.create(caller(1), wish)
    table = await app.lobby.join(caller(2), "Bob")
    assert "button-lobby-pairs" not in {button.label for button in lobby_buttons(table)}
    await refused("stale", app.lobby.start(caller(1), paired=True))


async def test_a_nation_is_taken_once(app: App) -> None:
    await lobby(app)
    await app.lobby.join(caller(2), "Bob", "greeks")
    error = await refused("nation-taken", app.lobby.join(caller(3), "Cem", "greeks"))
    assert error.facts["by"].name == "Bob"
    assert set(error.facts["allowed"]) == {"phoenicians", "persians", "arabs"}
    assert len((await look(app)).seats) == 2


@pytest.mark.parametrize(
    ("number", "nation"), [(4, "romans"), (4, "egyptians"), (3, "phoenicians"), (None, "romans")]
)
async def test_only_nations_of_the_game(app: App, number: int | None, nation: Nation) -> None:
    await lobby(app, number)
    await refused("nation-unknown", app.lobby.join(caller(2), "Bob", nation))


async def test_a_full_table_takes_nobody_more(app: App) -> None:
    await lobby(app, 3)
    await _fill(app, 3)
    await refused("game-full", app.lobby.join(caller(4), "Dao"))
    await app.lobby.leave(caller(2))
    assert len((await app.lobby.join(caller(4), "Dao")).seats) == 3


async def test_six_are_the_most(app: App) -> None:
    await lobby(app, None)
    await _fill(app, 6)
    await refused("game-full", app.lobby.join(caller(7), "Gus"))


async def test_no_more_computer_players_than_there_are_seats(app: App) -> None:
    await lobby(app, 3)
    await refused("game-full", app.bots.seat(caller(1), "easy", 3))
    assert len((await app.bots.seat(caller(1), "easy", 2)).seats) == 3


async def test_of_many_who_want_the_last_seat_one_gets_it(app: App) -> None:
    await lobby(app, 3)
    await app.lobby.join(caller(2), "Bob")
    joined = await asyncio.gather(
        *(app.lobby.join(caller(user_id), "X", "greeks") for user_id in range(10, 16)), return_exceptions=True
    )
    assert sum(not isinstance(each, BaseException) for each in joined) == 1
    assert len((await look(app)).seats) == 3


async def test_who_leaves_makes_room_and_the_seats_close_up(app: App) -> None:
    await lobby(app)
    await _fill(app, 4)
    table = await app.lobby.leave(caller(2))
    assert [(seat.seat, seat.user_id) for seat in table.seats] == [(0, 1), (1, 3), (2, 4)]
    assert table.game.host_id == 1
    await refused("not-in-game", app.lobby.leave(caller(2)))


async def test_the_next_in_line_becomes_host(app: App) -> None:
    await lobby(app)
    await _fill(app, 3)
    assert (await app.lobby.leave(caller(1))).game.host_id == 2
    await refused("not-host", app.resignations.end(caller(3)))
    assert (await app.resignations.end(caller(2))).game.status == "closed"


async def test_the_last_one_to_leave_closes_the_game(app: App) -> None:
    await lobby(app)
    table = await app.lobby.leave(caller(1))
    assert (table.game.status, table.seats) == ("closed", ())
    await refused("no-game", app.lobby.join(caller(2), "Bob"))
    await refused("no-game", app.lobby.start(caller(1)))
    assert (await lobby(app)).game.id != table.game.id


@pytest.mark.parametrize("number", [None, 3, 4, 5, 6])
async def test_closed_lobbies_can_still_be_looked_at(app: App, number: int | None) -> None:
    """A closed lobby, whether empty, partly filled or full, can be loaded and has no position."""
    await lobby(app, number)
    await app.lobby.leave(caller(1))
    for players in range(1, (number or 6) + 1):
        await lobby(app, number)
        for user_id, nation in zip(range(1, players + 1), _EAST.start_cities[number or 6], strict=False):
            await app.lobby.join(caller(user_id), NAMES[user_id], nation)
        await app.resignations.end(caller(1))
        table = await look(app)
        assert (table.game.status, table.position, len(table.seats)) == ("closed", None, players)
        await refused("no-game", app.queries.started(caller(1)))
    assert len(await app.queries.in_guild(1)) == (number or 6) + 1


@pytest.mark.parametrize(("number", "players"), [(4, 3), (None, 1), (None, 2), (6, 5)])
async def test_too_few_cannot_start(app: App, number: int | None, players: int) -> None:
    await lobby(app, number)
    await _fill(app, players)
    error = await refused("number-of-players", app.lobby.start(caller(1)))
    assert error.facts["players"] == players
    assert (await look(app)).game.status == "lobby"
    assert await mail(app) == []


async def test_only_players_start(app: App) -> None:
    await lobby(app, 3)
    await _fill(app, 3)
    await refused("not-in-game", app.lobby.start(caller(9)))
    assert (await app.lobby.start(caller(3))).game.status == "running"


@pytest.mark.parametrize("number", [3, 4, 5, 6])
@pytest.mark.parametrize("fixed", [True, False])
async def test_a_start_draws_nations_and_calls_the_first(app: App, number: int, fixed: bool) -> None:
    await lobby(app, number if fixed else None)
    await app.lobby.join(caller(2), "Bob", "greeks")
    await _fill(app, number, first=3)
    table = await app.lobby.start(caller(1))
    assert [seat.user_id for seat in table.seats] == list(range(1, number + 1))
    assert table.seats[1].nation == "greeks"
    assert {seat.nation for seat in table.seats} == set(_EAST.start_cities[number])
    position = position_of(table)
    assert position.setup.nations == tuple(seat.nation for seat in table.seats)
    assert position.mover == _EAST.start_nation[number]
    assert await look(app) == table
    (row,) = await mail(app)
    assert row["kind"] == "turn"
    assert table.awaited is not None
    assert row["mention"] == [table.awaited.user_id]
    assert table.game.started_at is not None


async def test_the_draw_follows_chance(app: App) -> None:
    drawn = set()
    for seed in range(12):
        app.context.chance = app_on(app.context.database, seed=seed).context.chance
        table = await at_table(app, 3, channel_id=200 + seed)
        drawn.add(tuple(seat.nation for seat in table.seats))
    assert len(drawn) > 3


async def test_a_nation_picked_for_more_players_has_to_be_picked_anew(app: App) -> None:
    await lobby(app, None)
    await app.lobby.join(caller(2), "Bob", "babylonians")
    await app.lobby.join(caller(3), NAMES[3], "greeks")
    error = await refused("nation-misfit", app.lobby.start(caller(1)))
    assert [(seat.name, seat.nation) for seat in error.facts["seats"]] == [("Bob", "babylonians")]
    assert set(error.facts["allowed"]) == {"arabs", "persians"}
    await app.lobby.join(caller(2), "Bob", "persians")
    assert (await app.lobby.start(caller(1))).game.status == "running"


async def test_the_buttons_are_those_that_the_table_can_use(app: App) -> None:
    def offered(table: Table) -> list[str]:
        return [button.label.removeprefix("button-lobby-") for button in lobby_buttons(table)]

    table = await lobby(app, 3)
    assert offered(table) == ["join", "nation", "leave", "bots", "start"]
    await _fill(app, 3)
    assert offered(await look(app)) == ["nation", "leave", "start"]
    assert offered(await app.lobby.start(caller(1))) == []
    drawn = GameRequest(1, "Ann", nations=3, options=Options(draw=True))
    assert offered(await app.lobby.create(caller(1, 101), drawn)) == ["join", "leave", "bots", "start"]


async def test_of_a_record_the_game_can_begin_when_all_its_seats_are_taken(app: App) -> None:
    table = await app.imports.import_record(caller(9), 1, EXAMPLE.encode())
    assert [button.label for button in lobby_buttons(table)] == [
        "button-lobby-join",
        "button-lobby-leave",
        "button-lobby-start",
    ]
    for user_id in (1, 2, 3, 4):
        assert (lobby_buttons(table)[0].tone, lobby_buttons(table)[-1].tone) == ("main", "")
        table = await app.lobby.join(caller(user_id), NAMES[user_id])
    assert [(button.label, button.tone) for button in lobby_buttons(table)] == [
        ("button-lobby-leave", ""),
        ("button-lobby-start", "go"),
    ]


async def test_with_how_many_players_a_nation_plays(app: App) -> None:
    game = (await lobby(app, None)).game
    for nation in ("greeks", "babylonians", "phoenicians"):
        numbers = tuple(number for number in (3, 4, 5, 6) if nation in _EAST.start_cities[number])
        assert numbers_with(game, nation) == (() if len(numbers) == 4 else numbers)
    assert numbers_with(game, "greeks") == ()
    assert numbers_with((await lobby(app, 6, channel_id=101)).game, "babylonians") == ()


async def test_all_pick(app: App) -> None:
    table = await at_table(app)
    assert tuple(seat.nation for seat in table.seats) == SEATS
    assert set(SEATS) <= set(NATIONS)


async def test_after_the_start_the_lobby_is_over(app: App) -> None:
    await at_table(app)
    for work in (
        app.lobby.join(caller(5), "Eve"),
        app.lobby.leave(caller(1)),
        app.lobby.start(caller(1)),
    ):
        await refused("game-running", work)


async def test_without_a_game_everything_says_so(app: App) -> None:
    for work in (
        app.lobby.join(caller(5), "Eve"),
        app.lobby.leave(caller(1)),
        app.lobby.start(caller(1)),
        app.resignations.end(caller(1)),
        app.resignations.concede(caller(1)),
        app.queries.table(caller(1)),
        app.queries.history(caller(1)),
        app.queries.record(caller(1)),
        app.play.undo(caller(1)),
    ):
        await refused("no-game", work)
    assert await app.queries.by_id(1) is None


async def test_a_lobby_is_no_game_to_play(app: App) -> None:
    await lobby(app)
    for work in (
        app.resignations.concede(caller(1)),
        app.queries.history(caller(1)),
        app.play.undo(caller(1)),
    ):
        await refused("not-started", work)
    for kind in ("replace", "expel"):
        await refused("seats-not-started", app.proposals.put(caller(1), kind, 2))


async def test_every_change_of_a_lobby_counts(app: App) -> None:
    revisions = [(await lobby(app)).game.revision]
    revisions.append((await app.lobby.join(caller(2), "Bob")).game.revision)
    revisions.append((await app.lobby.join(caller(2), "Bob", "greeks")).game.revision)
    revisions.append((await app.lobby.leave(caller(2))).game.revision)
    assert revisions == sorted(set(revisions))


async def _host_calls(app: App) -> list[dict[str, Any]]:
    """Return the payloads of the messages that call the host of a full table."""
    query = "SELECT payload FROM outbox WHERE kind = 'full' ORDER BY id"
    cursor = await app.context.database.reader.execute(query)
    return [json.loads(row["payload"]) for row in await cursor.fetchall()]


async def test_the_host_is_called_when_somebody_takes_the_last_seat(app: App) -> None:
    await lobby(app, 3)
    await _fill(app, 2)
    assert await _host_calls(app) == []
    call = {"text": "<@1>, all seats are taken: **Start** begins the game.", "also": [1]}
    for calls, user_id in enumerate((3, 4), 1):
        await app.lobby.join(caller(user_id), NAMES[user_id])
        await app.lobby.join(caller(user_id), NAMES[user_id], "greeks")
        assert (len(await _host_calls(app)), (await _host_calls(app))[-1]) == (calls, call)
        await app.lobby.leave(caller(user_id))
        assert (await _host_calls(app))[-1]["answered"] == ""


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_a_player_who_leaves_and_joins_again_and_again_calls_the_host_once_an_hour(
    waiting: WaitingTable, place: Place
) -> None:
    await lobby(waiting.app, 3)
    await waiting.preferences(1, place=place)
    await _fill(waiting.app, 2)
    for seconds, pings in ((0, 1), (0, 1), (HOUR - 1, 1), (1, 2)):
        await waiting.wait(seconds, HOUR)
        for user_id in (1, 2, 3):  # the others are seen there as well, and not asked for their presence
            await waiting.app.lobby.join(caller(user_id), NAMES[user_id], again=True)
        await waiting.settle()
        said = [shown.content for shown in waiting.mailbox.standing(CHANNEL)]
        assert sum("<@1>, all seats are taken" in content for content in said) == 1
        assert waiting.pings(1) == pings
        await waiting.app.lobby.leave(caller(3))


async def test_a_new_host_is_called_when_the_table_is_full_again(waiting: WaitingTable) -> None:
    await lobby(waiting.app, 3)
    await _fill(waiting.app, 3)
    await waiting.app.lobby.leave(caller(1))
    await waiting.settle()
    said = [shown.content for shown in waiting.mailbox.standing(100)]
    assert not any("all seats are taken" in content for content in said)
    await waiting.app.lobby.join(caller(4), NAMES[4])
    await waiting.settle()
    said = [shown.content for shown in waiting.mailbox.standing(100)]
    assert sum("<@2>, all seats are taken" in content for content in said) == 1


async def test_the_host_is_called_when_another_player_takes_a_seat_left(waiting: WaitingTable) -> None:
    """Also if the first call has been deleted meanwhile, so that its text is not known any more."""
    await lobby(waiting.app, 3)
    await _fill(waiting.app, 3)
    await waiting.settle()
    await waiting.app.lobby.leave(caller(3))
    await waiting.settle()
    await waiting.app.lobby.join(caller(4), NAMES[4])
    await waiting.settle()
    said = [shown.content for shown in waiting.mailbox.standing(CHANNEL)]
    assert sum("<@1>, all seats are taken" in content for content in said) == 1
    assert waiting.pings(1) == 2


@pytest.mark.parametrize("sent", [True, False])
async def test_the_call_to_the_host_is_gone_once_the_game_has_begun(
    waiting: WaitingTable, *, sent: bool
) -> None:
    await lobby(waiting.app, 3)
    await _fill(waiting.app, 3)
    if sent:
        await waiting.settle()
        assert any("all seats are taken" in shown.content for shown in waiting.mailbox.standing(100))
    await waiting.app.lobby.start(caller(1))
    await waiting.settle()
    said = [shown.content for shown in waiting.mailbox.standing(100)]
    assert not any("all seats are taken" in content for content in said)
    assert waiting.pings(1) == 1 + sent, "the turn, and the table if that was in time"


async def test_where_more_may_come_the_host_is_called_when_nobody_more_can(app: App) -> None:
    await lobby(app, None)
    await _fill(app, 5)
    assert await _host_calls(app) == []
    await _fill(app, 6, first=6)
    assert len(await _host_calls(app)) == 1


async def test_a_host_who_fills_the_table_is_not_called(app: App) -> None:
    await lobby(app, 3)
    await _fill(app, 2)
    await app.bots.seat(caller(1), "easy")
    assert await _host_calls(app) == []
    await app.lobby.join(caller(2), NAMES[2], "greeks")
    assert await _host_calls(app) == [], "the table was full before"


async def test_whoever_is_first_is_called_where_the_host_of_a_record_does_not_play(app: App) -> None:
    await app.imports.import_record(caller(9), 1, EXAMPLE.encode())
    for user_id, nation in zip((1, 2, 3, 4), SEATS, strict=True):
        await app.lobby.join(caller(user_id), NAMES[user_id], nation)
    assert [call["also"] for call in await _host_calls(app)] == [[1]]


async def test_a_host_is_not_called_in_the_morning_for_a_game_that_has_begun_overnight(
    waiting: WaitingTable,
) -> None:
    app, hour = waiting.app, waiting.clock.seconds // 60 % 1440
    await waiting.preferences(1, quiet=(hour, (hour + 60) % 1440))
    await lobby(app, 3)
    await _fill(app, 3)
    await waiting.settle()
    await app.lobby.start(caller(2))
    await waiting.wait(2 * HOUR)
    assert [message for message in waiting.mailbox.messages if message.direct] == []
