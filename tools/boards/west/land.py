"""Divide the land among the cities: each cell goes to the city from which its path cost is lowest.

Mountains and rivers cost more to cross, so borders come to lie on them. Only the landmass of its own city is
a province's land; islands without a city are assigned with the sea. Land too far from every city has no
province.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy import ndimage
from skimage.graph import MCP_Geometric

from tools.boards.projection import Array
from tools.boards.west.canvas import CELL, GRID, allowed, disc
from tools.boards.west.corrections import CORRECTIONS, Correction
from tools.boards.west.design import STRAITS
from tools.boards.west.page import KM_PER_PIXEL
from tools.boards.west.world import World

_ROUGH: Final = 2.2
_RIVER: Final = 3.0
_STRAIT: Final = 1.5
"""What mountains and rivers add to the cost of a pixel, 1 on a plain; and the total cost on a strait."""
_WINDOW: Final = 330
"""Pixels to each side of a city in which it can get land."""
_FAR: Final = 327.0
"""Cost beyond which land has no province, if it is at the edge of the game or large."""
_LARGE: Final = 4200
"""Area in cells beyond which such land is large."""
_ROUNDS: Final = 14
_GAIN: Final = 0.14
_CLAMP: Final = 50.0
_COARSE: Final = 3
"""Rounds, gain, limit in pixels and step in cells, by which provinces below the median size reach further
and those above it less far; for the rounds every third cell will do."""

Seed = tuple[int, int]
"""Row and column of a city's cell."""


def snap(world: World, land: Array) -> list[Seed]:
    """Return each city's nearest cell of land; some are so close to the water that their own is wet."""
    rows, columns = np.nonzero(land)
    seeds: list[Seed] = []
    for x, y in world.cities.values():
        best = np.argmin((columns * CELL + 1 - x) ** 2 + (rows * CELL + 1 - y) ** 2)
        seeds.append((int(rows[best]), int(columns[best])))
    return seeds


def _passage(world: World, land: Array, ours: Array) -> Array:
    """Return the cost of each cell; infinite on water (but for straits) and on islands without a city."""
    cost = np.where(ours, 1 + _ROUGH * world.rough + _RIVER * world.river, np.inf)
    for strait in STRAITS:
        near = disc(*world.page.radius(strait.longitude, strait.latitude, strait.km))
        cost[near & (land == 0)] = _STRAIT
    return cost


def _cost_from(seed: Seed, cost: Array) -> Array:
    """Return the lowest path cost from a city to every cell; infinite outside its window."""
    top, left = (max(0, at - _WINDOW // CELL) for at in seed)
    part = cost[top : seed[0] + _WINDOW // CELL, left : seed[1] + _WINDOW // CELL]
    found, _ = MCP_Geometric(np.where(np.isfinite(part), part, -1)).find_costs(
        [(seed[0] - top, seed[1] - left)]
    )
    whole = np.full(GRID, np.inf, np.float32)
    whole[top : top + part.shape[0], left : left + part.shape[1]] = found * CELL
    return whole


def _all_costs(world: World, land: Array, seeds: Sequence[Seed]) -> Array:
    """Return one raster of path costs per city, with its corrections applied."""
    masses = [int(land[seed]) for seed in seeds]
    ours = np.isin(land, masses)
    passage = _passage(world, land, ours)
    shore = ndimage.distance_transform_edt(ours) * CELL * KM_PER_PIXEL
    sheets = np.empty((len(seeds), *GRID), np.float32)
    for number, (name, seed) in enumerate(zip(world.cities, seeds, strict=True)):
        correction, cost = CORRECTIONS.get(name, Correction()), passage.copy()
        cost[ours & (land != masses[number])] = np.inf
        at_home = disc(seed[1] * CELL, seed[0] * CELL, 40)
        cost[ours & (shore < correction.inland) & ~at_home] = np.inf
        for circle in correction.off:
            cost[disc(*world.page.radius(circle.longitude, circle.latitude, circle.km))] = np.inf
        sheets[number] = _cost_from(seed, cost)
    return sheets


def _nobody(best: Array, room: Array, large: float) -> Array:
    """Return a mask of land too far from all cities.

    Only parts that touch the edge of the game or exceed `large` cells; small pockets stay in the game.
    """
    parts, _ = ndimage.label(np.isfinite(best) & (best >= _FAR))
    edge = ~room
    edge[0], edge[-1], edge[:, 0], edge[:, -1] = True, True, True, True
    outer = np.unique(parts[edge])
    broad = np.flatnonzero(np.bincount(parts.ravel()) > large)
    return (parts > 0) & (np.isin(parts, outer) | np.isin(parts, broad))


def _share(costs: Array, reach: Array, open_: Array, step: int) -> tuple[Array, Array]:
    """Return labels and costs on every `step`th cell, if each city reaches further by `reach` pixels."""
    sheets, room = costs[:, ::step, ::step], open_[::step, ::step]
    labels = np.zeros(room.shape, np.int64)
    least, best = np.full(room.shape, np.inf, np.float32), np.full(room.shape, np.inf, np.float32)
    for number, sheet in enumerate(sheets):
        late = sheet - np.float32(reach[number])
        nearer = late < least
        least[nearer], best[nearer], labels[nearer] = late[nearer], sheet[nearer], number
    labels[~np.isfinite(best) | ~room | _nobody(best, room, _LARGE / step**2)] = -1
    return labels, best


def share_land(world: World, land: Array, seeds: Sequence[Seed]) -> tuple[Array, Array]:
    """Return the labels of land (-1 for none), and the path cost from the city that gets it."""
    costs = _all_costs(world, land, seeds)
    open_ = allowed() & np.isin(land, [land[seed] for seed in seeds])
    reach = np.array([CORRECTIONS.get(name, Correction()).reach for name in world.cities])
    extra = np.zeros(len(seeds))
    for _ in range(_ROUNDS):
        labels, _ = _share(costs, reach + extra, open_, _COARSE)
        side = np.sqrt(np.bincount(labels[labels >= 0], minlength=len(seeds))) * CELL * _COARSE
        extra = np.clip(extra + _GAIN * (np.median(side) - side), -_CLAMP, _CLAMP)
    return _share(costs, reach + extra, open_, 1)
