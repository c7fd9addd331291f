"""`/status` of Antike: the state of the game in text that fits a phone screen."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike import NationState, Phase, Position
from bot.engine.antike.rules.arming import supply_left
from bot.engine.antike.rules.know_how import has_all
from bot.engine.antike.rules.personages import largest_stacks, reached, seas_sailed, threshold
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import UNITS, Nation, Personage
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.rulesets.presenter import Overview
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.rules.variants import count_score
from bot.text.names import personages_of, place, resources, units
from bot.text.position.status import format_game_over, format_nation_heading, in_turn_order, with_player

_LONGEST_SECTION: Final = 1024  # limit of an embed field; six and the rest stay within the limit of 6,000
_LONGEST_CITIES: Final = 400


def format_status(position: Position, names: Mapping[Nation, str], first: Nation | None = None) -> Overview:
    """Format the status page: a section for each nation in turn order from `first`, and for the bank."""
    sections = [
        (
            format_nation_heading(position, nation, names),
            _nation(position, position.nations[nation])[:_LONGEST_SECTION],
        )
        for nation in in_turn_order(position, first)
    ]
    target = count_score(position.setup, position.setup.target)
    title = say("status-title", round=position.round, target=target)
    bank = (say("status-bank"), _bank(position))
    return Overview(title, _format_awaited(position, names), (*sections, bank))


def _format_awaited(position: Position, names: Mapping[Nation, str]) -> str:
    if position.phase is Phase.OVER:
        return format_game_over(position, names)
    picking = position.phase is Phase.PICK
    told = say("status-pick" if picking else "status-turn", **with_player(position.mover, names))
    demand = position.demand
    if demand is not None:
        where = place(position.setup.board, demand.province)
        told += " " + say("status-asked", **with_player(demand.asked[0], names), place=where)
    return told


def _nation(position: Position, nation: NationState) -> str:
    known = [KNOW_HOW_NAMES[advance] for advance in KNOW_HOWS if advance in nation.know_hows]
    empty, won = not nation.purse.total, personages_of(nation.personages)
    lines = [
        say("status-purse", empty=empty, purse=resources(nation.purse), wedge=nation.wedge or "none"),
        say("status-know-hows", known=join(known)) if known else "",
        _cities(position, nation),
        _units(position, nation),
        say("status-personages", won=won) if won else "",
        say("status-owes-chip") if nation.owes_chip else "",
    ]
    return "\n".join(filter(None, lines))


def _cities(position: Position, nation: NationState) -> str:
    """List the cities by name, those with a temple first; only their number if the list is too long."""
    board = position.setup.board
    ordered = sorted(nation.cities, key=lambda city: (city not in nation.temples, place(board, city)))
    named = ", ".join(place(board, city) + (" 🏛️" if city in nation.temples else "") for city in ordered)
    cities = say("status-cities", count=len(nation.cities))
    if nation.temples:
        cities = say("status-cities.temples", cities=cities, count=len(nation.temples))
    if len(named) > _LONGEST_CITIES:
        return cities
    return say("status-cities.named", cities=cities, names=named)


def _units(position: Position, nation: NationState) -> str:
    return say(
        "status-units",
        legions=units(nation.total("legion"), "legion"),
        galleys=units(nation.total("galley"), "galley"),
        count=seas_sailed(nation),
        **{f"more-{unit}": supply_left(position.setup, nation, unit) for unit in UNITS},
    )


def _bank(position: Position) -> str:
    bank = position.bank
    return say(
        "status-bank-facts",
        coins=say("coins", count=bank.coins),
        temples=say("temples", count=bank.temples),
        personages=personages_of(bank.personages, empty=True),
    )


def format_progress(position: Position, kind: Personage) -> str:
    """Format the mover's progress to its next personage of a kind, or that the bank has none left.

    Counts cities for a king, temples for a citizen, and provinces with galleys for a navigator.
    """
    if not position.bank.personages.of(kind):
        return say("progress-none-left", personage=kind)
    count, least = reached(position.current)[kind], threshold(position.current, kind)
    return say("progress", personage=kind, count=count, next=least, enough=count >= least)


def format_learning(position: Position) -> str:
    """Format how far the mover is from the personage for all eight know-hows (K4); "" if there is none."""
    known = position.current.know_hows
    if has_all(known) or not position.setup.rewards_all_eight or not largest_stacks(position):
        return ""
    return say("progress-know-hows", count=len(known))
