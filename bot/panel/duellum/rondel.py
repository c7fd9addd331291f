"""What each wedge of Duellum yields."""

from collections.abc import Sequence

from bot.engine.duellum.actions import Rondel
from bot.engine.duellum.rules.rondel import price, yields
from bot.engine.payment import AnyPrice
from bot.engine.terms import Chip, Wedge
from bot.i18n.catalogue import say
from bot.panel import stone
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.cards import timely
from bot.panel.page import Block, Page, PanelButton
from bot.text.duellum.position import gains
from bot.text.duellum.position.names import WEDGE_NAMES


def stone_page(context: PageContext) -> Page:
    """Create the page of all eight wedges."""
    return stone.stone_page(_Stone(context))


def way_page(context: PageContext, wedge: str = "") -> Page | None:
    """Create the confirmation of a way that costs something, or of a wedge for which the bank has no coin."""
    return stone.way_page(_Stone(context), wedge)


class _Stone(stone.Stone):
    context: PageContext

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, Rondel, gains)
        self._found = self._ways()

    def name(self, wedge: Wedge) -> str:
        return WEDGE_NAMES[wedge]

    def ways(self) -> dict[Wedge, Sequence[Rondel]]:
        """Return the legal moves of the stone by wedge, one per chip if the bank has no coin (DP3)."""
        return self._found

    def _ways(self) -> dict[Wedge, Sequence[Rondel]]:
        found: dict[Wedge, list[Rondel]] = {}
        for action in self.context.legal_of_type(Rondel):
            if self._has_coin(action):
                found[action.wedge] = [Rondel(action.wedge)]
            else:
                found.setdefault(action.wedge, []).append(action)
        return dict(found)

    def _has_coin(self, action: Rondel) -> bool:
        """Return whether the bank has a coin once the way is paid."""
        if self.context.position.bank.coins:
            return True
        paid = self.context.paid(Rondel(action.wedge))
        ordinary = self.price(action.wedge).default(self.context.position.current.purse)
        pay = paid.pay if paid.pay is not None else ordinary
        return bool(pay.coins)

    def price(self, wedge: Wedge) -> AnyPrice:
        """Return the price of the way to a wedge (DT2)."""
        return price(self.context.position, wedge)

    def blocks_before_move(self) -> Sequence[Block]:
        """Return cards to be played before the stone moves (DE5)."""
        return timely(self.context)

    @property
    def asked(self) -> str:
        """Ask which chip replaces the coin."""
        return say("duellum-panel-chip-text")

    def choice(self, ways: Sequence[Rondel]) -> Sequence[PanelButton]:
        return [
            self.context.do(say("panel-chip", resource=chip), [way], "good", icon=chip)
            for way in ways
            for chip in [way.chip or "gold"]
        ]

    def _yields(self, chip: Chip) -> tuple[int, bool]:
        """Return the number of chips, and whether a coin is included."""
        return yields(self.context.position.current, chip), len(self.ways().get(chip, ())) < 2

    def brief_chips(self, chip: Chip) -> str:
        """Format the number of chips and the coin, briefly."""
        count, coin = self._yields(chip)
        return say("duellum-panel-brief-chips", count=count, coin=coin)

    def chips(self, chip: Chip) -> str:
        """Format the number of chips and the coin."""
        count, coin = self._yields(chip)
        return say("duellum-panel-gain-chips", resource=chip, count=count, coin=coin)
