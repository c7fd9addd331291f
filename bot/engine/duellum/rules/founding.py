"""Founding cities (DF1-DF4)."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Found
from bot.engine.duellum.constants import CITY_CHIPS
from bot.engine.duellum.events import CityFounded
from bot.engine.duellum.position import NationState, Phase, Position
from bot.engine.duellum.update import Result, evolve, paid, with_turn
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.terms import CHIPS, Chip, ProvinceId

_found: Final = cache(Found)  # listed frequently
_PRICES: Final = tuple(CITY_CHIPS._replace(coins=coins) for coins in range(40))


def producing(position: Position, chip: Chip) -> frozenset[ProvinceId]:
    """Return all cities of both nations that produce a resource (DF3)."""
    return frozenset(
        city for nation in position.nations.values() for city, kind in nation.cities.items() if kind == chip
    )


def price(position: Position, province: ProvinceId, chip: Chip) -> ChipPrice:
    """Return the price: one chip of each kind, and a coin per adjacent city with the same resource (DF3)."""
    return _price(position, province, producing(position, chip))


def _price(position: Position, province: ProvinceId, like: Collection[ProvinceId]) -> ChipPrice:
    return _PRICES[len(position.setup.board.neighbours(province).intersection(like))]


def sites(position: Position) -> tuple[ProvinceId, ...]:
    """Return the provinces where the mover may found a city, regardless of price (DF1, DE7 Settlers)."""
    mine, theirs, board = position.current, position.other, position.setup.board
    found = {*mine.legions, *mine.galleys} & board.sites
    if position.turn.settlers:
        around = {site for city in mine.cities for site in board.neighbours(city)} & board.sites
        found |= around.difference(theirs.legions, theirs.galleys)
    return tuple(sorted(found.difference(mine.cities, theirs.cities)))


def uses_settlers(nation: NationState, province: ProvinceId) -> bool:
    """Return whether founding there uses up one of the cities allowed without unit (DE7 Settlers)."""
    return not (nation.count("legion", province) or nation.count("galley", province))


def options(position: Position) -> Sequence[Found]:
    """Return every site with every resource whose token is available and affordable."""
    purse, tokens = position.current.purse, position.bank.tokens
    if not CITY_CHIPS.affordable(purse):
        return ()
    places = sites(position)
    if not places:
        return ()
    kinds = [(chip, producing(position, chip)) for chip in CHIPS if tokens.count_of(chip)]
    return [
        _found(province, chip)
        for province in places
        for chip, like in kinds
        if _price(position, province, like).affordable(purse)
    ]


def apply(position: Position, action: Found) -> Result:
    """Found a city, which ends the wedge's action (DT3)."""
    mine, province, chip = position.current, action.province, action.resource
    _check_site(position, province)
    if chip not in CHIPS:
        raise RuleError("no-such-chip", resource=chip, allowed=CHIPS)
    if not position.bank.tokens.count_of(chip):
        allowed = tuple(kind for kind in CHIPS if position.bank.tokens.count_of(kind))
        raise RuleError("no-token-left", resource=chip, allowed=allowed)
    pay = settle(price(position, province, chip), mine.purse, action.pay)
    moved = position.phase is Phase.MOVEMENT
    position = paid(
        position,
        pay,
        Phase.FOUNDING,
        cities={**mine.cities, province: chip},
        **(stacks.without_actions_left(mine) if moved else {}),
    )
    tokens = position.bank.tokens
    tokens = tokens._replace(**{chip: tokens.count_of(chip) - 1})
    position = evolve(position, bank=position.bank._replace(tokens=tokens))
    if uses_settlers(mine, province):
        position = with_turn(position, settlers=position.turn.settlers - 1)
    return position, (CityFounded(position.mover, province, chip, pay),)


def _check_site(position: Position, province: ProvinceId) -> None:
    allowed = sites(position)
    if province in allowed:
        return
    if province not in position.setup.board.sites:
        raise RuleError("no-site", province=province, allowed=allowed)
    if (owner := position.owner(province)) is not None:
        raise RuleError("city-stands", province=province, owner=owner, allowed=allowed)
    raise RuleError("no-unit-there", province=province, allowed=allowed)
