"""Variants from the lobby to the end: settings, pairs, picks, draws (S2, S9, S10, X1-X6)."""

import json
import random
from dataclasses import replace

import pytest

from bot import model
from bot.app import App, GameRequest, Table, open_nations
from bot.app.antike.options import Options
from bot.app.antike.scripts import found
from bot.app.table import save_snapshots
from bot.app.turn.payments import single
from bot.boards import load_board
from bot.engine.antike import NationState, Phase, legal
from bot.engine.antike.actions import EndTurn, PickCity, Rondel
from bot.engine.errors import RuleError, SetupError
from bot.engine.terms import Nation
from bot.model import OrderRow
from bot.records import read_record, replay, write_record
from tests.app.tables import NAMES, act, app_on, caller, look, mail, position_of, refused, user_of, written
from tests.app.tables import several as script_of
from tests.engine.builders import dealt, nation, people
from tests.records.samples import SEATS

EAST = load_board("east")
PAIRS = ({"phoenicians", "persians"}, {"greeks", "arabs"})
FOUR = Options(two_players="four-nations")
DOUBLED = Options(two_players="doubled")


async def lobby(app: App, options: Options, nations: int | None = None) -> Table:
    return await app.lobby.create(caller(1), GameRequest(1, "Ann", nations=nations, options=options))


async def at_table(app: App, options: Options, *picks: Nation | None, nations: int | None = None) -> Table:
    """Start a game hosted by user 1; `picks` are the nations of users 1, 2, ..., None for a drawn one."""
    await lobby(app, options, nations)
    for user_id, picked in enumerate(picks, 1):
        if user_id > 1 or picked:
            await app.lobby.join(caller(user_id), NAMES[user_id], picked)
    return await app.lobby.start(caller(1))


def by_user(table: Table) -> dict[int, set[Nation | None]]:
    return {user: {seat.nation for seat in table.seats_of(user)} for user in table.players}


async def pick_all(app: App) -> Table:
    """Pick the first legal start city for one player after another; return the table."""
    table = await look(app)
    while position_of(table).phase is Phase.PICK:
        await act(app, user_of(table), next(iter(legal(position_of(table)))))
        table = await look(app)
    return table


async def turn(app: App) -> Table:
    """Play the first legal wedge and the end of the turn for the player awaited; return the table."""
    table = await look(app)
    await act(
        app, user_of(table), next(a for a in legal(position_of(table)) if a.type == "rondel"), EndTurn()
    )
    return await look(app)


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (Options(), 29),
        (Options(expert=True), 28),
        (Options(military=True), 35),
        (FOUR, 29),
        (DOUBLED, 35),
        (replace(DOUBLED, military=True), 41),
    ],
)
async def test_a_goal_that_nobody_can_reach_opens_no_table(app: App, options: Options, most: int) -> None:
    """25 stones allow five kings, 17 galleys two navigators; the other stacks limit the rest (V2, S5, S6)."""
    for goal in (most + 1, 99, 999_999):
        error = await refused("goal-too-high", lobby(app, replace(options, goal=goal), None))
        assert error.facts == {"goal": goal, "most": most}
    await refused("no-game", look(app))
    table = await lobby(app, replace(options, goal=most), None)
    assert table.game.variant["goal"] == most


@pytest.mark.parametrize(
    ("options", "nations", "code"),
    [
        (Options(goal=0), 4, "goal"),
        (FOUR, 3, "two-players"),
        (DOUBLED, 4, "two-players"),
        (Options(two_players="doubled", one_city=True), None, "one-city-doubled"),
        (Options(two_players="doubled", military=True), None, "military-needs-goal"),
        (Options(), 2, "number-of-nations"),
    ],
)
async def test_what_cannot_be_played_opens_no_table(
    app: App, options: Options, nations: int | None, code: str
) -> None:
    with pytest.raises(SetupError) as caught:
        await lobby(app, options, nations)
    assert caught.value.code == code
    await refused("no-game", look(app))


async def test_settings_stay_with_the_game(app: App) -> None:
    options = Options(goal=12, expert=True, military=True, one_city=True)
    table = await at_table(app, options, "greeks", None, None)
    variant = position_of(table).setup.variant
    assert (variant.nations, variant.goal, variant.expert, variant.military) == (3, 12, True, True)
    assert position_of(table).phase is Phase.PICK
    assert position_of(await look(app)) == position_of(table)


