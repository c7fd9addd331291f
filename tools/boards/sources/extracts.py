"""Reads the committed extracts: coast and rivers in degrees of longitude and latitude."""

import json
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
COAST: Final = "coast.json"
EAST_COAST: Final = "coast_east.json"
RIVERS: Final = "rivers.json"
SCALE: Final = 200
"""The files hold whole numbers: degrees times this, about a fifth of a pixel on the page."""

Degrees = list[tuple[int, int]]


def _line(points: list[list[int]]) -> list[tuple[float, float]]:
    return [(x / SCALE, y / SCALE) for x, y in points]


def read_coast(name: str = COAST) -> list[list[list[tuple[float, float]]]]:
    """Land as polygons: outer ring, then holes; longitude, latitude."""
    polygons = json.loads((HERE / name).read_text(encoding="utf-8"))
    return [[_line(ring) for ring in polygon] for polygon in polygons]


def read_rivers() -> list[list[tuple[float, float]]]:
    """Rivers as lines, the longest first; longitude, latitude."""
    return [_line(line) for line in json.loads((HERE / RIVERS).read_text(encoding="utf-8"))]
