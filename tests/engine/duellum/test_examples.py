"""The worked examples of the rules, each with the ids of the rules that it checks."""

import pytest

from bot.engine.duellum import Phase
from bot.engine.duellum.actions import (
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Temple,
    Trade,
    Wall,
)
from bot.engine.duellum.events import CardsDue, Conquered, Fought, GameWon, PersonageWon
from bot.engine.duellum.position import Position, Units
from bot.engine.duellum.rules.building import temple_price
from bot.engine.duellum.rules.conquest import defence
from bot.engine.duellum.rules.founding import price as founding_price
from bot.engine.duellum.rules.personages import seas_sailed
from bot.engine.duellum.rules.rondel import price as way_price
from bot.engine.duellum.supply import units_left, walls_left
from bot.engine.payment import ChipPrice
from bot.engine.personages import Personages
from bot.engine.terms import WEDGES, Wedge
from tests.engine.duellum.builders import (
    armed,
    ended,
    events,
    nation,
    of_type,
    opening,
    pay,
    play,
    position,
    refused,
    turn,
)


def test_example_1_dp1_to_dp3_production() -> None:
    gold = "roma:gold genua:gold massilia:gold"
    here = turn("gold", nation(cities=gold, temples="roma"))
    assert here.current.purse == pay(gold=5, coins=1)
    assert turn("gold", nation(cities=gold, temples="roma", know_hows="moneta")).current.purse == pay(
        gold=6, coins=1
    )
    assert turn("iron", nation(cities=gold)).current.purse == pay(coins=1)
    assert turn("iron", nation(cities=gold, know_hows="moneta")).current.purse == pay(iron=1, coins=1)


def test_example_2_dp3_a_chip_where_the_bank_has_no_coin() -> None:
    romans = nation(wedge="arming", cities="roma:marble genua:marble", purse=pay(coins=10))
    empty = position(romans, nation(purse=pay(coins=14)))
    assert empty.bank.coins == 0
    chosen = play(empty, Rondel("marble", chip="gold"))
    assert chosen.current.purse == pay(marble=2, gold=1, coins=10)
    assert play(empty, Rondel("marble")).current.purse == pay(marble=3, coins=10), (
        "left open, the produced one"
    )
    assert {action.chip for action in of_type(empty, "rondel") if action.wedge == "marble"} == {
        "marble",
        "iron",
        "gold",
    }
    far = position(
        nation(wedge="iron", cities="roma:marble", purse=pay(coins=10)), nation(purse=pay(coins=14))
    )
    paid = play(far, Rondel("marble"))
    assert paid.current.purse == pay(marble=1, coins=9), "two coins for the way, one of them back"
    refused(far, Rondel("marble", chip="gold"), "no-chip-due")


@pytest.mark.parametrize(
    ("wedge", "cost"), [("maneuver-1", 0), ("arming", 1), ("marble", 2), ("maneuver-2", 4), ("iron", 5)]
)
def test_example_3_dt2_the_way_on_the_rondel(wedge: Wedge, cost: int) -> None:
    here = position(nation(wedge="iron", cities="roma:gold", purse=pay(2, 2, 1), cards="omen"))
    assert way_price(here, wedge).total == cost
    assert play(here, Rondel(wedge)).current.purse.total == 5 - cost + (wedge in {"iron", "marble"})
    free = play(here, PlayCard("omen"))
    assert way_price(free, wedge).total == 0
    assert {action.wedge for action in of_type(free, "rondel")} == set(WEDGES)


@pytest.mark.parametrize(
    ("marble", "coins", "built"), [(12, 1, 2), (13, 0, 1), (11, 2, 2), (12, 0, 1), (11, 1, 1)]
)
def test_example_4_db2_a_coin_for_each_temple_beside(marble: int, coins: int, built: int) -> None:
    here = turn("temple", nation(cities="roma:gold neapolis:iron", purse=pay(marble, coins=coins)))
    first = play(here, Temple("roma"))
    assert temple_price(first, "neapolis") == ChipPrice(marble=6, coins=1)
    assert len(of_type(first, "temple")) == built - 1
    if built == 2:
        both = play(first, Temple("neapolis"))
        assert both.current.purse == pay()
        assert both.bank.temples == 10
    else:
        refused(first, Temple("neapolis"), "too-expensive")


