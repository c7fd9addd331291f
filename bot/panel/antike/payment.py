"""How actions of Antike are paid."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike.actions import Action
from bot.engine.antike.prices import price_of
from bot.engine.terms import Resource
from bot.panel import payment
from bot.panel.payment import in_turn
from bot.rulesets import Script

paid_first: Final = payment.paid_first(price_of)


def playing(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Do them one after another, each paid with `first` as far as that goes."""
    return in_turn(actions, first, paid_first)
