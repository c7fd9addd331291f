"""The price of an action is what is paid for it, in every position (T2, A1, B1, K2, F1)."""

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Learn, Rondel
from bot.engine.antike.prices import price_of, prices_of
from tests.engine.playing import dice, late


def _check(position: Position) -> None:
    for action in legal(position):
        price, (first, *_) = price_of(position, action), apply(position, action)[1]
        asked = price.default(position.current.purse) if price else None
        assert getattr(first, "paid", None) == asked, action


@pytest.mark.parametrize("number", range(12))
def test_prices_are_what_is_paid(number: int) -> None:
    start = late(dice("prices", number), 4)
    _check(start)
    for action in [each for each in legal(start) if isinstance(each, Rondel)]:
        _check(apply(start, action)[0])


def test_k2_prices_in_a_row_do_not_wait_for_what_comes_before() -> None:
    here = late(dice("prices"), 4)
    learned = [Learn("wheel"), Learn("roads")]
    assert prices_of(here, [Rondel("know-how"), *learned]) == [price_of(here, each) for each in learned]
