"""How large the movable things are, in pixels of a page 2000 wide."""

from typing import Final

__all__ = [
    "CITY_BOX",
    "LABEL_LEADING",
    "LABEL_SIZE",
    "LEAST_FIGURE",
    "PAIR",
    "SINGLE",
    "TEMPLE_RISE",
    "TITLE_BOX",
]

SINGLE: Final = (46.0, 50.0)
"""The room of a counter for one kind of unit at scale 1, with a sliver around it."""
PAIR: Final = (90.0, 34.0)
"""The room of a counter for both kinds of unit of a nation at scale 1."""
CITY_BOX: Final = (-28.0, -55.0, 31.0, 30.0)
"""From the middle of a city: its ring, the owner's badge, and the temple above."""
TEMPLE_RISE: Final = 37.0
"""From the middle of a city up to the middle of its temple."""
LABEL_SIZE: Final = 25
LABEL_LEADING: Final = 22.0
TITLE_BOX: Final = (620.0, 0.0, 1380.0, 48.0)
LEAST_FIGURE: Final = 6.5
"""No number of units is lower than this, in pixels of a picture in its view's own width."""
FIGURES: Final = {"single": 19.7, "pair": 12.4}
"""How high a number of two digits is on both forms of counter at scale 1."""
