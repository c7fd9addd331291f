"""What each wedge of Antike would bring."""

from collections.abc import Sequence
from functools import cache

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Rondel
from bot.engine.antike.rules.rondel import price, yields
from bot.engine.payment import AnyPrice
from bot.engine.terms import CHIPS, Wedge
from bot.i18n.catalogue import say
from bot.panel import stone
from bot.panel.antike.builder import PageContext
from bot.panel.page import Page, PanelButton
from bot.text.antike.position.gains import brief_gain, brings, tell_gain


def stone_page(context: PageContext) -> Page:
    """All eight wedges."""
    return stone.stone_page(_Stone(context))


def way_page(context: PageContext, wedge: str = "") -> Page | None:
    """Asks once more before a way that costs something."""
    return stone.way_page(_Stone(context), wedge)


class _Stone(stone.Stone):
    """The wedges of Antike."""

    def __init__(self, context: PageContext) -> None:
        self.context: PageContext = context
        self._after = cache(self._paid)

    def name(self, wedge: Wedge) -> str:
        """What it is called."""
        return say("wedge", wedge=wedge)

    def ways(self) -> dict[Wedge, Sequence[Rondel]]:
        """Where the stone may go."""
        return {action.wedge: [action] for action in self.context.listed(Rondel)}

    def price(self, wedge: Wedge) -> AnyPrice:
        """What the way there costs (T2)."""
        return price(self.context.position, wedge)

    def choice(self, ways: Sequence[Rondel]) -> Sequence[PanelButton]:
        """There is never one."""
        raise AssertionError(f"{ways} are one way")

    def _paid(self, wedge: Wedge) -> Position:
        """The position once the way is paid."""
        after, _ = apply(self.context.position, self.context.paid(Rondel(wedge)))
        return after

    def brings(self, wedge: Wedge) -> bool:
        """Whether more than the stone could be moved there now."""
        return brings(self._after(wedge), wedge)

    def brief_gain(self, wedge: Wedge) -> str:
        """In as few letters as a button has room for."""
        for chip in CHIPS:
            if chip == wedge:
                return f"+{yields(self.context.position, self.context.position.current, chip)}"
        return brief_gain(self._after(wedge), wedge)

    def gain(self, wedge: Wedge) -> str:
        """What the wedge would bring now."""
        for chip in CHIPS:
            if chip == wedge:
                amount = yields(self.context.position, self.context.position.current, chip)
                return say("panel-gain-chips", resource=chip, count=amount)
        return tell_gain(self._after(wedge), wedge)
