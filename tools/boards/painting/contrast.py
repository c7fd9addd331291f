"""The high-contrast theme: flat pale page_masks, strong coasts, bold borders, a plain frame."""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.board import Board
from bot.render.map.borders import STROKES, draw_borders
from bot.render.map.layout import Layout
from tools.boards.drawing import Terrain
from tools.boards.painting.frame import EDGE
from tools.boards.painting.marks import draw_galleys, draw_peaks
from tools.boards.painting.masks import blend, lines_mask
from tools.boards.painting.page_masks import PageMasks, edge_of, write_name
from tools.boards.pieces import pieces_of

_SEA: Final = (214, 230, 240)
_LAND: Final = (252, 247, 232)
_BEYOND: Final = (206, 202, 194)
_FAR_SEA: Final = (190, 198, 204)
_COAST: Final = (20, 24, 30)
_RIVER: Final = (140, 176, 200)
_NAME: Final = (84, 104, 122)
_GALLEY: Final = (16, 40, 66)
_FRAME: Final = (24, 24, 24)
_COAST_WIDTH: Final = 3


def paint_contrast(layout: Layout, board: Board, terrain: Terrain) -> Image.Image:
    """Return the whole static picture of a board in the high-contrast theme."""
    page_masks = PageMasks.of(layout, terrain.waters)
    page = Image.new("RGB", page_masks.size, _SEA)
    land = Image.new("RGB", page_masks.size, _LAND)
    for river in terrain.rivers:
        blend(land, lines_mask(page_masks.size, [river.line], river.width), _RIVER)
    page.paste(land, (0, 0), page_masks.land)
    blend(page, edge_of(page_masks.land, _COAST_WIDTH), _COAST)
    blend(page, page_masks.beyond, _BEYOND)
    blend(page, edge_of(page_masks.beyond, _COAST_WIDTH), _COAST)
    if page_masks.waters is not None:
        blend(page, page_masks.waters, _FAR_SEA)
    for name in layout.names:
        write_name(page, name, _NAME, 1.0)
    draw_borders(page, layout, board, lambda point: point, 1.0, STROKES["contrast"])
    pieces = pieces_of(board)
    draw_peaks(page, layout, pieces, _COAST, (255, 255, 255))
    draw_galleys(page, layout, pieces, _GALLEY, (255, 255, 255))
    _frame(page, layout.map[3])
    return page


def _frame(page: Image.Image, strip_top: float) -> None:
    """Draw a black frame with one white line; the strip for the nations begins at `strip_top`."""
    width, height = page.size
    draw = ImageDraw.Draw(page)
    draw.rectangle((0, strip_top, width, height), fill=_FRAME)
    draw.rectangle((0, 0, width - 1, height - 1), outline=_FRAME, width=EDGE)
    inset = EDGE // 2
    draw.rectangle((inset, inset, width - 1 - inset, height - 1 - inset), outline=(255, 255, 255), width=2)
