"""Unpack TopoJSON, the format in which both packages store their lines."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

Path = list[tuple[float, float]]


def arcs_of(topology: dict[str, Any]) -> list[Path]:
    """Return all arcs in degrees; they are stored as integer steps from point to point."""
    (east, north), (west, south) = topology["transform"]["scale"], topology["transform"]["translate"]
    paths: list[Path] = []
    for arc in topology["arcs"]:
        points = accumulate(arc, lambda at, step: (at[0] + step[0], at[1] + step[1]))
        paths.append([(x * east + west, y * north + south) for x, y in points])
    return paths


def _join(numbers: Sequence[int], arcs: Sequence[Path]) -> Path:
    """Return numbered arcs joined to one path; a negative number `~n` means arc `n` reversed."""
    path: Path = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        path += arc[1:] if path else arc
    return path


def lines_of(shape: dict[str, Any], arcs: Sequence[Path]) -> list[list[Path]]:
    """Return a geometry as polygons of rings, or as lines (each a list of its own); empty for other types."""
    numbers = shape.get("arcs", [])
    if shape["type"] == "LineString":
        return [[_join(numbers, arcs)]]
    if shape["type"] == "MultiLineString":
        return [[_join(line, arcs)] for line in numbers]
    if shape["type"] == "Polygon":
        return [[_join(ring, arcs) for ring in numbers]]
    if shape["type"] == "MultiPolygon":
        return [[_join(ring, arcs) for ring in polygon] for polygon in numbers]
    return []
