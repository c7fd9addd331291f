"""Prices and payments (S8, and the record format's defaults)."""

from itertools import product
from types import SimpleNamespace

import pytest

from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, ChipPrice, Price, payable, payments, settle
from bot.engine.purse import EMPTY, Purse
from tests.engine.builders import pay

CHIP_PRICES = [
    ChipPrice(),
    ChipPrice(marble=5),
    ChipPrice(iron=1),
    ChipPrice(iron=3),
    ChipPrice(gold=3),
    ChipPrice(gold=7),
    ChipPrice(1, 1, 1),
    ChipPrice(marble=6, coins=2),
    ChipPrice(1, 1, 1, coins=1),
]
ANY_PRICES = [AnyPrice(total) for total in range(6)]
PURSES = [Purse(*counts) for counts in product((0, 1, 3), (0, 2), (0, 1, 4), (0, 1, 5))]


def meets(price: Price, chosen: Purse) -> bool:
    """Return whether a payment is exactly the price, with each coin in place of one chip."""
    if min(chosen) < 0 or sum(chosen) != price.total:
        return False
    asked = (price.marble, price.iron, price.gold) if isinstance(price, ChipPrice) else (price.total,) * 3
    return all(given <= wanted for given, wanted in zip(chosen[:3], asked, strict=True))


def around(price: Price, purse: Purse) -> list[Purse]:
    """Return all purses with from -1 to one more of each resource than the lesser of held and price."""
    tops = [min(held, price.total) + 1 for held in purse]
    return [Purse(*counts) for counts in product(*(range(-1, top + 1) for top in tops))]


@pytest.mark.parametrize("price", [*CHIP_PRICES, *ANY_PRICES], ids=repr)
def test_s8_exactly_the_mixes_are_accepted(price: Price) -> None:
    """Of all payments those at hand that meet the price are accepted, and no other (S8)."""
    for purse in PURSES:
        mixes = list(payments(price, purse))
        assert len(set(mixes)) == len(mixes)
        assert [mix.coins for mix in mixes] == sorted(mix.coins for mix in mixes)
        assert bool(mixes) == price.affordable(purse)
        for chosen in around(price, purse):
            if meets(price, chosen) and all(a <= b for a, b in zip(chosen, purse, strict=True)):
                assert chosen in mixes
                assert settle(price, purse, chosen) == chosen
            else:
                assert chosen not in mixes
                with pytest.raises(RuleError):
                    settle(price, purse, chosen)


@pytest.mark.parametrize("price", ANY_PRICES, ids=repr)
def test_a_way_can_spare_one_kind_of_chip(price: AnyPrice) -> None:
    for purse in PURSES:
        if price.affordable(purse):
            assert settle(price, purse, price.sparing(purse, "gold"))
            left = purse.minus(price.sparing(purse, "gold"))
            assert left.gold + left.coins == max(
                after.gold + after.coins for after in map(purse.minus, payments(price, purse))
            )


@pytest.mark.parametrize("price", CHIP_PRICES, ids=repr)
def test_s8_left_out_a_price_takes_the_chips_first_and_coins_for_the_rest(price: ChipPrice) -> None:
    for purse in PURSES:
        if price.affordable(purse):
            paid = settle(price, purse, None)
            assert paid[:3] == tuple(
                min(asked, held) for asked, held in zip(price[:3], purse[:3], strict=True)
            )
            assert paid.coins == price.total - sum(paid[:3])
            assert paid in payments(price, purse)


@pytest.mark.parametrize("price", [price for price in CHIP_PRICES if price.total], ids=repr)
def test_s8_so_many_are_payable_as_can_be_paid_one_after_another(price: ChipPrice) -> None:
    for purse in PURSES:
        left, count = purse, 0
        while count < 3 and price.affordable(left):
            left, count = left.minus(price.default(left)), count + 1
        assert payable(price, purse, 3) == count
        assert payable(price, purse, 0) == 0


@pytest.mark.parametrize("price", ANY_PRICES, ids=repr)
def test_t2_left_out_the_rondel_takes_unit_by_unit_the_chip_of_which_there_is_most(price: AnyPrice) -> None:
    for purse in PURSES:
        if price.affordable(purse):
            left = SimpleNamespace(**purse._asdict())
            for _ in range(price.total):
                chips = {"marble": left.marble, "iron": left.iron, "gold": left.gold}
                most = max(chips.values())
                named = next((chip for chip in chips if most and chips[chip] == most), "coins")
                setattr(left, named, getattr(left, named) - 1)
            assert purse.minus(settle(price, purse, None)) == Purse(**vars(left))


def test_t2_ties_go_marble_iron_gold_and_coins_come_last() -> None:
    assert settle(AnyPrice(1), Purse(2, 2, 2, 9), None) == pay(marble=1)
    assert settle(AnyPrice(1), Purse(1, 2, 2, 9), None) == pay(iron=1)
    assert settle(AnyPrice(4), Purse(2, 0, 3, 9), None) == pay(marble=2, gold=2)
    assert settle(AnyPrice(5), Purse(1, 1, 1, 9), None) == pay(1, 1, 1, 2)


def test_s8_the_payer_may_choose_coins_even_when_it_has_the_chip() -> None:
    assert settle(ChipPrice(1, 1, 1), Purse(4, 4, 4, 3), pay(iron=1, coins=2)) == pay(iron=1, coins=2)
    assert settle(AnyPrice(2), Purse(4, 4, 4, 3), pay(coins=2)) == pay(coins=2)


@pytest.mark.parametrize(
    ("price", "chosen"),
    [
        (ChipPrice(iron=2), pay(iron=-1, coins=3)),
        (ChipPrice(gold=3), pay(marble=-1, gold=3, coins=1)),
        (ChipPrice(1, 1, 1), pay(1, 1, 2, -1)),
        (AnyPrice(1), pay(marble=2, iron=-1)),
        (AnyPrice(0), pay(marble=-1, coins=1)),
    ],
    ids=repr,
)
def test_s8_no_payment_gives_anything_back(price: Price, chosen: Purse) -> None:
    with pytest.raises(RuleError) as caught:
        settle(price, Purse(5, 5, 5, 5), chosen)
    assert caught.value.code == "wrong-payment"


def test_s8_each_refusal_has_its_code() -> None:
    purse = Purse(marble=4, coins=1)
    for price, chosen, code in (
        (ChipPrice(marble=6), None, "too-expensive"),
        (ChipPrice(iron=2), None, "too-expensive"),
        (ChipPrice(marble=5), pay(marble=4), "wrong-payment"),
        (ChipPrice(marble=2), pay(marble=3), "wrong-payment"),
        (ChipPrice(marble=2), pay(iron=2), "wrong-payment"),
        (ChipPrice(marble=5), pay(marble=3, coins=2), "not-at-hand"),
        (AnyPrice(2), pay(gold=2), "not-at-hand"),
    ):
        with pytest.raises(RuleError) as caught:
            settle(price, purse, chosen)
        assert caught.value.code == code


def test_s8_nothing_is_paid_for_nothing() -> None:
    for price in (ChipPrice(), AnyPrice(0)):
        assert settle(price, EMPTY, None) == EMPTY
        assert settle(price, EMPTY, EMPTY) == EMPTY
        assert list(payments(price, Purse(1, 1, 1, 1))) == [EMPTY]
