"""What each wedge of Antike yields."""

from collections.abc import Sequence

from bot.engine.antike.actions import Rondel
from bot.engine.antike.rules.rondel import price, yields
from bot.engine.payment import AnyPrice
from bot.engine.terms import Chip, Wedge
from bot.i18n.catalogue import say
from bot.panel import stone
from bot.panel.antike.builder import PageContext
from bot.panel.page import Page
from bot.text.antike.position import gains


def stone_page(context: PageContext) -> Page:
    """Create the page of all eight wedges."""
    return stone.stone_page(_Stone(context))


def way_page(context: PageContext, wedge: str = "") -> Page | None:
    """Create the confirmation of a way that costs something."""
    return stone.way_page(_Stone(context), wedge)


class _Stone(stone.Stone):
    context: PageContext

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, Rondel, gains)

    def name(self, wedge: Wedge) -> str:
        return say("wedge", wedge=wedge)

    def ways(self) -> dict[Wedge, Sequence[Rondel]]:
        return {action.wedge: [action] for action in self.context.legal_of_type(Rondel)}

    def price(self, wedge: Wedge) -> AnyPrice:
        """Return the price of the way to a wedge (T2)."""
        return price(self.context.position, wedge)

    def brief_chips(self, chip: Chip) -> str:
        return f"+{self._yields(chip)}"

    def chips(self, chip: Chip) -> str:
        return say("resource", resource=chip, count=self._yields(chip))

    def _yields(self, chip: Chip) -> int:
        position = self.context.position
        return yields(position, position.current, chip)
