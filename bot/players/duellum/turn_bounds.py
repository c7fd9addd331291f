"""Upper bounds of what the rest of a turn can earn, safe for pruning.

Units, purse and cards are used as well as possible, for each kind of personage separately, as if nothing were
in the way and nothing were spent twice.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.constants import (
    CITY_CHIPS,
    TEMPLE_MARBLE,
    THRESHOLDS,
    TRADE_GIVE,
    TRADE_TAKE,
    UNIT_IRON,
)
from bot.engine.duellum.position import NationState
from bot.engine.duellum.rules import founding, know_how
from bot.engine.duellum.rules.conquest import city_strength, fortress
from bot.engine.duellum.rules.personages import seas_sailed
from bot.engine.duellum.terms import Effect
from bot.engine.terms import UNITS, Chip, Personage, ProvinceId, Unit
from bot.players.geography import spread, within
from bot.players.turn_bounds import ConquestTarget, PersonageBounds, affordable

UnitReach = tuple[Unit, Collection[ProvinceId], int]
"""Equal units, the provinces they can reach, and their number."""


class TurnBounds:
    """Bounds of turns on one board."""

    def __init__(self, board: DuellumBoard) -> None:
        self._board: Final = board

    def most(self, position: Position) -> PersonageBounds:
        """Return the bound of the current turn including its end; the stone has moved already."""
        if position.phase in {Phase.MOVEMENT, Phase.CONQUEST}:
            return self._maneuver_bounds(position)
        nation, spent = position.current, position.turn
        cities, temples, scholars = len(nation.cities), len(nation.temples), spent.scholars
        seas = seas_sailed(position, nation)
        if position.phase is Phase.ACTION and nation.wedge == "temple":
            marble = self._funds(position, "marble") + spent.temple_discount
            marble += self._sum_card_numbers(nation, "temple_discount")
            temples += min(position.bank.temples, cities - temples, marble // TEMPLE_MARBLE)
        elif position.phase is Phase.ACTION and nation.wedge == "arming":
            units = min(spent.ready.galleys, self._funds(position, "iron") // UNIT_IRON)
            carries, held = self._board.carries, nation.galleys
            ports = [city for city in nation.cities if city not in held and carries("galley", city)]
            ports.sort(key=lambda city: city not in self._board.symbols)
            seas += sum([1 + (city in self._board.symbols) for city in ports[:units]])
        elif position.phase is Phase.ACTION and nation.wedge == "know-how":
            scholars += self._most_new_know_hows(position)
        cities += self._count_foundable(position, len(founding.sites(position)) + self._settlers(position))
        return _personage_bounds(position, cities, temples, seas, scholars, spent.generals)

    def _maneuver_bounds(self, position: Position) -> PersonageBounds:
        nation, spent = position.current, position.turn
        reach = self._unit_reach(position)
        prey, units = self._conquest_targets(position, reach), sum([size for *_, size in reach])
        free = self._board.sites.difference(nation.cities, position.other.cities)
        sites = sum([size for _, places, size in reach if not free.isdisjoint(places)])
        # A unit is used for a conquest or, without settlers, a founding; cheapest targets first.
        settlers = self._settlers(position)
        founded = self._count_foundable(position, sites + settlers)
        taken = affordable([each.needed for each in prey], units - max(0, founded - settlers))
        cities = len(nation.cities) + founded + taken
        seas, step = seas_sailed(position, nation), THRESHOLDS["navigator"]
        if 2 * nation.total("galley") // step > nation.personages.navigator:
            groups = [(places, size) for unit, places, size in reach if unit == "galley"]
            symbols = self._board.symbols
            seas = spread(groups) + spread([(symbols.intersection(places), size) for places, size in groups])
        generals = spent.generals + affordable([each.needed for each in prey if each.temple], units)
        most = _personage_bounds(position, cities, len(nation.temples), seas, spent.scholars, generals)
        return most._replace(prey=prey)

    def _unit_reach(self, position: Position) -> list[UnitReach]:
        """Return where units can still go (DM1), also by cards; nowhere after a conquest (DM5)."""
        nation = position.current
        steps = self.extra_crossings(nation)
        moving = position.phase is Phase.MOVEMENT
        return [
            (unit, within(self._board, unit, place, left + steps[unit] if moving else 0), count)
            for unit in UNITS
            for place, stack in nation.stacks(unit).items()
            for left, count in enumerate(stack)
            if count
        ]

    def _conquest_targets(self, position: Position, reach: Sequence[UnitReach]) -> tuple[ConquestTarget, ...]:
        mine, theirs = position.current, position.other
        if len(theirs.cities) == 1:
            return ()  # DM9
        power: dict[ProvinceId, int] = {}
        for _, places, size in reach:
            for place in places:
                power[place] = power.get(place, 0) + size
        removed = {unit: self._count_cards(mine, "remove_unit", unit) for unit in UNITS}
        breached = self._count_cards(mine, "destroy_wall") > 0
        card, found = fortress(position), list[ConquestTarget]()
        for city in theirs.cities:
            if city not in power:
                continue  # no city falls without a unit, and most are out of reach
            needed = city_strength(theirs, city) - (breached and city in theirs.walls)
            needed -= sum([min(removed[unit], theirs.count(unit, city)) for unit in UNITS])
            if power[city] >= needed:
                found.append(ConquestTarget(city, city in theirs.temples, needed))
        # A Fortress only defends the first city that falls (DE8).
        if card and all(power[each.city] < each.needed + card.number for each in found):
            return ()
        return tuple(found)

    def extra_crossings(self, nation: NationState) -> Mapping[Unit, int]:
        """Return the additional borders units could cross by cards in hand (DE7)."""
        return {unit: self._count_cards(nation, "extra_step", unit) for unit in UNITS}

    def _count_cards(self, nation: NationState, effect: Effect, unit: Unit | None = None) -> int:
        """Return the number of cards in hand with an effect."""
        if not nation.cards:
            return 0
        known = [(self._board.cards[kind], count) for kind, count in nation.cards.items()]
        return sum(
            [
                count
                for card, count in known
                if card.effect == effect and unit in (None, card.unit or "legion")
            ]
        )

    def _sum_card_numbers(self, nation: NationState, effect: Effect) -> int:
        """Return the sum of the numbers of cards in hand with an effect."""
        known = [(self._board.cards[kind], count) for kind, count in nation.cards.items()]
        return sum([count * card.number for card, count in known if card.effect == effect])

    def _resources_from_cards(self, position: Position) -> int:
        """Return the chips and coins from cards in hand."""
        nation = position.current
        if not nation.cards:
            return 0
        found = self._sum_card_numbers(nation, "take_chips") + self._sum_card_numbers(nation, "take_coins")
        return found + self._count_cards(nation, "chips_per_know_how") * len(position.other.know_hows)

    def _funds(self, position: Position, chip: Chip) -> int:
        """Return the funds for a price in one kind of chip, including coins, cards and trade (DP4, DK7)."""
        nation = position.current
        purse, gifts = nation.purse, self._resources_from_cards(position)
        held = purse.count_of(chip)
        if "commercium" in nation.know_hows:
            spare = purse.total - purse.coins - held
            held += TRADE_TAKE * ((spare + gifts) // TRADE_GIVE)
        return held + purse.coins + gifts

    def _most_new_know_hows(self, position: Position) -> int:
        """Return the most know-hows that the rival does not own (DK2, DK3)."""
        nation, spent = position.current, position.turn
        funds = self._funds(position, "gold") + spent.know_how_discount
        funds += self._sum_card_numbers(nation, "know_how_discount")
        prices = self._board.prices
        lacking = know_how.learnable(position)
        return affordable([prices[each].first for each in lacking if know_how.is_new(position, each)], funds)

    def _settlers(self, position: Position) -> int:
        """Return the cities that could be founded without a unit (DE7)."""
        return self._count_cards(position.current, "settle") + position.turn.settlers

    def _count_foundable(self, position: Position, sites: int) -> int:
        """Return the number of cities that could be founded on so many sites (DF1-DF3)."""
        nation = position.current
        gifts, purse = self._resources_from_cards(position), nation.purse
        trading = "commercium" in nation.know_hows
        most = min(sites, position.bank.tokens.total, (purse.total + gifts) // CITY_CHIPS.total)
        for count in range(most, 0, -1):
            lacking = sum([max(0, count - held) for held in purse[:3]])
            spare = sum([max(0, held - count) for held in purse[:3]]) + gifts
            if lacking <= purse.coins + gifts + (TRADE_TAKE * (spare // TRADE_GIVE) if trading else 0):
                return count
        return 0


def _personage_bounds(
    position: Position, cities: int, temples: int, seas: int, scholars: int, generals: int
) -> PersonageBounds:
    """Return what such holdings earn at the end of the turn (DV1-DV5)."""
    left, have = position.bank.personages, position.current.personages
    kinds: dict[Personage, int] = {
        "king": max(0, min(left.king, cities // THRESHOLDS["king"] - have.king)),
        "scholar": min(left.scholar, scholars),
        "general": min(left.general, generals),
        "citizen": max(0, min(left.citizen, temples // THRESHOLDS["citizen"] - have.citizen)),
        "navigator": max(0, min(left.navigator, seas // THRESHOLDS["navigator"] - have.navigator)),
    }
    return PersonageBounds(kinds, sum(kinds.values()))
