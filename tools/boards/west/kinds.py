"""What a drawn border leads over: land, sea or both, found by looking along it."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import shapely

from bot.engine.terms import BorderKind
from tools.boards.projection import Array

_STEP: Final = 1.5
_BESIDE: Final = 6.0
"""Pixels between samples along the line, and how far to both sides of it they look."""
_ENOUGH: Final = 16.0
"""Pixels of land or sea that make a border of that kind: less cannot be seen."""


def _beside(line: Any) -> tuple[Array, Array]:
    """Points along a line, and at each the direction across it."""
    way = np.linspace(0, line.length, max(2, int(line.length / _STEP)))
    points = shapely.get_coordinates(shapely.line_interpolate_point(line, way))
    along = np.gradient(points, axis=0)
    along /= np.maximum(np.hypot(*along.T), 1e-6)[:, None]
    return points, np.column_stack([-along[:, 1], along[:, 0]]) * _BESIDE


def measure(lines: Iterable[Any], land: Any) -> tuple[float, float]:
    """Pixels of a border that lead over land, and over water; `land` is prepared by shapely."""
    dry = wet = 0.0
    for line in lines:
        points, across = _beside(line)
        rows = [shapely.contains_xy(land, *at.T) for at in (points, points + across, points - across)]
        dry += float(np.all(rows, axis=0).mean() * line.length)
        wet += float((~np.any(rows, axis=0)).mean() * line.length)
    return dry, wet


def kind_of(dry: float, wet: float) -> BorderKind | None:
    """The kind that can be seen; None if neither can."""
    if dry >= _ENOUGH:
        return "both" if wet >= _ENOUGH else "land"
    return "sea" if wet >= _ENOUGH else None
