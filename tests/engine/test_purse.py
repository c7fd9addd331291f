"""Chips and coins in hand (S6, S8)."""

from bot.engine.purse import EMPTY, Purse
from bot.engine.terms import CHIPS, RESOURCES


def test_a_purse_counts_each_resource() -> None:
    purse = Purse(marble=1, iron=2, gold=3, coins=4)
    assert [purse.count_of(resource) for resource in RESOURCES] == [1, 2, 3, 4]
    assert purse.total == 10
    assert purse.chips == {"marble": 1, "iron": 2, "gold": 3}
    assert tuple(purse.chips) == CHIPS
    for resource in RESOURCES:
        assert Purse.of(resource, 5).count_of(resource) == Purse.of(resource, 5).total == 5


def test_purses_add_up_and_are_taken_out_of_each_other() -> None:
    assert Purse(1, 2, 3, 4).plus(Purse(4, 3, 2, 1)) == Purse(5, 5, 5, 5)
    assert Purse(5, 5, 5, 5).minus(Purse(4, 3, 2, 1)) == Purse(1, 2, 3, 4)
    assert EMPTY.plus(Purse(1, 2, 3, 4)).minus(Purse(1, 2, 3, 4)) == EMPTY


def test_a_purse_holds_what_it_has_enough_of_in_every_resource() -> None:
    purse = Purse(1, 1, 1, 1)
    assert purse.holds(purse)
    assert purse.holds(EMPTY)
    for resource in RESOURCES:
        assert not purse.holds(Purse.of(resource, 2))
