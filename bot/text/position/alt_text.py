"""Parts of pictures' alternative text that all rulesets share."""

from collections.abc import Callable

from bot.engine.rondel import RondelPosition
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import place

CityName = Callable[[OwnPosition, Nation, ProvinceId], str]
"""Formats a city of a nation and what is built there, in a short form."""


def format_more() -> str:
    """Format where to read the rest of a description that was cut short."""
    return say("alt-more")


def describe_latest_change(change: str, *, first: bool) -> str:
    """Format a change; `first` marks the latest one."""
    return say("alt-latest", change=change, first=first)


def describe_close_up(nation: Nation, *, since: bool) -> str:
    """Format what a close-up shows: the latest changes with `since`, else a nation's cities and units."""
    return say("alt-close", what="since" if since else "nation", nation=nation)


def describe_holdings(name_city: CityName, position: RondelPosition, nation: Nation) -> str:
    """Format where a nation's cities and units are, in a short form."""
    state, board = position.nations[nation], position.setup.board
    named = sorted(name_city(position, nation, city) for city in state.cities)
    parts = [say("alt-holders.cities", places=", ".join(named), count=len(named))] if named else []
    for unit in UNITS:
        stacks = sorted((place(board, where), sum(stack)) for where, stack in state.stacks(unit).items())
        if stacks:
            told = ", ".join(f"{where} {count}" for where, count in stacks)
            parts.append(say("alt-holders.units", unit=unit, places=told))
    return say("alt-holders", nation=nation, held="; ".join(parts) or say("alt-holders.nothing"))
