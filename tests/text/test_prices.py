"""Prices in short, also those of which a part is paid in coins only (DP4)."""

import pytest

from bot.engine.payment import ChipPrice
from bot.engine.purse import Purse
from bot.text.prices import brief_price, lacking

_TEMPLE = ChipPrice(marble=6, coins=2)


def test_a_price_names_its_coins() -> None:
    assert brief_price(_TEMPLE) == "6 marble + 2 coins"


@pytest.mark.parametrize(
    ("purse", "short"),
    [
        (Purse(marble=6, coins=2), Purse()),
        (Purse(marble=6, coins=1), Purse(coins=1)),
        (Purse(marble=5, coins=2), Purse(marble=1)),
        (Purse(marble=4, coins=3), Purse(marble=1)),
        (Purse(marble=4, gold=3), Purse(marble=2, coins=2)),
    ],
)
def test_coins_go_first_to_what_only_coins_pay(purse: Purse, short: Purse) -> None:
    assert lacking(_TEMPLE, purse) == short
    assert _TEMPLE.affordable(purse) is (short == Purse())
