"""How actions of Duellum are paid."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.engine.duellum import Position
from bot.engine.duellum.actions import Action, Rondel
from bot.engine.duellum.prices import price_of
from bot.engine.purse import EMPTY
from bot.engine.terms import Resource
from bot.panel import payment
from bot.panel.payment import in_turn
from bot.rulesets import Script

_paid_first: Final = payment.paid_first(price_of)


def paid_first(position: Position, action: Any, first: Resource | None) -> Any:
    """The action with as much of `first` in its payment as may be.

    Coins that pay for the stone's way are back in the bank before it is asked for one (DP3).
    """
    paid = _paid_first(position, action, first)
    if isinstance(paid, Rondel) and paid.chip is not None and (paid.pay or EMPTY).coins:
        return replace(paid, chip=None)
    return paid


def playing(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Do them one after another, each paid with `first` as far as that goes."""
    return in_turn(actions, first, paid_first)
