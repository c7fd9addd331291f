"""Sentences for the description of a picture: the most important ones first, for those who cannot see it."""

from collections.abc import Mapping

from bot.engine.antike import Phase, Position
from bot.engine.terms import UNITS, Nation
from bot.words.names import NATION_NAMES, place, plural, units
from bot.words.variants import count_score, round_name

__all__ = ["MORE", "tell_holders", "tell_opening", "tell_standing", "tell_strength"]

MORE = "All of it: /board view: words."
"""Where the rest stands when a description is too short for it."""


def _who(nation: Nation, names: Mapping[Nation, str]) -> str:
    name = names.get(nation)
    return f"{NATION_NAMES[nation]} ({name})" if name else NATION_NAMES[nation]


def tell_opening(position: Position, names: Mapping[Nation, str]) -> str:
    """Board, round, and who acts now or has won."""
    start = f"Antike, {position.setup.board.name} board, {round_name(position).lower()}."
    if position.winner is not None:
        return f"{start} {_who(position.winner, names)} have won."
    if position.phase is Phase.OVER:
        return f"{start} The game is over."
    to_do = "pick a start city" if position.phase is Phase.PICK else "to move"
    line = f"{start} {_who(position.mover, names)} {to_do}."
    if position.awaited is not None and position.awaited != position.mover:
        line += f" {NATION_NAMES[position.awaited]} must say whether they fight."
    return line


def tell_standing(position: Position, nation: Nation) -> str:
    """Cities, temples and personages, with the target."""
    state, setup = position.nations[nation], position.setup
    score, target = setup.score(state.personages), count_score(setup, setup.target)
    cities = plural(len(state.cities), "city", "cities")
    temples = plural(len(state.temples), "temple")
    return f"{NATION_NAMES[nation]}: {cities}, {temples}, {score} of {target}."


def tell_strength(position: Position, nation: Nation) -> str:
    """Units in all, resources, and where the stone lies."""
    state = position.nations[nation]
    purse = state.purse
    parts = [
        ", ".join(units(state.total(unit), unit) for unit in UNITS),
        f"{purse.marble} marble, {purse.iron} iron, {purse.gold} gold, {plural(purse.coins, 'coin')}",
    ]
    if state.wedge is not None:
        parts.append(f"on {state.wedge.removesuffix('-1').removesuffix('-2')}")
    return f"{NATION_NAMES[nation]} hold {'; '.join(parts)}."


def tell_holders(position: Position, nation: Nation) -> str:
    """Where its cities and units are, in as few words as possible."""
    state, board = position.nations[nation], position.setup.board
    named = sorted(
        place(board, city) + (" (temple)" if city in state.temples else "") for city in state.cities
    )
    parts = [f"cities {', '.join(named)}"] if named else []
    for unit in UNITS:
        stacks = sorted((place(board, where), sum(stack)) for where, stack in state.stacks(unit).items())
        if stacks:
            parts.append(f"{units(2, unit)[2:]} {', '.join(f'{where} {count}' for where, count in stacks)}")
    return f"{NATION_NAMES[nation]}: {'; '.join(parts) or 'nothing on the board'}."
