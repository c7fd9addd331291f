"""From longitude and latitude to pixels of the page: a conic projection, lenses, and a fit to the frame."""

from math import cos, radians, sin
from typing import Any, Final

import numpy as np
import pyproj
import shapely

from tools.boards.west.design import LENSES, Lens

Array = Any
"""An array of numpy; its shape is told where it matters."""

KM_PER_PIXEL: Final = 2.6
"""Before lenses and fit."""
_CONIC: Final = "+proj=lcc +lat_1=34 +lat_2=50 +lat_0=41 +lon_0=20 +R=6371000"
_TURN: Final = radians(-7)
"""Turned so that Sarmatia comes into one corner and the Sahara into another; panels lie there."""
_MIDDLE: Final = ((18.5, 41.5), (1000.0, 684.0))
"""A place on earth and where the projection puts it."""
_FIT: Final = ((0.965, 35.0), (0.92, 0.5))
"""For x and y: scale and shift that bring the map into its frame, above the strip of nations."""
_STEP: Final = 0.25
"""Longest piece of a straight line in degrees; on the page it becomes a curve."""


class Page:
    """Where places of the earth lie on the page."""

    def __init__(self) -> None:
        self._project = pyproj.Proj(_CONIC)
        self._origin = np.zeros(2)
        middle, at = np.array([_MIDDLE[0]]), np.array(_MIDDLE[1])
        self._origin = at - self._flat(middle)[0]
        self._lenses = [(lens, self._flat(np.array([[lens.longitude, lens.latitude]]))[0]) for lens in LENSES]

    def _flat(self, degrees: Array) -> Array:
        """The projection alone, turned and in pixels."""
        east, north = self._project(degrees[:, 0], degrees[:, 1])
        x = (east * cos(_TURN) - north * sin(_TURN)) / (KM_PER_PIXEL * 1000)
        y = -(east * sin(_TURN) + north * cos(_TURN)) / (KM_PER_PIXEL * 1000)
        return np.column_stack([x, y]) + self._origin

    def points(self, degrees: Array) -> Array:
        """Rows of longitude and latitude as rows of x and y."""
        flat = self._flat(np.asarray(degrees, float))
        moved = flat.copy()
        for lens, middle in self._lenses:
            moved += _push(lens, flat - middle)
        (across, right), (down, below) = _FIT
        return moved * (across, down) + (right, below)

    def shape(self, degrees: Array) -> Array:
        """A shapely geometry of degrees as one of pixels."""
        return shapely.transform(shapely.segmentize(degrees, _STEP), self.points)

    def radius(self, longitude: float, latitude: float, km: float) -> tuple[float, float, float]:
        """A circle on the earth as x, y and pixels; its width is measured to the north."""
        (x, y), (u, v) = self.points([(longitude, latitude), (longitude, latitude + km / 111.2)])
        return float(x), float(y), float(np.hypot(u - x, v - y))


def _push(lens: Lens, away: Array) -> Array:
    """How far a lens moves points that lie `away` from its middle."""
    weight = lens.power * np.exp(-(away**2).sum(axis=1) / (2 * lens.spread**2))
    return weight[:, None] * away
