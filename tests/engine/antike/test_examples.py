"""The worked examples of the rulebook, by their number in the rules digest."""

import pytest

from bot.engine.antike import Position
from bot.engine.antike.actions import (
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    Rondel,
    Temple,
    Trade,
)
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.rules.personages import seas_sailed
from bot.engine.terms import Wedge
from tests.engine.builders import (
    ALL_EIGHT,
    armed,
    idle,
    maneuver,
    nation,
    of_type,
    opening,
    pay,
    people,
    play,
    position,
    refused,
)


def test_example_1_p1_three_marble_cities_one_with_a_temple() -> None:
    greeks = nation(cities="pella sparta ephesos", temples="sparta")
    assert play(position("greeks", greeks=greeks), Rondel("marble")).current.purse == pay(marble=5)


@pytest.mark.parametrize(("known", "gold"), [("", 5), ("market", 6), ("market currency", 7)])
def test_example_1_p2_gold_with_market_and_currency(known: str, gold: int) -> None:
    greeks = nation(cities="athen messana sirmium", temples="athen", know_hows=known)
    assert play(position("greeks", greeks=greeks), Rondel("gold")).current.purse == pay(gold=gold)


@pytest.mark.parametrize(
    ("wedge", "price"), [("temple", 0), ("gold", 0), ("maneuver-1", 0), ("arming", 1), ("marble", 2)]
)
def test_example_2_t2_from_iron(wedge: Wedge, price: int) -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(coins=price), cities="athen"))
    assert play(here, Rondel(wedge)).current.purse.coins == 0
    if price:
        poor = position("greeks", greeks=nation(wedge="iron", purse=pay(coins=price - 1)))
        refused(poor, Rondel(wedge), "too-expensive")


def test_example_3_k2_k3_navigation_through_a_known_sailing() -> None:
    here = position("greeks", greeks=nation(purse=pay(gold=13)), arabs=nation(know_hows="sailing"))
    here = play(here, Rondel("know-how"), Learn("sailing"), Learn("navigation"))
    assert here.current.purse == pay()
    assert play(here, EndTurn()).nations["greeks"].personages == people(scholar=1)


def test_example_4_v1_v2_kings_lost_cities_and_the_next_king() -> None:
    """Two kings at ten cities; a city lost and another founded bring no king, the fifteenth the third."""
    ten = "athen pella dyrrhachion sparta messana sirmium napoca tomis bycantium ephesos"
    here = position(
        "arabs",
        greeks=nation(cities=ten, personages=people(king=2), purse=pay(6, 6, 6), wedge="arming"),
        arabs=nation(legions={"napoca": 1}),
    )
    here = play(here, Rondel("maneuver-1"), Conquer("napoca", 1), EndTurn())
    greeks = here.nations["greeks"]
    assert (len(greeks.cities), greeks.personages) == (9, people(king=2))

    sites = {"gordion": 1, "attalia": 1, "sinope": 1, "melitene": 1, "phasis": 1, "antiochia": 1}
    cities = " ".join(sorted(greeks.cities))
    again = nation(cities=cities, personages=greeks.personages, purse=pay(6, 6, 6), legions=sites)
    here = play(position("greeks", greeks=again), Rondel("arming"), Found("gordion"))
    assert len(here.current.cities) == 10
    assert play(here, EndTurn()).nations["greeks"].personages == people(king=2)
    here = play(here, *(Found(site) for site in sorted(set(sites) - {"gordion"})))
    assert len(here.current.cities) == 15
    assert play(here, EndTurn()).nations["greeks"].personages == people(king=3)


def test_example_5_m3_m5_three_galleys_enter_athens() -> None:
    greeks = nation(galleys={"athen": 1}, legions={"athen": 1})
    here = position("persians", persians=nation(galleys={"knossos": 3}), greeks=greeks)
    here = play(here, Rondel("maneuver-1"), Move("galley", 3, "knossos", "athen"))
    assert here.awaited == "greeks"
    here = play(here, Answer("greeks", fight=True))
    assert here.current.galleys == {"athen": (2, 0, 0, 0)}
    assert here.nations["greeks"].galleys == {}
    assert here.nations["greeks"].legions == armed(athen=1)


def test_example_6_m8_corniclanum() -> None:
    arabs = nation(
        cities="corniclanum saba",
        temples="corniclanum",
        legions={"corniclanum": 1},
        galleys={"corniclanum": 1},
        know_hows="monarchy",
    )
    assert defence(position("greeks", arabs=arabs), "arabs", "corniclanum") == 6


