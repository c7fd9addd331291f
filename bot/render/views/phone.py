"""View for phones: both halves of the map stacked, and below them the most important facts about each nation.

Names and tokens are larger relative to the map than on the page. The rondel keeps its place and size: its
stones show which nation can go where.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import Nation, Wedge
from bot.i18n.catalogue import language
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap
from bot.render.map.layout import Box, Layout, within
from bot.render.map.map_cache import MapCache
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.pieces import MapPieces
from bot.render.map.rescale import CounterRoom, enlarged
from bot.render.map.tokens import stone_token
from bot.render.tables.banners import Headlines, fit_headline
from bot.render.tables.rondel import draw_stones
from bot.render.views.request import WIDTHS

_WIDTH: Final = WIDTHS["phone"]
_FINE: Final = 4
_OVERLAP: Final = 170.0
"""Width in page pixels of the map that both halves show: each city with its name is whole on one half."""
_HEAD: Final = 120
_GAP: Final = 14
_SLIMMEST: Final = 0.72
"""Minimum scale to which a long title is reduced before it is cut."""
LARGER: Final = 1.16
"""Size of names and pieces relative to the map, compared to the page."""


class MapHalves:
    """Renderer of parts of one board's map; thread-safe."""

    def __init__(self, layout: Layout, map_cache: MapCache) -> None:
        self.layout = enlarged(layout, LARGER)
        self._room = CounterRoom(self.layout)
        self._map_cache = map_cache

    def draw(
        self, base_map: BaseMap, pieces: MapPieces, boxes: Iterable[Box], width: int
    ) -> list[Image.Image]:
        """Return an image, `width` pixels wide, of each box of the page with all pieces on it."""
        seated = self._room.seat(pieces.units)
        return [self._draw_part(base_map, pieces, box, width, seated) for box in boxes]

    def _draw_part(
        self, base_map: BaseMap, pieces: MapPieces, box: Box, width: int, seated: Layout
    ) -> Image.Image:
        image = self._map_cache.draw(
            base_map, pieces.owners, (int(box[0]), int(box[1]), int(box[2]), int(box[3])), width
        )
        scale = width / (int(box[2]) - int(box[0]))
        view = Viewport(image, box[0] / LARGER, box[1] / LARGER, scale * LARGER, base_map.theme)
        draw_map_layer(view, within(seated, view), pieces, None)
        return image


def halves(layout: Layout) -> tuple[Box, Box]:
    """Return the boxes of the left and the right half of the map, which overlap."""
    left, top, right, bottom = layout.map
    middle = (left + right) / 2
    return (left, top, middle + _OVERLAP / 2, bottom), (middle - _OVERLAP / 2, top, right, bottom)


def draw_phone(
    parts: MapHalves,
    base_map: BaseMap,
    pieces: MapPieces,
    headlines: Headlines,
    strip: Image.Image,
) -> Image.Image:
    """Return the whole picture in the view's own width, with `strip` below the map."""
    boxes = halves(base_map.layout)
    maps = parts.draw(base_map, pieces, boxes, _WIDTH)
    for half, box in zip(maps, boxes, strict=True):
        scale = _WIDTH / (box[2] - box[0])
        view = Viewport(half, box[0], box[1], scale, base_map.theme)
        _lay_dial(view, base_map, pieces.stones)
    height = _HEAD + sum(half.height + _GAP for half in maps) + strip.height
    wood = base_map.theme.panel.wood
    page = Viewport(Image.new("RGB", (_WIDTH, height), None), theme=base_map.theme)
    page.image.paste(wood, (0, 0, _WIDTH, _HEAD))
    draw_header(page, headlines, _HEAD)
    top = _HEAD
    for part in (*maps, strip):
        page.image.paste(part, (0, top))
        top += part.height + _GAP
        page.image.paste(wood, (0, top - _GAP, _WIDTH, top))
    return page.image


def _lay_dial(view: Viewport, base_map: BaseMap, stones: Mapping[Nation, Wedge | None]) -> None:
    """Draw the rondel with its stones on the half that shows all of it."""
    rondel = base_map.layout.panels.rondel
    if not view.contains(rondel.box):
        return
    (left, top), (right, bottom) = view.at(rondel.box[:2]), view.at(rondel.box[2:])
    size = (round(right - left), round(bottom - top))

    def cut_out() -> Image.Image:
        (x, y), dial = base_map.dial()
        part = (rondel.box[0] - x, rondel.box[1] - y, rondel.box[2] - x, rondel.box[3] - y)
        disc = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
        edge = (_FINE, _FINE, disc.width - _FINE - 1, disc.height - _FINE - 1)
        ImageDraw.Draw(disc).ellipse(edge, fill=255)
        round_ = dial.resize(size, Image.Resampling.BICUBIC, box=part)
        round_.putalpha(disc.reduce(_FINE))
        return round_

    key = ("dial", base_map.layout.board, base_map.theme.name, language(), size)
    round_ = base_map.cache.get(key, cut_out)
    view.image.paste(round_, (round(left), round(top)), round_)
    draw_stones(view, rondel.center, stones)


def draw_header(page: Viewport, headlines: Headlines, height: float) -> None:
    """Draw the title on a line `height` pixels high, in letters as large as possible."""
    room, radius = page.image.width - 1.25 * height, 0.37 * height
    text, nation = fit_headline(headlines, 0.48 * height, room / _SLIMMEST)
    size = 0.48 * height * min(1.0, room / text_width("text", 0.48 * height, text))
    page.put(stone_token(nation, radius, 1.0, page.theme), (height * 0.53, height / 2))
    text = fit_text(size, text, room)
    at = (1.03 * height, height / 2)
    draw_text(ImageDraw.Draw(page.image), at, text, "text", size, page.theme.panel.letter)
