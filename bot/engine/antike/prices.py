"""Prices of all actions, for displaying prices and for offering and splitting payments."""

from collections.abc import Sequence

from bot.engine.antike.actions import Action, Arm, Found, Learn, Rondel, Temple
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.antike.rules import arming, know_how, rondel
from bot.engine.payment import ChipPrice, Price


def price_of(position: Position, action: Action) -> Price | None:
    """Return the mover's price of an action; None for types of action without a price."""
    match action:
        case Rondel():
            return rondel.price(position, action.wedge)
        case Temple():
            return TEMPLE_PRICE
        case Arm():
            return arming.price(action.legions + action.galleys)
        case Learn():
            return know_how.price(position, position.mover, action.advance)
        case Found():
            return CITY_PRICE
        case _:
            return None


def prices_of(position: Position, actions: Sequence[Action]) -> list[ChipPrice]:
    """Return the chip prices of consecutive actions, whatever the purse; other actions are left out.

    None of the actions changes the price of the next one.
    """
    prices = [price_of(position, action) for action in actions]
    return [price for price in prices if isinstance(price, ChipPrice)]
