"""Short lists of commands and provinces at the end of private replies."""

from collections.abc import Iterable
from typing import Final, Literal

from bot.engine.board import Board
from bot.engine.rondel import RondelNation
from bot.engine.ruleset import Action
from bot.engine.terms import MANEUVERS, UNITS, ProvinceId, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.commands import say_command
from bot.text.names import abridged, mix, place

_MOST_NAMES: Final = 4
_AFTER_FOUNDING: Final = frozenset({"found", "trade", "play_card", "end_turn"})
"""Types of action still allowed after founding a city (T3, DT3)."""

_ALWAYS: Final = frozenset({"trade", "play_card"})
"""Types of action that do not belong to a step of the turn."""


def wedge_command(wedge: Wedge) -> str:
    """Return the command that moves the stone to a wedge."""
    return f"`{say_command('maneuver' if wedge in MANEUVERS else wedge)}`"


def first_few(names: Iterable[str]) -> str:
    """Format the first few distinct names, and how many more there are."""
    told = list(dict.fromkeys(names))
    shown = abridged(told, _MOST_NAMES)
    return join(shown, "or" if shown == told else "and")


def few_places(board: Board, provinces: Iterable[ProvinceId]) -> str:
    """Format the first few provinces, and how many more there are."""
    return first_few(place(board, province) for province in provinces)


def format_ready(nation: RondelNation) -> str:
    """Format the units of a nation that can still move."""
    return mix(*(sum(sum(stack[1:]) for stack in nation.stacks(unit).values()) for unit in UNITS))


def ended_by_founding(legal: Iterable[Action]) -> Literal["moves", "wedge", "nothing"]:
    """Return what founding a city would end: moves of units, other actions of the wedge, or nothing."""
    ended = {action.type for action in legal} - _AFTER_FOUNDING
    return "moves" if "move" in ended else "wedge" if ended else "nothing"


def only_ends(kinds: Iterable[str]) -> bool:
    """Return whether the types of legal actions leave nothing to do on the board but to end the turn."""
    return {*kinds} - _ALWAYS == {"end_turn"}


def format_reachable_wedges(priced: Iterable[tuple[int, Wedge]], *, told_apart: bool) -> str:
    """Format the reachable wedges by price, cheapest first, each with its command.

    `told_apart` distinguishes the two maneuver wedges, which are equivalent before a nation's first turn.
    """
    by_price: dict[int, list[str]] = {}
    for price, wedge in priced:
        by_price.setdefault(price, []).append(_wedge(wedge, told_apart=told_apart))
    told = [
        say("next-wedges", price=price, wedges=join(list(dict.fromkeys(by_price[price])), "or"))
        for price in sorted(by_price)
    ]
    return "; ".join(told)


def _wedge(wedge: Wedge, *, told_apart: bool) -> str:
    command = wedge_command(wedge)
    return f"{command} {say('wedge-which', wedge=wedge)}" if told_apart and wedge in MANEUVERS else command
