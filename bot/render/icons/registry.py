"""Figures by name, drawn as polygons on a sheet of 100 units and kept as masks."""

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image

from bot.render.core.icon_mask import Sketch
from bot.render.icons.board import BOARD_ICONS
from bot.render.icons.people import PEOPLE_ICONS

__all__ = ["ICONS", "icon_mask"]

ICONS: Final[dict[str, Callable[[], Sketch]]] = {**BOARD_ICONS, **PEOPLE_ICONS}


@cache
def icon_mask(name: str, size: int) -> Image.Image:
    """A figure as a mask of `size` pixels."""
    return ICONS[name]().image.resize((size, size), Image.Resampling.LANCZOS)
