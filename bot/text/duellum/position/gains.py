"""What landing on a wedge would yield besides chips, given the position after paying for the steps."""

from functools import partial

from bot.engine.duellum import Position, legal
from bot.engine.duellum.actions import Learn, Recruit
from bot.engine.duellum.constants import WALL_PRICE
from bot.engine.duellum.rules import arming, building, know_how
from bot.engine.duellum.rules.affordable import placeable, temples_most, units_most, walls_most
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.duellum.supply import units_left, walls_left
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS, Wedge
from bot.i18n.catalogue import say
from bot.text.duellum.position.names import KNOW_HOW_NAMES
from bot.text.position.gains import format_advances, format_marching
from bot.text.prices import brief_price


def brings(after: Position, wedge: Wedge) -> bool:
    """Return whether the wedge's action is possible after paying for the steps; always for production."""
    match wedge:
        case "temple":
            return temples_most(after) + walls_most(after) > 0
        case "arming":
            return units_most(after) > 0
        case "know-how":
            return bool(_affordable_learn_actions(after)) or _max_recruits(after) > 0
        case "maneuver-1" | "maneuver-2":
            return bool(after.current.legions or after.current.galleys)
        case _:
            return True


def brief_gain(after: Position, wedge: Wedge) -> str:
    """Summarise what a wedge would yield, for a button; "" if that takes a sentence or is only chips."""
    if wedge == "arming" and not sum(after.turn.ready):
        return say("duellum-panel-brief-box")
    possible = brings(after, wedge)
    if not possible and (least := _least_price(after, wedge)):
        return say("panel-brief-needs", price=brief_price(least))
    match wedge:
        case "temple":
            return say("duellum-panel-brief-temple", temples=temples_most(after), walls=walls_most(after))
        case "arming":
            return say("panel-brief-most", count=units_most(after))
        case "know-how" if not possible:
            return say("panel-brief-most", count=0)
        case "maneuver-1" | "maneuver-2" if not possible:
            return say("panel-brief-no-units")
        case _:
            return ""


def _least_price(after: Position, wedge: Wedge) -> ChipPrice | None:
    """Return the price of the cheapest purchase on a wedge, affordable or not; None if there is none."""
    prices, mine = list[ChipPrice](), after.current
    match wedge:
        case "temple":
            bare = building.bare_cities(after) if after.bank.temples else ()
            prices += [building.temple_price(after, city) for city in bare]
            prices += [WALL_PRICE] if walls_left(mine) and building.open_cities(after) else []
        case "arming":
            prices += [arming.price(1)] if placeable(after) else []
        case "know-how":
            prices += [know_how.price(after, advance) for advance in know_how.learnable(after)]
            kinds = [unit for unit in UNITS if units_left(mine, unit)]
            prices += [know_how.recruit_price(unit == "legion", unit == "galley") for unit in kinds]
    return min(prices, key=lambda price: price.total, default=None)


def format_gain(after: Position, wedge: Wedge) -> str:
    """Summarise what a wedge would yield; "" for production wedges, whose chips are listed separately."""
    match wedge:
        case "temple":
            return _format_temple_gain(after)
        case "arming" if not sum(after.turn.ready):
            return say("duellum-panel-gain-box")
        case "arming":
            return say("panel-gain-units", count=units_most(after), dear=placeable(after) > 0)
        case "know-how":
            return _format_know_how_gain(after)
        case "maneuver-1" | "maneuver-2":
            return format_marching(after.current, partial(crossings, after.current))
        case _:
            return ""


def _format_temple_gain(after: Position) -> str:
    bare = bool(after.bank.temples and after.current.cities.keys() - after.current.temples)
    temples = say("panel-gain-temples", count=temples_most(after), dear=bare)
    return say("duellum-panel-gain-temple", temples=temples, walls=walls_most(after))


def _affordable_learn_actions(after: Position) -> list[Learn]:
    return [action for action in legal(after) if isinstance(action, Learn)]


def _max_recruits(after: Position) -> int:
    return max((each.legions + each.galleys for each in legal(after) if isinstance(each, Recruit)), default=0)


def _format_know_how_gain(after: Position) -> str:
    payable = [
        (KNOW_HOW_NAMES[action.advance], know_how.price(after, action.advance).gold)
        for action in _affordable_learn_actions(after)
    ]
    told = format_advances(payable, dear=bool(know_how.learnable(after)))
    return say("duellum-panel-gain-scientia", advances=told, recruits=_max_recruits(after))
