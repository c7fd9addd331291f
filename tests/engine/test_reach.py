"""The best paths to provinces within reach."""

from collections.abc import Collection, Iterator
from itertools import pairwise

import pytest

from bot.engine.reach import paths
from bot.engine.terms import UNITS, ProvinceId, Unit
from tests.engine.builders import EAST
from tests.engine.playing import dice

_Path = tuple[ProvinceId, ...]


def _every_path(unit: Unit, path: _Path, actions: int) -> Iterator[_Path]:
    """Yield every path that extends `path` by at most `actions` steps, never to the same province twice."""
    for target in EAST.ways(unit, path[-1]) if actions else ():
        if target not in path:
            yield (*path, target)
            yield from _every_path(unit, (*path, target), actions - 1)


def _cost(path: _Path, hostile: Collection[ProvinceId]) -> tuple[int, int]:
    return sum(province in hostile for province in path[1:]), len(path)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_paths_avoid_hostile_provinces_and_are_short(unit: Unit, actions: int) -> None:
    chance = dice("paths", unit, actions)
    for _ in range(12):
        hostile = set(chance.sample(sorted(EAST.provinces), 15))
        origin = chance.choice([each for each in sorted(EAST.provinces) if EAST.ways(unit, each)])
        cheapest: dict[ProvinceId, tuple[int, int]] = {}
        for path in _every_path(unit, (origin,), actions):
            cost = _cost(path, hostile)
            cheapest[path[-1]] = min(cost, cheapest.get(path[-1], cost))
        found = paths(EAST, unit, origin, actions, hostile)
        assert {path[-1]: _cost(path, hostile) for path in found} == cheapest
        assert found == sorted(found, key=lambda path: (len(path), EAST.provinces[path[-1]].name))
        assert all(b in EAST.ways(unit, a) for path in found for a, b in pairwise(path))
