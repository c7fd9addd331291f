"""The first step of a turn: where the stone may go, what the way costs, and what each wedge would bring."""

from itertools import groupby
from typing import Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Learn, Rondel
from bot.engine.antike.affordable import temples_most, units_most
from bot.engine.antike.constants import actions_per_unit
from bot.engine.antike.rules import know_how
from bot.engine.antike.rules.rondel import yields
from bot.engine.rondel import steps_to, wedge_price
from bot.engine.terms import CHIPS, UNITS, WEDGES, Resource, Wedge
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel.antike.builder import PageContext
from bot.panel.antike.payment import choices, paid_first
from bot.panel.page import Block, Page, PagePicture, PanelButton, Row, rows
from bot.text.antike.position.names import KNOW_HOW_NAMES

_MOST_NAMED: Final = 3
_WAYS: Final = PagePicture(ways=True)


def stone_page(context: PageContext) -> Page:
    """All eight wedges, the next one on the way first: so they stand by price."""
    position = context.position
    reached = _reached(context)
    order = sorted(WEDGES, key=lambda wedge: steps_to(position.current.wedge, wedge))
    lines = [line for wedge in order if (line := _line(context, wedge, reachable=wedge in reached))]
    blocks: list[Block] = [*context.losses(), context.standing(), *(["\n".join(lines)] if lines else [])]
    for _, alike in groupby(order, key=lambda wedge: _price(position, wedge) > 0):
        wedges = list(alike)
        presses = [_press(context, wedge, reachable=wedge in reached) for wedge in wedges]
        blocks += rows(presses, 4 if len(wedges) == len(WEDGES) else 5)
    blocks += context.paying_row("stone", _spent(position, reached))
    if context.view.may_undo or context.view.plan is not None:
        blocks.append(context.back_row())
    return Page(say("panel-stone-title", round=position.round), tuple(blocks), _WAYS)


def way_page(context: PageContext, wedge: str = "") -> Page | None:
    """Asks once more before a way that costs something; None where there is no such way."""
    position = context.position
    found = next((each for each in _reached(context) if each == wedge and _price(position, each)), None)
    if found is None:
        return None
    told = say(
        "panel-way-asks", wedge=found, price=_price(position, found), paid=context.price(Rondel(found), ", ")
    )
    blocks: list[Block] = [context.standing(), told, f"-# {_gain(context, found)}"]
    blocks += context.paying_row(f"way.{found}", _spent(position, {found}))
    go = context.do(say("panel-way-go", price=context.price(Rondel(found))), [Rondel(found)], "good")
    blocks.append(Row((go, context.go(say("panel-other"), "stone"))))
    return Page(say("panel-way-title", wedge=found), tuple(blocks), _WAYS)


def _reached(context: PageContext) -> set[Wedge]:
    return {action.wedge for action in context.listed(Rondel) if isinstance(action, Rondel)}


def _price(position: Position, wedge: Wedge) -> int:
    return wedge_price(position.current.wedge, wedge).total


def _spent(position: Position, reached: set[Wedge]) -> tuple[Resource, ...]:
    return choices(position, [wedge_price(position.current.wedge, wedge) for wedge in reached])


def _line(context: PageContext, wedge: Wedge, *, reachable: bool) -> str:
    """What the wedge's button has no room for; nothing where it says it all."""
    price = _price(context.position, wedge)
    if not reachable:
        held = context.position.current.purse.total
        return say("panel-wedge-dear", wedge=wedge, price=price, held=held)
    gain = "" if _brief_gain(context, wedge) else _gain(context, wedge)
    if price == 0:
        return gain and say("panel-wedge-free", wedge=wedge, gain=gain)
    paid = context.price(Rondel(wedge))
    if not gain:
        return say("panel-wedge-costs", wedge=wedge, price=paid)
    return say("panel-wedge-paid", wedge=wedge, gain=gain, price=paid)


def _press(context: PageContext, wedge: Wedge, *, reachable: bool) -> PanelButton:
    """What it costs and brings; a way that costs something is asked about, one too dear is dead."""
    price = _price(context.position, wedge)
    told = [say("wedge", wedge=wedge), _brief_gain(context, wedge) if reachable else ""]
    label = " · ".join(filter(None, [*told, say("panel-wedge-price", count=price) if price else ""]))
    if reachable and not price:
        return context.do(label, [Rondel(wedge)], "main" if _brings(context, wedge) else "plain")
    return context.go(label, f"way.{wedge}", disabled=not reachable)


def _after(context: PageContext, wedge: Wedge) -> Position:
    """The position once the way is paid."""
    after, _ = apply(context.position, paid_first(context.position, Rondel(wedge), context.first))
    return after


def _brings(context: PageContext, wedge: Wedge) -> bool:
    """Whether more than the stone could be moved there now."""
    after = _after(context, wedge)
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


def _brief_gain(context: PageContext, wedge: Wedge) -> str:
    """What the wedge would bring, in as few letters as a button has room for."""
    for chip in CHIPS:
        if chip == wedge:
            return f"+{yields(context.position, context.position.current, chip)}"
    after = _after(context, wedge)
    match wedge:
        case "temple":
            return say("panel-brief-most", count=temples_most(after))
        case "arming":
            return say("panel-brief-most", count=units_most(after))
        case "know-how":
            return "" if _payable(after) else say("panel-brief-most", count=0)
        case _:
            return "" if after.current.legions or after.current.galleys else say("panel-brief-nobody")


def _gain(context: PageContext, wedge: Wedge) -> str:
    """What the wedge would bring now, asked of the position after the way is paid."""
    after = _after(context, wedge)
    for chip in CHIPS:
        if chip == wedge:
            amount = yields(context.position, context.position.current, chip)
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
