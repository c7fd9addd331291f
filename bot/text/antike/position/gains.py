"""What landing on a wedge would yield besides chips, given the position after paying for the steps."""

from typing import Final

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Learn
from bot.engine.antike.constants import TEMPLE_PRICE, actions_per_unit
from bot.engine.antike.rules import arming, know_how
from bot.engine.antike.rules.affordable import placeable, temple_sites, temples_most, units_most
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.prices import brief_price

_MOST_NAMED: Final = 3


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
    if least := _price_out_of_reach(after, wedge):
        return say("panel-brief-needs", price=brief_price(least))
    match wedge:
        case "temple":
            return say("panel-brief-most", count=temples_most(after), dear=False)
        case "arming":
            return say("panel-brief-most", count=units_most(after), dear=False)
        case "know-how" if not brings(after, wedge):
            return say("panel-brief-most", count=0, dear=False)
        case "maneuver-1" | "maneuver-2" if not brings(after, wedge):
            return say("panel-brief-nobody")
        case _:
            return ""


def format_gain(after: Position, wedge: Wedge) -> str:
    """Summarise what a wedge would yield; "" for production wedges, whose chips are listed separately."""
    gain, least = _format_gain(after, wedge), _price_out_of_reach(after, wedge)
    return say("panel-gain-dear", gain=gain, price=brief_price(least), wedge=wedge) if least else gain


def _price_out_of_reach(after: Position, wedge: Wedge) -> ChipPrice | None:
    """Return what the cheapest purchase on a wedge costs if nothing there is affordable.

    None if something is, or if there would be nothing to buy at any price.
    """
    if brings(after, wedge):
        return None
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
            most = temples_most(after)
            temples = say("panel-gain-temples", count=most, dear=temple_sites(after) > 0)
            return _with_price(temples, most, TEMPLE_PRICE)
        case "arming":
            most = units_most(after)
            units = say("panel-gain-units", count=most, dear=placeable(after) > 0)
            return _with_price(units, most, arming.price(1))
        case "know-how":
            return _format_know_how_gain(after)
        case "maneuver-1" | "maneuver-2":
            return _format_maneuver_gain(after)
        case _:
            return ""


def _with_price(gain: str, most: int, price: ChipPrice) -> str:
    """Append the price of one to what can be bought: beside the price of the way, it would seem free."""
    return say("panel-gain-priced", gain=gain, count=most, price=brief_price(price)) if most else gain


def _affordable_learn_actions(after: Position) -> list[Learn]:
    return [action for action in legal(after) if isinstance(action, Learn)]


def _format_know_how_gain(after: Position) -> str:
    payable = [action.advance for action in _affordable_learn_actions(after)]
    if not payable:
        return say("panel-gain-no-advance", dear=bool(know_how.learnable(after)))
    named = [
        say(
            "panel-advance-price",
            advance=KNOW_HOW_NAMES[advance],
            price=know_how.price(after, after.mover, advance).gold,
        )
        for advance in payable[:_MOST_NAMED]
    ]
    more = len(payable) - len(named)
    return join([*named, say("panel-gain-more", count=more)] if more else named, "or")


def _format_maneuver_gain(after: Position) -> str:
    nation = after.current
    if not nation.legions and not nation.galleys:
        return say("panel-gain-nobody")
    counts = {unit: nation.total(unit) for unit in UNITS if nation.total(unit)}
    return ", ".join(
        say("panel-gain-marching", unit=unit, count=count, steps=actions_per_unit(unit, nation.know_hows))
        for unit, count in counts.items()
    )
