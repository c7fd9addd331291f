"""What each wedge of Duellum would bring."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Learn, Recruit, Rondel
from bot.engine.duellum.rules import know_how
from bot.engine.duellum.rules.affordable import temples_most, units_most, walls_most
from bot.engine.duellum.rules.rondel import crossings, price, yields
from bot.engine.payment import AnyPrice
from bot.engine.terms import CHIPS, UNITS, Chip, Wedge
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel import stone
from bot.panel.duellum.builder import PageContext
from bot.panel.page import Page, PanelButton
from bot.text.duellum.position.names import KNOW_HOW_NAMES, WEDGE_NAMES

_MOST_NAMED: Final = 3


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
        after = self._after(wedge)
        match wedge:
            case "temple":
                return temples_most(after) + walls_most(after) > 0
            case "arming":
                return units_most(after) > 0
            case "know-how":
                return bool(_payable(after)) or _recruits(after) > 0
            case "maneuver-1" | "maneuver-2":
                return bool(after.current.legions or after.current.galleys)
            case _:
                return True

    def brief_gain(self, wedge: Wedge) -> str:
        """In as few letters as a button has room for."""
        for chip in CHIPS:
            if chip == wedge:
                count, coin = self._yields(chip)
                return say("duellum-panel-brief-chips", count=count, coin="yes" if coin else "no")
        after = self._after(wedge)
        match wedge:
            case "temple":
                temples, walls = temples_most(after), walls_most(after)
                return say("duellum-panel-brief-temple", temples=temples, walls=walls)
            case "arming":
                return say("panel-brief-most", count=units_most(after))
            case "know-how":
                return "" if self.brings(wedge) else say("panel-brief-most", count=0)
            case _:
                return "" if self.brings(wedge) else say("panel-brief-nobody")

    def gain(self, wedge: Wedge) -> str:
        """What the wedge would bring now."""
        after = self._after(wedge)
        for chip in CHIPS:
            if chip == wedge:
                count, coin = self._yields(chip)
                coins = "yes" if coin else "no"
                return say("duellum-panel-gain-chips", resource=chip, count=count, coin=coins)
        match wedge:
            case "temple":
                temples = say("panel-gain-temples", count=temples_most(after))
                return say("duellum-panel-gain-temple", temples=temples, walls=walls_most(after))
            case "arming":
                return say("panel-gain-units", count=units_most(after))
            case "know-how":
                return _scientia(after)
            case _:
                return _marching(after)


def _payable(after: Position) -> list[Learn]:
    return [action for action in legal(after) if isinstance(action, Learn)]


def _recruits(after: Position) -> int:
    """The most units that could come into the box."""
    return max((each.legions + each.galleys for each in legal(after) if isinstance(each, Recruit)), default=0)


def _scientia(after: Position) -> str:
    payable = [action.advance for action in _payable(after)]
    if payable:
        named = [
            say(
                "panel-advance-price",
                advance=KNOW_HOW_NAMES[advance],
                price=know_how.price(after, advance).gold,
            )
            for advance in payable[:_MOST_NAMED]
        ]
        told = say("panel-gain-advances", named=join(named, "or"), more=len(payable) - len(named))
    else:
        told = say("panel-gain-no-advance")
    return say("duellum-panel-gain-scientia", advances=told, recruits=_recruits(after))


def _marching(after: Position) -> str:
    nation = after.current
    if not nation.legions and not nation.galleys:
        return say("panel-gain-nobody")
    counts = {unit: nation.total(unit) for unit in UNITS if nation.total(unit)}
    return ", ".join(
        say("duellum-panel-gain-marching", unit=unit, count=count, borders=crossings(nation, unit))
        for unit, count in counts.items()
    )
