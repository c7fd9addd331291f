"""The standard theme: parchment land with soft relief, shaded sea, wood and gold around it.

Wide gradients instead of grain: posted pictures are encoded anew every turn, and fine detail costs bytes.
"""

from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.board import Board
from bot.render.map.borders import STROKES, draw_borders
from bot.render.map.layout import Layout
from tools.boards.drawing import Terrain
from tools.boards.painting.frame import draw_frame
from tools.boards.painting.marks import draw_galleys, draw_peaks
from tools.boards.painting.masks import blend, lines_mask, scale_mask
from tools.boards.painting.page_masks import PageMasks, edge_of, write_name
from tools.boards.painting.surface import paint_land, paint_sea
from tools.boards.pieces import pieces_of

_ROCK: Final = (92, 70, 48)
_SNOW: Final = (252, 248, 238)
_GALLEY: Final = (30, 62, 88)
_FOAM: Final = (226, 238, 236)


def paint_standard(layout: Layout, board: Board, terrain: Terrain) -> Image.Image:
    """Return the whole static picture of a board in the standard theme."""
    page_masks = PageMasks.of(layout, terrain.waters)
    page = paint_sea(page_masks.size, page_masks.land, page_masks.coasts)
    _shade_shore(page, page_masks.land)
    page.paste(_land(page_masks, terrain), (0, 0), page_masks.land)
    blend(page, edge_of(page_masks.land), (74, 54, 36), 0.8)
    _veil(page, page_masks.beyond)
    _haze(page, page_masks.waters)
    for name in layout.names:
        sea = name.on == "sea"
        write_name(page, name, (36, 82, 108) if sea else (122, 88, 52), 0.7)
    draw_borders(page, layout, board, lambda point: point, 1.0, STROKES["standard"])
    pieces = pieces_of(board)
    draw_peaks(page, layout, pieces, _ROCK, _SNOW)
    draw_galleys(page, layout, pieces, _GALLEY, _FOAM)
    _vignette(page, layout)
    draw_frame(page, layout.map[3])
    return page


def _shade_shore(page: Image.Image, land: Image.Image) -> None:
    """Darken the sea along the coast, so that the land seems to lie above the water."""
    shadow = ImageChops.subtract(land.filter(ImageFilter.GaussianBlur(6)), land)
    blend(page, shadow, (44, 78, 98), 0.46)


def _land(page_masks: PageMasks, terrain: Terrain) -> Image.Image:
    sheet = paint_land(page_masks.size, terrain)
    rim = ImageChops.subtract(page_masks.land, page_masks.land.filter(ImageFilter.GaussianBlur(8)))
    blend(sheet, scale_mask(rim, 2.0), (134, 100, 56), 0.36)
    for river in terrain.rivers:
        blend(sheet, lines_mask(page_masks.size, [river.line], river.width), (100, 148, 168), 0.85)
    return sheet


def _veil(page: Image.Image, beyond: Image.Image) -> None:
    """Paint land beyond the game: pale parchment, darker towards its edge."""
    blend(page, beyond, (222, 206, 170), 0.9)
    for reach, strength in ((26, 0.22), (8, 0.42)):
        inner = ImageChops.subtract(beyond, beyond.filter(ImageFilter.GaussianBlur(reach)))
        blend(page, scale_mask(inner, 1.7), (104, 72, 40), strength)
    blend(page, edge_of(beyond), (84, 56, 32), 0.85)


def _haze(page: Image.Image, waters: Image.Image | None) -> None:
    """Fade the sea beyond the game towards parchment; `waters` is None if there is none."""
    if waters is not None:
        blend(page, waters, (206, 206, 186), 0.62)


def _vignette(page: Image.Image, layout: Layout) -> None:
    """Darken the map a little towards its edges."""
    left, top, right, bottom = layout.map
    mask = Image.new("L", page.size, 255)
    ImageDraw.Draw(mask).rounded_rectangle((left + 70, top + 70, right - 70, bottom - 70), 160, fill=0)
    small = mask.resize((page.width // 8, page.height // 8)).filter(ImageFilter.GaussianBlur(11))
    blend(page, small.resize(page.size, Image.Resampling.BICUBIC), (70, 44, 20), 0.16)