async def test_an_ordinary_game_keeps_only_its_number(app: App) -> None:
    assert (await lobby(app, Options(), 4)).game.variant == {"nations": 4}


async def test_drawn_nations_cannot_be_picked(app: App) -> None:
    table = await lobby(app, Options(draw=True), 3)
    assert open_nations(table) == ()
    await refused("nation-drawn", app.lobby.join(caller(2), "Bob", "greeks"))
    for user_id in (2, 3):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    table = await app.lobby.start(caller(1))
    assert {seat.nation for seat in table.seats} == set(EAST.start_cities[3])


async def _one_city(app: App) -> Table:
    return await at_table(
        app, Options(one_city=True), "phoenicians", "persians", "arabs", "greeks", nations=4
    )


async def test_x4_calls_and_history(app: App) -> None:
    await _one_city(app)
    cities = ("tyros", "susa", "saba", "pella")
    for user_id, city in enumerate(cities, 1):
        row = (await mail(app))[-1]
        assert (row["kind"], row["mention"]) == ("turn", [user_id])
        assert "pick a start city: " in row["payload"]["call"]
        report = await app.play.submit(caller(user_id), found([city]))
        assert report.seat.user_id == user_id
        await refused("not-your-turn", app.play.submit(caller(user_id), found([city])))
        if user_id < 4:
            await refused("not-your-turn", app.play.undo(caller(user_id)))
            await refused("nothing-to-undo", app.play.undo(caller(user_id + 1)))
    table = await look(app)
    assert (position_of(table).round, user_of(table)) == (1, 1)
    row = (await mail(app))[-1]
    assert (row["mention"], "round 1" in row["payload"]["call"]) == ([1], True)
    assert "Each nation takes a coin." in row["payload"]["text"]
    past = await app.queries.history(caller(1))
    begun = (1, "phoenicians")  # with the coins of the round
    assert [(each.round, each.nation) for each in past] == [*((0, name) for name in SEATS), begun]
    record = await app.queries.record(caller(1))
    again = read_record(json.dumps(write_record(record)))
    assert replay(again).position == position_of(table)


async def test_x4_refusals_change_nothing(app: App) -> None:
    before = await _one_city(app)
    for script, code in (
        (found(["athen"]), "no-start-city"),
        (single(Rondel("gold")), "not-now"),
        (single(EndTurn()), "not-now"),
    ):
        with pytest.raises(RuleError) as caught:
            await app.play.submit(caller(1), script)
        assert caught.value.code == code
    await refused("not-your-turn", app.play.submit(caller(1), found(["tyros", "susa"])))
    assert await look(app) == before


async def test_x4_the_bot_picks_for_who_has_conceded(app: App) -> None:
    await _one_city(app)
    await app.resignations.concede(caller(2))
    await app.play.submit(caller(1), found(["tyros"]))
    table = await look(app)
    assert user_of(table) == 3
    assert len(position_of(table).nations["persians"].cities) == 1
    await app.resignations.concede(caller(3))
    table = await look(app)
    assert user_of(table) == 4
    table = await pick_all(app)
    assert (position_of(table).round, user_of(table)) == (1, 1)


@pytest.mark.parametrize("pick", [None, "phoenicians", "arabs"])
async def test_s9_two_players_hold_two_nations_each(app: App, pick: Nation | None) -> None:
    table = await at_table(app, FOUR, None, pick)
    assert (table.game.variant["nations"], len(table.seats)) == (4, 4)
    hands = by_user(table)
    assert {frozenset(hand) for hand in hands.values()} == {frozenset(pair) for pair in PAIRS}
    assert pick is None or pick in hands[2]
    assert [seat.user_id for seat in table.seats] == [1, 2, 1, 2]
    assert "phoenicians" in hands[user_of(table)]
    assert await look(app) == table


