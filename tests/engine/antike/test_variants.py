"""The variants, rule by rule, and each played at random to its end (S9, S10, X1-X6)."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.engine.antike import Phase, Position, Setup, Variant, apply, given_position, legal, start
from bot.engine.antike.actions import (
    Action,
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
)
from bot.engine.antike.events import (
    CityPicked,
    CoinTaken,
    GameWon,
    PersonageWon,
    RoundBegan,
    TurnBegan,
)
from bot.engine.antike.position import Outcome
from bot.engine.antike.setup import TWO_PLAYERS, eligible_nations, sides
from bot.engine.errors import SetupError
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from tests.engine.builders import (
    EAST,
    events,
    frozen,
    nation,
    of_type,
    opening,
    pay,
    people,
    play,
    position,
    refused,
    seats,
    setup,
)
from tests.engine.invariants import check, check_step
from tests.engine.plausible import listed_or_refused
from tests.engine.playing import at_random, dice, pick

SEVEN = "wheel roads sailing navigation market currency monarchy"
DOUBLED: dict[str, Any] = {"two_players": "doubled"}
FOUR: dict[str, Any] = {"two_players": "four-nations"}


def cannot(code: str, number: int, **settings: Any) -> SetupError:
    with pytest.raises(SetupError) as caught:
        setup(number, **settings)
    assert caught.value.code == code, str(caught.value)
    return caught.value


def test_x1_three_nations_to_twelve() -> None:
    eleven = people(king=5, scholar=6)
    greeks = nation(wedge="iron", cities="athen", personages=eleven, temples="athen", earned=people(king=5))
    here = position("greeks", number=3, goal=12, greeks=greeks)
    assert here.setup.target == 12
    after = play(here, Rondel("temple"), EndTurn())
    assert after.outcome is None
    greeks = nation(wedge="iron", cities="athen", personages=people(king=5, scholar=7), earned=people(king=5))
    after = play(position("greeks", number=3, goal=12, greeks=greeks), Rondel("temple"), EndTurn())
    assert after.outcome == Outcome("greeks", "target")


@pytest.mark.parametrize(
    "settings", [{"expert": True}, {"military": True}, {"expert": True, "military": True}]
)
def test_x2_x3_all_eight_bring_no_personage_but_trade(settings: dict[str, Any]) -> None:
    greeks = nation(
        wedge="marble", purse=pay(gold=12), cities="athen", know_hows=SEVEN, personages=people(king=1)
    )
    here = play(position("greeks", settings=settings, greeks=greeks), Rondel("know-how"), Learn("democracy"))
    assert here.turn.all_eight
    assert of_type(here, "trade")
    told = events(here, EndTurn())
    assert [event for event in told if isinstance(event, PersonageWon)] == [
        PersonageWon("greeks", "scholar", 1)
    ]
    assert play(here, EndTurn()).phase is Phase.RONDEL
    assert not here.setup.rewards_all_eight


@pytest.mark.parametrize(("number", "target"), [(3, 10), (4, 9), (5, 8), (6, 7)])
def test_x2_leaves_the_targets(number: int, target: int) -> None:
    assert setup(number, expert=True).target == target
    assert setup(number, expert=True).score(people(general=2, king=1)) == 3


@pytest.mark.parametrize(("number", "target"), [(3, 13), (4, 11), (5, 9), (6, 8)])
def test_x3_targets_in_victory_points(number: int, target: int) -> None:
    game = setup(number, military=True)
    assert game.target == target
    assert game.scores_points
    assert setup(number, military=True, goal=3).target == 3
    assert not setup(number).scores_points


def test_x3_a_general_counts_two_points() -> None:
    won = people(king=2, scholar=1, general=3, citizen=1, navigator=1)
    assert setup(4, military=True).score(won) == 11
    assert setup(4, military=True).score(people(general=7)) == 14
    assert setup(4).score(won) == 8


def test_x3_a_temple_destroyed_wins_with_two_points() -> None:
    greeks = nation(
        wedge="gold", cities="athen", galleys={"knossos": 3}, personages=people(scholar=5, general=2)
    )
    arabs = nation(cities="knossos saba", temples="knossos")
    actions: tuple[Action, ...] = (Rondel("maneuver-1"), Conquer("knossos", galleys=3), EndTurn())
    after = play(position("greeks", settings={"military": True}, greeks=greeks, arabs=arabs), *actions)
    assert after.outcome == Outcome("greeks", "target")  # 5 + 2 x 3
    assert play(position("greeks", greeks=greeks, arabs=arabs), *actions).outcome is None  # 8 of 9


def test_x4_each_nation_picks_one_of_its_three_in_turn_order() -> None:
    here = start(Setup(EAST, Variant(4, one_city=True), ("greeks", "phoenicians", "arabs", "persians")))
    picks = {"phoenicians": "tyros", "arabs": "moscha", "persians": "susa", "greeks": "pella"}
    for index, (name, city) in enumerate(picks.items()):
        assert (here.phase, here.round, here.mover, here.awaited) == (Phase.PICK, 0, name, name)
        assert here.bank.coins == 30
        assert here.current.purse == Purse(marble=2, iron=1, gold=3)
        homes = sorted(EAST.start_cities[4][here.mover])
        assert list(legal(here)) == [PickCity(home) for home in homes]
        happened = events(here, PickCity(city))
        assert happened[0] == CityPicked(here.mover, city)
        here = play(here, PickCity(city))
        if index < 3:
            assert happened[1:] == (TurnBegan(here.mover),)
    coins = tuple(CoinTaken(name) for name in here.setup.turn_order)
    assert happened[1:] == (RoundBegan(1), *coins, TurnBegan("phoenicians"))
    assert (here.phase, here.round, here.mover) == (Phase.RONDEL, 1, "phoenicians")
    assert {name: set(each.cities) for name, each in here.nations.items()} == {
        name: {city} for name, city in picks.items()
    }
    assert here.bank.coins == 26
    assert all(each.purse == Purse(2, 1, 3, 1) for each in here.nations.values())


def test_x4_what_is_refused_while_picking() -> None:
    here = opening(4, one_city=True)
    error = refused(here, PickCity("athen"), "no-start-city")
    assert error.facts["allowed"] == ("alexandria", "paphos", "tyros")
    refused(here, PickCity("knossos"), "no-start-city")
    refused(here, PickCity("atlantis"), "no-start-city")
    for action in (Rondel("gold"), EndTurn(), Found("tyros")):
        assert refused(here, action, "not-now").facts["phase"] is Phase.PICK
    here = play(here, PickCity("tyros"))
    assert refused(here, PickCity("tyros"), "city-picked").facts["owner"] == "phoenicians"


def test_x4_afterwards_nothing_is_picked() -> None:
    here = opening(4)
    for home in EAST.start_cities[4][here.mover]:
        refused(here, PickCity(home), "not-now")
    here = opening(3, one_city=True)
    for name in here.setup.turn_order:
        here = play(here, PickCity(EAST.start_cities[3][name][0]))
    refused(here, PickCity("adane"), "not-now")


def test_x4_a_game_may_go_on_from_round_one_but_not_from_the_picking() -> None:
    game = setup(4, one_city=True)
    homes = {name: nation(cities=EAST.start_cities[4][name][0]) for name in game.nations}
    assert given_position(game, 1, "greeks", homes).phase is Phase.RONDEL
    with pytest.raises(SetupError) as caught:
        given_position(game, 0, "greeks", homes)
    assert caught.value.code == "round"


def test_s9_four_nations_in_two_pairs() -> None:
    game = setup(4, **FOUR)
    assert set(map(frozenset, game.sides)) == {
        frozenset({"persians", "phoenicians"}),
        frozenset({"greeks", "arabs"}),
    }
    assert (game.target, game.supply, game.pick_order) == (9, (17, 25), ())
    assert setup(4, military=True, **FOUR).target == 11
    assert start(game).nations == opening(4).nations
    assert game.variant.players == 2
    assert setup(4).sides == tuple((name,) for name in seats(4))


@pytest.mark.parametrize("order", [("greeks", "persians", "arabs", "phoenicians"), seats(4)])
def test_s9_turns_go_clockwise_from_the_start_nation(order: Any) -> None:
    game = Setup(EAST, Variant(4, two_players="four-nations"), order)
    first = order.index("phoenicians")
    assert game.turn_order == order[first:] + order[:first]


def test_s9_nations_of_one_player_are_like_any_others() -> None:
    greeks = nation(wedge="iron", cities="athen", galleys={"sparta": 1})
    arabs = nation(cities="saba", galleys={"knossos": 1})
    here = position("greeks", settings=FOUR, greeks=greeks, arabs=arabs)
    here = play(here, Rondel("maneuver-1"), Move("galley", 1, "sparta", "knossos"))
    assert here.awaited == "arabs"


def test_s9_one_nation_wins_alone() -> None:
    eight = people(king=4, scholar=4)
    greeks = nation(wedge="iron", cities="athen", personages=eight)
    arabs = nation(wedge="iron", cities="saba", personages=people(king=4, general=4))
    here = position("greeks", settings=FOUR, greeks=greeks, arabs=arabs)
    assert play(here, Rondel("gold"), EndTurn()).outcome is None
    nine = nation(wedge="iron", cities="athen", personages=people(king=4, scholar=5), earned=people(king=4))
    here = position("greeks", settings=FOUR, greeks=nine, arabs=arabs)
    assert events(play(here, Rondel("gold")), EndTurn())[-1] == GameWon("greeks", "target")


def test_s10_players_take_turns_picking_any_free_province() -> None:
    here = start(Setup(EAST, Variant(2, two_players="doubled"), ("babylonians", "greeks")))
    picks = ("tyros", "athen", "pella", "saba", "adane", "susa")
    for index, city in enumerate(picks):
        assert (here.phase, here.round) == (Phase.PICK, 0)
        assert here.mover == ("babylonians", "greeks")[index % 2]
        free = sorted(set(EAST.provinces) - set(picks[:index]))
        assert list(legal(here)) == [PickCity(province) for province in free]
        if index:
            refused(here, PickCity(picks[0]), "city-picked")
        refused(here, PickCity("atlantis"), "no-start-city")
        here = play(here, PickCity(city))
    assert (here.phase, here.round, here.mover) == (Phase.RONDEL, 1, "babylonians")
    assert here.nations["babylonians"].cities == {"tyros", "pella", "adane"}
    assert here.nations["greeks"].cities == {"athen", "saba", "susa"}
    assert here.bank.coins == 28
    for each in here.nations.values():
        assert each.purse == Purse(marble=2, iron=1, gold=3, coins=1), "start resources are not doubled"


def test_s10_any_two_nations_and_the_first_seat_begins() -> None:
    assert eligible_nations(EAST, Variant(2, two_players="doubled")) == tuple(EAST.start_cities[6])
    for first, second in product(EAST.start_cities[6], repeat=2):
        if first != second:
            game = Setup(EAST, Variant(2, two_players="doubled"), (first, second))
            assert game.turn_order == (first, second)
    for wrong in (("greeks",), ("greeks", "greeks"), ("greeks", "romans"), ("greeks", "arabs", "persians")):
        with pytest.raises(SetupError) as caught:
            Setup(EAST, Variant(2, two_players="doubled"), wrong)
        assert caught.value.code == "nations"


def test_s10_twice_the_units() -> None:
    homes = " ".join(sorted(EAST.provinces)[:40])
    mine = nation(purse=pay(iron=9), wedge="gold", cities=homes, legions={"athen": 33}, galleys={"athen": 34})
    here = position("persians", number=2, settings=DOUBLED, persians=mine, phoenicians=nation(cities="tyros"))
    here = play(here, Rondel("arming"))
    assert Arm("athen", 1, 0) in list(legal(here))
    assert Arm("athen", 0, 1) not in list(legal(here))
    here = play(here, Arm("athen", legions=1))
    assert refused(here, Arm("adane", legions=1), "supply").facts["left"] == 0
    for units in ({"legions": {"athen": 35}}, {"galleys": {"athen": 35}}):
        with pytest.raises(SetupError) as caught:
            position("persians", number=2, settings=DOUBLED, persians=nation(cities=homes, **units))  # type: ignore[arg-type]
        assert caught.value.facts["limit"] == 34


def test_s10_more_than_twenty_five_cities() -> None:
    provinces = sorted(EAST.provinces)
    homes, site = " ".join(provinces[:25]), provinces[25]
    assert EAST.carries("legion", site)
    mine = nation(wedge="gold", purse=pay(1, 1, 1), cities=homes, legions={site: 1, "tyros": 1})
    theirs = nation(cities="tyros zadrakarta")
    assert {"tyros", "zadrakarta"}.isdisjoint(homes.split())
    here = position("persians", number=2, settings=DOUBLED, persians=mine, phoenicians=theirs)
    here = play(here, Rondel("maneuver-1"))
    assert Conquer("tyros", 1, 0) in list(legal(here)), "no city has to be given up"
    here = play(here, Conquer("tyros", 1), Found(site))
    assert len(here.current.cities) == 27


def test_s10_fifteen_personages_win() -> None:
    assert setup(2, **DOUBLED).target == 15
    assert setup(2, expert=True, **DOUBLED).target == 15
    for kings, over in ((8, False), (9, True)):
        mine = nation(wedge="iron", cities="athen", personages=people(king=kings, scholar=6))
        other = nation(cities="tyros")
        here = position("persians", number=2, settings=DOUBLED, persians=mine, phoenicians=other)
        assert (play(here, Rondel("gold"), EndTurn()).outcome is not None) == over


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_x2_x3_x4_go_with_each_other_and_any_number(number: int) -> None:
    for expert, military, one_city in product((False, True), repeat=3):
        here = opening(number, expert=expert, military=military, one_city=one_city)
        assert (here.phase is Phase.PICK) == one_city
        if number == 4:
            assert opening(4, expert=expert, military=military, one_city=one_city, **FOUR).setup.target


@pytest.mark.parametrize("number", [2, 3, 5, 6])
def test_s9_takes_four_nations(number: int) -> None:
    error = cannot("two-players", number, **FOUR)
    assert (error.facts["needed"], error.facts["nations"]) == (4, number)


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_s10_takes_two_nations(number: int) -> None:
    assert cannot("two-players", number, **DOUBLED).facts["needed"] == 2


def test_s10_what_does_not_go_with_it() -> None:
    cannot("one-city-doubled", 2, one_city=True, **DOUBLED)
    cannot("military-needs-goal", 2, military=True, **DOUBLED)
    assert setup(2, military=True, goal=20, **DOUBLED).target == 20
    cannot("goal", 2, goal=0, **DOUBLED)
    assert cannot("number-of-nations", 2).facts["allowed"] == (3, 4, 5, 6)
    assert TWO_PLAYERS == {"four-nations": 4, "doubled": 2}


def test_s9_the_west_has_pairs_of_its_own() -> None:
    def pairs(*names: Nation) -> tuple[Any, ...]:
        homes = dict(zip(names, EAST.start_cities[4].values(), strict=True))
        board = replace(EAST, start_cities={4: homes}, start_nation={4: names[0]})
        return sides(board, Variant(4, two_players="four-nations"))

    west = pairs("greeks", "romans", "germans", "phoenicians")
    assert set(map(frozenset, west)) == {
        frozenset({"romans", "phoenicians"}),
        frozenset({"germans", "greeks"}),
    }
    with pytest.raises(SetupError) as caught:
        pairs("greeks", "romans", "germans", "arabs")
    assert caught.value.code == "no-pairs"


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("x1", 3, {"goal": 12}),
    ("x2", 4, {"expert": True}),
    ("x3", 5, {"military": True}),
    ("x4", 4, {"one_city": True}),
    ("x2 x3 x4", 6, {"expert": True, "military": True, "one_city": True}),
    ("s9", 4, FOUR),
    ("s9 x3 x4", 4, {"military": True, "one_city": True, **FOUR}),
    ("s10", 2, DOUBLED),
    ("s10 x3", 2, {"military": True, "goal": 12, **DOUBLED}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number", "settings"), GAMES, ids=[game[0] for game in GAMES])
def test_the_laws_hold_to_the_end(name: str, number: int, settings: dict[str, Any]) -> None:
    for seed in range(1, 5):  # chance may need more than one game to find an end
        chance = dice(name, seed)
        first = at_random(chance, number, **settings)
        before = frozen(first)
        here, actions = _played(first, chance)
        if here.outcome is not None:
            break
    assert here.winner is not None
    assert here.setup.score(here.nations[here.winner].personages) >= here.setup.target
    assert frozen(first) == before
    assert play(first, *actions) == here


def _played(here: Position, chance: Any) -> tuple[Position, list[Action]]:
    done: list[Action] = []
    while len(done) < 4000:
        listed = list(legal(here))
        check(here, listed)
        if len(done) in (0, 3, 1500):
            listed_or_refused(here)
        if here.outcome is not None:
            break
        action = pick(chance, listed, 0.3)
        following, told = apply(here, action)
        assert told
        check_step(here, action, following)
        here = following
        done.append(action)
    return here, done
