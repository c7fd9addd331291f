"""Map longitude and latitude to the East's page.

On the printed board cities stand where they are wanted, not where they were. A thin-plate spline maps every
place from a conformal projection to the page such that cities and anchors lie nearly where `cities.toml`
says.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyproj
from scipy.interpolate import RBFInterpolator

from bot.engine.terms import ProvinceId
from bot.render.map.layout import Point

_FILE: Final = Path(__file__).parent / "cities.toml"
_MAP: Final = "+proj=lcc +lat_1=20 +lat_2=40 +lat_0=30 +lon_0=38 +R=6371000"
_SCALE: Final = 1e6
"""Metres per unit of the spline's input; its smoothing is right for thousands of kilometres."""
_CITY_SLACK: Final = 0.004
_ANCHOR_SLACK: Final = 0.006


def _read() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def city_places() -> dict[ProvinceId, Point]:
    """Return the position at which each city is drawn, in pixels."""
    cities = _read()["cities"]
    return {name: tuple(city.get("drawn", city["at"])) for name, city in sorted(cities.items())}


class Warp:
    """Mapping from longitude and latitude to pixels of the page."""

    def __init__(self) -> None:
        data = _read()
        rows = [(city["lon"], city["lat"], *city["at"], _CITY_SLACK) for city in data["cities"].values()]
        rows += [(*place, _ANCHOR_SLACK) for place in data["anchors"]["places"]]
        table = np.array(rows, float)
        self._projection = pyproj.Proj(_MAP)
        self._spline = RBFInterpolator(
            self._flat(table[:, :2]), table[:, 2:4], kernel="thin_plate_spline", smoothing=table[:, 4]
        )

    def _flat(self, degrees: Any) -> Any:
        x, y = self._projection(degrees[:, 0], degrees[:, 1])
        return np.column_stack([x, y]) / _SCALE

    def page(self, degrees: Sequence[Point] | Any) -> Any:
        """Return positions on the page, one row each, rounded to a thousandth of a pixel."""
        return np.round(self._spline(self._flat(np.asarray(degrees, float))), 3)