async def test_s9_the_lobby_is_for_two_and_a_pick_is_a_pair(app: App) -> None:
    table = await lobby(app, FOUR)
    assert len(open_nations(table)) == 4
    table = await app.lobby.join(caller(1), "Ann", "persians")
    assert set(open_nations(table)) == PAIRS[1]
    error = await refused("nation-taken", app.lobby.join(caller(2), "Bob", "phoenicians"))
    assert set(error.facts["allowed"]) == PAIRS[1]
    await refused("in-game-already", app.lobby.join(caller(1), "Ann", "phoenicians"))
    await refused("nation-unknown", app.lobby.join(caller(2), "Bob", "romans"))
    await refused("number-of-players", app.lobby.start(caller(1)))
    table = await app.lobby.join(caller(1), "Ann", "greeks")
    assert set(open_nations(table)) == PAIRS[0]
    await app.lobby.join(caller(2), "Bob")
    await refused("game-full", app.lobby.join(caller(3), "Cem"))
    table = await app.lobby.start(caller(2))
    assert by_user(table) == {1: PAIRS[1], 2: PAIRS[0]}


async def test_s9_whoever_has_the_awaited_nation_plays(app: App) -> None:
    await at_table(app, FOUR, "greeks", "persians")
    seen = []
    for _ in range(8):
        table = await look(app)
        position, user_id = position_of(table), user_of(table)
        assert position.mover in by_user(table)[user_id]
        seen.append((position.mover, user_id))
        other = 3 - user_id
        error = await refused("not-your-turn", app.play.submit(caller(other), single(EndTurn())))
        assert error.facts["nation"] in by_user(table)[other]
        assert (await mail(app))[-1]["mention"] == [user_id]
        await turn(app)
    order = position_of(table).setup.turn_order
    assert [nation for nation, _ in seen] == [*order, *order]


async def _lay(app: App, table: Table, **facts: NationState) -> None:
    """Save a position of a game of four nations, with the Greeks to move and `facts` by nation."""
    here = dealt(position_of(table).setup, "greeks", facts)
    async with app.context.database.transaction() as tx:
        await save_snapshots(tx, table.game.id, (0, here), (0, here))


async def _asked(app: App, asked: Nation) -> Table:
    """Start a game in which the Greeks of user 1 enter Knossos, where `asked` has a galley."""
    return await _enter_knossos(app, await at_table(app, FOUR, "greeks", "persians"), asked)


async def _enter_knossos(app: App, table: Table, asked: Nation) -> Table:
    greeks = nation(wedge="iron", cities="athen", galleys={"sparta": 1})
    there = nation(cities="knossos tomis", galleys={"knossos": 1})
    await _lay(app, table, **{"greeks": greeks, asked: there})
    enter = written("move", unit="galley", count=1, start="sparta", to="knossos")
    await app.play.submit(caller(1), script_of([Rondel("maneuver-1"), enter]))
    return await look(app)


async def test_s9_a_player_may_be_asked_by_the_own_other_nation(app: App) -> None:
    table = await _asked(app, "arabs")
    assert (position_of(table).awaited, user_of(table)) == ("arabs", 1)
    row = (await mail(app))[-1]
    assert (row["kind"], row["mention"]) == ("demand", [1])
    await refused(
        "not-your-turn", app.play.submit(caller(2), single(written("answer", nation="arabs", fight=True)))
    )
    await act(app, 1, written("answer", nation="arabs", fight=False))
    table = await look(app)
    assert (position_of(table).awaited, user_of(table)) == ("greeks", 1)
    report = await app.play.undo(caller(1))
    assert [action.type for action in report.taken_back] == ["answer"], "nobody else has answered"
    assert position_of(await look(app)).awaited == "arabs"
    report = await app.play.undo(caller(1))
    assert report.seat.nation == "greeks"
    assert [action.type for action in report.taken_back] == ["rondel", "move"]


@pytest.mark.parametrize(("mover", "awaited"), [(None, "arabs"), ("greeks", "greeks")])
async def test_s9_an_order_answers_the_own_other_nation_only_by_its_name(
    app: App, mover: Nation | None, awaited: Nation
) -> None:
    table = await at_table(app, FOUR, "greeks", "persians")
    await app.orders.save(caller(1), OrderRow(1, mover, None, "peace"))
    assert position_of(await _enter_knossos(app, table, "arabs")).awaited == awaited


async def test_s9_what_the_other_player_has_answered_stays(app: App) -> None:
    table = await _asked(app, "persians")
    assert (position_of(table).awaited, user_of(table)) == ("persians", 2)
    await refused("not-your-turn", app.play.undo(caller(2)))
    await act(app, 2, written("answer", nation="persians", fight=True))
    await refused("answered-over", app.play.undo(caller(1)))


