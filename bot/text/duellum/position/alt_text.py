"""Alt text of Duellum pictures, for users who cannot see them."""

from collections.abc import Iterable, Mapping
from functools import partial

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.supply import cards_to_take
from bot.engine.duellum.terms import CardId
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.i18n.catalogue import Facts, say
from bot.text.duellum.position.names import card_name
from bot.text.names import board_name, place, player, units
from bot.text.position import alt_text


def describe_situation(position: Position, names: Mapping[Nation, str]) -> str:
    """Describe the board, the round, the mover or the winner, and the cards due."""
    told = [say("duellum-alt-start", board=board_name(position.setup.board.id), round=position.round)]
    about = position.winner or position.mover
    facts: Facts = {"nation": about, "player": player(names.get(about))}
    if position.winner is not None:
        told.append(say("alt-won", **facts))
    elif position.phase is Phase.OVER:
        told.append(say("alt-over"))
    else:
        told.append(say("alt-to-move", **facts))
    if position.cards_due:
        told.append(say("duellum-alt-due", nation=position.mover, count=cards_to_take(position)))
    return " ".join(told)


def describe_standing(position: Position, nation: Nation) -> str:
    """Describe a nation's cities, temples and personages, with the target."""
    state = position.nations[nation]
    return say(
        "alt-standing",
        nation=nation,
        cities=say("cities", count=len(state.cities)),
        temples=say("temples", count=len(state.temples)),
        score=state.personages.total,
        target=position.setup.target,
    )


def describe_display(position: Position) -> list[str]:
    """Describe the cards on display; an empty list if there are none."""
    return [say("duellum-alt-display", cards=_cards(position, position.display))] if position.display else []


def describe_strength(position: Position, nation: Nation) -> str:
    """Describe a nation's units on the board and in the box, resources, cards, and its stone's wedge."""
    state = position.nations[nation]
    held = (card for card in sorted(state.cards) for _ in range(state.cards[card]))
    return say(
        "duellum-alt-strength",
        nation=nation,
        units=", ".join(units(state.total(unit), unit) for unit in UNITS),
        box=", ".join(units(state.box.of(unit), unit) for unit in UNITS),
        marble=state.purse.marble,
        iron=state.purse.iron,
        gold=state.purse.gold,
        count=state.purse.coins,
        cards=_cards(position, held) or "none",
        wedge=state.wedge or "none",
    )


def _cards(position: Position, cards: Iterable[CardId]) -> str:
    return ", ".join(card_name(position.setup.board, card) for card in cards)


def _city(position: Position, nation: Nation, city: ProvinceId) -> str:
    state = position.nations[nation]
    return say(
        "duellum-alt-city",
        place=place(position.setup.board, city),
        resource=state.cities[city],
        temple=city in state.temples,
        wall=city in state.walls,
    )


describe_holdings = partial(alt_text.describe_holdings, _city)
"""List where a nation's cities and units are, as briefly as possible."""
