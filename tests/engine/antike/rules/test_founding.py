"""Founding (F1)."""

from bot.engine.antike import Phase
from bot.engine.antike.actions import Arm, EndTurn, Found, Learn, Move, Rondel, Temple
from bot.engine.antike.events import CityFounded
from bot.engine.antike.rules.founding import free_sites
from bot.engine.terms import WEDGES
from tests.engine.builders import armed, events, maneuver, nation, of_type, pay, play, position, refused


def test_f1_a_city_costs_one_marble_one_iron_one_gold_and_needs_a_unit() -> None:
    greeks = nation(legions={"sirmium": 1}, galleys={"knossos": 1}, purse=pay(2, 2, 2))
    here = play(position("greeks", greeks=greeks), Rondel("arming"))
    assert of_type(here, "found") == [Found("knossos"), Found("sirmium")]
    assert events(here, Found("sirmium")) == (CityFounded("greeks", "sirmium", pay(1, 1, 1)),)
    after = play(here, Found("sirmium"), Found("knossos"))
    assert after.current.cities == {"athen", "pella", "dyrrhachion", "sirmium", "knossos"}
    assert after.current.purse == pay()
    assert after.current.legions == armed(sirmium=1), "the unit stays"
    assert after.current.galleys == armed(knossos=1)
    assert after.current.temples == frozenset()


def test_f1_coins_stand_for_any_of_the_three() -> None:
    greeks = nation(legions={"sirmium": 1}, purse=pay(marble=1, gold=1, coins=2))
    here = play(position("greeks", greeks=greeks), Rondel("temple"))
    assert play(here, Found("sirmium")).current.purse == pay(coins=1)
    after = play(here, Found("sirmium", pay(gold=1, coins=2)))
    assert after.current.purse == pay(marble=1)
    assert after.bank.coins == here.bank.coins + 2
    for wrong in (pay(marble=2, gold=1), pay(marble=1, gold=1, coins=2), pay(coins=2)):
        refused(here, Found("sirmium", wrong), "wrong-payment")


def test_f1_what_cannot_be_paid_is_not_founded() -> None:
    greeks = nation(legions={"sirmium": 1}, purse=pay(marble=9, gold=9))
    here = play(position("greeks", greeks=greeks), Rondel("temple"))
    assert of_type(here, "found") == []
    refused(here, Found("sirmium"), "too-expensive")


def test_f1_only_where_no_city_stands_and_an_own_unit_does() -> None:
    greeks = nation(legions={"pella": 1, "saba": 1}, purse=pay(2, 2, 2))
    here = play(position("greeks", greeks=greeks, arabs=nation(legions={"sirmium": 1})), Rondel("iron"))
    assert of_type(here, "found") == []
    assert free_sites(here) == ()
    refused(here, Found("pella"), "city-stands")
    refused(here, Found("saba"), "city-stands")
    refused(here, Found("sirmium"), "no-unit-there")
    refused(here, Found("atlantis"), "no-unit-there")


def test_f1_foreign_units_do_not_matter() -> None:
    greeks = nation(legions={"sirmium": 1}, purse=pay(1, 1, 1))
    here = position("greeks", greeks=greeks, arabs=nation(legions={"sirmium": 9}))
    after = play(here, Rondel("iron"), Found("sirmium"))
    assert after.owner("sirmium") == "greeks"
    assert after.nations["arabs"].legions == armed(sirmium=9)


def test_f1_tipped_units_found_as_well() -> None:
    here = maneuver(greeks=nation(legions={"pella": 1}, purse=pay(2, 2, 2)))
    here = play(here, Move("legion", 1, "pella", "sirmium"), Found("sirmium"))
    refused(here, Found("sirmium"), "city-stands")


def test_f1_and_t3_founding_follows_the_action_of_every_wedge_and_ends_it() -> None:
    greeks = nation(legions={"sirmium": 1}, purse=pay(10, 10, 10))
    for wedge in WEDGES:
        here = play(position("greeks", greeks=greeks), Rondel(wedge))
        here = play(here, Found("sirmium"))
        assert here.phase is Phase.FOUNDING
        for action in (
            Temple("pella"),
            Arm("pella", legions=1),
            Learn("wheel"),
            Move("legion", 1, "sirmium", "pella"),
        ):
            refused(here, action, "not-now")
        assert play(here, EndTurn()).mover == "phoenicians"


def test_f1_not_before_the_stone_has_moved() -> None:
    here = position("greeks", greeks=nation(legions={"sirmium": 1}, purse=pay(1, 1, 1)))
    refused(here, Found("sirmium"), "not-now")
