"""Rasters of the page (labels and masks), and their connected parts."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy import ndimage

from tools.boards.projection import Array
from tools.boards.west.design import GAPS, MAP, PANELS, SIZE

CELL: Final = 2
"""Width in pixels of the cells of the grid on which provinces grow."""
GRID: Final = (SIZE[1] // CELL, SIZE[0] // CELL)
"""Rows and columns of cells."""


def _canvas() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("I", (GRID[1], GRID[0]), 0)
    return image, ImageDraw.Draw(image)


def _cells(line: Any) -> list[tuple[float, float]]:
    return [(x / CELL - 0.5, y / CELL - 0.5) for x, y in line.coords]


def fill(polygons: Sequence[Any]) -> Array:
    """Return for every cell the number of the polygon it lies in, from 1; 0 for none."""
    image, draw = _canvas()
    for number, polygon in enumerate(polygons, 1):
        draw.polygon(_cells(polygon.exterior), fill=number)
        for hole in polygon.interiors:
            draw.polygon(_cells(hole), fill=0)
    return np.array(image)


def strokes(lines: Iterable[Any], width: float) -> Array:
    """Return a mask of the cells along lines of shapely, `width` in pixels."""
    image, draw = _canvas()
    for line in lines:
        draw.line(_cells(line), fill=1, width=max(1, round(width / CELL)))
    return np.array(image) > 0


def disc(x: float, y: float, radius: float) -> Array:
    """Return a mask of the cells within a circle, given in pixels."""
    rows, columns = np.mgrid[0 : GRID[0], 0 : GRID[1]]
    return ((columns + 0.5) * CELL - x) ** 2 + ((rows + 0.5) * CELL - y) ** 2 < radius**2


def playground() -> Any:
    """Return the part of the page on which provinces may lie, as a shapely polygon."""
    round_gap, gap = GAPS
    rondel = shapely.Point(*PANELS.rondel.center).buffer(PANELS.rondel.radius + round_gap)
    plates = [shapely.box(*box).buffer(gap, join_style="mitre") for box in (PANELS.know_hows, PANELS.bank)]
    # A little beyond the map's edge: rings are cut to the map at the end, in one straight cut.
    return shapely.box(*MAP).buffer(8, join_style="mitre") - shapely.union_all([rondel, *plates])


def allowed() -> Array:
    """Return the part of the page on which provinces may lie, as a mask of cells."""
    return fill([playground()]) > 0


def keep_whole(labels: Array, seeds: Sequence[tuple[int, int]]) -> Array:
    """Return labels in which parts that are cut off from their city get the nearest label.

    Labels count from 0, -1 for none; `seeds` are the row and column of each label's city.
    """
    labels = labels.copy()
    for _ in range(4):
        stray = np.zeros(labels.shape, bool)
        for label, (row, column) in enumerate(seeds):
            parts, count = ndimage.label(labels == label, structure=np.ones((3, 3)))
            if count > 1:
                stray |= (parts > 0) & (parts != parts[row, column])
        if not stray.any():
            break
        near = ndimage.distance_transform_edt(stray, return_distances=False, return_indices=True)
        labels[stray] = labels[tuple(near)][stray]
    return labels
