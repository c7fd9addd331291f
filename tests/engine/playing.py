"""Games played at random, and the product of all actions that one could think of."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from bot.engine.antike import NationState, Position, Setup, Variant, apply, given, legal, start
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.engine.antike.counts import Personages
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import (
    CHIPS,
    KNOW_HOWS,
    NATIONS,
    PERSONAGES,
    RESOURCES,
    UNITS,
    WEDGES,
    Nation,
    ProvinceId,
    Unit,
)
from tests.engine.builders import EAST, armed, frozen, seats

__all__ = ["as_listed", "at_random", "dice", "late", "listed_or_refused", "pick", "plausible"]


def dice(*seed: object) -> Random:
    """Repeatable chance."""
    return Random("/".join(map(str, seed)))  # noqa: S311 - a game for a test, no secret


def at_random(chance: Random, number: int, goal: int | None = None, **settings: Any) -> Position:
    """The ordinary start with the nations in any seats."""
    around = list(seats(number))
    chance.shuffle(around)
    return start(Setup(EAST, Variant(number, goal=goal, **settings), tuple(around)))


def late(chance: Random, number: int, goal: int | None = None) -> Position:
    """A position as it may come late in a game: rich nations, a poor bank, units everywhere."""
    free = sorted(EAST.provinces)
    chance.shuffle(free)
    shares = [free[index::number] for index in range(number)]
    if chance.random() < 0.5:
        shares = [free[:25], *(free[25 + index :: number] for index in range(number - 1))]
    around = seats(number)
    coins, temples = 30, 20
    won = _shared_out(chance, number)
    nations: dict[Nation, NationState] = {}
    for name, cities, personages in zip(around, shares, won, strict=True):
        held = chance.randint(0, coins // 2)
        with_temple = cities[: chance.randint(0, min(temples, 6))]
        coins, temples = coins - held, temples - len(with_temple)
        nations[name] = NationState(
            wedge=chance.choice(WEDGES),
            purse=Purse(chance.randint(0, 9), chance.randint(0, 9), chance.randint(0, 9), held),
            know_hows=frozenset(KNOW_HOWS) if chance.random() < 0.5 else frozenset({"wheel", "sailing"}),
            cities=frozenset(cities),
            temples=frozenset(with_temple),
            legions=armed(**_scattered(chance, "legion")),
            galleys=armed(**_scattered(chance, "galley")),
            personages=personages,
            earned=personages._replace(scholar=0, general=0),
            owes_chip=chance.random() < 0.3,
        )
    setup = Setup(EAST, Variant(number, goal=goal), around)
    return given(setup, chance.randint(1, 60), chance.choice(around), nations)


def _shared_out(chance: Random, number: int) -> list[Personages]:
    """Most of the personages, in some games all of them."""
    dealt = [dict.fromkeys(PERSONAGES, 0) for _ in range(number)]
    keep = chance.choice((0, 0, 1, 3))
    for kind, count in zip(PERSONAGES, (9, 8, 7, 6, 5), strict=True):
        for _ in range(count - min(count, chance.randint(0, keep))):
            chance.choice(dealt)[kind] += 1
    return [Personages(**counts) for counts in dealt]


def _scattered(chance: Random, unit: Unit) -> dict[ProvinceId, int]:
    places = [province for province in EAST.provinces if EAST.carries(unit, province)]
    counts: dict[ProvinceId, int] = {}
    for _ in range(chance.randint(0, 17)):
        place = chance.choice(places)
        counts[place] = counts.get(place, 0) + 1
    return counts


def pick(chance: Random, listed: list[Action], eager: float = 0.5) -> Action:
    """Any listed action; with the chance `eager` any type first, so that the rare ones come up.

    Trades are mostly passed over: two for one, they would be half of the game.
    """
    if chance.random() < 0.9:
        listed = [action for action in listed if action.type != "trade"] or listed
    if chance.random() < eager:
        kind = chance.choice(sorted({action.type for action in listed}))
        listed = [action for action in listed if action.type == kind]
    return chance.choice(listed)


def plausible(here: Position) -> Iterator[Action]:
    """Every action one could name without a payment: all types, provinces, counts, wedges, nations.

    Provinces without an own unit stand in for each other as the origin of a move.
    """
    provinces = [*sorted(EAST.provinces), "atlantis"]
    yield EndTurn()
    yield from map(Rondel, WEDGES)
    yield from map(Learn, KNOW_HOWS)
    yield from map(TakeChip, CHIPS)
    yield from map(ChoosePersonage, PERSONAGES)
    yield from map(Temple, provinces)
    yield from map(Found, provinces)
    yield from map(PickCity, provinces)
    yield from (Answer(nation, fight) for nation, fight in product(NATIONS, (True, False)))
    yield from (Arm(place, one, two) for place, one, two in product(provinces, range(-1, 5), range(-1, 5)))
    yield from (Fight(place, unit, name) for place, unit, name in product(provinces, UNITS, NATIONS))
    yield from _moves(here, provinces)
    yield from _conquests(here, provinces)
    yield from _trades()


def _moves(here: Position, provinces: list[ProvinceId]) -> Iterator[Move]:
    for unit in UNITS:
        mine = here.current.stacks(unit)
        others = [province for province in provinces if province not in mine][:2]
        for origin in [*mine, *others]:
            most = here.current.count(unit, origin) + 1
            for target, count, left in product(provinces, range(most + 1), (None, 0, 1, 2, 3, 4)):
                yield Move(unit, count, origin, target, left)


def _conquests(here: Position, provinces: list[ProvinceId]) -> Iterator[Conquer]:
    own = sorted(here.current.cities)
    for place in provinces:
        legions = range(here.current.count("legion", place) + 2)
        galleys = range(here.current.count("galley", place) + 2)
        for first, second in product(legions, galleys):
            for city in (None, *(own if len(own) == 25 else own[:2]), "atlantis", place):
                yield Conquer(place, first, second, city)


def _trades() -> Iterator[Trade]:
    """Single steps, and what looks like one."""
    ones = [Purse.of(resource, 1) for resource in RESOURCES]
    twos = [first.plus(second) for first, second in product(ones, ones)]
    yield from (Trade(give, take) for give, take in product({*ones, *twos}, ones))


def as_listed(here: Position, action: Action) -> Action:
    """How `legal` writes an action that is possible: `actions_left` only where like units differ."""
    if not isinstance(action, Move):
        return action
    stack = here.current.stack(action.unit, action.origin)
    left = action.actions_left
    if left is None:
        left = next(level for level in (3, 2, 1, 0) if stack[level] >= action.count)
    mixed = sum(1 for count in stack if count) > 1
    return Move(action.unit, action.count, action.origin, action.target, left if mixed else None)


def listed_or_refused(here: Position) -> tuple[int, int]:
    """Assert that of all plausible actions exactly the listed ones are possible, and that none of the others
    changes anything; how many were possible and refused.
    """
    before = frozen(here)
    listed = set(legal(here))
    possible: set[Action] = set()
    refusals = 0
    for action in plausible(here):
        try:
            apply(here, action)
        except RuleError:
            refusals += 1
            assert action not in listed, f"listed and refused: {action}"
        else:
            possible.add(as_listed(here, action))
    assert possible == listed, (possible - listed, listed - possible)
    assert frozen(here) == before, "an action changed the position it was tried in"
    return len(possible), refusals
