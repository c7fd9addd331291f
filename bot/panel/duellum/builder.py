"""What the pages of Duellum ask of a view besides what every ruleset does, and how its actions are paid."""

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
from bot.model.turns import Readers
from bot.panel import payment
from bot.panel.context import BasicContext
from bot.panel.page import PanelButton
from bot.panel.payment import in_turn
from bot.rulesets import Script
from bot.text.duellum.turn.events import format_events
from bot.text.duellum.turn.turn_summary import lost_cities

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


_NOISE: Final = (ev.RoundBegan, ev.TurnBegan, ev.CardsDue)


@dataclass(frozen=True, slots=True)
class PageContext(BasicContext):
    """A player's view, and which resource its owner wants to spend first."""

    @property
    def position(self) -> Position:
        """The position as it stands."""
        position: Position = self.view.position
        return position

    def opens(self, kind: ActionType) -> bool:
        """Whether the phase is one in which such actions are tried."""
        return kind in open_types(self.position)

    def price_of(self, action: Any) -> Price | None:
        """What an action costs."""
        return price_of(self.position, action)

    def paid(self, action: Any) -> Any:
        """The action as it would be paid."""
        return paid_first(self.position, action, self.first)

    def format_losses(self) -> str:
        """The cities taken from the player since their last turn."""
        return lost_cities(self.position.setup.board, self.view.lost, Readers(self.view.table.names))

    def format_turn_so_far(self) -> list[str]:
        """The turn so far."""
        kept = [event for event in self.happened if not isinstance(event, _NOISE)]
        return format_events(self.position.setup.board, kept)

    def aside(self, besides: str = "") -> tuple[PanelButton, ...]:
        """Cards in hand, and trading: at any time once cards due are taken (DE5, DK7)."""
        found: list[PanelButton] = []
        held = sum(self.position.current.cards.values())
        if besides != "cards" and (count := held if self.opens("play_card") else 0):
            found.append(self.go(say("duellum-panel-cards", count=count), "cards"))
        if besides != "trade" and self.opens("trade") and self.listed(Trade):
            found.append(self.go(say("panel-trade"), "trade"))
        return tuple(found)
