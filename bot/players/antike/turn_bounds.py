"""Upper bounds of what the rest of a turn can earn, safe for pruning.

Units and purse are used as well as possible, for each kind of personage separately, as if nothing were in the
way and nothing were spent twice.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.engine.antike import Phase, Position
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE, THRESHOLDS, TRADE_RATE, UNIT_IRON
from bot.engine.antike.position import NationState
from bot.engine.antike.rules import founding, know_how
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.board import Board
from bot.engine.terms import MANEUVERS, UNITS, Chip, Nation, Personage, ProvinceId, Unit
from bot.players.antike.threats import Forces
from bot.players.geography import spread, within
from bot.players.turn_bounds import NOTHING, ConquestTarget, PersonageBounds, affordable

_PLENTY: Final = 99
_NOWHERE: Final = frozenset[ProvinceId]()


class UnitReach(NamedTuple):
    """Units with equal actions left, and where they can go."""

    unit: Unit
    size: int
    places: Collection[ProvinceId]
    ready: Collection[ProvinceId]
    """Provinces they reach with an action left (M9)."""


class TurnBounds:
    """Bounds of one nation's turns; caches facts about other nations' cities."""

    def __init__(self, board: Board, me: Nation) -> None:
        self._board: Final = board
        self._me: Final = me
        self.forces: Final = Forces(board)

    def most(self, position: Position) -> PersonageBounds:
        """Return the bound of the current turn including its end; the stone has moved already."""
        nation, spent, phase = position.current, position.turn, position.phase
        if nation.wedge in MANEUVERS and phase is not Phase.FOUNDING:
            return self._maneuver_bounds(position)
        cities, temples, seas = len(nation.cities), len(nation.temples), len(nation.galleys)
        scholars, eight = spent.scholars, spent.all_eight
        if phase is Phase.WEDGE and nation.wedge == "temple":
            paid = _funds(nation, "marble") // TEMPLE_PRICE.marble
            temples += min(position.bank.temples, cities - temples, paid)
        elif phase is Phase.WEDGE and nation.wedge == "arming":
            ports = [city for city in nation.cities if self._board.carries("galley", city)]
            seas += min(len(set(ports) - nation.galleys.keys()), _funds(nation, "iron") // UNIT_IRON)
        elif phase is Phase.WEDGE and nation.wedge == "know-how":
            scholars, eight = _most_new_know_hows(position)
        cities += _count_foundable(position, len(founding.free_sites(position)), trading=eight)
        return _personage_bounds(position, cities, temples, seas, scholars, spent.generals, eight)

    def _maneuver_bounds(self, position: Position) -> PersonageBounds:
        nation, spent = position.current, position.turn
        reach = self._unit_reach(position)
        prey, units = self._conquest_targets(position, reach), sum([group.size for group in reach])
        holy = affordable([each.needed for each in prey if each.temple], units)
        if holy and spent.stacks_were_empty:
            return PersonageBounds({**NOTHING.kinds, "general": holy}, _PLENTY, prey)  # W2
        free = without_city(position)
        sites = sum([group.size for group in reach if not free.isdisjoint(group.places)])
        # A unit is used for a conquest or a founding; cheapest targets first.
        founded = _count_foundable(position, sites, trading=False)
        taken = affordable([each.needed for each in prey], units - founded)
        cities = len(nation.cities) + founded + taken
        seas, step = len(nation.galleys), THRESHOLDS["navigator"]
        if nation.total("galley") // step > nation.earned.navigator and position.bank.personages.navigator:
            seas = spread([(group.places, group.size) for group in reach if group.unit == "galley"])
        temples, generals = len(nation.temples), spent.generals + holy
        most = _personage_bounds(position, cities, temples, seas, spent.scholars, generals, spent.all_eight)
        return most._replace(prey=prey)

    def _unit_reach(self, position: Position) -> list[UnitReach]:
        """Return where units can still go (M1); nowhere after a conquest (M7)."""
        board, moving = self._board, position.phase is Phase.WEDGE
        return [
            UnitReach(
                unit,
                count,
                within(board, unit, place, left if moving else 0),
                within(board, unit, place, left - 1 if moving else 0) if left else _NOWHERE,
            )
            for unit in UNITS
            for place, stack in position.current.stacks(unit).items()
            for left, count in enumerate(stack)
            if count
        ]

    def _conquest_targets(self, position: Position, reach: Sequence[UnitReach]) -> tuple[ConquestTarget, ...]:
        """Return cities that could be conquered: units without actions can only fight (M4, M9)."""
        ready: dict[ProvinceId, int] = {}
        tipped: dict[Unit, dict[ProvinceId, int]] = {"legion": {}, "galley": {}}
        for group in reach:
            for place in group.ready:
                ready[place] = ready.get(place, 0) + group.size
            spent = tipped[group.unit]
            for place in group.places:
                if place not in group.ready:
                    spent[place] = spent.get(place, 0) + group.size
        return tuple(
            [
                ConquestTarget(city, city in other.temples, needed)
                for name, other in position.nations.items()
                if name != self._me and len(other.cities) > 1  # M11
                for city, needed in self.forces.guards(other).items()
                if city in ready
                and ready[city]
                + sum([min(spent.get(city, 0), other.count(unit, city)) for unit, spent in tipped.items()])
                >= needed
            ]
        )


def without_city(position: Position) -> frozenset[ProvinceId]:
    """Return the provinces without a city."""
    taken = frozenset[ProvinceId]().union(*[state.cities for state in position.nations.values()])
    return frozenset(position.setup.board.provinces) - taken


def _personage_bounds(
    position: Position, cities: int, temples: int, seas: int, scholars: int, generals: int, eight: bool
) -> PersonageBounds:
    """Return what such holdings earn at the end of the turn (V1-V3, K4)."""
    left, earned = position.bank.personages, position.current.earned
    kinds: dict[Personage, int] = {
        "king": max(0, min(left.king, cities // THRESHOLDS["king"] - earned.king)),
        "scholar": min(left.scholar, scholars),
        "general": min(left.general, generals),
        "citizen": max(0, min(left.citizen, temples // THRESHOLDS["citizen"] - earned.citizen)),
        "navigator": max(0, min(left.navigator, seas // THRESHOLDS["navigator"] - earned.navigator)),
    }
    score = sum([count * position.setup.points_of(kind) for kind, count in kinds.items()])
    return PersonageBounds(kinds, score + (eight and position.setup.rewards_all_eight))


def _count_foundable(position: Position, sites: int, *, trading: bool) -> int:
    """Return the number of cities that could be founded on so many sites (F1, T4)."""
    nation = position.current
    purse, trading = nation.purse, trading or know_how.has_all(nation.know_hows)
    most = min(founding.stones_left(position), sites, purse.total // CITY_PRICE.total)
    for count in range(most, 0, -1):
        lacking = sum([max(0, count - held) for held in purse[:3]])
        spare = sum([max(0, held - count) for held in purse[:3]])
        if lacking <= purse.coins + (spare // TRADE_RATE if trading else 0):
            return count
    return 0


def _funds(nation: NationState, chip: Chip) -> int:
    """Return the funds for a price in one kind of chip, including coins and trade (S8, T4)."""
    purse = nation.purse
    held = purse.count_of(chip)
    others = purse.total - purse.coins - held
    return held + purse.coins + (others // TRADE_RATE if know_how.has_all(nation.know_hows) else 0)


def _most_new_know_hows(position: Position) -> tuple[int, bool]:
    """Return the most new know-hows by the end of the turn, and whether all eight are possible (K2-K4)."""
    nation, me = position.current, position.mover
    funds = _funds(nation, "gold")
    lacking = [advance for advance in KNOW_HOWS if advance not in nation.know_hows]
    if not lacking:
        return position.turn.scholars, position.turn.all_eight
    prices = {each: know_how.price(position, me, each).gold for each in lacking}
    news = [price for each, price in prices.items() if know_how.is_new(position, me, each)]
    return position.turn.scholars + affordable(news, funds), sum(prices.values()) <= funds
