"""Commands possible next, as a short text for the end of every private reply."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.antike import Position, apply, legal, open_types
from bot.engine.antike.actions import (
    Action,
    ActionType,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Rondel,
    Temple,
)
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.events import PersonageWon
from bot.engine.antike.rules import know_how
from bot.engine.antike.rules import start_cities as picking
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.engine.antike.rules.rondel import price
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.names import resources
from bot.text.position.legal_moves import by_type
from bot.text.position.next_steps import (
    ended_by_founding,
    few_places,
    first_few,
    format_reachable_wedges,
    format_ready,
    only_ends,
)
from bot.text.prices import brief_price, lacking
from bot.text.turns.captions import count_personages

_MOST_SITES: Final = 4


def format_next_steps(position: Position) -> str:
    """Summarise the commands open to the nation awaited, in one or two sentences."""
    kinds = open_types(position)
    if "take_chip" in kinds:
        return say("next-take-chip")
    if "choose_personage" in kinds:
        return say("next-personage")
    if "answer" in kinds:
        return say("next-answer")
    if "pick_city" in kinds:
        return say("next-pick", how=format_start_city_pick(position))
    if "rondel" in kinds:
        return say("next-rondel", wedges=_wedges(position))
    ways, hints = _options(position)
    told = say("next-ways", ways=join(ways, "or")) if ways else ""
    ending = format_turn_end(position) if only_ends(action.type for action in legal(position)) else ""
    return " ".join(filter(None, [told, *hints, ending]))


def format_turn_end(position: Position) -> str:
    """Format the personages that ending the turn brings, and whether they win (V1, W1, K4); "" if none."""
    after, events = apply(position, EndTurn())
    won = count_personages(event for event in events if isinstance(event, PersonageWon))
    if after.choice:
        won.append(say("turn-end-brings-any"))
    if not won:
        return ""
    ends = [apply(after, ChoosePersonage(kind))[0] for kind in after.choice] or [after]
    wins = all(end.outcome is not None for end in ends)
    return say("turn-end-brings", gained=join(won), wins=wins)


def format_start_city_pick(position: Position, *, call: bool = False) -> str:
    """Explain how a start city is picked (X4, S10); a call, read in private too, names no commands."""
    sites = picking.free_sites(position)
    if len(sites) <= _MOST_SITES:
        return say("pick-among.call" if call else "pick-among", places=_places(position, list(sites)))
    return say("pick-anywhere.call" if call else "pick-anywhere")


def _wedges(position: Position) -> str:
    reached = [action.wedge for action in legal(position) if isinstance(action, Rondel)]
    priced = [(price(position, wedge).total, wedge) for wedge in reached]
    return format_reachable_wedges(priced, told_apart=position.current.wedge is not None)


def _options(position: Position) -> tuple[list[str], list[str]]:
    """Return texts of the commands possible now, and hints why others are not."""
    possible = by_type(legal(position))
    ways, hints = [], []
    for kind in open_types(position):
        if kind in possible:
            ways.append(_WAYS[kind](position, possible[kind]))
        elif kind in _HINTS and (hint := _HINTS[kind](position)):
            hints.append(hint)
    return list(dict.fromkeys(ways)), hints


def _places(position: Position, provinces: list[str]) -> str:
    return few_places(position.setup.board, provinces)


def _temple(position: Position, actions: Sequence[Temple]) -> str:
    cities = _places(position, [action.province for action in actions])
    return say("next-temple", price=brief_price(TEMPLE_PRICE), places=cities)


def _arm(position: Position, actions: Sequence[Arm]) -> str:
    cities = _places(position, [action.province for action in actions])
    return say("next-arm", places=cities)


def _learn(position: Position, actions: Sequence[Learn]) -> str:
    by_cost: dict[str, list[str]] = {}
    for action in actions:
        cost = brief_price(know_how.price(position, position.mover, action.advance))
        by_cost.setdefault(cost, []).append(KNOW_HOW_NAMES[action.advance])
    told = [say("next-learn.entry", price=cost, advances=first_few(each)) for cost, each in by_cost.items()]
    return say("next-learn", advances="; ".join(told))


def _move(position: Position, actions: Sequence[Action]) -> str:
    return say("next-move", units=format_ready(position.current))


def _found(position: Position, actions: Sequence[Found]) -> str:
    sites = _places(position, [action.province for action in actions])
    ends = ended_by_founding(legal(position))
    return say("next-found", price=brief_price(CITY_PRICE), places=sites, ends=ends)


def _with_places(position: Position, actions: Sequence[Fight | Conquer]) -> str:
    where = [action.province for action in actions]
    return say(f"next-{actions[0].type}", places=_places(position, where))


def _fixed_text(position: Position, actions: Sequence[Action]) -> str:
    return say(f"next-{actions[0].type}")


_WAYS: Final[dict[ActionType, Callable[[Position, Any], str]]] = {
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "fight": _with_places,
    "conquer": _with_places,
    "found": _found,
    "trade": _fixed_text,
    "end_turn": _fixed_text,
}


def _no_temple(position: Position) -> str:
    if not position.current.cities - position.current.temples or not position.bank.temples:
        return ""
    return say("next-no-temple", lacking=resources(lacking(TEMPLE_PRICE, position.current.purse)))


def _nothing_learned(position: Position) -> str:
    least = know_how.least_price(position)
    if least is None:
        return ""
    return say("next-no-know-how", lacking=resources(lacking(least, position.current.purse)))


def _no_founding(position: Position) -> str:
    sites = free_sites(position)
    if not sites or not stones_left(position):
        return ""
    lack = lacking(CITY_PRICE, position.current.purse)
    where = _places(position, list(sites))
    return say("next-no-founding", places=where, lacking=resources(lack), count=lack.total)


_HINTS: Final[dict[ActionType, Callable[[Position], str]]] = {
    "temple": _no_temple,
    "learn": _nothing_learned,
    "found": _no_founding,
}
