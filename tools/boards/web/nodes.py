"""Nodes of a web: where borders meet, where they leave the map, and the points they pass between.

Wherever a node is moved, the topology stays right as long as no two curves cross.
"""

import tomllib
from collections.abc import Callable, Mapping
from math import dist
from pathlib import Path
from typing import Any

from bot.engine.terms import ProvinceId
from bot.render.map.layout import Point

Pair = tuple[ProvinceId, ProvinceId]
"""Two provinces in order of id."""
Arcs = Mapping[Pair, tuple[Point, ...]]
"""Points of each border: both ends, and between them those that it passes."""


def _ends(data: Mapping[str, Any]) -> dict[frozenset[str], list[Point]]:
    """Return the ends of each border; around a node every province touches the one named next."""
    ends: dict[frozenset[str], list[Point]] = {}
    for name, at in data["nodes"].items():
        around = name.split()
        for a, b in zip(around, [*around[1:], around[0]], strict=True):
            ends.setdefault(frozenset((a, b)), []).append(tuple(at))
    for name, at in data["exits"].items():
        ends.setdefault(frozenset(name.split()), []).append(tuple(at))
    return ends


def _middles(data: Mapping[str, Any]) -> dict[frozenset[str], list[Point]]:
    """Return the points that each border passes; the file has one point or a list of them."""
    middles = {}
    for name, given in data["middles"].items():
        points = given if isinstance(given[0], list) else [given]
        middles[frozenset(name.split())] = [tuple(point) for point in points]
    return middles


def read_arcs(path: Path, place: Callable[[Point], Point] = lambda point: point) -> Arcs:
    """Return the borders of a file, put on the page by `place`; raises `KeyError` if one has not two ends."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    ends, middles = _ends(data), _middles(data)
    arcs: dict[Pair, tuple[Point, ...]] = {}
    for a, b in sorted(tuple(sorted(pair)) for pair in ends.keys() | middles.keys()):
        found = ends.get(frozenset((a, b)), [])
        if len(found) != 2:
            raise KeyError(f"The border {a}-{b} has {len(found)} ends in {path}; it needs 2.")
        way = middles.get(frozenset((a, b)), [])
        if len(way) > 1 and dist(way[0], found[0]) > dist(way[-1], found[0]):
            way = way[::-1]
        arcs[a, b] = tuple(place(point) for point in (found[0], *way, found[1]))
    return arcs
