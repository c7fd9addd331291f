"""What can be done next, named by commands: short, for the end of every private reply."""

from collections.abc import Callable
from typing import Final

from bot.engine.antike import Position, legal, open_types, picking
from bot.engine.antike.actions import Action, ActionType, Arm, Conquer, Fight, Found, Learn, Rondel, Temple
from bot.engine.antike.founding import free_sites, stones_left
from bot.engine.antike.know_how import learnable
from bot.engine.antike.limits import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rondel import wedge_price
from bot.engine.antike.stacks import ready
from bot.engine.terms import UNITS, Wedge
from bot.words.names import KNOW_HOW_NAMES, WEDGE_NAMES, join, place, resources, units
from bot.words.prices import brief_price, lacking

__all__ = ["tell_next", "tell_pick", "wedge_command"]

_MOST_NAMES: Final = 4


def wedge_command(wedge: Wedge) -> str:
    """The command that moves the stone to a wedge."""
    return f"`/{wedge.split('-')[0]}`" if wedge.startswith("maneuver") else f"`/{wedge}`"


def tell_next(position: Position) -> str:
    """What whoever must act can do now, in a sentence or two."""
    kinds = open_types(position)
    if "take_chip" in kinds:
        return "**Next:** take the chip the bank owes you; any wedge's command, like `/marble`, offers it."
    if "choose_personage" in kinds:
        return "**Next:** choose a personage; `/end-turn` offers them."
    if "answer" in kinds:
        return "**Next:** `/answer`: fight, or let them be."
    if "pick_city" in kinds:
        return f"**Next:** {tell_pick(position)}"
    if "rondel" in kinds:
        return f"**Next:** move your stone. {_wedges(position)}"
    ways, hints = _options(position)
    told = f"**Next:** {join(ways, 'or')}." if ways else ""
    return " ".join([told, *hints]).strip()


def tell_pick(position: Position) -> str:
    """How a start city is picked (X4, S10)."""
    sites = picking.free_sites(position)
    if len(sites) <= _MOST_NAMES:
        return f"pick a start city with `/found`: {_places(position, list(sites))}."
    return "pick a start city with `/found`, in any province without a city. `/moves` lists them."


def _wedges(position: Position) -> str:
    """Wedges by price, those within reach first."""
    by_price: dict[int, list[str]] = {}
    for action in legal(position):
        if isinstance(action, Rondel):
            price = wedge_price(position.current.wedge, action.wedge).total
            by_price.setdefault(price, []).append(_wedge(position, action.wedge))
    told = [
        f"{'Free' if price == 0 else f'for {price}'}: {join(list(dict.fromkeys(by_price[price])), 'or')}"
        for price in sorted(by_price)
    ]
    return f"{'; '.join(told)}."


def _wedge(position: Position, wedge: Wedge) -> str:
    """Before a nation's first turn both maneuver wedges are one and the same to it."""
    if not wedge.startswith("maneuver"):
        return wedge_command(wedge)
    return f"`/maneuver` ({WEDGE_NAMES[wedge].split('(')[1]}" if position.current.wedge else "`/maneuver`"


def _options(position: Position) -> tuple[list[str], list[str]]:
    """Commands that work now, and why one or the other does not."""
    possible: dict[ActionType, list[Action]] = {}
    for action in legal(position):
        possible.setdefault(action.type, []).append(action)
    ways, hints = [], []
    for kind in open_types(position):
        if kind in possible:
            ways.append(_WAYS[kind](position, possible[kind]))
        elif kind in _HINTS and (hint := _HINTS[kind](position)):
            hints.append(hint)
    return list(dict.fromkeys(ways)), hints


def _names(names: list[str]) -> str:
    """The first few of them."""
    told = list(dict.fromkeys(names))
    if len(told) > _MOST_NAMES:
        told = [*told[:_MOST_NAMES], f"{len(told) - _MOST_NAMES} more"]
        return join(told)
    return join(told, "or")


def _places(position: Position, provinces: list[str]) -> str:
    return _names([place(position.setup.board, province) for province in provinces])


def _temple(position: Position, actions: list[Action]) -> str:
    cities = _places(position, [action.province for action in actions if isinstance(action, Temple)])
    return f"`/temple` ({brief_price(TEMPLE_PRICE)}: {cities})"


def _arm(position: Position, actions: list[Action]) -> str:
    cities = _places(position, [action.province for action in actions if isinstance(action, Arm)])
    return f"`/arming` (1 iron a unit: {cities})"


def _learn(position: Position, actions: list[Action]) -> str:
    del position
    return f"`/know-how` ({_names([KNOW_HOW_NAMES[a.advance] for a in actions if isinstance(a, Learn)])})"


def _move(position: Position, actions: list[Action]) -> str:
    del actions
    nation = position.current
    counts = {unit: sum(ready(stack) for stack in nation.stacks(unit).values()) for unit in UNITS}
    told = join([units(count, unit) for unit, count in counts.items() if count])
    return f"`/move` ({told} ready)"


def _fight(position: Position, actions: list[Action]) -> str:
    return f"`/fight` ({_places(position, [a.province for a in actions if isinstance(a, Fight)])})"


def _conquer(position: Position, actions: list[Action]) -> str:
    return f"`/conquer` ({_places(position, [a.province for a in actions if isinstance(a, Conquer)])})"


def _found(position: Position, actions: list[Action]) -> str:
    return f"`/found` ({_places(position, [a.province for a in actions if isinstance(a, Found)])})"


_WAYS: Final[dict[ActionType, Callable[[Position, list[Action]], str]]] = {
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "fight": _fight,
    "conquer": _conquer,
    "found": _found,
    "trade": lambda position, actions: "`/trade`",
    "end_turn": lambda position, actions: "`/end-turn`",
}


def _no_temple(position: Position) -> str:
    if not position.current.cities - position.current.temples or not position.bank.temples:
        return ""
    return f"(A temple would need {resources(lacking(TEMPLE_PRICE, position.current.purse))} more.)"


def _nothing_learned(position: Position) -> str:
    return "(You cannot pay for any know-how.)" if learnable(position) else ""


def _no_founding(position: Position) -> str:
    sites = free_sites(position)
    if not sites or not stones_left(position):
        return ""
    needed = resources(lacking(CITY_PRICE, position.current.purse))
    return f"(`/found` in {_places(position, list(sites))} would need {needed} more.)"


_HINTS: Final[dict[ActionType, Callable[[Position], str]]] = {
    "temple": _no_temple,
    "learn": _nothing_learned,
    "found": _no_founding,
}
