"""What each action costs, asked by everybody who shows prices, offers payments or divides them."""

from collections.abc import Sequence

from bot.engine.antike.actions import Action, Arm, Found, Learn, Rondel, Temple
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.antike.rules import arming, know_how, rondel
from bot.engine.payment import ChipPrice, Price


def price_of(position: Position, action: Action) -> Price | None:
    """What the mover pays for an action now; None for one that costs nothing by its kind."""
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
    """Prices of actions one after another, whatever the mover holds: none changes that of the next."""
    prices = [price_of(position, action) for action in actions]
    return [price for price in prices if isinstance(price, ChipPrice)]
