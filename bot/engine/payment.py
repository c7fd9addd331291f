"""Prices and the ways to pay them (S8, and the record format's default payments)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.actions import Trade
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Chip, Resource


class ChipPrice(NamedTuple):
    """Price in chips of each kind; a coin can replace a chip of any kind (S8, DP4)."""

    marble: int = 0
    iron: int = 0
    gold: int = 0
    coins: int = 0
    """Part of the price that only coins can pay (DB2, DF3)."""

    @property
    def total(self) -> int:
        """Number of chips and coins in total."""
        return self.marble + self.iron + self.gold + self.coins

    def affordable(self, purse: Purse) -> bool:
        """Return whether `purse` can pay the price, with coins for missing chips."""
        lacking = (
            max(0, self.marble - purse.marble)
            + max(0, self.iron - purse.iron)
            + max(0, self.gold - purse.gold)
        )
        return lacking + self.coins <= purse.coins

    def default(self, purse: Purse) -> Purse:
        """Return the default payment: the required chips first, coins for missing ones."""
        marble, iron, gold = (
            min(self.marble, purse.marble),
            min(self.iron, purse.iron),
            min(self.gold, purse.gold),
        )
        return Purse(marble, iron, gold, self.total - marble - iron - gold)

    def met_by(self, pay: Purse) -> bool:
        """Return whether `pay` is exactly this price: no surplus chips of any kind, coins for the rest."""
        return (
            min(pay) >= 0
            and pay.total == self.total
            and pay.marble <= self.marble
            and pay.iron <= self.iron
            and pay.gold <= self.gold
        )


def payable(price: ChipPrice, purse: Purse, most: int) -> int:
    """Return how many items of one price, at most `most`, `purse` can pay for."""
    for count in range(min(most, purse.total // price.total), 0, -1):
        lacking = (
            max(0, count * price.marble - purse.marble)
            + max(0, count * price.iron - purse.iron)
            + max(0, count * price.gold - purse.gold)
        )
        if lacking + count * price.coins <= purse.coins:
            return count
    return 0


@dataclass(frozen=True, slots=True)
class AnyPrice:
    """Price of `total` resources of the payer's choice, chips or coins (T2)."""

    total: int

    def affordable(self, purse: Purse) -> bool:
        """Return whether `purse` holds at least `total` resources of any kind."""
        return self.total <= purse.total

    def default(self, purse: Purse) -> Purse:
        """Return the default payment, built resource by resource.

        Each is a chip of the kind that is then most numerous (ties: marble, iron, gold); coins are used last.
        """
        left = [purse.marble, purse.iron, purse.gold]
        coins = 0
        for _ in range(self.total):
            most = max(left)
            if most > 0:
                left[left.index(most)] -= 1
            else:
                coins += 1
        return Purse(purse.marble - left[0], purse.iron - left[1], purse.gold - left[2], coins)

    def sparing(self, purse: Purse, kind: Chip) -> Purse:
        """Return the payment that leaves most for purchases in `kind`.

        It spends other chips first, then chips of `kind`, coins last.
        """
        left, paid = self.total, dict[Resource, int]()
        for chip in sorted(CHIPS, key=lambda chip: chip == kind):
            paid[chip] = min(left, purse.count_of(chip))
            left -= paid[chip]
        return Purse(paid["marble"], paid["iron"], paid["gold"], left)

    def met_by(self, pay: Purse) -> bool:
        """Return whether `pay` has exactly `total` resources."""
        return min(pay) >= 0 and pay.total == self.total


Price = ChipPrice | AnyPrice


def payments(price: Price, purse: Purse) -> Iterator[Purse]:
    """Iterate over every payment from `purse` that meets the price, fewest coins first."""
    total, most = price.total, price[:3] if isinstance(price, ChipPrice) else (price.total,) * 3
    marbles, irons, golds = (min(have, need) for have, need in zip(purse[:3], most, strict=True))
    found = [
        Purse(marble, iron, gold, total - marble - iron - gold)
        for marble in range(min(total, marbles) + 1)
        for iron in range(min(total - marble, irons) + 1)
        for gold in range(min(total - marble - iron, golds) + 1)
    ]
    found.sort(key=lambda pay: pay.coins)
    return (pay for pay in found if pay.coins <= purse.coins)


def settle(price: Price, purse: Purse, pay: Purse | None) -> Purse:
    """Return `pay`, or the default payment if None.

    Raises `RuleError` if `purse` cannot pay the price or does not hold `pay`, or if `pay` is not the price.
    """
    if not price.affordable(purse):
        raise RuleError("too-expensive", price=price, purse=purse)
    if pay is None:
        return price.default(purse)
    if not price.met_by(pay):
        raise RuleError("wrong-payment", price=price, pay=pay)
    if not purse.holds(pay):
        raise RuleError("not-at-hand", pay=pay, purse=purse)
    return pay


def check_trade(action: Trade, purse: Purse, given: int, taken: int) -> None:
    """Raise `RuleError` unless `purse` can trade `given` resources for every `taken` chips (T4, DK7)."""
    give, take = action.give, action.take
    if min(give) < 0 or min(take) < 0 or take.total == 0:
        raise RuleError("nothing-traded")
    if take.coins:
        raise RuleError("no-coins-for-trade", take=take)
    if give.total % given or give.total * taken != take.total * given:
        raise RuleError("trade-rate", give=give, take=take)
    if not purse.holds(give):
        raise RuleError("not-at-hand", pay=give, purse=purse)
