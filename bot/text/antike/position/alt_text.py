"""Sentences for the description of a picture: the most important ones first, for those who cannot see it."""

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
    """Board, round, and who acts now or has won."""
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
    """Cities, temples and personages, with the target."""
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
    """Units in all, resources, and where the stone lies."""
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
"""Where a nation's cities and units are, in as few words as possible."""
