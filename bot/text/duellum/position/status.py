"""`/status` of Duellum in text that fits a phone screen, and progress towards the next personage."""

from collections.abc import Mapping
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import NationState, Phase, Position
from bot.engine.duellum.rules.personages import reached, seas_sailed, threshold
from bot.engine.duellum.supply import cards_to_take, pile, units_left, walls_left
from bot.engine.terms import CHIPS, UNITS, Chip, Nation, Personage
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.rulesets.presenter import Overview
from bot.text.duellum.position.names import cards, hand, know_hows
from bot.text.names import mix, personages_of, place, resources, units
from bot.text.position.status import format_game_over, format_nation_heading, in_turn_order, with_player

_LONGEST_SECTION: Final = 1024  # maximum of an embed field
_LONGEST_CITIES: Final = 500


def format_status(position: Position, names: Mapping[Nation, str], first: Nation | None = None) -> Overview:
    """Format the status page: a section for each nation, from `first`, for the cards, and for the bank."""
    sections = [
        (format_nation_heading(position, nation, names), _nation(position, nation)[:_LONGEST_SECTION])
        for nation in in_turn_order(position, first)
    ]
    target = say("duellum-score", count=position.setup.target)
    title = say("status-title", round=position.round, target=target)
    table = (say("duellum-status-cards"), _cards(position))
    bank = (say("status-bank"), _bank(position))
    return Overview(title, _format_awaited(position, names), (*sections, table, bank))


def _format_awaited(position: Position, names: Mapping[Nation, str]) -> str:
    if position.phase is Phase.OVER:
        return format_game_over(position, names)
    told = say("status-turn", **with_player(position.mover, names))
    if position.cards_due:
        told += " " + say("duellum-status-due", count=cards_to_take(position))
    return told


def _nation(position: Position, name: Nation) -> str:
    nation, board = position.nations[name], position.setup.board
    empty = not nation.purse.total
    known, held, won = (
        know_hows(nation.know_hows),
        hand(board, nation.cards),
        personages_of(nation.personages),
    )
    lines = [
        say("duellum-status-purse", empty=empty, purse=resources(nation.purse), wedge=nation.wedge or "none"),
        say("status-know-hows", known=known) if known else "",
        _cities(board, nation),
        _units(position, nation),
        say("duellum-status-walls", count=walls_left(nation)),
        say("duellum-status-hand", cards=held) if held else "",
        say("status-personages", won=won) if won else "",
    ]
    return "\n".join(filter(None, lines))


def _cities(board: Board, nation: NationState) -> str:
    """List the cities by resource, those with a temple first; only numbers if the list is too long."""
    cities = say("status-cities", count=len(nation.cities))
    kinds = [_cities_producing(board, nation, chip) for chip in CHIPS if chip in nation.cities.values()]
    told = "; ".join(kinds)
    if len(told) > _LONGEST_CITIES:
        return say(
            "duellum-status-cities", cities=cities, temples=len(nation.temples), walls=len(nation.walls)
        )
    return say("status-cities.named", cities=cities, names=told)


def _cities_producing(board: Board, nation: NationState, chip: Chip) -> str:
    found = [city for city, kind in nation.cities.items() if kind == chip]
    ordered = sorted(found, key=lambda city: (city not in nation.temples, place(board, city)))
    named = ", ".join(place(board, city) + _signs(nation, city) for city in ordered)
    return say("duellum-status-producing", resource=chip, names=named)


def _signs(nation: NationState, city: str) -> str:
    return (" 🏛️" if city in nation.temples else "") + (" 🧱" if city in nation.walls else "")


def _units(position: Position, nation: NationState) -> str:
    """List the units by where they are; the threshold of sea areas only while it may earn a navigator."""
    count, least = seas_sailed(position, nation), threshold(nation, "navigator")
    return say(
        "duellum-status-units",
        legions=units(nation.total("legion"), "legion"),
        galleys=units(nation.total("galley"), "galley"),
        box=mix(*nation.box) or say("status-none"),
        count=count,
        next=least,
        open=count < least and position.bank.personages.navigator > 0,
        **{f"more-{unit}": units_left(nation, unit) for unit in UNITS},
    )


def _cards(position: Position) -> str:
    board = position.setup.board
    return say(
        "duellum-status-table",
        display=cards(board, position.display) or say("duellum-cards-none"),
        count=sum(pile(position).values()),
        discards=sum(position.discard.values()),
    )


def _bank(position: Position) -> str:
    bank = position.bank
    tokens = join([say("resource", resource=chip, count=bank.tokens.count_of(chip)) for chip in CHIPS])
    return say(
        "duellum-status-bank",
        coins=say("coins", count=bank.coins),
        temples=say("temples", count=bank.temples),
        tokens=tokens,
        personages=personages_of(bank.personages, empty=True),
    )


def format_progress(position: Position, kind: Personage) -> str:
    """Format the mover's progress to its next personage of a kind, or that the bank has none left.

    Counts cities for a king, temples for a citizen, and sea areas for a navigator.
    """
    if not position.bank.personages.of(kind):
        return say("progress-none-left", personage=kind)
    count, least = reached(position, position.current)[kind], threshold(position.current, kind)
    return say("duellum-progress", personage=kind, count=count, next=least, enough=count >= least)
