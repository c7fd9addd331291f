"""Antike's part of page construction: prices and payments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.antike import Phase, Position, open_types
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action, ActionType
from bot.engine.antike.prices import price_of
from bot.engine.payment import Price
from bot.engine.terms import Resource
from bot.panel import payment
from bot.panel.context import BasicContext
from bot.panel.payment import in_turn
from bot.rulesets import Script

paid_first: Final = payment.paid_first(price_of)


def script_of(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Return a script of the actions, each paid with `first` as far as possible."""
    return in_turn(actions, first, paid_first)


@dataclass(frozen=True, slots=True)
class PageContext(BasicContext):
    """A player's view, with the resource to spend first."""

    omitted = (ev.RoundBegan, ev.CoinTaken, ev.ChipOwed, ev.TurnBegan, ev.FightAsked)

    @property
    def position(self) -> Position:
        """The current position."""
        position: Position = self.view.position
        return position

    def opens(self, kind: ActionType) -> bool:
        """Return whether the phase allows this type of action."""
        return kind in open_types(self.position)

    def price_of(self, action: Any) -> Price | None:
        """Return the price of an action."""
        return price_of(self.position, action)

    def can_reset_turn(self) -> bool:
        """False while start cities are picked, which happens one at a time."""
        return self.position.phase is not Phase.PICK
