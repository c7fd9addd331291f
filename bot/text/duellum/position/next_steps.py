"""Commands possible next in Duellum, as a short text for the end of every private reply."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.engine.duellum import Position, apply, legal, open_types
from bot.engine.duellum.actions import Action, ActionType, EndTurn, Rondel
from bot.engine.duellum.events import CardsDue, GameWon, PersonageWon
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import building, founding, know_how, rondel
from bot.engine.duellum.supply import cards_to_take
from bot.engine.payment import ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.cards import format_display
from bot.text.duellum.position.names import card_name
from bot.text.names import place, resources
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

_Groups = dict[ActionType, list[Any]]


def grouped(actions: Iterable[Action]) -> _Groups:
    """Group actions by type, the end of the turn last."""
    groups = by_type(actions)
    ends = groups.pop("end_turn", None)
    return {**groups, "end_turn": ends} if ends else groups


def format_next_steps(position: Position) -> str:
    """Summarise the commands open to the mover, in one or two sentences."""
    kinds = open_types(position)
    if "take_card" in kinds:
        shown = format_display(position.setup.board, position.display, "or")
        return say("duellum-next-take-card", count=cards_to_take(position), cards=shown)
    possible = grouped(legal(position))
    if "rondel" in kinds:
        told = [say("next-rondel", wedges=_wedges(position))]
        hints = [
            _WAYS[kind](position, possible[kind]) for kind in kinds if kind in possible and kind != "rondel"
        ]
        return " ".join([*told, *([say("duellum-next-before", ways=join(hints, "or"))] if hints else [])])
    ways = [_WAYS[kind](position, same) for kind, same in possible.items()]
    hints = [_HINTS[kind](position) for kind in kinds if kind in _HINTS and kind not in possible]
    told = [say("next-ways", ways=join(list(dict.fromkeys(ways)), "or"))] if ways else []
    ending = format_turn_end(position) if only_ends(possible) else ""
    return " ".join([*told, *filter(None, [*hints, ending])])


def format_turn_end(position: Position) -> str:
    """Format what ending the turn brings: personages, and cards for the rival (DV1, DE4); "" if neither."""
    _, events = apply(position, EndTurn())
    won = count_personages(event for event in events if isinstance(event, PersonageWon))
    due = next((event.count for event in events if isinstance(event, CardsDue)), 0)
    if not won and not due:
        return ""
    wins = any(isinstance(event, GameWon) for event in events)
    ends = "wins" if wins else "brings" if won else "nothing"
    return say("duellum-turn-end-brings", gained=join(won), due=due, ends=ends)


def _wedges(position: Position) -> str:
    reached = dict.fromkeys(action.wedge for action in legal(position) if isinstance(action, Rondel))
    priced = [(rondel.price(position, wedge).total, wedge) for wedge in reached]
    return format_reachable_wedges(priced, told_apart=position.current.wedge is not None)


def by_price(position: Position, actions: Iterable[Any]) -> dict[ChipPrice, list[Any]]:
    """Group purchases by price, the cheapest first."""
    found: dict[ChipPrice, list[Any]] = {}
    for action in actions:
        price = price_of(position, action)
        if isinstance(price, ChipPrice):
            found.setdefault(price, []).append(action)
    return dict(sorted(found.items(), key=lambda each: each[0].total))


def _temple(position: Position, actions: list[Any]) -> str:
    board = position.setup.board
    told = [
        say("duellum-at", price=brief_price(price), places=few_places(board, (a.province for a in same)))
        for price, same in by_price(position, actions).items()
    ]
    return say("duellum-next-temple", places="; ".join(told))


def _wall(position: Position, actions: list[Any]) -> str:
    price = brief_price(next(iter(by_price(position, actions))))
    where = few_places(position.setup.board, (action.province for action in actions))
    return say("duellum-next-wall", price=price, places=where)


def _arm(position: Position, actions: list[Any]) -> str:
    where = few_places(position.setup.board, (action.province for action in actions))
    return say("duellum-next-arm", price=_unit_price(position, actions), places=where)


def _unit_price(position: Position, actions: list[Any]) -> str:
    """Format the price of one unit, which is that of the smallest purchase."""
    return brief_price(next(iter(by_price(position, actions))))


def _learn(position: Position, actions: list[Any]) -> str:
    told = [
        say("duellum-next-learn.entry", advance=action.advance, price=brief_price(price))
        for price, same in by_price(position, actions).items()
        for action in same
    ]
    return say("duellum-next-learn", advances=first_few(told))


def _recruit(position: Position, actions: list[Any]) -> str:
    told = [
        say("duellum-next-recruit.entry", unit=unit, price=brief_price(know_how.recruit_price(*one)))
        for unit, one in (("legion", (1, 0)), ("galley", (0, 1)))
        if any(action.legions * one[0] + action.galleys * one[1] for action in actions)
    ]
    return say("duellum-next-recruit", prices=", ".join(told))


def _move(position: Position, actions: list[Any]) -> str:
    return say("next-move", units=format_ready(position.current))


def _conquer(position: Position, actions: list[Any]) -> str:
    needed = {action.province: action.legions + action.galleys for action in actions}
    told = [
        say("duellum-next-conquest", place=place(position.setup.board, city), count=count)
        for city, count in needed.items()
    ]
    return say("next-conquer", places=first_few(told))


def _found(position: Position, actions: list[Any]) -> str:
    """List the sites, grouped by the price of the cheapest city there."""
    cheapest: dict[ProvinceId, ChipPrice] = {}
    for price, same in by_price(position, actions).items():
        for action in same:
            cheapest.setdefault(action.province, price)
    sites: dict[ChipPrice, list[ProvinceId]] = {}
    for site, price in cheapest.items():
        sites.setdefault(price, []).append(site)
    told = [
        say("duellum-at", price=brief_price(price), places=few_places(position.setup.board, each))
        for price, each in sites.items()
    ]
    return say("duellum-next-found", places="; ".join(told), ends=ended_by_founding(legal(position)))


def _play_card(position: Position, actions: list[Any]) -> str:
    board = position.setup.board
    return say("duellum-next-play_card", cards=first_few(card_name(board, action.card) for action in actions))


def _fixed_text(position: Position, actions: list[Any]) -> str:
    return say(own_key(f"next-{actions[0].type}"))


_WAYS: Final[dict[ActionType, Callable[[Position, list[Any]], str]]] = {
    "temple": _temple,
    "wall": _wall,
    "arm": _arm,
    "learn": _learn,
    "recruit": _recruit,
    "move": _move,
    "conquer": _conquer,
    "found": _found,
    "play_card": _play_card,
    "trade": _fixed_text,
    "end_turn": _fixed_text,
}


def _smallest_shortage(prices: Iterable[ChipPrice], purse: Purse) -> Purse:
    """Return the resources lacking for the purchase that lacks the fewest."""
    return min((lacking(price, purse) for price in prices), key=lambda lack: lack.total)


def _no_temple(position: Position) -> str:
    bare = building.bare_cities(position)
    if not bare or not position.bank.temples:
        return ""
    prices = [building.temple_price(position, city) for city in bare]
    return say("next-no-temple", lacking=resources(_smallest_shortage(prices, position.current.purse)))


def _nothing_learned(position: Position) -> str:
    prices = [know_how.price(position, advance) for advance in know_how.learnable(position)]
    if not prices:
        return ""
    return say("next-no-know-how", lacking=resources(_smallest_shortage(prices, position.current.purse)))


def _no_founding(position: Position) -> str:
    sites, tokens = founding.sites(position), position.bank.tokens
    kinds = [chip for chip in CHIPS if tokens.count_of(chip)]
    if not sites or not kinds:
        return ""
    prices = [founding.price(position, site, chip) for site in sites for chip in kinds]
    where = few_places(position.setup.board, sites)
    lack = _smallest_shortage(prices, position.current.purse)
    return say("next-no-founding", places=where, lacking=resources(lack), count=lack.total)


def _nothing_armed(position: Position) -> str:
    """Explain that the box is empty or holds only units of this turn; "" if units are ready."""
    nation, ready = position.current, position.turn.ready
    if not sum(ready):
        return say("duellum-next-box-waits" if sum(nation.box) else "duellum-next-box-empty")
    return ""


_HINTS: Final[dict[ActionType, Callable[[Position], str]]] = {
    "temple": _no_temple,
    "arm": _nothing_armed,
    "learn": _nothing_learned,
    "found": _no_founding,
}
