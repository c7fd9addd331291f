"""`/status`: how things stand, in words that fit a phone."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.engine.antike import NationState, Phase, Position
from bot.engine.antike.arming import supply_left
from bot.engine.antike.personages import seas_sailed
from bot.engine.terms import KNOW_HOWS, PERSONAGES, UNITS, Nation
from bot.words.names import KNOW_HOW_NAMES, NATION_NAMES, WEDGE_NAMES, join, place, plural, resources, units
from bot.words.public import safe
from bot.words.variants import count_score, round_name

__all__ = ["Overview", "tell_status"]

_LONGEST_SECTION: Final = 1024  # of a field in an embed; six of them and the rest stay within its 6,000
_LONGEST_CITIES: Final = 400


class Overview(NamedTuple):
    """Title, lines, and a section with heading for each nation and for the bank."""

    title: str
    text: str
    sections: tuple[tuple[str, str], ...]


def tell_status(position: Position, names: Mapping[Nation, str]) -> Overview:
    """The whole table, nations in turn order."""
    sections = [
        (_heading(position, nation, names), _nation(position, position.nations[nation])[:_LONGEST_SECTION])
        for nation in position.setup.turn_order
    ]
    target = count_score(position.setup, position.setup.target)
    title = f"{round_name(position)} · target {target}"
    return Overview(title, _waiting(position, names), (*sections, ("The bank", _bank(position))))


def _who(nation: Nation, names: Mapping[Nation, str]) -> str:
    name = names.get(nation)
    return f"the {NATION_NAMES[nation]} ({safe(name)})" if name else f"the {NATION_NAMES[nation]}"


def _waiting(position: Position, names: Mapping[Nation, str]) -> str:
    if position.phase is Phase.OVER:
        return f"The game is over: {_who(position.winner, names)} have won." if position.winner else "Over."
    told = f"It is the turn of {_who(position.mover, names)}."
    if position.phase is Phase.PICK:
        told = f"{told[:-1]} to pick a start city."
    demand = position.demand
    if demand is not None:
        where = place(position.setup.board, demand.province)
        told += f" {_who(demand.asked[0], names)} are asked whether they fight in {where}."
    return told.replace(". the ", ". The ")


def _heading(position: Position, nation: Nation, names: Mapping[Nation, str]) -> str:
    score = position.setup.score(position.nations[nation].personages)
    turn = "▶ " if nation == position.awaited else ""
    name = f" ({safe(names[nation])})" if nation in names else ""
    return f"{turn}{NATION_NAMES[nation]}{name}: {score} of {position.setup.target}"[:256]


def _nation(position: Position, nation: NationState) -> str:
    known = [KNOW_HOW_NAMES[advance] for advance in KNOW_HOWS if advance in nation.know_hows]
    won = [plural(count, kind) for kind in PERSONAGES if (count := nation.personages.of(kind))]
    wedge = f"stone on {WEDGE_NAMES[nation.wedge]}" if nation.wedge else "stone not on the rondel yet"
    lines = [
        f"{resources(nation.purse).capitalize()}; {wedge}",
        f"Know-how: {join(known) or 'none'}",
        _cities(position, nation),
        _units(position, nation),
        f"Personages: {join(won) or 'none'}",
    ]
    if nation.owes_chip:
        lines.append("Takes a chip instead of a coin at the start of the turn")
    return "\n".join(lines)


def _cities(position: Position, nation: NationState) -> str:
    """By name, those with a temple first."""
    board = position.setup.board
    ordered = sorted(nation.cities, key=lambda city: (city not in nation.temples, place(board, city)))
    named = ", ".join(place(board, city) + (" 🏛️" if city in nation.temples else "") for city in ordered)
    count = plural(len(nation.cities), "city", "cities")
    if nation.temples:
        count += f" with {plural(len(nation.temples), 'temple')}"
    return f"{count}: {named}" if len(named) <= _LONGEST_CITIES else count


def _units(position: Position, nation: NationState) -> str:
    legions, galleys = nation.total("legion"), nation.total("galley")
    told = f"{units(legions, 'legion')} and {units(galleys, 'galley')} on the board"
    more = [supply_left(position.setup, nation, unit) for unit in UNITS]
    left = f"{more[0]} and {more[1]} in the supply"
    sailed = seas_sailed(nation)
    return f"{told}, {left}" + (f"; galleys in {plural(sailed, 'province')}" if sailed else "")


def _bank(position: Position) -> str:
    left = [plural(position.bank.personages.of(kind), kind) for kind in PERSONAGES]
    coins, temples = plural(position.bank.coins, "coin"), plural(position.bank.temples, "temple")
    return f"{coins}, {temples}; {join(left)}"
