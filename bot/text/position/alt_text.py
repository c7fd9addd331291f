"""Sentences that the descriptions of pictures have in every ruleset."""

from collections.abc import Callable

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import place

CityName = Callable[[OwnPosition, Nation, ProvinceId], str]
"""A city of a nation with what stands there, where room is short."""


def format_more() -> str:
    """Where the rest stands when a description is too short for it."""
    return say("alt-more")


def describe_latest_change(change: str, *, first: bool) -> str:
    """A change, the latest one `first`."""
    return say("alt-latest", change=change, first=first)


def describe_close_up(nation: Nation | None, *, since: bool) -> str:
    """What a close look is about: a nation's cities and units, or where something happened."""
    what = "nation" if nation else "since" if since else "mover"
    return say("alt-close", what=what, nation=nation or "")


def describe_holdings(name_city: CityName, position: OwnPosition, nation: Nation) -> str:
    """Where its cities and units are, in as few words as possible."""
    state, board = position.nations[nation], position.setup.board
    named = sorted(name_city(position, nation, city) for city in state.cities)
    parts = [say("alt-holders.cities", places=", ".join(named))] if named else []
    for unit in UNITS:
        stacks = sorted((place(board, where), sum(stack)) for where, stack in state.stacks(unit).items())
        if stacks:
            told = ", ".join(f"{where} {count}" for where, count in stacks)
            parts.append(say("alt-holders.units", unit=unit, places=told))
    return say("alt-holders", nation=nation, held="; ".join(parts) or say("alt-holders.nothing"))
