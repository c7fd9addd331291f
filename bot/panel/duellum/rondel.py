"""What each wedge of Duellum would bring."""

from collections.abc import Sequence
from functools import cache

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Rondel
from bot.engine.duellum.rules.rondel import price, yields
from bot.engine.payment import AnyPrice
from bot.engine.terms import CHIPS, Chip, Wedge
from bot.i18n.catalogue import say
from bot.panel import stone
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.cards import timely
from bot.panel.page import Block, Page, PanelButton
from bot.text.duellum.position.gains import brief_gain, brings, tell_gain
from bot.text.duellum.position.names import WEDGE_NAMES


def stone_page(context: PageContext) -> Page:
    """All eight wedges."""
    return stone.stone_page(_Stone(context))


def way_page(context: PageContext, wedge: str = "") -> Page | None:
    """Asks once more before a way that costs something, or where the bank has no coin."""
    return stone.way_page(_Stone(context), wedge)


class _Stone(stone.Stone):
    """The wedges of Duellum."""

    def __init__(self, context: PageContext) -> None:
        self.context: PageContext = context
        self._after = cache(self._paid)
        self._found = self._ways()

    def name(self, wedge: Wedge) -> str:
        """What it is called."""
        return WEDGE_NAMES[wedge]

    def ways(self) -> dict[Wedge, Sequence[Rondel]]:
        """Where the stone may go, with each chip where the bank will have no coin (DP3)."""
        return self._found

    def _ways(self) -> dict[Wedge, Sequence[Rondel]]:
        found: dict[Wedge, list[Rondel]] = {}
        for action in self.context.listed(Rondel):
            if self._coin(action):
                found[action.wedge] = [Rondel(action.wedge)]
            else:
                found.setdefault(action.wedge, []).append(action)
        return dict(found)

    def _coin(self, action: Rondel) -> bool:
        """Whether the bank has a coin once the way is paid."""
        paid = self.context.paid(Rondel(action.wedge))
        ordinary = self.price(action.wedge).default(self.context.position.current.purse)
        pay = paid.pay if paid.pay is not None else ordinary
        return bool(self.context.position.bank.coins + pay.coins)

    def price(self, wedge: Wedge) -> AnyPrice:
        """What the way there costs (DT2)."""
        return price(self.context.position, wedge)

    def besides(self) -> Sequence[Block]:
        """Cards that are played before the stone moves (DE5)."""
        return timely(self.context)

    @property
    def asked(self) -> str:
        """Which chip comes in the place of a coin."""
        return say("duellum-panel-chip-text")

    def choice(self, ways: Sequence[Rondel]) -> Sequence[PanelButton]:
        """One button a chip."""
        return [
            self.context.do(say("panel-chip", resource=chip), [way], "good", icon=chip)
            for way in ways
            for chip in [way.chip or "gold"]
        ]

    def _paid(self, wedge: Wedge) -> Position:
        """The position once the way is paid."""
        after, _ = apply(self.context.position, self.context.paid(Rondel(wedge)))
        return after

    def _yields(self, chip: Chip) -> tuple[int, bool]:
        position = self.context.position
        return yields(position.current, chip), len(self.ways().get(chip, ())) < 2

    def brings(self, wedge: Wedge) -> bool:
        """Whether more than the stone could be moved there now."""
        return brings(self._after(wedge), wedge)

    def brief_gain(self, wedge: Wedge) -> str:
        """In as few letters as a button has room for."""
        for chip in CHIPS:
            if chip == wedge:
                count, coin = self._yields(chip)
                return say("duellum-panel-brief-chips", count=count, coin="yes" if coin else "no")
        return brief_gain(self._after(wedge), wedge)

    def gain(self, wedge: Wedge) -> str:
        """What the wedge would bring now."""
        for chip in CHIPS:
            if chip == wedge:
                count, coin = self._yields(chip)
                coins = "yes" if coin else "no"
                return say("duellum-panel-gain-chips", resource=chip, count=count, coin=coins)
        return tell_gain(self._after(wedge), wedge)
