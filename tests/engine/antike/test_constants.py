"""The numbers of the rulebook (S4-S6, A1, B1, F1, K2, K5, M8, V2)."""

import pytest

from bot.engine.antike import constants as limits
from bot.engine.antike.terms import KnowHow
from bot.engine.payment import ChipPrice
from bot.engine.personages import NO_PERSONAGES, Personages
from bot.engine.purse import Purse
from bot.engine.terms import PERSONAGES
from tests.engine.builders import people


def test_s4_s6_bank_and_start() -> None:
    assert Purse(marble=2, iron=1, gold=3) == limits.START_PURSE
    assert (limits.FULL_BANK.coins, limits.FULL_BANK.temples) == (30, 20)
    assert limits.FULL_BANK.personages == (9, 8, 7, 6, 5)
    assert limits.FULL_BANK.personages.total == 35


def test_a1_b1_f1_v2_prices_and_thresholds() -> None:
    assert limits.UNIT_IRON == 1
    assert ChipPrice(marble=5) == limits.TEMPLE_PRICE
    assert ChipPrice(marble=1, iron=1, gold=1) == limits.CITY_PRICE
    assert limits.THRESHOLDS == {"king": 5, "citizen": 3, "navigator": 7}


@pytest.mark.parametrize("advance", ["wheel", "sailing", "market", "monarchy"])
def test_k2_basic_seven_or_three(advance: KnowHow) -> None:
    assert limits.know_how_price(advance, new=True) == ChipPrice(gold=7)
    assert limits.know_how_price(advance, new=False) == ChipPrice(gold=3)


@pytest.mark.parametrize("advance", ["roads", "navigation", "currency", "democracy"])
def test_k2_secondary_ten_or_five(advance: KnowHow) -> None:
    assert limits.know_how_price(advance, new=True) == ChipPrice(gold=10)
    assert limits.know_how_price(advance, new=False) == ChipPrice(gold=5)


def test_personages_are_counted_by_kind() -> None:
    each = people(king=1, scholar=2, general=3, citizen=4, navigator=5)
    assert [each.of(kind) for kind in PERSONAGES] == [1, 2, 3, 4, 5]
    assert each.total == 15
    assert each.minus(people(king=1, navigator=3)) == Personages(0, 2, 3, 4, 2)
    assert NO_PERSONAGES.total == 0
