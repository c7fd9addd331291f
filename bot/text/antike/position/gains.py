"""What landing on a wedge would yield besides chips, given the position after paying for the steps."""

from functools import partial

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Learn
from bot.engine.antike.constants import TEMPLE_PRICE, actions_per_unit
from bot.engine.antike.rules import arming, know_how
from bot.engine.antike.rules.affordable import placeable, temple_sites, temples_most, units_most
from bot.engine.payment import ChipPrice
from bot.engine.terms import MANEUVERS, Wedge
from bot.i18n.catalogue import say
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.position.gains import format_advances, format_marching
from bot.text.prices import brief_price


def brings(after: Position, wedge: Wedge) -> bool:
    """Return whether the wedge's action is possible after paying for the steps; always for production."""
    match wedge:
        case "temple":
            return temples_most(after) > 0
        case "arming":
            return units_most(after) > 0
        case "know-how":
            return bool(_affordable_learn_actions(after))
        case "maneuver-1" | "maneuver-2":
            return bool(after.current.legions or after.current.galleys)
        case _:
            return True


def brief_gain(after: Position, wedge: Wedge) -> str:
    """Summarise what a wedge would yield, for a button; "" if that takes a sentence or is only chips."""
    possible = brings(after, wedge)
    if not possible and (least := _least_price(after, wedge)):
        return say("panel-brief-needs", price=brief_price(least))
    if wedge in MANEUVERS:
        return "" if possible else say("panel-brief-no-units")
    if wedge in {"temple", "arming"} or not possible:
        return say("panel-brief-most", count=_most(after, wedge))
    return ""


def format_gain(after: Position, wedge: Wedge) -> str:
    """Summarise what a wedge would yield; "" for production wedges, whose chips are listed separately."""
    gain, least = _format_gain(after, wedge), _least_price(after, wedge)
    if least is None or (wedge == "know-how" and brings(after, wedge)):  # each is named with its price
        return gain
    count = _most(after, wedge)
    return say("panel-gain-priced", gain=gain, price=brief_price(least), count=count, wedge=wedge)


def _most(after: Position, wedge: Wedge) -> int:
    """Return how many temples or units can be bought; 0 on other wedges."""
    match wedge:
        case "temple":
            return temples_most(after)
        case "arming":
            return units_most(after)
        case _:
            return 0


def _least_price(after: Position, wedge: Wedge) -> ChipPrice | None:
    """Return the price of the cheapest purchase on a wedge, affordable or not; None if there is none."""
    match wedge:
        case "temple":
            return TEMPLE_PRICE if temple_sites(after) else None
        case "arming":
            return arming.price(1) if placeable(after) else None
        case "know-how":
            return know_how.least_price(after)
        case _:
            return None


def _format_gain(after: Position, wedge: Wedge) -> str:
    match wedge:
        case "temple":
            return say("panel-gain-temples", count=_most(after, wedge), dear=temple_sites(after) > 0)
        case "arming":
            return say("panel-gain-units", count=_most(after, wedge), dear=placeable(after) > 0)
        case "know-how":
            return _format_know_how_gain(after)
        case "maneuver-1" | "maneuver-2":
            return format_marching(
                after.current, partial(actions_per_unit, know_hows=after.current.know_hows)
            )
        case _:
            return ""


def _affordable_learn_actions(after: Position) -> list[Learn]:
    return [action for action in legal(after) if isinstance(action, Learn)]


def _format_know_how_gain(after: Position) -> str:
    payable = [
        (KNOW_HOW_NAMES[action.advance], know_how.price(after, after.mover, action.advance).gold)
        for action in _affordable_learn_actions(after)
    ]
    return format_advances(payable, dear=bool(know_how.learnable(after)))
