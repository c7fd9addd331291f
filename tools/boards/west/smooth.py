"""Upsampling of labels from cells to pixels, with smooth borders instead of stairs."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from scipy import ndimage

from bot.engine.terms import ProvinceId
from tools.boards.projection import Array
from tools.boards.west.canvas import CELL, GRID, keep_whole

_SPREAD: Final = 3.0
"""Standard deviation in cells of the Gaussian filter that smooths borders."""


def _votes(mask: Array) -> Array:
    """Return the smoothed mask of a label in pixels, 0 to 1: its claim to each pixel."""
    return ndimage.zoom(
        ndimage.gaussian_filter(mask.astype(np.float32), _SPREAD, mode="nearest"),
        CELL,
        order=1,
        mode="nearest",
        grid_mode=True,
    )


def refine(labels: Array, cities: Mapping[ProvinceId, tuple[float, float]]) -> Array:
    """Return labels of pixels: each gets the label with the strongest claim to it; -1 for none."""
    pad = int(4 * _SPREAD) + 2
    size = (GRID[0] * CELL, GRID[1] * CELL)
    most, fine = np.zeros(size, np.float32), np.full(size, -1, np.int16)
    for label in range(-1, len(cities)):
        rows, columns = np.nonzero(labels == label)
        top, left = max(0, rows.min() - pad), max(0, columns.min() - pad)
        down, right = rows.max() + pad, columns.max() + pad
        vote = _votes(labels[top:down, left:right] == label)
        part = (
            slice(top * CELL, top * CELL + vote.shape[0]),
            slice(left * CELL, left * CELL + vote.shape[1]),
        )
        stronger = vote > most[part]
        most[part][stronger], fine[part][stronger] = vote[stronger], label
    return keep_whole(fine, [(round(y), round(x)) for x, y in cities.values()])
