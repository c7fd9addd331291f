"""Page of the West: the part of the earth that it shows, and how it is projected."""

from typing import Final

from tools.boards.projection import View
from tools.boards.west.design import LENSES

KM_PER_PIXEL: Final = 2.6
"""Scale before lenses and fit."""
VIEW: Final = View(
    conic="+proj=lcc +lat_1=34 +lat_2=50 +lat_0=41 +lon_0=20 +R=6371000",
    km_per_pixel=KM_PER_PIXEL,
    middle=((18.5, 41.5), (1000.0, 684.0)),
    lenses=LENSES,
    # Turned so that Sarmatia comes into one corner and the Sahara into another; panels lie there.
    turn=-7,
    # The strip of nations lies below the map.
    fit=((0.965, 35.0), (0.92, 0.5)),
)
