"""Icons as masks, white inside the figure.

Their files are made from `assets/icons/*.svg` by `python -m tools.icons`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.engine.terms import Personage

FOLDER: Final = Path(__file__).parents[1] / "icons"
SIDE: Final = 400
"""Side of an icon file in pixels, larger than any icon in a picture."""
PERSONAGE_FIGURES: Final[dict[Personage, str]] = {
    "king": "crown",
    "scholar": "scroll",
    "general": "helmet",
    "citizen": "citizen",
    "navigator": "anchor",
}
"""Icon of each personage, in every ruleset."""


@cache
def icon_mask(name: str, size: int) -> Image.Image:
    """Return an icon, or a nation's emblem, as a square mask of `size` pixels."""
    with Image.open(FOLDER / f"{name}.png") as file:
        return file.resize((size, size), Image.Resampling.LANCZOS)