def tyros(legions: int, galleys: int) -> Position:
    """Return the Greeks in Tyros, a Phoenician city with a Phoenician legion."""
    greeks = nation(
        legions={"tyros": legions} if legions else None, galleys={"tyros": galleys} if galleys else None
    )
    return maneuver(greeks=greeks, phoenicians=nation(cities="tyros paphos", legions={"tyros": 1}))


def test_example_7_m9_tyros_is_taken_by_two_galleys() -> None:
    here = tyros(legions=0, galleys=2)
    assert defence(here, "phoenicians", "tyros") == 2
    here = play(here, Conquer("tyros", galleys=2))
    assert here.owner("tyros") == "greeks"
    assert here.current.galleys == {}
    assert here.nations["phoenicians"].legions == {}


def test_example_7_m9_tyros_is_taken_by_a_legion_and_a_galley() -> None:
    here = tyros(legions=2, galleys=1)
    after = play(here, Conquer("tyros", legions=1, galleys=1))
    assert (after.current.legions, after.current.galleys) == ({"tyros": (0, 1, 0, 0)}, {})
    after = play(here, Conquer("tyros", legions=2))
    assert (after.current.legions, after.current.galleys) == ({}, {"tyros": (0, 1, 0, 0)})


def test_example_8_k5_galleys_with_navigation_take_alexandria_from_afar() -> None:
    egypt = nation(cities="alexandria tyros", legions={"alexandria": 2})
    far = {"athen": 2, "ephesos": 1}
    here = maneuver(greeks=nation(know_hows="sailing navigation", galleys=far), phoenicians=egypt)
    here = play(
        here,
        Move("galley", 2, "athen", "knossos"),
        Move("galley", 2, "knossos", "alexandria"),
        Move("galley", 1, "ephesos", "paphos"),
        Move("galley", 1, "paphos", "alexandria"),
    )
    assert defence(here, "phoenicians", "alexandria") == 3
    assert play(here, Conquer("alexandria", galleys=3)).owner("alexandria") == "greeks"
    slower = maneuver(greeks=nation(know_hows="sailing", galleys=far), phoenicians=egypt)
    slower = play(slower, Move("galley", 2, "athen", "knossos"), Move("galley", 2, "knossos", "alexandria"))
    assert ready_units(slower, "alexandria") == (0, 0)


def alexandria(phoenicians_galley: bool) -> Position:
    """Return a tipped Greek galley in Alexandria, from Attalia by Sailing; one in Paphos can follow ready."""
    guard = {"alexandria": 1}
    defender = nation(cities="alexandria tyros", galleys=guard if phoenicians_galley else None)
    if not phoenicians_galley:
        defender = nation(cities="alexandria tyros", legions=guard)
    greeks = nation(know_hows="sailing", galleys={"paphos": 1, "attalia": 1})
    here = maneuver(greeks=greeks, phoenicians=defender)
    assert defence(here, "phoenicians", "alexandria") == 2
    return play(here, Move("galley", 1, "attalia", "paphos"), Move("galley", 1, "paphos", "alexandria", 1))


def test_example_9_m2_a_tipped_galley_does_not_conquer() -> None:
    here = play(alexandria(phoenicians_galley=False), Move("galley", 1, "paphos", "alexandria"))
    assert here.current.galleys == {"alexandria": (1, 1, 0, 0)}
    assert of_type(here, "conquer") == []
    refused(here, Conquer("alexandria", galleys=2), "too-weak")


def test_example_9_m3_a_tipped_galley_fights_the_defender_first() -> None:
    let = Answer("phoenicians", fight=False)
    here = play(alexandria(phoenicians_galley=True), let, Fight("alexandria", "galley", "phoenicians"))
    assert defence(here, "phoenicians", "alexandria") == 1
    here = play(here, Move("galley", 1, "paphos", "alexandria"), Conquer("alexandria", galleys=1))
    assert here.owner("alexandria") == "greeks"


def on_the_way() -> Position:
    """Return five legions with Roads in Babylon, where one foreign legion is asked, on the way to Charax.

    Charax is in place of the rulebook's Rome; it has a temple, a galley and Monarchy: defence 5.
    """
    persians = nation(cities="charax susa", temples="charax", galleys={"charax": 1}, know_hows="monarchy")
    greeks = nation(know_hows="wheel roads", legions={"palmyra": 5})
    here = maneuver(greeks=greeks, persians=persians, arabs=nation(legions={"babylon": 1}))
    assert defence(here, "persians", "charax") == 5
    here = play(here, Move("legion", 5, "palmyra", "babylon"))
    assert here.awaited == "arabs"
    return here


