"""Prices of all actions, for displaying, offering and splitting payments."""

from collections.abc import Sequence

from bot.engine.duellum.actions import Action, Arm, Found, Learn, Recruit, Rondel, Temple, Wall
from bot.engine.duellum.constants import WALL_PRICE
from bot.engine.duellum.game import apply
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules import arming, building, founding, know_how, rondel
from bot.engine.duellum.update import with_mover
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, Price
from bot.engine.purse import Purse

_PLENTY = Purse(999, 999, 999, 999)


def price_of(position: Position, action: Action) -> Price | None:
    """Return the mover's price of an action; None for types of action without a price."""
    match action:
        case Rondel():
            return rondel.price(position, action.wedge)
        case Temple():
            return building.temple_price(position, action.province)
        case Wall():
            return WALL_PRICE
        case Arm():
            return arming.price(action.legions + action.galleys)
        case Learn():
            return know_how.price(position, action.advance)
        case Recruit():
            return know_how.recruit_price(action.legions, action.galleys)
        case Found():
            return founding.price(position, action.province, action.resource)
        case _:
            return None


def prices_of(position: Position, actions: Sequence[Action]) -> list[ChipPrice]:
    """Return the prices of actions in sequence, regardless of the mover's resources.

    Each action may affect the price of the next. An illegal action has the price it would have if it were
    legal.
    """
    found: list[ChipPrice] = []
    for action in actions:
        price = price_of(position, action)
        if isinstance(price, ChipPrice):
            found.append(price)
        try:
            position, _ = apply(with_mover(position, purse=_PLENTY), action)
        except RuleError:
            continue
    return found
