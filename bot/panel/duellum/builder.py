"""What the pages of Duellum ask of a player's view besides what every ruleset does."""

from dataclasses import dataclass
from typing import Any, Final

from bot.engine.duellum import Position, open_types
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import ActionType, Trade
from bot.engine.duellum.prices import price_of
from bot.engine.payment import Price
from bot.i18n.catalogue import say
from bot.model.turns import Readers
from bot.panel.context import BasicContext
from bot.panel.duellum.payment import paid_first
from bot.panel.page import PanelButton
from bot.text.duellum.turn.events import tell_events
from bot.text.duellum.turn.turn_summary import lost_cities

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

    def tell_losses(self) -> str:
        """The cities taken from the player since their last turn."""
        return lost_cities(self.position.setup.board, self.view.lost, Readers(self.view.table.names))

    def tell_happened(self) -> list[str]:
        """The turn so far."""
        kept = [event for event in self.happened if not isinstance(event, _NOISE)]
        return tell_events(self.position.setup.board, kept)

    def aside(self, besides: str = "") -> tuple[PanelButton, ...]:
        """Cards in hand, and trading: at any time once cards due are taken (DE5, DK7)."""
        found: list[PanelButton] = []
        held = sum(self.position.current.cards.values())
        if besides != "cards" and (count := held if self.opens("play_card") else 0):
            found.append(self.go(say("duellum-panel-cards", count=count), "cards"))
        if besides != "trade" and self.opens("trade") and self.listed(Trade):
            found.append(self.go(say("panel-trade"), "trade"))
        return tuple(found)
