"""The first step of a turn: where the stone may go, what the way costs, and what each wedge would bring."""

from typing import Final

from bot.engine.antike import Position, apply, arming, know_how, legal
from bot.engine.antike.actions import Action, Learn, Rondel
from bot.engine.antike.limits import TEMPLE_PRICE, actions_per_unit
from bot.engine.antike.rondel import steps_to, wedge_price, yields
from bot.engine.terms import CHIPS, UNITS, WEDGES, Resource, Wedge
from bot.panel.hand import Hand
from bot.panel.page import Block, Page, Press, rows
from bot.panel.paying import choices, paid_first
from bot.words.names import KNOW_HOW_NAMES, join
from bot.words.speech import say

__all__ = ["stone_page"]

_MOST_NAMED: Final = 3


def stone_page(hand: Hand) -> Page:
    """All eight wedges, the next one on the way first."""
    position = hand.position
    reached = {action.wedge for action in hand.listed(Rondel) if isinstance(action, Rondel)}
    order = sorted(WEDGES, key=lambda wedge: steps_to(position.current.wedge, wedge))
    lines = [_line(hand, wedge, reachable=wedge in reached) for wedge in order]
    presses = [_press(hand, wedge, reachable=wedge in reached) for wedge in order]
    blocks: list[Block] = [hand.standing(), "\n".join(lines), *rows(presses, 4)]
    blocks += hand.paying_row("stone", _spent(position, reached))
    if hand.desk.may_undo or hand.desk.plan is not None:
        blocks.append(hand.back_row())
    return Page(say("panel-stone-title", round=position.round), tuple(blocks))


def _spent(position: Position, reached: set[Wedge]) -> tuple[Resource, ...]:
    return choices(position, [wedge_price(position.current.wedge, wedge) for wedge in reached])


def _line(hand: Hand, wedge: Wedge, *, reachable: bool) -> str:
    price = wedge_price(hand.position.current.wedge, wedge).total
    if not reachable:
        held = hand.position.current.purse.total
        return say("panel-wedge-dear", wedge=wedge, price=price, held=held)
    gain = _gain(hand, wedge)
    if price == 0:
        return say("panel-wedge-free", wedge=wedge, gain=gain)
    return say("panel-wedge-paid", wedge=wedge, gain=gain, price=hand.price(Rondel(wedge)))


def _press(hand: Hand, wedge: Wedge, *, reachable: bool) -> Press:
    label = say("panel-wedge-button", wedge=wedge)
    if reachable:
        return hand.do(label, [Rondel(wedge)])
    return hand.go(label, f"stone..{wedge}", disabled=True)


def _gain(hand: Hand, wedge: Wedge) -> str:
    """What the wedge would bring now, asked of the position after the way is paid."""
    move: Action = paid_first(hand.position, Rondel(wedge), hand.first)
    after, _ = apply(hand.position, move)
    for chip in CHIPS:
        if chip == wedge:
            return say(
                "panel-gain-chips", resource=chip, count=yields(hand.position, hand.position.current, chip)
            )
    match wedge:
        case "temple":
            return say("panel-gain-temples", count=_temples(after))
        case "arming":
            return say("panel-gain-units", count=_units(after))
        case "know-how":
            return _advances(after)
        case _:
            return _marching(after)


def _temples(after: Position) -> int:
    purse, bare = after.current.purse, len(after.current.cities - after.current.temples)
    return min(bare, after.bank.temples, (purse.marble + purse.coins) // TEMPLE_PRICE.marble)


def _units(after: Position) -> int:
    """As many as cities, supply and iron allow, whichever kinds."""
    board, nation = after.setup.board, after.current
    places = sum(
        arming.places_left(after, city)
        for city in nation.cities
        if any(board.carries(unit, city) for unit in UNITS)
    )
    supply = sum(arming.supply_left(after.setup, nation, unit) for unit in UNITS)
    return min(places, supply, nation.purse.iron + nation.purse.coins)


def _advances(after: Position) -> str:
    payable = [action.advance for action in legal(after) if isinstance(action, Learn)]
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
    return say(
        "panel-gain-marching",
        legions=nation.total("legion"),
        galleys=nation.total("galley"),
        legion=actions_per_unit("legion", nation.know_hows),
        galley=actions_per_unit("galley", nation.know_hows),
    )
