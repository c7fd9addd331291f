"""Scripts of the Duellum commands; they first move the stone if it has yet to move."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.app.turn.payments import divided, single
from bot.engine.duellum import Phase, Position
from bot.engine.duellum.actions import (
    Action,
    Arm,
    Conquer,
    Found,
    Learn,
    Move,
    Recruit,
    Rondel,
    Temple,
    Wall,
)
from bot.engine.duellum.prices import prices_of
from bot.engine.duellum.rules import rondel
from bot.engine.duellum.rules.conquest import defence
from bot.engine.duellum.terms import KnowHow
from bot.engine.duellum.update import evolve, with_mover
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import UNITS, Chip, ProvinceId, Wedge
from bot.model.turns import Group

Steps = Generator[Action, Position, None]
Script = Callable[[Position], Steps]
Bought = Temple | Wall | Arm | Learn | Recruit


def turn_to(wedge: Wedge, pay: Purse | None = None, chip: Chip | None = None) -> Script:
    """Return a script that moves the stone."""
    return single(Rondel(wedge, pay, chip))


def way_price(position: Position, wedge: Wedge) -> AnyPrice:
    """Return the price of the stone's way; zero once it has moved (DT2)."""
    return rondel.price(position, wedge) if position.phase is Phase.RONDEL else AnyPrice(0)


def buy(wedge: Wedge, wanted: Sequence[Bought], pay: Purse | None = None) -> Script:
    """Return a script of purchases at a wedge, one after another, which first moves the stone if necessary.

    `pay` is for the way and all purchases; if None, the way spares the chips that the purchases need.
    """

    def steps(position: Position) -> Steps:
        way, prices = way_price(position, wedge), prices_on(position, wedge, wanted)
        parts = divided(pay, position.current.purse, way, prices)
        if position.phase is Phase.RONDEL:
            yield Rondel(wedge, parts[0])
        for action, part in zip(wanted, parts[1:], strict=True):
            yield action if part is None else replace(action, pay=part)

    return steps


def prices_on(position: Position, wedge: Wedge, bought: Sequence[Bought]) -> list[ChipPrice]:
    """Return the prices of purchases in sequence, with the stone on their wedge."""
    return prices_of(_with_stone_on(position, wedge), bought)


def _with_stone_on(position: Position, wedge: Wedge) -> Position:
    if position.phase is not Phase.RONDEL:
        return position
    return evolve(with_mover(position, wedge=wedge), phase=Phase.ACTION)


def temples(provinces: Sequence[ProvinceId], walls: Sequence[ProvinceId], pay: Purse | None = None) -> Script:
    """Return a script that builds temples, then walls (wedge TEMPLUM)."""
    return buy("temple", [*map(Temple, provinces), *map(Wall, walls)], pay)


def arm(places: Sequence[tuple[ProvinceId, int, int]], pay: Purse | None = None) -> Script:
    """Return a script that arms legions and galleys, given by city (wedge MILITIA)."""
    return buy("arming", [Arm(city, legions, galleys) for city, legions, galleys in places], pay)


def learn(
    advances: Sequence[KnowHow], recruits: tuple[int, int] = (0, 0), pay: Purse | None = None
) -> Script:
    """Return a script that develops know-hows in the given order, then recruits (wedge SCIENTIA)."""
    wanted: list[Bought] = [*map(Learn, advances)]
    if any(recruits):
        wanted.append(Recruit(*recruits))
    return buy("know-how", wanted, pay)


def move(groups: Sequence[Group], path: Sequence[ProvinceId]) -> Script:
    """Return a script that moves groups along a path in turn, each with the same units throughout.

    If a group has fought on the way, its survivors move on (DM4).
    """

    def steps(position: Position) -> Steps:
        for group in groups:
            unit, count = group.unit, group.count
            left: int | None = None
            for origin, target in pairwise(path):
                before = position.current.stacks(unit).get(target, ())
                position = yield Move(unit, count, origin, target, left)
                after = position.current.stacks(unit).get(target, ())
                left = _crossings_left(before, after)
                if left is None:
                    break  # all units of the group were lost
                count = after[left] - (before[left] if left < len(before) else 0)

    return steps


def _crossings_left(before: Sequence[int], after: Sequence[int]) -> int | None:
    """Return how many crossings the units that arrived have left; None if none of them survived."""
    old = [*before, *(0 for _ in range(len(after) - len(before)))]
    return next((index for index, count in enumerate(after) if count > old[index]), None)


def conquer(province: ProvinceId, groups: Sequence[Group] | None = None) -> Script:
    """Return a conquest script; by default, it uses as many legions as possible, then galleys."""

    def steps(position: Position) -> Steps:
        if groups is not None:
            legions, galleys = (sum(each.count for each in groups if each.unit == unit) for unit in UNITS)
        else:
            needed = defence(position, province) if province in position.other.cities else 0
            legions = min(needed, position.current.count("legion", province))
            galleys = needed - legions
        yield Conquer(province, legions, galleys)

    return steps


def found(sites: Sequence[tuple[ProvinceId, Chip]]) -> Script:
    """Return a script that founds cities one after another."""

    def steps(position: Position) -> Steps:
        for province, chip in sites:
            yield Found(province, chip)

    return steps


def walls(provinces: Sequence[ProvinceId]) -> Script:
    """Return a script that builds town walls (wedge TEMPLUM)."""
    return buy("temple", [*map(Wall, provinces)])


def recruit(legions: int, galleys: int) -> Script:
    """Return a script that recruits units into the box (wedge SCIENTIA)."""
    return learn((), (legions, galleys))
