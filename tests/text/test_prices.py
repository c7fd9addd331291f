"""Short texts of prices, also of those partly payable in coins only (DP4)."""

import pytest

from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.i18n.catalogue import speaking
from bot.text.prices import brief_price, format_payment_mismatch, lacking

_TEMPLE = ChipPrice(marble=6, coins=2)


def test_a_price_names_its_coins() -> None:
    assert brief_price(_TEMPLE) == "6 marble + 2 coins"


def test_a_payment_that_is_not_the_price_is_told_with_it() -> None:
    told = format_payment_mismatch(Purse(gold=1, coins=1), _TEMPLE, AnyPrice(0))
    assert told.startswith("The price is 6 marble + 2 coins; you gave 1 gold + 1 coin. Leave out `pay`")
    free = ChipPrice(), AnyPrice(0)
    assert format_payment_mismatch(Purse(gold=1), *free) == "It's free: leave out `pay`."
    with speaking("de"):
        told = format_payment_mismatch(Purse(marble=5), ChipPrice(iron=2), AnyPrice(1))
        assert told.startswith("Der Preis ist 2 Eisen + 1 Ressource für den Weg, angegeben hast du 5 Marmor.")


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
