"""Payments; a coin counts as any chip (S8)."""

from typing import Any

from tests.oracle.antike.facts import CHIPS, RESOURCES
from tests.oracle.antike.state import need


def for_chips(nation: dict[str, Any], price: dict[str, int], pay: dict[str, int] | None) -> dict[str, int]:
    """Return the payment of a price in certain chips (S8), by default these, then coins; raises `Illegal`."""
    if pay is None:
        paid = {chip: min(price.get(chip, 0), nation[chip]) for chip in CHIPS}
        paid["coins"] = sum(price.values()) - sum(paid.values())
    else:
        paid = {resource: pay.get(resource, 0) for resource in RESOURCES}
    for chip in CHIPS:
        need(paid[chip] <= price.get(chip, 0), f"S8: not so much {chip} is asked for")
    _check(nation, paid, sum(price.values()))
    return paid


def for_anything(nation: dict[str, Any], price: int, pay: dict[str, int] | None) -> dict[str, int]:
    """Return a payment in any resource (T2), by default the commonest chips, coins last; raises `Illegal`."""
    if pay is None:
        paid = _from_the_highest_pile(nation, price)
    else:
        paid = {resource: pay.get(resource, 0) for resource in RESOURCES}
    _check(nation, paid, price)
    return paid


def _from_the_highest_pile(nation: dict[str, Any], price: int) -> dict[str, int]:
    left = {chip: nation[chip] for chip in CHIPS}
    paid = dict.fromkeys(RESOURCES, 0)
    for _ in range(price):
        most = max(left.values())
        if most == 0:
            paid["coins"] += 1
        else:
            chip = next(chip for chip in CHIPS if left[chip] == most)  # a tie: marble, iron, gold
            left[chip] -= 1
            paid[chip] += 1
    return paid


def _check(nation: dict[str, Any], paid: dict[str, int], price: int) -> None:
    need(sum(paid.values()) == price, "the payment must equal the price exactly")
    for resource in RESOURCES:
        need(0 <= paid[resource] <= nation[resource], f"not enough {resource}")


def spend(nation: dict[str, Any], paid: dict[str, int]) -> None:
    """Subtract a payment; its chips and coins go back to the bank (S7)."""
    for resource in RESOURCES:
        nation[resource] -= paid[resource]
