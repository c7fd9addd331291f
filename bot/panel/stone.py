"""The first step of a turn: where the stone may go, what the way costs, and what each wedge would bring."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, Protocol

from bot.engine.payment import AnyPrice
from bot.engine.rondel import steps_to
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import CHIPS, WEDGES, Chip, Resource, Wedge
from bot.i18n.catalogue import say
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PagePicture, PanelButton, rows
from bot.panel.payment import choices
from bot.rulesets import ruleset_of

_WAYS: Final = PagePicture(ways=True)


class Gains(Protocol):
    """What a ruleset's texts say of a wedge that produces no chips, once the way to it is paid."""

    def brings(self, after: Any, wedge: Wedge) -> bool:
        """Whether more than the stone could be moved there now."""

    def brief_gain(self, after: Any, wedge: Wedge) -> str:
        """What it would bring, in as few letters as a button has room for; nothing where it has not."""

    def format_gain(self, after: Any, wedge: Wedge) -> str:
        """What it would bring, in a few words."""


class Stone(ABC):
    """The wedges as one player finds them; each ruleset says what they bring."""

    def __init__(self, context: BasicContext, move: Callable[[Wedge], Any], gains: Gains) -> None:
        self.context = context
        self._move = move
        """The action that moves the stone."""
        self._gains = gains
        self._after = cache(self._paid)

    def _paid(self, wedge: Wedge) -> OwnPosition:
        """The position once the way is paid."""
        position, action = self.context.position, self.context.paid(self._move(wedge))
        return ruleset_of(position).rules.apply(position, action)[0]

    @abstractmethod
    def name(self, wedge: Wedge) -> str:
        """What it is called."""

    @abstractmethod
    def ways(self) -> dict[Wedge, Sequence[Any]]:
        """Where the stone may go, with the action; with several where something is left to choose."""

    @abstractmethod
    def price(self, wedge: Wedge) -> AnyPrice:
        """What the way there costs."""

    @abstractmethod
    def brief_chips(self, chip: Chip) -> str:
        """What a production would bring, in as few letters as a button has room for."""

    @abstractmethod
    def chips(self, chip: Chip) -> str:
        """What a production would bring, in a few words."""

    def choice(self, ways: Sequence[Any]) -> Sequence[PanelButton]:
        """Buttons to go, each with its choice, where a wedge leaves one."""
        raise AssertionError(f"{ways} are one way")

    def besides(self) -> Sequence[Block]:
        """Blocks about what else can only be done before the stone moves."""
        return ()

    @property
    def asked(self) -> str:
        """The question above the buttons of `choice`."""
        return ""

    def brings(self, wedge: Wedge) -> bool:
        """Whether more than the stone could be moved there now."""
        return self._gains.brings(self._after(wedge), wedge)

    def brief_gain(self, wedge: Wedge) -> str:
        """What the wedge would bring, in as few letters as a button has room for."""
        chip = _produced(wedge)
        return self.brief_chips(chip) if chip else self._gains.brief_gain(self._after(wedge), wedge)

    def gain(self, wedge: Wedge) -> str:
        """What the wedge would bring now, asked of the position after the way is paid."""
        chip = _produced(wedge)
        return self.chips(chip) if chip else self._gains.format_gain(self._after(wedge), wedge)


def _produced(wedge: Wedge) -> Chip | None:
    """The chip that a wedge produces; None for all others."""
    return next((chip for chip in CHIPS if chip == wedge), None)


def stone_page(stone: Stone) -> Page:
    """All eight wedges, the next one on the way first: so they stand by price."""
    context, ways = stone.context, stone.ways()
    position = context.position
    order = sorted(WEDGES, key=lambda wedge: steps_to(position.current.wedge, wedge))
    lines = [line for wedge in order if (line := _line(stone, wedge, reachable=wedge in ways))]
    blocks: list[Block] = [*context.losses(), context.standing(), *(["\n".join(lines)] if lines else [])]
    for _, alike in groupby(order, key=lambda wedge: stone.price(wedge).total > 0):
        wedges = list(alike)
        presses = [_press(stone, wedge, ways.get(wedge, ())) for wedge in wedges]
        blocks += rows(presses, 4 if len(wedges) == len(WEDGES) else 5)
    blocks += context.paying_row("stone", _spent(stone, ways))
    blocks += stone.besides()
    if context.view.may_undo or context.view.plan is not None or context.aside():
        blocks.append(context.back_row())
    return Page(say("panel-stone-title", round=position.round), tuple(blocks), _WAYS)


def way_page(stone: Stone, wedge: str = "") -> Page | None:
    """Asks before a way that costs something or leaves a choice; None where there is no such way."""
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
    choosing = stone.asked if len(ways) > 1 else ""
    told = [line for line in (asks, f"-# {stone.gain(way)}", choosing) if line]
    blocks: list[Block] = [context.standing(), *told, *context.paying_row(f"way.{way}", _spent(stone, {way}))]
    go = context.do(say("panel-way-go", price=context.price(ways[0])), ways[:1], "good")
    presses = [go] if len(ways) == 1 else stone.choice(ways)
    blocks += context.leaving("stone", *presses)
    return Page(say("panel-way-title", wedge=name), tuple(blocks), _WAYS)


def _spent(stone: Stone, reached: Any) -> tuple[Resource, ...]:
    return choices(stone.context.position, [stone.price(wedge) for wedge in reached])


def _line(stone: Stone, wedge: Wedge, *, reachable: bool) -> str:
    """What the wedge's button has no room for; nothing where it says it all."""
    price, name = stone.price(wedge).total, stone.name(wedge)
    if not reachable:
        held = stone.context.position.current.purse.total
        return say("panel-wedge-dear", wedge=name, price=price, held=held)
    gain = "" if stone.brief_gain(wedge) else stone.gain(wedge)
    if price == 0:
        return gain and say("panel-wedge-free", wedge=name, gain=gain)
    paid = stone.context.price(stone.ways()[wedge][0])
    if not gain:
        return say("panel-wedge-costs", wedge=name, price=paid)
    return say("panel-wedge-paid", wedge=name, gain=gain, price=paid)


def _press(stone: Stone, wedge: Wedge, ways: Sequence[Any]) -> PanelButton:
    """What it costs and brings; a way that costs something is asked about, one too dear is dead."""
    price, context = stone.price(wedge).total, stone.context
    told = [stone.name(wedge), stone.brief_gain(wedge) if ways else ""]
    label = " · ".join(filter(None, [*told, say("panel-wedge-price", count=price) if price else ""]))
    if len(ways) == 1 and not price:
        return context.do(label, ways, "main" if stone.brings(wedge) else "plain", icon=wedge)
    return context.go(label, f"way.{wedge}", disabled=not ways, icon=wedge)
