"""What actions of Antike cost, and how they are paid."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import Position
from bot.engine.antike.actions import Action, Arm, Found, Learn, Rondel, Temple
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.rondel import wedge_price
from bot.engine.terms import Resource
from bot.panel import payment
from bot.panel.payment import in_turn
from bot.rulesets import Script


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


paid_first: Final = payment.paid_first(price_of)


def playing(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Do them one after another, each paid with `first` as far as that goes."""
    return in_turn(actions, first, paid_first)
