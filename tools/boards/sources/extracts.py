"""Read the committed extracts: coast and rivers in degrees of longitude and latitude."""

import json
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
COAST: Final = "coast.json"
EAST_COAST: Final = "coast_east.json"
RIVERS: Final = "rivers.json"
SCALE: Final = 200
"""Whole numbers per degree in the files; a step of 1 is about a fifth of a pixel on the page."""

Degrees = list[tuple[int, int]]


def _line(points: list[list[int]]) -> list[tuple[float, float]]:
    return [(x / SCALE, y / SCALE) for x, y in points]


def read_coast(name: str = COAST) -> list[list[list[tuple[float, float]]]]:
    """Return the land as polygons of longitude and latitude: outer ring, then holes."""
    polygons = json.loads((HERE / name).read_text(encoding="utf-8"))
    return [[_line(ring) for ring in polygon] for polygon in polygons]


def read_rivers() -> list[list[tuple[float, float]]]:
    """Return the rivers as lines of longitude and latitude, the longest first."""
    return [_line(line) for line in json.loads((HERE / RIVERS).read_text(encoding="utf-8"))]
