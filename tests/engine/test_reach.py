"""The best paths to provinces within reach."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest

from bot.engine.reach import Opponents, paths, quiet_paths
from bot.engine.terms import UNITS, ProvinceId, Unit
from tests.engine.builders import EAST, nation, position
from tests.engine.playing import dice

_Path = tuple[ProvinceId, ...]


def _every_path(unit: Unit, path: _Path, actions: int) -> Iterator[_Path]:
    """Yield every path that extends `path` by at most `actions` steps, never to the same province twice."""
    for target in EAST.ways(unit, path[-1]) if actions else ():
        if target not in path:
            yield (*path, target)
            yield from _every_path(unit, (*path, target), actions - 1)


def _cost(path: _Path, hostile: Mapping[ProvinceId, Opponents]) -> tuple[int, ...]:
    met = [hostile[province] for province in path[1:] if province in hostile]
    return len(met), len(path), sum(nations for nations, _ in met), sum(units for _, units in met)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_paths_avoid_hostile_provinces_and_are_short(unit: Unit, actions: int) -> None:
    chance = dice("paths", unit, actions)
    for _ in range(12):
        sample = chance.sample(sorted(EAST.provinces), 15)
        hostile = {each: (chance.randint(1, 3), chance.randint(1, 9)) for each in sample}
        origin = chance.choice([each for each in sorted(EAST.provinces) if EAST.ways(unit, each)])
        cheapest: dict[ProvinceId, tuple[int, ...]] = {}
        for path in _every_path(unit, (origin,), actions):
            cost = _cost(path, hostile)
            cheapest[path[-1]] = min(cost, cheapest.get(path[-1], cost))
        found = paths(EAST, unit, origin, actions, hostile)
        assert {path[-1]: _cost(path, hostile) for path in found} == cheapest
        assert found == sorted(found, key=lambda path: (len(path), EAST.provinces[path[-1]].name))
        assert all(b in EAST.ways(unit, a) for path in found for a, b in pairwise(path))


@pytest.mark.parametrize(("crowded", "way"), [("knossos", "sparta"), ("sparta", "knossos")])
def test_of_two_equal_paths_the_one_with_fewer_opponents_is_taken(crowded: str, way: str) -> None:
    """M5: each nation there is asked whether it fights."""
    here = position(
        "greeks",
        greeks=nation(galleys={"athen": 1}),
        phoenicians=nation(galleys={"sparta": 1, "knossos": 1}),
        persians=nation(galleys={crowded: 1}),
    )
    found = {path[-1]: path for path in quiet_paths(here, "galley", "athen", 2)}
    assert found["cyrene"] == ("athen", way, "cyrene")
