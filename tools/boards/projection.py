"""Projection of longitude and latitude to pixels of a page: conic, with lenses and a fit to the frame."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any, Final

import numpy as np
import pyproj
import shapely

from tools.boards.drawing import Lens

Array = Any
"""A numpy array; its shape is stated where it matters."""

_STEP: Final = 0.25
"""Maximum length in degrees of the pieces of a straight line, which becomes a curve on the page."""
Fit = tuple[tuple[float, float], tuple[float, float]]
"""Scale and shift for x and for y that fit the map into its frame."""


@dataclass(frozen=True, slots=True)
class View:
    """Part of the earth that a page shows, and its projection.

    `conic` is a PROJ string; `turn` is a counterclockwise rotation in degrees; `middle` is a longitude and
    latitude and its position in pixels before lenses and fit.
    """

    conic: str
    km_per_pixel: float
    middle: tuple[tuple[float, float], tuple[float, float]]
    lenses: Sequence[Lens] = ()
    turn: float = 0.0
    fit: Fit = ((1.0, 0.0), (1.0, 0.0))


class Projection:
    """Projection of places on earth to pixels of the page."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._project = pyproj.Proj(view.conic)
        self._turn = radians(view.turn)
        self._origin = np.zeros(2)
        middle, at = np.array([view.middle[0]]), np.array(view.middle[1])
        self._origin = at - self._flat(middle)[0]
        self._lenses = [
            (lens, self._flat(np.array([[lens.longitude, lens.latitude]]))[0]) for lens in view.lenses
        ]

    def _flat(self, degrees: Array) -> Array:
        """Return rotated positions in pixels, before lenses and fit."""
        east, north = self._project(degrees[:, 0], degrees[:, 1])
        scale = self.view.km_per_pixel * 1000
        x = (east * cos(self._turn) - north * sin(self._turn)) / scale
        y = -(east * sin(self._turn) + north * cos(self._turn)) / scale
        return np.column_stack([x, y]) + self._origin

    def points(self, degrees: Array) -> Array:
        """Return rows of longitude and latitude as rows of x and y."""
        flat = self._flat(np.asarray(degrees, float))
        moved = flat.copy()
        for lens, middle in self._lenses:
            moved += _push(lens, flat - middle)
        (across, right), (down, below) = self.view.fit
        return moved * (across, down) + (right, below)

    def point(self, degrees: tuple[float, float]) -> tuple[float, float]:
        """Return the position of one place, rounded to a tenth of a pixel."""
        x, y = self.points([degrees])[0]
        return round(float(x), 1), round(float(y), 1)

    def shape(self, degrees: Array) -> Array:
        """Return a shapely geometry in degrees as one in pixels."""
        return shapely.transform(shapely.segmentize(degrees, _STEP), self.points)

    def radius(self, longitude: float, latitude: float, km: float) -> tuple[float, float, float]:
        """Return a circle on earth as x, y and radius in pixels; the radius is measured to the north."""
        (x, y), (u, v) = self.points([(longitude, latitude), (longitude, latitude + km / 111.2)])
        return float(x), float(y), float(np.hypot(u - x, v - y))


def _push(lens: Lens, away: Array) -> Array:
    """Return the displacements of points by a lens; `away` are their offsets from its middle, in pixels."""
    weight = lens.power * np.exp(-(away**2).sum(axis=1) / (2 * lens.spread**2))
    return weight[:, None] * away