def test_example_10_m5_a_fight_on_the_way_leaves_four_and_no_conquest() -> None:
    here = play(on_the_way(), Answer("arabs", fight=True), Move("legion", 4, "babylon", "charax"))
    assert here.current.legions == {"charax": (0, 4, 0, 0)}
    refused(here, Conquer("charax", legions=5), "too-weak")
    assert of_type(here, "conquer") == []


def test_example_10_m5_without_a_fight_five_arrive_and_conquer() -> None:
    here = play(on_the_way(), Answer("arabs", fight=False), Move("legion", 5, "babylon", "charax"))
    here = play(here, Conquer("charax", legions=5))
    assert here.owner("charax") == "greeks"
    assert here.current.legions == {}
    assert here.nations["arabs"].legions == armed(babylon=1)


def test_example_11_m4_attalia_after_two_legions_and_a_galley_on_the_way() -> None:
    persians = nation(
        cities="attalia susa",
        temples="attalia",
        know_hows="monarchy",
        legions={"ninive": 1, "melitene": 1},
        galleys={"paphos": 1},
    )
    greeks = nation(
        know_hows="wheel roads sailing navigation", legions={"ninive": 4}, galleys={"ephesos": 2, "tyros": 1}
    )
    here = maneuver(greeks=greeks, persians=persians)
    assert defence(here, "persians", "attalia") == 4
    let = Answer("persians", fight=False)
    here = play(
        here,
        Fight("ninive", "legion", "persians"),
        Move("legion", 3, "ninive", "melitene"),
        let,
        Fight("melitene", "legion", "persians"),
        Move("legion", 2, "melitene", "attalia"),
        Move("galley", 1, "tyros", "paphos"),
        let,
        Fight("paphos", "galley", "persians"),
        Move("galley", 2, "ephesos", "attalia"),
    )
    assert ready_units(here, "attalia") == (2, 2)
    here = play(here, Conquer("attalia", legions=2, galleys=2), EndTurn())
    assert here.owner("attalia") == "greeks"
    assert here.nations["greeks"].personages == people(general=1)
    assert here.nations["persians"].cities == {"susa"}


def next_own_turn(here: Position) -> Position:
    here = play(here, EndTurn())
    while here.mover != "phoenicians":
        here = idle(here)
    return here


def test_example_12_t2_b1_the_growth_opening() -> None:
    here = next_own_turn(play(opening(), Rondel("marble")))
    assert here.current.purse == pay(marble=3, iron=1, gold=3, coins=2)
    here = play(here, Rondel("temple", pay(gold=1)), Temple("tyros"))
    assert here.current.purse == pay(iron=1, gold=2)
    assert here.current.temples == {"tyros"}


def test_example_12_a1_f1_the_military_opening() -> None:
    here = play(opening(), Rondel("arming"), Arm("tyros", legions=1), Arm("paphos", galleys=1))
    assert here.current.purse == pay(marble=2, gold=3)
    here = play(next_own_turn(here), Rondel("maneuver-2"))
    here = play(here, Move("legion", 1, "tyros", "palmyra"), Move("galley", 1, "paphos", "knossos"))
    here = play(here, Found("palmyra"))
    assert here.current.purse == pay(marble=1, gold=2)
    assert here.owner("palmyra") == "phoenicians"
    assert seas_sailed(here.current) == 1


def test_example_12_k2_k3_the_progress_opening() -> None:
    here = next_own_turn(play(opening(), Rondel("gold")))
    here = next_own_turn(play(here, Rondel("marble")))
    assert here.current.purse.gold == 4
    assert here.current.purse.coins == 3
    here = play(here, Rondel("know-how"), Learn("wheel"))
    assert (here.current.purse.gold, here.current.purse.coins) == (0, 0)
    assert play(here, EndTurn()).nations["phoenicians"].personages == people(scholar=1)


def test_example_13_t4_three_gold_and_a_marble_for_two_iron() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=pay(marble=1, gold=3)))
    here = play(here, Trade(pay(marble=1, gold=3), pay(iron=2)), Rondel("arming"))
    here = play(here, Arm("athen", legions=1), Arm("pella", legions=1))
    assert here.current.purse == pay()
    assert here.current.legions == armed(athen=1, pella=1)
