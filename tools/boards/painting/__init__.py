"""Paint the static part of a board picture: sea, land, relief, rivers, borders and frame."""

import io
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.engine.board import Board
from bot.render.map.layout import Layout
from tools.boards.drawing import Terrain
from tools.boards.painting.contrast import paint_contrast
from tools.boards.painting.standard import paint_standard

__all__ = ["PICTURES", "encode", "paint"]

_PAINTERS: Final[Mapping[str, Callable[[Layout, Board, Terrain], Image.Image]]] = MappingProxyType(
    {"standard": paint_standard, "contrast": paint_contrast}
)
PICTURES: Final[Mapping[str, str]] = MappingProxyType({"standard": "base", "contrast": "base.contrast"})
"""Suffix of the file name of each theme's base picture, after the board's id."""


def paint(layout: Layout, board: Board, terrain: Terrain, theme: str = "standard") -> Image.Image:
    """Return the whole static picture of a board; the same arguments always give the same picture."""
    return _PAINTERS[theme](layout, board, terrain)


def encode(page: Image.Image) -> bytes:
    """Return a WebP file of a quality good enough for drawing on it and encoding it once more."""
    file = io.BytesIO()
    page.save(file, "WEBP", quality=92, method=6)
    return file.getvalue()
