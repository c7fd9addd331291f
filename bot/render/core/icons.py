"""Icons as masks, white where the figure is.

Their files are made from `assets/icons/*.svg` by `python -m tools.icons`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.engine.terms import Personage

FOLDER: Final = Path(__file__).parents[1] / "icons"
SIDE: Final = 400
"""Pixels of a file's side, more than any picture shows."""
PERSONAGE_FIGURES: Final[dict[Personage, str]] = {
    "king": "crown",
    "scholar": "scroll",
    "general": "helmet",
    "citizen": "citizen",
    "navigator": "anchor",
}
"""Which icon stands for which, in every ruleset."""


@cache
def icon_mask(name: str, size: int) -> Image.Image:
    """An icon, or a nation's emblem, as a mask of `size` pixels."""
    with Image.open(FOLDER / f"{name}.png") as file:
        return file.resize((size, size), Image.Resampling.LANCZOS)
