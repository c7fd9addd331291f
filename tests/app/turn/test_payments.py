"""Total price of purchases and the way on the rondel, and every way of paying it."""

from bot.app.antike import scripts
from bot.app.antike.scripts import way_price
from bot.app.turn.payments import mixes, outcome, things_price
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from tests.engine.builders import nation, pay, position


def test_prices_add_up() -> None:
    assert things_price([]) == ChipPrice()
    assert things_price([TEMPLE_PRICE, TEMPLE_PRICE]) == ChipPrice(marble=10)


def test_the_way_costs_nothing_once_the_stone_has_moved() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(marble=9)))
    assert way_price(here, "marble") == AnyPrice(2)
    moved = outcome(here, scripts.build_temples([]))
    assert moved is not None
    assert way_price(moved[0], "temple") == AnyPrice(0)


def test_mixes_begin_with_the_ordinary_payment_and_all_of_them_work() -> None:
    purse = pay(marble=7, gold=2, coins=3)
    found = mixes(purse, TEMPLE_PRICE, AnyPrice(2))
    assert found[0] == pay(marble=7), "the way takes what there is most of, the temple its marble"
    assert len(found) == len(set(found))
    assert found[1:] == sorted(found[1:], key=lambda mix: (mix.coins, mix))
    greeks = nation(wedge="maneuver-2", purse=purse, cities="athen sparta pella")
    here = position("greeks", greeks=greeks)
    dear = position("greeks", greeks=nation(wedge="arming", purse=purse, cities="athen sparta pella"))
    assert way_price(here, "temple").total == 0
    assert way_price(dear, "temple").total == 2
    for mix in found:
        after = outcome(dear, scripts.build_temples(["athen"], mix))
        assert after is not None
        assert after[0].nations["greeks"].purse == purse.minus(mix)


def test_no_mix_is_left_out() -> None:
    purse = pay(marble=6, iron=1, coins=2)
    found = mixes(purse, TEMPLE_PRICE, AnyPrice(1))
    whole = {
        Purse(marble, iron, 0, coins)
        for marble in range(7)
        for iron in range(2)
        for coins in range(3)
        if marble + iron + coins == 6
    }
    assert set(found) == whole


def test_nothing_can_be_paid_that_is_not_there() -> None:
    assert mixes(pay(marble=4), TEMPLE_PRICE, AnyPrice(0)) == []
    assert mixes(pay(marble=5), TEMPLE_PRICE, AnyPrice(1)) == []


def test_the_way_spares_chips_only_where_it_must() -> None:
    cities = "athen sparta pella"
    tight = nation(wedge="marble", purse=pay(marble=5, gold=1), cities=cities)
    after = outcome(position("greeks", greeks=tight), scripts.build_temples(["athen"]))
    assert after is not None
    assert after[0].nations["greeks"].purse == pay()
    easy = nation(wedge="marble", purse=pay(marble=6, gold=1), cities=cities)
    after = outcome(position("greeks", greeks=easy), scripts.build_temples(["athen"]))
    assert after is not None
    assert after[0].nations["greeks"].purse == pay(gold=1)


def test_what_the_rules_forbid_has_no_outcome() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(marble=4)))
    assert outcome(here, scripts.build_temples(["athen"])) is None
    assert outcome(here, scripts.build_temples(["athen"], pay(marble=4))) is None
    assert outcome(here, scripts.arm([("athen", 1, 0)])) is None
    assert outcome(here, scripts.learn(["wheel"])) is None