async def test_s9_conceding_gives_up_both_nations(app: App) -> None:
    await at_table(app, FOUR, "greeks", "persians")
    table = await app.resignations.concede(caller(1))
    assert table.game.status == "over"
    result = table.game.result
    assert result is not None
    assert result["reason"] == "concession"
    assert result["winner"] in PAIRS[0]
    (won,) = [row for row in await mail(app) if row["kind"] == "won"]
    assert won["mention"] == [1, 2]
    assert "Greeks and Arabs" in won["payload"]["text"]
    assert [person["id"] for person in won["payload"]["mention"]] == [1, 2]


async def test_s9_the_foremost_nation_wins_by_concession(app: App) -> None:
    table = await at_table(app, FOUR, "greeks", "persians")
    behind, ahead = nation(personages=people(scholar=1)), nation(personages=people(scholar=2))
    await _lay(app, table, phoenicians=behind, persians=ahead)
    table = await app.resignations.concede(caller(1))
    assert table.game.result == {"winner": "persians", "reason": "concession"}


async def test_s9_the_record_tells_the_pairs_even_of_namesakes(app: App) -> None:
    await lobby(app, FOUR)
    await app.lobby.join(caller(2), "Ann", "greeks")
    await app.lobby.start(caller(1))
    await turn(app)
    record = read_record(json.dumps(write_record(await app.queries.record(caller(1)))))
    assert record.players == {
        "greeks": "Ann (2)", "arabs": "Ann (2)", "phoenicians": "Ann", "persians": "Ann",
    }  # fmt: skip
    assert replay(record).position == position_of(await look(app))


async def test_s10_two_players_pick_three_cities_by_turns(app: App) -> None:
    table = await at_table(app, DOUBLED, "babylonians", "greeks")
    position = position_of(table)
    assert position.setup.variant.nations == 2
    assert position.setup.supply.units == 34
    first = user_of(table)
    for index, city in enumerate(("tyros", "athen", "pella", "saba", "adane", "susa")):
        assert user_of(await look(app)) == (first if index % 2 == 0 else 3 - first)
        await act(app, user_of(await look(app)), PickCity(city))
    table = await turn(app)
    assert (position_of(table).round, user_of(table)) == (1, 3 - first)
    await app.resignations.concede(caller(first))
    assert (await look(app)).game.result == {
        "winner": position_of(table).mover,
        "reason": "concession",
    }


async def test_s10_any_nation_of_the_board_may_be_picked(app: App) -> None:
    assert open_nations(await lobby(app, DOUBLED)) == tuple(EAST.start_cities[6])
    await refused("nation-unknown", app.lobby.join(caller(2), "Bob", "romans"))
    await refused("number-of-players", app.lobby.start(caller(1)))


async def test_s10_a_coin_names_the_first_player(app: App) -> None:
    firsts, nations = set(), set()
    for seed in range(12):
        app.context.chance = app_on(app.context.database, seed=seed).context.chance
        table = await at_table(app, DOUBLED, None, None)
        firsts.add(user_of(table))
        nations.add(frozenset(seat.nation for seat in table.seats))
        assert [seat.seat for seat in table.seats] == [0, 1]
        await app.resignations.end(caller(1))
    assert firsts == {1, 2}
    assert len(nations) > 3


async def _played(app: App, table: model.Table, chance: random.Random) -> model.Table:
    """Play random actions until the game ends, at most 1500; each loads what the one before has saved."""
    for _ in range(1500):
        position = position_of(table)
        if position.outcome is not None:
            break
        action = chance.choice(list(legal(position)))
        table = (await app.play.submit(caller(user_of(table)), single(action))).table
    return table


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "players", "seed"),
    [
        (Options(goal=2), 3, 12),
        (Options(expert=True, goal=2), 3, 10),
        (Options(military=True, goal=2), 4, 33),
        (Options(one_city=True, goal=1), 3, 33),
        (Options(two_players="four-nations", one_city=True, goal=2), 2, 1),
        (Options(two_players="doubled", goal=2), 2, 26),
    ],
)
async def test_games_at_random_to_their_end(app: App, options: Options, players: int, seed: int) -> None:
    """Seeds of short games, whose records replay to the same position."""
    table = await _played(app, await at_table(app, options, *(None,) * players), random.Random(seed))
    assert table.game.status == "over"
    record = read_record(json.dumps(write_record(await app.queries.record(caller(1)))))
    assert replay(record).position == position_of(await look(app))