def test_example_5_db4_dv6_walls_in_the_supply() -> None:
    here = turn("temple", nation(cities="roma:gold genua:iron", walls="roma genua", scholar=3))
    assert walls_left(here.current) == 2
    jumping = turn(
        "know-how",
        nation(cities="roma:gold", purse=pay(gold=20), scholar=1),
    )
    assert walls_left(jumping.current) == 2
    after = ended(play(jumping, Learn("strata"), Learn("commercium")))
    assert after.nations["romans"].personages.scholar == 3
    assert walls_left(after.nations["romans"]) == 4


def test_db4_no_wall_is_built_when_none_is_left() -> None:
    here = turn("temple", nation(cities="roma:gold genua:iron", walls="genua", purse=pay(9, 9, 9, 9)))
    assert walls_left(here.current) == 0
    refused(here, Wall("roma"), "no-walls-left")


def test_example_6_da2_da3_da5_units_set_up_against_hostile_ones() -> None:
    romans = nation(cities="ancona:gold", temples="ancona", box=(2, 0), purse=pay(iron=8))
    here = turn("arming", romans, nation(legions={"ancona": 1}))
    after = play(here, Arm("ancona", 2))
    assert after.current.purse == pay(iron=4)
    assert after.current.legions == armed(ancona=1)
    assert (after.current.box, after.other.box) == (Units(1, 0), Units(1, 0))
    assert refused(after, Arm("ancona", 1), "not-in-box")["left"] == 0
    assert of_type(after, "arm") == []


def test_da2_units_set_up_one_after_another_count_together() -> None:
    romans = nation(cities="ancona:gold", temples="ancona", box=(4, 0), purse=pay(iron=12))
    after = play(turn("arming", romans, nation()), *[Arm("ancona", 1)] * 3)
    assert refused(after, Arm("ancona", 1), "arming-limit")["left"] == 0
    assert of_type(after, "arm") == []


def test_example_7_dk2_dk5_developed_know_hows() -> None:
    here = turn(
        "know-how",
        nation(cities="roma:gold", purse=pay(gold=8)),
        nation(know_hows="strata moneta", cities="tingis:iron"),
    )
    after = play(here, Learn("strata"), Learn("moneta"))
    assert after.current.purse == pay()
    assert after.current.know_hows == frozenset(), "owned from the end of the turn on"
    refused(after, Learn("strata"), "known-already")
    done = ended(after).nations["romans"]
    assert done.know_hows == frozenset({"strata", "moneta"})
    assert done.personages.total == 0
    trader = turn("know-how", nation(purse=pay(gold=20)))
    refused(play(trader, Learn("commercium")), Trade(pay(gold=3), pay(iron=2)), "not-now")


def test_example_8_dk6_ds3_recruitment() -> None:
    here = turn("know-how", nation(box=(1, 1), purse=pay(gold=5)))
    assert (units_left(here.current, "legion"), units_left(here.current, "galley")) == (11, 11)
    after = play(here, Recruit(3, 1))
    assert after.current.purse == pay()
    assert after.current.box == Units(4, 2)
    assert (units_left(after.current, "legion"), units_left(after.current, "galley")) == (8, 10)


def test_example_9_dk7_trades() -> None:
    here = position(nation(know_hows="commercium", purse=pay(marble=2, gold=4, coins=3)))
    assert play(here, Trade(pay(marble=2, gold=4), pay(iron=4))).current.purse == pay(iron=4, coins=3)
    coins = play(here, Trade(pay(coins=3), pay(gold=1, iron=1)))
    assert coins.bank.coins == here.bank.coins + 3
    refused(here, Trade(pay(gold=3), pay(coins=2)), "no-coins-for-trade")


def test_example_10_dm4_battles_on_the_way() -> None:
    romans = nation(galleys={"roma": 3}, know_hows="navigatio")
    punics = nation(galleys={"mare_tyrrhenum": 1, "agrigentum": 2}, cities="agrigentum:gold")
    here = turn("maneuver-1", romans, punics)
    there = play(here, Move("galley", 3, "roma", "mare_tyrrhenum"))
    assert there.current.galleys == {"mare_tyrrhenum": (0, 2)}
    after = play(there, Move("galley", 2, "mare_tyrrhenum", "agrigentum"))
    assert after.current.galleys == {}
    assert after.other.galleys == {}
    assert (after.current.box, after.other.box) == (Units(0, 3), Units(0, 3))


