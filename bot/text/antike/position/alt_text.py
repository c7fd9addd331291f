"""Alt text of Antike pictures, for users who cannot see them; the most important facts come first."""

from collections.abc import Mapping
from functools import partial

from bot.engine.antike import Phase, Position
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.i18n.catalogue import Facts, say
from bot.text.antike.rules.variants import count_score
from bot.text.names import board_name, place, player, units
from bot.text.position import alt_text


def _who(nation: Nation, names: Mapping[Nation, str]) -> Facts:
    return {"nation": nation, "player": player(names.get(nation))}


def describe_situation(position: Position, names: Mapping[Nation, str]) -> str:
    """Describe the board, the round, and the nations to act or the winner."""
    told = [say("alt-start", board=board_name(position.setup.board.id), round=position.round)]
    if position.winner is not None:
        told.append(say("alt-won", **_who(position.winner, names)))
    elif position.phase is Phase.OVER:
        told.append(say("alt-over"))
    else:
        picking = position.phase is Phase.PICK
        told.append(say("alt-to-pick" if picking else "alt-to-move", **_who(position.mover, names)))
        if position.awaited is not None and position.awaited != position.mover:
            told.append(say("alt-asked", nation=position.awaited))
    return " ".join(told)


def describe_standing(position: Position, nation: Nation) -> str:
    """Describe a nation's cities, temples and personages, with the target."""
    state, setup = position.nations[nation], position.setup
    return say(
        "alt-standing",
        nation=nation,
        cities=say("cities", count=len(state.cities)),
        temples=say("temples", count=len(state.temples)),
        score=setup.score(state.personages),
        target=count_score(setup, setup.target),
    )


def describe_strength(position: Position, nation: Nation) -> str:
    """Describe a nation's total units, its resources, and the wedge of its stone."""
    state = position.nations[nation]
    purse = state.purse
    chips = say(
        "alt-strength.chips", marble=purse.marble, iron=purse.iron, gold=purse.gold, count=purse.coins
    )
    return say(
        "alt-strength",
        nation=nation,
        units=", ".join(units(state.total(unit), unit) for unit in UNITS),
        chips=chips,
        wedge=state.wedge or "none",
    )


def _city(position: Position, nation: Nation, city: ProvinceId) -> str:
    named = place(position.setup.board, city)
    return say("alt-holders.temple", place=named) if city in position.nations[nation].temples else named


describe_holdings = partial(alt_text.describe_holdings, _city)
"""List where a nation's cities and units are, as briefly as possible."""
