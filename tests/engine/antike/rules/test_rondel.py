"""The rondel and production (T1, T2, P1, P2)."""

import pytest

from bot.engine.antike.actions import Rondel
from bot.engine.antike.events import Produced, StoneMoved
from bot.engine.purse import EMPTY, Purse
from bot.engine.rondel import steps_to, wedge_price
from bot.engine.terms import CHIPS, WEDGES, Chip, Wedge
from tests.engine.builders import events, nation, of_type, opening, pay, play, position, refused

CLOCKWISE: list[Wedge] = [
    "iron",
    "temple",
    "gold",
    "maneuver-1",
    "arming",
    "marble",
    "know-how",
    "maneuver-2",
]


def test_t1_the_wedges_lie_clockwise_and_iron_follows_the_second_maneuver() -> None:
    assert list(WEDGES) == CLOCKWISE
    for here, following in zip(CLOCKWISE, [*CLOCKWISE[1:], "iron"], strict=True):
        assert steps_to(here, following) == 1
    assert [steps_to("marble", wedge) for wedge in CLOCKWISE] == [3, 4, 5, 6, 7, 8, 1, 2]


def test_t2_the_first_turn_goes_to_any_wedge_for_free() -> None:
    start = opening()
    assert of_type(start, "rondel") == [Rondel(wedge) for wedge in CLOCKWISE]
    for wedge in CLOCKWISE:
        assert events(start, Rondel(wedge))[0] == StoneMoved("phoenicians", wedge, 0, EMPTY)
    refused(start, Rondel("iron", pay(gold=1)), "wrong-payment")


@pytest.mark.parametrize(("steps", "price"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_t2_three_steps_are_free_and_each_further_one_costs_a_resource(steps: int, price: int) -> None:
    for index, origin in enumerate(CLOCKWISE):
        wedge = CLOCKWISE[(index + steps) % 8]
        assert steps_to(origin, wedge) == steps
        assert wedge_price(origin, wedge).total == price
        here = position("greeks", greeks=nation(wedge=origin, purse=pay(coins=price)))
        assert events(here, Rondel(wedge))[0] == StoneMoved("greeks", wedge, steps, pay(coins=price))
        if price:
            poor = position("greeks", greeks=nation(wedge=origin, purse=pay(marble=price - 1)))
            refused(poor, Rondel(wedge), "too-expensive")


def test_t2_staying_is_not_allowed_the_same_wedge_again_is_eight_steps() -> None:
    here = position("greeks", greeks=nation(wedge="temple", purse=Purse(2, 1, 1, 1)))
    after = play(here, Rondel("temple"))
    assert after.current.purse == EMPTY
    poor = position("greeks", greeks=nation(wedge="temple", purse=Purse(2, 1, 1, 0)))
    refused(poor, Rondel("temple"), "too-expensive")
    assert Rondel("temple") not in of_type(poor, "rondel")


def test_t2_the_way_is_paid_with_any_chips_or_coins() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=Purse(1, 1, 1, 2)))
    for chosen in (pay(marble=1, iron=1), pay(gold=1, coins=1), pay(coins=2), pay(iron=1, gold=1)):
        after = play(here, Rondel("marble", chosen))
        assert after.current.purse == here.current.purse.minus(chosen).plus(pay(marble=1))
    refused(here, Rondel("marble", pay(coins=1)), "wrong-payment")
    refused(here, Rondel("marble", pay(coins=3)), "wrong-payment")
    refused(here, Rondel("marble", pay(gold=2)), "not-at-hand")
    refused(here, Rondel("temple", pay(coins=1)), "wrong-payment")


def test_t2_left_out_the_payment_is_unit_by_unit_the_chip_of_which_there_is_most() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=Purse(2, 1, 3, 4)))
    assert play(here, Rondel("maneuver-2")).current.purse == Purse(0, 1, 1, 4)  # gold, marble, gold, marble
    assert play(here, Rondel("arming")).current.purse == Purse(2, 1, 2, 4)


def test_t2_the_way_is_paid_before_anything_is_produced() -> None:
    here = position("greeks", greeks=nation(wedge="maneuver-1", purse=pay(marble=2)))
    assert Rondel("gold") not in of_type(here, "rondel")  # seven steps, four resources
    refused(here, Rondel("gold"), "too-expensive")


def test_t2_coins_paid_are_the_bank_s_again() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(coins=3)))
    assert play(here, Rondel("marble", pay(coins=2))).bank.coins == here.bank.coins + 2


def test_t2_several_nations_may_stand_on_one_wedge() -> None:
    here = position("greeks", greeks=nation(wedge="iron"), arabs=nation(wedge="gold"))
    assert play(here, Rondel("gold")).nations["arabs"].wedge == "gold"


def test_t2_a_wedge_that_is_none_is_refused() -> None:
    unknown: Wedge = "silver"  # type: ignore[assignment]
    refused(opening(), Rondel(unknown), "no-such-wedge")


CITIES: dict[Chip, str] = {
    "marble": "pella sparta ephesos",
    "iron": "bycantium attalia napoca",
    "gold": "athen messana gordion",
}


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize(("temples", "amount"), [(0, 3), (1, 5), (2, 7), (3, 9)])
def test_p1_a_city_yields_one_and_three_with_a_temple(chip: Chip, temples: int, amount: int) -> None:
    cities = CITIES[chip].split()
    here = position("greeks", greeks=nation(cities=CITIES[chip], temples=" ".join(cities[:temples])))
    after = play(here, Rondel(chip))
    assert after.current.purse == Purse.of(chip, amount)
    assert events(here, Rondel(chip))[1] == Produced("greeks", chip, amount)


def test_p1_only_cities_of_that_resource_count_and_only_the_mover_produces() -> None:
    here = position("greeks", greeks=nation(cities="athen pella bycantium", temples="pella"))
    after = play(here, Rondel("gold"))
    assert after.current.purse == pay(gold=1)
    assert all(each.purse == EMPTY for name, each in after.nations.items() if name != "greeks")
    assert after.bank == here.bank


@pytest.mark.parametrize("wedge", [wedge for wedge in CLOCKWISE if wedge not in CHIPS])
def test_p1_no_other_wedge_produces(wedge: Wedge) -> None:
    assert play(opening(), Rondel(wedge)).current.purse == opening().current.purse


@pytest.mark.parametrize(("known", "extra"), [("", 0), ("market", 1), ("market currency", 2)])
def test_p2_market_adds_one_currency_two_instead_once_an_action(known: str, extra: int) -> None:
    here = position("greeks", greeks=nation(know_hows=known, cities=CITIES["gold"], temples="athen"))
    assert play(here, Rondel("gold")).current.purse == pay(gold=5 + extra)
    assert play(here, Rondel("marble")).current.purse == pay(marble=extra), (
        "even with no city of the resource"
    )