def test_example_11_dm6_dm7_a_city_with_everything() -> None:
    romans = nation(legions={"agrigentum": 2}, galleys={"agrigentum": 4}, cities="roma:gold")
    punics = nation(
        cities="agrigentum:gold tingis:iron",
        temples="agrigentum",
        walls="agrigentum",
        know_hows="res_publica",
    )
    here = turn("maneuver-1", romans, punics)
    assert defence(here, "agrigentum") == 5
    assert Conquer("agrigentum", 1, 4) in of_type(here, "conquer")
    (told,) = events(here, Conquer("agrigentum", 1, 4))
    assert isinstance(told, Conquered)
    assert (told.temple, told.wall) == (True, True)
    after = play(here, Conquer("agrigentum", 1, 4))
    assert after.current.legions == armed(agrigentum=1)
    assert after.current.box == Units(1, 4)
    assert after.other.walls == frozenset()
    done = ended(after)
    assert done.nations["romans"].personages.general == 1
    assert done.cards_due == 2, "one for the general, one for the city"


def test_dm9_the_last_city_is_safe() -> None:
    here = turn("maneuver-1", nation(legions={"croton": 4}), nation(cities="croton:gold"))
    assert of_type(here, "conquer") == []
    refused(here, Conquer("croton", 1), "last-city")


def test_dm5_only_cities_of_the_rival_are_conquered() -> None:
    romans = nation(cities="roma:gold", legions={"roma": 1, "croton": 1})
    here = turn("maneuver-1", romans, nation(cities="genua:gold tingis:iron"))
    refused(here, Conquer("roma", 1), "own-city")
    refused(here, Conquer("croton", 1), "no-city")


def test_dm7_no_more_units_conquer_than_are_there() -> None:
    romans = nation(legions={"croton": 1}, galleys={"croton": 1})
    here = turn("maneuver-1", romans, nation(cities="croton:gold tingis:iron", walls="croton"))
    for legions, galleys in ((2, 0), (0, 2)):
        refused(here, Conquer("croton", legions, galleys), "wrong-strength")
    assert play(here, Conquer("croton", 1, 1)).current.box == Units(1, 1)


def test_example_12_de8_a_fortress_for_the_first_conquest() -> None:
    romans = nation(legions={"croton": 4, "neapolis": 2})
    punics = nation(cities="croton:gold neapolis:gold tingis:iron", cards="fortress fortress")
    here = turn("maneuver-1", romans, punics)
    assert defence(here, "croton") == 3
    refused(here, Conquer("croton", 1), "wrong-strength")
    first = play(here, Conquer("croton", 3))
    assert first.other.cards == {"fortress": 1}
    assert first.discard == {"fortress": 1}
    assert defence(first, "neapolis") == 1
    second = play(first, Conquer("neapolis", 1))
    assert second.other.cards == {"fortress": 1}
    refused(here, PlayCard("fortress"), "not-in-hand")


def test_example_13_df3_like_cities_beside() -> None:
    romans = nation(legions={"ancona": 1}, cities="roma:gold", purse=pay(1, 1, 0, 3))
    here = turn("maneuver-1", romans, nation(cities="aquileia:gold tingis:iron"))
    assert founding_price(here, "ancona", "gold") == ChipPrice(1, 1, 1, 2)
    assert founding_price(here, "ancona", "iron") == ChipPrice(1, 1, 1)
    after = play(here, Found("ancona", "gold"))
    assert after.current.purse == pay()
    poorer = turn(
        "maneuver-1",
        nation(legions={"ancona": 1}, cities="roma:gold", purse=pay(3, 3, 3, 1)),
        nation(cities="aquileia:gold tingis:iron"),
    )
    refused(poorer, Found("ancona", "gold"), "too-expensive")


def test_example_14_df2_tokens_run_out() -> None:
    mine = "roma:gold genua:gold massilia:gold tarraco:gold saguntum:gold"
    theirs = "croton:gold neapolis:gold carthago:gold tingis:gold siga:gold"
    here = turn(
        "iron", nation(cities=mine, legions={"tolosa": 1}, purse=pay(5, 5, 5, 9)), nation(cities=theirs)
    )
    assert here.bank.tokens == pay(12, 12, 0)
    refused(here, Found("tolosa", "gold"), "no-token-left")
    assert {action.resource for action in of_type(here, "found")} == {"marble", "iron"}


_TEN = "roma ancona genua massilia tarraco saguntum croton neapolis brundisium syracusae"


def _own(count: int, kings: int = 0) -> Position:
    cities = " ".join(f"{city}:iron" for city in _TEN.split()[:count])
    units = dict.fromkeys(_TEN.split()[count:], 1)
    return turn("iron", nation(cities=cities, legions=units, purse=pay(9, 9, 9, 15), king=kings))


