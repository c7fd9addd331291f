"""Short forms of prices and amounts: `5 marble`, `1 marble + 1 coin`, `free`."""

from collections.abc import Iterable

from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.ruleset import Event
from bot.engine.terms import RESOURCES
from bot.i18n.catalogue import say
from bot.text.names import each_resource


def brief(purse: Purse, between: str = " + ") -> str:
    """Format resources for use within a list, by default without commas: `1 marble + 2 coins`."""
    return between.join(each_resource(purse)) or say("nothing")


def format_amount(purse: Purse) -> str:
    """Format resources in input notation: `2g 1c`."""
    return " ".join(f"{count}{kind[0]}" for kind, count in zip(RESOURCES, purse, strict=True) if count)


def spent(events: Iterable[Event]) -> Purse:
    """Return the sum of all payments in the events."""
    total = Purse()
    for event in events:
        total = total.plus(getattr(event, "paid", Purse()))
    return total


def brief_price(price: ChipPrice | AnyPrice) -> str:
    """Format a price: `5 marble`, `2 of any`, or `free`."""
    if price.total == 0:
        return say("price-free")
    if isinstance(price, AnyPrice):
        return say("price-any", count=price.total)
    return brief(Purse(price.marble, price.iron, price.gold, price.coins))


def brief_total(things: ChipPrice, way: AnyPrice) -> str:
    """Format the price of items together with that of the way to their wedge."""
    if way.total == 0:
        return brief_price(things)
    if things.total == 0:
        return say("price-way", price=brief_price(way))
    return say("price-with-way", things=brief_price(things), price=brief_price(way))


def format_payment_mismatch(pay: Purse, things: ChipPrice, way: AnyPrice) -> str:
    """Format that a payment differs from the price of the items and the way to their wedge."""
    free = not things.total and not way.total
    return say("reading-no-payment", free=free, price=brief_total(things, way), pay=brief(pay))


def lacking(price: ChipPrice, purse: Purse) -> Purse:
    """Return the part of a price that chips and coins cannot cover; an empty purse if it can be paid.

    Coins first pay what only coins can pay, then marble, iron and gold in this order.
    """
    coins = max(0, purse.coins - price.coins)
    short: list[int] = []
    for need, have in zip(price[:3], purse[:3], strict=True):
        missing = max(0, need - have)
        covered = min(coins, missing)
        coins -= covered
        short.append(missing - covered)
    marble, iron, gold = short
    return Purse(marble, iron, gold, max(0, price.coins - purse.coins))


def format_price(
    what: str, price: ChipPrice, purse: Purse, way: AnyPrice | None = None, *, least: bool = False
) -> str:
    """Format a price beside the resources held for it; `least` if other items of the kind cost more."""
    steps = way or AnyPrice(0)
    chips = [have if need else 0 for have, need in zip(purse[:3], price[:3], strict=True)]
    held = purse if steps.total else Purse(chips[0], chips[1], chips[2], purse.coins)
    how = "from" if least else "way" if steps.total else "each"
    return say(
        "offers-dear",
        what=what,
        how=how,
        price=brief_total(price, steps),
        purse=brief(held) if held.total else "none",
    )
