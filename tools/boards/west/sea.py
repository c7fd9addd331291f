"""Divide the sea among the provinces, whose land is already assigned.

Land comes first on purpose: growing both at once gives borders that run along coasts, where it is unclear
whether units cross them on foot or by ship.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from tools.boards.projection import Array
from tools.boards.west.canvas import CELL, GRID, allowed, keep_whole
from tools.boards.west.corrections import CORRECTIONS, Correction
from tools.boards.west.land import Seed
from tools.boards.west.world import World

_INLAND: Final = 0.22
_INLAND_MOST: Final = 120.0
"""Delay of a coast far from its city: this fraction of the path cost, which counts up to this maximum."""
_ISLET: Final = 0.12
"""Cost of a pixel of an island without a city, which goes to one province as a whole."""
_POCKET: Final = 1800
"""Area in cells below which a hole between provinces is filled."""
_NEAR: Final = ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 2**0.5), (1, -1, 2**0.5))


def _edges(open_: Array, cost: Array, number: Array) -> tuple[Array, Array, Array]:
    """Return pairs of neighbouring open cells (starts, ends) and the cost from one to the other."""
    starts, ends, prices = [], [], []
    height, width = GRID
    for down, right, length in _NEAR:
        here = (slice(0, height - down), slice(max(0, -right), width - max(0, right)))
        there = (slice(down, height), slice(max(0, right), width - max(0, -right)))
        both = open_[here] & open_[there]
        starts.append(number[here][both])
        ends.append(number[there][both])
        prices.append((length * CELL * (cost[here] + cost[there]) / 2)[both])
    return np.concatenate(starts), np.concatenate(ends), np.concatenate(prices)


def _shores(labels: Array, best: Array, open_: Array, ahead: Array) -> tuple[Array, Array]:
    """Return for every open cell when the first coast beside it starts (or inf), and its label (or -1)."""
    when, who = np.full(GRID, np.inf), np.full(GRID, -1)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            land = np.roll(labels, (down, right), (0, 1))
            way = np.roll(best, (down, right), (0, 1))
            start = np.minimum(way, _INLAND_MOST) * _INLAND - ahead[land]
            earlier = open_ & (land >= 0) & (start < when)
            when[earlier], who[earlier] = start[earlier], land[earlier]
    return when, who


def share_sea(world: World, labels: Array, best: Array, seeds: Sequence[Seed], land: Array) -> Array:
    """Return the labels of the whole page, with the sea; `labels` and `best` come from `share_land`."""
    room, ours = allowed(), np.isin(land, [land[seed] for seed in seeds])
    open_ = room & ~ours
    cost = np.where(land > 0, _ISLET, 1.0)
    ahead = np.array([CORRECTIONS.get(name, Correction()).sea_reach for name in world.cities])
    when, who = _shores(labels, best, open_, ahead)
    number = np.full(GRID, -1)
    number[open_] = np.arange(open_.sum())
    starts, ends, prices = _edges(open_, cost, number)
    shore = who >= 0
    # One more node stands for all cities; an edge from it to a coast costs as much as the coast starts late.
    source = int(open_.sum())
    entries = number[shore]
    starts = np.concatenate([starts, np.full(len(entries), source)])
    ends = np.concatenate([ends, entries])
    prices = np.concatenate([prices, (when - when[shore].min())[shore] + 1])
    graph = coo_matrix((prices, (starts, ends)), shape=(source + 1, source + 1)).tocsr()
    _, before = dijkstra(graph, directed=False, indices=source, return_predecessors=True)
    whole = labels.copy()
    whole[open_] = _inherit(before, source, who[open_])
    whole = _islets_whole(whole, (land > 0) & open_)
    return _fill_pockets(keep_whole(whole, seeds), room)


def _inherit(before: Array, source: int, own: Array) -> Array:
    """Return for every open cell the label of the coast from which it is reached; -1 if there is none."""
    up = np.append(before[:source], source)
    first = up[:source] == source
    label = np.append(np.where(first, own, -2), -1)
    up[up < 0] = source
    while (label == -2).any():
        open_ = label == -2
        label[open_] = label[up[open_]]
        up = np.where(label[up] == -2, up[up], up)
    return label[:source]


def _islets_whole(labels: Array, islets: Array) -> Array:
    """Return labels in which an island without a city gets the label of most of its cells."""
    parts, count = ndimage.label(islets)
    labels = labels.copy()
    for part in range(1, count + 1):
        held = labels[parts == part]
        held = held[held >= 0]
        if len(held):
            labels[parts == part] = np.bincount(held).argmax()
    return labels


def _fill_pockets(labels: Array, room: Array) -> Array:
    """Return labels in which small holes between provinces get the nearest label."""
    parts, _ = ndimage.label((labels < 0) & room)
    edge = np.zeros(GRID, bool)
    edge[0], edge[-1], edge[:, 0], edge[:, -1] = True, True, True, True
    outer = np.unique(parts[ndimage.binary_dilation(edge | ~room, iterations=2)])
    small = np.flatnonzero(np.bincount(parts.ravel()) < _POCKET)
    hole = (parts > 0) & np.isin(parts, small) & ~np.isin(parts, outer)
    near = ndimage.distance_transform_edt(labels < 0, return_distances=False, return_indices=True)
    labels = labels.copy()
    labels[hole] = labels[tuple(near)][hole]
    return labels
