"""Duellum's part of page construction: prices and payments."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.engine.duellum import Position, open_types
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import Action, ActionType, Rondel, Trade
from bot.engine.duellum.prices import price_of
from bot.engine.payment import Price
from bot.engine.purse import EMPTY
from bot.engine.terms import Resource
from bot.i18n.catalogue import say
from bot.panel import payment
from bot.panel.context import BasicContext
from bot.panel.page import PanelButton
from bot.panel.payment import in_turn
from bot.rulesets import Script

_paid_first: Final = payment.paid_first(price_of)


def paid_first(position: Position, action: Any, first: Resource | None) -> Any:
    """Return the action with as much of `first` in its payment as possible.

    Coins paid for the stone's way reach the bank before it must provide one (DP3).
    """
    paid = _paid_first(position, action, first)
    if isinstance(paid, Rondel) and paid.chip is not None and (paid.pay or EMPTY).coins:
        return replace(paid, chip=None)
    return paid


def script_of(actions: Sequence[Action], first: Resource | None = None) -> Script:
    """Return a script of the actions, each paid with `first` as far as possible."""
    return in_turn(actions, first, paid_first)


@dataclass(frozen=True, slots=True)
class PageContext(BasicContext):
    """A player's view, with the resource to spend first."""

    omitted = (ev.RoundBegan, ev.TurnBegan, ev.CardsDue)

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

    def paid(self, action: Any) -> Any:
        """Return the action with its payment."""
        return paid_first(self.position, action, self.first)

    def aside(self, besides: str = "") -> tuple[PanelButton, ...]:
        """Return buttons for cards in hand and trading, possible once due cards are taken (DE5, DK7)."""
        found: list[PanelButton] = []
        held = sum(self.position.current.cards.values())
        if besides != "cards" and (count := held if self.opens("play_card") else 0):
            found.append(self.go(say("duellum-panel-cards", count=count), "cards"))
        if besides != "trade" and self.opens("trade") and self.legal_of_type(Trade):
            found.append(self.go(say("panel-trade"), "trade"))
        return tuple(found)