def test_example_15_dv2_kings() -> None:
    here = ended(play(_own(9, kings=1), Found("syracusae", "gold")))
    assert here.nations["romans"].personages.king == 2
    again = ended(play(_own(9, kings=2), Found("syracusae", "gold")))
    assert again.nations["romans"].personages.king == 2
    many = _own(4)
    for city in _TEN.split()[4:]:
        many = play(many, Found(city, "gold" if city != "neapolis" else "marble"))
    done = ended(many)
    assert done.nations["romans"].personages.king == 2
    assert (done.mover, done.cards_due, done.phase) == ("carthaginians", 2, Phase.CARDS)


def test_example_16_dv5_seas() -> None:
    galleys = {"mare_ionium": 1, "mare_syrticum": 1, "mare_africum": 2, "tacape": 1}
    here = turn("iron", nation(galleys=galleys))
    assert seas_sailed(here, here.current) == 7
    assert ended(here).nations["romans"].personages == Personages(navigator=1)


def test_example_17_de4_cards_due() -> None:
    romans = nation(
        cities="roma:gold genua:gold ancona:gold",
        legions={"croton": 3, "neapolis": 1},
    )
    punics = nation(cities="croton:gold neapolis:gold tingis:iron", temples="croton")
    here = turn("maneuver-1", romans, punics, draws="levy omen storm granary granary academy")
    told = events(here, Conquer("croton", 3), Conquer("neapolis", 1), EndTurn())
    assert PersonageWon("romans", "king", 1) in told
    assert PersonageWon("romans", "general", 1) in told
    assert CardsDue("carthaginians", 3, 2, True) in told
    there = play(here, Conquer("croton", 3), Conquer("neapolis", 1), EndTurn())
    assert {action.type for action in of_type(there, "take_card")} == {"take_card"}
    refused(there, Rondel("marble"), "not-now")
    refused(there, TakeCard("academy"), "not-on-display")
    taken = play(there, TakeCard("levy"), TakeCard("granary"), TakeCard("granary"))
    assert taken.phase is Phase.RONDEL
    assert taken.current.cards == {"levy": 1, "granary": 2}
    assert taken.display == ("academy", "omen", "storm")


def test_example_18_de7_burglary_and_academy() -> None:
    here = position(nation(cards="burglary"), nation(purse=pay(coins=5)))
    after = play(here, PlayCard("burglary"))
    assert (after.other.purse.coins, after.bank.coins) == (3, here.bank.coins + 2)
    refused(position(nation(cards="burglary"), nation(purse=pay(coins=1))), PlayCard("burglary"), "no-effect")
    learned = turn("know-how", nation(cards="academy"), nation(know_hows="strata moneta commercium"))
    richer = play(learned, PlayCard("academy"))
    assert richer.current.purse == pay(gold=3)
    assert play(richer, Learn("strata")).current.purse == pay()


def test_example_19_dw1_the_end() -> None:
    galleys = dict.fromkeys(["mare_ionium", "mare_syrticum", "mare_africum", "mare_tyrrhenum"], 1)
    seas = galleys | dict.fromkeys(["mare_hadriaticum", "mare_sardoum", "mare_ligusticum"], 1)
    here = turn("iron", nation(galleys=seas, navigator=1, scholar=5, general=2))
    assert here.current.personages.total == 8
    won = play(here, EndTurn())
    assert GameWon("romans", "target") in events(here, EndTurn())
    assert (won.winner, won.phase, won.awaited, won.cards_due) == ("romans", Phase.OVER, None, 0)
    refused(won, EndTurn(), "game-over")


def test_ds2_to_ds7_the_start() -> None:
    here = opening(draws="levy omen storm")
    first, second = here.nations["romans"], here.nations["carthaginians"]
    assert (first.purse, second.purse) == (pay(3, 3, 3), pay(3, 3, 3, 1))
    assert sorted(first.cities.values()) == ["gold", "iron", "marble"]
    assert (first.box, units_left(first, "legion"), units_left(first, "galley")) == (Units(1, 1), 11, 11)
    assert (here.bank.coins, here.bank.temples, here.bank.tokens) == (23, 12, pay(10, 10, 8))
    assert here.display == ("levy", "omen", "storm")
    assert walls_left(first) == 1
    assert (here.mover, here.phase, len(of_type(here, "rondel"))) == ("romans", Phase.RONDEL, 8)
    fought = Fought("romans", "carthaginians", "roma", "legion", 1)
    assert fought not in events(here, Rondel("gold"))
    assert of_type(play(here, Rondel("temple")), "wall") == [Wall(city) for city in sorted(first.cities)]
