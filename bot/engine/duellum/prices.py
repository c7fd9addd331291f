"""What each action costs, asked by everybody who shows prices, offers payments or divides them."""

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
    """What the mover pays for an action now; None for one that costs nothing by its kind."""
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
    """Prices of actions one after another, whatever the mover holds: each may change that of the next.

    An action that is not legal there costs what it would cost.
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
