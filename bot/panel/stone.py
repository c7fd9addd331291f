"""Moving the stone: reachable wedges, prices of the ways, and what each wedge yields."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, Protocol

from bot.engine.payment import AnyPrice
from bot.engine.rondel import steps_to
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import CHIPS, WEDGES, Chip, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PagePicture, PanelButton, rows
from bot.panel.payment import choices
from bot.rulesets import ruleset_of

_WAYS: Final = PagePicture(ways=True)


class WedgeTexts(Protocol):
    """A ruleset's texts about wedges without production, once the way is paid."""

    def brings(self, after: Any, wedge: Wedge) -> bool:
        """Return whether more than moving the stone is possible on a wedge now."""

    def brief_gain(self, after: Any, wedge: Wedge) -> str:
        """Summarise the gain for a button; "" if it does not fit."""

    def format_gain(self, after: Any, wedge: Wedge) -> str:
        """Summarise the gain in a few words."""


class Stone(ABC):
    """The wedges as seen by a player; rulesets provide their yields."""

    def __init__(self, context: BasicContext, move: Callable[[Wedge], Any], gains: WedgeTexts) -> None:
        self.context = context
        self._move = move
        """Creates the action that moves the stone."""
        self._gains = gains
        self._after = cache(self._position_after)

    def _position_after(self, wedge: Wedge) -> OwnPosition:
        """Return the position once the way is paid."""
        position, action = self.context.position, self.context.paid(self._move(wedge))
        return ruleset_of(position).rules.apply(position, action)[0]

    @abstractmethod
    def name(self, wedge: Wedge) -> str:
        """Return the name of a wedge."""

    @abstractmethod
    def ways(self) -> dict[Wedge, Sequence[Any]]:
        """Return the actions by reachable wedge; several if a choice is left."""

    @abstractmethod
    def price(self, wedge: Wedge) -> AnyPrice:
        """Return the price of the way to a wedge."""

    @abstractmethod
    def brief_chips(self, chip: Chip) -> str:
        """Summarise a production for a button."""

    @abstractmethod
    def chips(self, chip: Chip) -> str:
        """Summarise a production in a few words."""

    def choice(self, ways: Sequence[Any]) -> Sequence[PanelButton]:
        """Create a button per alternative of a wedge."""
        raise AssertionError(f"{ways} are one way")

    def blocks_before_move(self) -> Sequence[Block]:
        """Return blocks about other things that must precede moving the stone."""
        return ()

    @property
    def asked(self) -> str:
        """The question above the buttons of `choice`."""
        return ""

    def brings(self, wedge: Wedge) -> bool:
        """Return whether more than moving the stone is possible on a wedge now."""
        return self._gains.brings(self._after(wedge), wedge)

    def brief_gain(self, wedge: Wedge) -> str:
        """Summarise what a wedge yields, for a button."""
        chip = _produced_chip(wedge)
        return self.brief_chips(chip) if chip else self._gains.brief_gain(self._after(wedge), wedge)

    def gain(self, wedge: Wedge) -> str:
        """Summarise what a wedge yields, in the position after paying the way."""
        chip = _produced_chip(wedge)
        return self.chips(chip) if chip else self._gains.format_gain(self._after(wedge), wedge)


def _produced_chip(wedge: Wedge) -> Chip | None:
    """Return the chip a wedge produces; None for other wedges."""
    return next((chip for chip in CHIPS if chip == wedge), None)


def stone_page(stone: Stone) -> Page:
    """Create the page of all eight wedges, in order of the way and thus by price."""
    context, ways = stone.context, stone.ways()
    position = context.position
    order = sorted(WEDGES, key=lambda wedge: steps_to(position.current.wedge, wedge))
    lines = _lines(stone, [wedge for wedge in order if wedge in ways])
    if dear := len(WEDGES) - len(ways):  # the buttons tell each price
        lines.append(say("panel-wedges-dear", count=dear, held=position.current.purse.total))
    blocks: list[Block] = [*context.losses(), context.standing(), *(["\n".join(lines)] if lines else [])]
    for _, alike in groupby(order, key=lambda wedge: stone.price(wedge).total > 0):
        wedges = list(alike)
        presses = [_wedge_button(stone, wedge, ways.get(wedge, ())) for wedge in wedges]
        blocks += rows(presses, 4 if len(wedges) == len(WEDGES) else 5)
    blocks += stone.blocks_before_move()
    if context.view.may_undo or context.view.plan is not None or context.aside():
        blocks.append(context.last_row())
    return Page(say("panel-stone-title", round=position.round), tuple(blocks), _WAYS)


def way_page(stone: Stone, wedge: str = "") -> Page | None:
    """Create the confirmation of a way with a price or a choice; None if there is no such way."""
    context = stone.context
    found = next(((each, ways) for each, ways in stone.ways().items() if each == wedge), None)
    if found is None:
        return None
    way, ways = found
    price = stone.price(way).total
    if not price and len(ways) == 1:
        return None
    name, paid = stone.name(way), context.price(ways[0], ", ")
    asks = say("panel-way-asks", wedge=name, price=price, paid=paid) if price else ""
    gain = stone.gain(way)
    if _produced_chip(way):
        gain = say("panel-way-gain", gain=gain)  # else it reads as a second price
    told = [line for line in (asks, f"-# {gain}") if line]
    blocks: list[Block] = [
        context.standing(),
        *told,
        *context.paying_row(f"way.{way}", choices(context.position, [stone.price(way)], way)),
    ]
    go = context.do(say("panel-way-go", price=context.price(ways[0])), ways[:1], "good")
    if len(ways) > 1 and stone.asked:
        blocks.append(stone.asked)  # right above its answers, as "Marble first" could be taken for one
    presses = [go] if len(ways) == 1 else stone.choice(ways)
    blocks += context.leaving("stone", *presses)
    return Page(say("panel-way-title", wedge=name), tuple(blocks), _WAYS)


def _lines(stone: Stone, wedges: Sequence[Wedge]) -> list[str]:
    """Return what does not fit on the wedges' buttons, once for those that yield the same."""
    names = dict[str, list[str]]()
    for wedge in wedges:
        if not stone.brief_gain(wedge) and (gain := stone.gain(wedge)):
            names.setdefault(gain, []).append(stone.name(wedge))
    return [say("panel-wedge-gain", wedge=join(each), gain=gain) for gain, each in names.items()]


def _wedge_button(stone: Stone, wedge: Wedge, ways: Sequence[Any]) -> PanelButton:
    """Create a wedge's button with price and gain; a price is confirmed, an unaffordable way disabled."""
    price, context = stone.price(wedge).total, stone.context
    told = [stone.name(wedge), stone.brief_gain(wedge) if ways else ""]
    label = " · ".join(filter(None, [*told, say("panel-wedge-price", count=price) if price else ""]))
    if len(ways) == 1 and not price:
        return context.do(label, ways, "main" if stone.brings(wedge) else "plain", icon=wedge)
    return context.go(label, f"way.{wedge}", disabled=not ways, icon=wedge)
