"""How a price is paid when somebody says which resource to spend first (S8)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.app.antike import scripts
from bot.app.antike.scripts import Script
from bot.engine.antike import Position
from bot.engine.antike.actions import Action, Arm, Found, Learn, Rondel, Temple
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.rondel import wedge_price
from bot.engine.terms import RESOURCES, Resource


def price_of(position: Position, action: Action) -> ChipPrice | AnyPrice | None:
    """What an action costs; None for one that costs nothing by its kind."""
    match action:
        case Rondel():
            return wedge_price(position.current.wedge, action.wedge)
        case Temple():
            return TEMPLE_PRICE
        case Arm():
            return ChipPrice(iron=action.legions + action.galleys)
        case Learn():
            return know_how_price(position, position.mover, action.advance)
        case Found():
            return CITY_PRICE
        case _:
            return None


def paid_first(position: Position, action: Action, first: Resource | None) -> Action:
    """The action with as much of `first` in its payment as may be; by default it stays as it is."""
    price = price_of(position, action)
    if first is None or price is None or not isinstance(action, Rondel | Temple | Arm | Learn | Found):
        return action
    mixes = list(price.mixes(position.current.purse))
    if not mixes:
        return action
    pay = max(mixes, key=lambda mix: mix.count_of(first))
    ordinary = price.default(position.current.purse)
    return action if pay == ordinary else replace(action, pay=pay)


def playing(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Do them one after another, each paid like that."""

    def steps(position: Position) -> scripts.Steps:
        for action in actions:
            position = yield paid_first(position, action, first)

    return steps


def choices(position: Position, prices: Sequence[ChipPrice | AnyPrice]) -> tuple[Resource, ...]:
    """The resources of which more could be spent than is by default, for one of the prices."""
    purse = position.current.purse
    found: set[Resource] = set()
    for price in prices:
        mixes = list(price.mixes(purse))
        if not mixes:
            continue
        ordinary = price.default(purse)
        found |= {
            kind for kind in RESOURCES if max(mix.count_of(kind) for mix in mixes) > ordinary.count_of(kind)
        }
    return tuple(kind for kind in RESOURCES if kind in found)
