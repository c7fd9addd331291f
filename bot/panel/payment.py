"""Payments with a preferred resource (S8, DP4)."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.payment import Price
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import RESOURCES, Resource
from bot.rulesets import Script

PriceOf = Callable[[Any, Any], Price | None]
"""Price of an action in a position; None for types of action without a price."""
PaidFirst = Callable[[Any, Any, Resource | None], Any]
"""Returns the action with as much of a resource in its payment as possible."""


def paid_first(price_of: PriceOf) -> PaidFirst:
    """Return a payer for these prices; without a preference it leaves actions unchanged."""

    def paid(position: OwnPosition, action: Any, first: Resource | None) -> Any:
        price = price_of(position, action) if first is not None else None
        if first is None or price is None:
            return action
        mixes = list(price.mixes(position.current.purse))
        if not mixes:
            return action
        pay = max(mixes, key=lambda mix: mix.count_of(first))
        ordinary = price.default(position.current.purse)
        return action if pay == ordinary else replace(action, pay=pay)

    return paid


def in_turn(actions: Sequence[Any], first: Resource | None, paid: PaidFirst) -> Script:
    """Return a script of the actions, each paid by `paid`."""

    def steps(position: OwnPosition) -> Generator[Action, Any, None]:
        for action in actions:
            position = yield paid(position, action, first)

    return steps


def choices(position: OwnPosition, prices: Sequence[Price]) -> tuple[Resource, ...]:
    """Return the resources of which more could be spent than by default, for one of the prices."""
    purse = position.current.purse
    found: set[Resource] = set()
    for price in set(prices):
        mixes = list(price.mixes(purse))
        if not mixes:
            continue
        ordinary = price.default(purse)
        found |= {
            kind for kind in RESOURCES if max(mix.count_of(kind) for mix in mixes) > ordinary.count_of(kind)
        }
    return tuple(kind for kind in RESOURCES if kind in found)
