"""Payments with a preferred resource (S8, DP4)."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.payment import AnyPrice, Price, payments
from bot.engine.purse import Purse
from bot.engine.rondel import way_payment
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import RESOURCES, Resource
from bot.rulesets import Script

PriceOf = Callable[[Any, Any], Price | None]
"""Price of an action in a position; None for types of action without a price."""
PaidFirst = Callable[[Any, Any, Resource | None], Any]
"""Returns the action with as much of a resource in its payment as possible."""


def _ordinary_payment(price: Price, purse: Purse, wedge: str = "") -> Purse:
    """Return what is paid if no resource is preferred; `wedge` is where a way with a price leads."""
    return way_payment(price, wedge, purse) if isinstance(price, AnyPrice) else price.default(purse)


def paid_first(price_of: PriceOf) -> PaidFirst:
    """Return a payer for these prices.

    Without a preference, ways spare what is paid with on their wedges, and other actions stay unchanged.
    """

    def paid(position: OwnPosition, action: Any, first: Resource | None) -> Any:
        wedge = getattr(action, "wedge", "")
        if first is None and (not wedge or action.pay is not None):
            return action
        price, purse = price_of(position, action), position.current.purse
        if price is None or not price.affordable(purse):
            return action
        if first is None:
            pay = _ordinary_payment(price, purse, wedge)
        else:
            pay = max(payments(price, purse), key=lambda mix: mix.count_of(first))
        return action if pay == price.default(purse) else replace(action, pay=pay)

    return paid


def in_turn(actions: Sequence[Any], first: Resource | None, paid: PaidFirst) -> Script:
    """Return a script of the actions, each paid by `paid`."""

    def steps(position: OwnPosition) -> Generator[Action, Any, None]:
        for action in actions:
            position = yield paid(position, action, first)

    return steps


def choices(position: OwnPosition, prices: Sequence[Price], wedge: str = "") -> tuple[Resource, ...]:
    """Return the resources of which more could be spent than by default, for one of the prices.

    `wedge` is where a way with a price leads.
    """
    purse = position.current.purse
    found: set[Resource] = set()
    for price in set(prices):
        mixes = list(payments(price, purse))
        if not mixes:
            continue
        ordinary = _ordinary_payment(price, purse, wedge)
        found |= {
            kind for kind in RESOURCES if max(mix.count_of(kind) for mix in mixes) > ordinary.count_of(kind)
        }
    return tuple(kind for kind in RESOURCES if kind in found)
