"""What each wedge of Antike would bring."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Learn, Rondel
from bot.engine.antike.constants import actions_per_unit
from bot.engine.antike.rules import know_how, rondel
from bot.engine.antike.rules.affordable import temples_most, units_most
from bot.engine.payment import AnyPrice
from bot.engine.terms import CHIPS, UNITS, Wedge
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel import stone
from bot.panel.antike.builder import PageContext
from bot.panel.page import Page, PanelButton
from bot.text.antike.position.names import KNOW_HOW_NAMES

_MOST_NAMED: Final = 3


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
        return rondel.price(self.context.position, wedge)

    def choice(self, ways: Sequence[Rondel]) -> Sequence[PanelButton]:
        """There is never one."""
        raise AssertionError(f"{ways} are one way")

    def _paid(self, wedge: Wedge) -> Position:
        """The position once the way is paid."""
        after, _ = apply(self.context.position, self.context.paid(Rondel(wedge)))
        return after

    def brings(self, wedge: Wedge) -> bool:
        """Whether more than the stone could be moved there now."""
        after = self._after(wedge)
        match wedge:
            case "temple":
                return temples_most(after) > 0
            case "arming":
                return units_most(after) > 0
            case "know-how":
                return bool(_payable(after))
            case "maneuver-1" | "maneuver-2":
                return bool(after.current.legions or after.current.galleys)
            case _:
                return True

    def brief_gain(self, wedge: Wedge) -> str:
        """In as few letters as a button has room for."""
        for chip in CHIPS:
            if chip == wedge:
                return f"+{rondel.yields(self.context.position, self.context.position.current, chip)}"
        after = self._after(wedge)
        match wedge:
            case "temple":
                return say("panel-brief-most", count=temples_most(after))
            case "arming":
                return say("panel-brief-most", count=units_most(after))
            case "know-how":
                return "" if _payable(after) else say("panel-brief-most", count=0)
            case _:
                return "" if after.current.legions or after.current.galleys else say("panel-brief-nobody")

    def gain(self, wedge: Wedge) -> str:
        """What the wedge would bring now."""
        after = self._after(wedge)
        for chip in CHIPS:
            if chip == wedge:
                amount = rondel.yields(self.context.position, self.context.position.current, chip)
                return say("panel-gain-chips", resource=chip, count=amount)
        match wedge:
            case "temple":
                return say("panel-gain-temples", count=temples_most(after))
            case "arming":
                return say("panel-gain-units", count=units_most(after))
            case "know-how":
                return _advances(after)
            case _:
                return _marching(after)


def _payable(after: Position) -> list[Learn]:
    return [action for action in legal(after) if isinstance(action, Learn)]


def _advances(after: Position) -> str:
    payable = [action.advance for action in _payable(after)]
    if not payable:
        return say("panel-gain-no-advance")
    named = [
        say(
            "panel-advance-price",
            advance=KNOW_HOW_NAMES[advance],
            price=know_how.price(after, after.mover, advance).gold,
        )
        for advance in payable[:_MOST_NAMED]
    ]
    more = len(payable) - len(named)
    return say("panel-gain-advances", named=join(named, "or"), more=more)


def _marching(after: Position) -> str:
    nation = after.current
    if not nation.legions and not nation.galleys:
        return say("panel-gain-nobody")
    counts = {unit: nation.total(unit) for unit in UNITS if nation.total(unit)}
    return ", ".join(
        say("panel-gain-marching", unit=unit, count=count, steps=actions_per_unit(unit, nation.know_hows))
        for unit, count in counts.items()
    )
