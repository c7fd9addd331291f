"""Kind of a drawn border (land, sea or both), from samples along it."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import shapely

from bot.engine.terms import BorderKind
from tools.boards.projection import Array

_STEP: Final = 1.5
_BESIDE: Final = 6.0
"""Distance between samples along the line, and of the samples to both sides of it, in pixels."""
_ENOUGH: Final = 16.0
"""Minimum length over land or sea for a border of that kind, in pixels: less cannot be seen."""


def _beside(line: Any) -> tuple[Array, Array]:
    """Return points along a line, and at each the vector across it, `_BESIDE` pixels long."""
    way = np.linspace(0, line.length, max(2, int(line.length / _STEP)))
    points = shapely.get_coordinates(shapely.line_interpolate_point(line, way))
    along = np.gradient(points, axis=0)
    along /= np.maximum(np.hypot(*along.T), 1e-6)[:, None]
    return points, np.column_stack([-along[:, 1], along[:, 0]]) * _BESIDE


def measure(lines: Iterable[Any], land: Any) -> tuple[float, float]:
    """Return the pixels of a border over land, and over water; `land` is prepared by shapely.

    Where land lies on one side and water on the other, pixels count for neither.
    """
    dry = wet = 0.0
    for line in lines:
        points, across = _beside(line)
        rows = [shapely.contains_xy(land, *at.T) for at in (points, points + across, points - across)]
        dry += float(np.all(rows, axis=0).mean() * line.length)
        wet += float((~np.any(rows, axis=0)).mean() * line.length)
    return dry, wet


def kind_of(dry: float, wet: float) -> BorderKind | None:
    """Return the kind that can be seen; None if neither land nor sea can."""
    if dry >= _ENOUGH:
        return "both" if wet >= _ENOUGH else "land"
    return "sea" if wet >= _ENOUGH else None
