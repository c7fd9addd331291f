"""View of a region: a province and its neighbours, enlarged."""

from collections.abc import Sequence
from typing import Final, Protocol

from PIL import Image, ImageDraw

from bot.engine.board import Board
from bot.engine.terms import ProvinceId
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap
from bot.render.map.borders import STROKES, draw_borders
from bot.render.map.counter_placement import Counter, PlacedCounters, bounding_box, place_counters
from bot.render.map.layout import Box, Layout, Place, within
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.ownership import OwnershipLayer, ProvinceMasks, tint_strength
from bot.render.map.pieces import MapPieces

_MARGIN: Final = 16
_RATIO: Final = 10 / 7


class Traced(Protocol):
    """Marks of the latest moves."""

    def below(self, view: Viewport, placed: PlacedCounters) -> None:
        """Draw what lies under the pieces."""

    def above(self, view: Viewport, near: Layout, placed: PlacedCounters) -> None:
        """Draw what stands beside the pieces."""


def neighbours(board: Board, province: ProvinceId) -> tuple[ProvinceId, ...]:
    """Return all provinces that share a border of any kind with a province, sorted by id."""
    found = {a if b == province else b for a, b in board.borders if province in (a, b)}
    return tuple(sorted(found))


def _neighbour_box(place: Place, placed: Sequence[Counter]) -> Box:
    """Return the box of a neighbour's city, name, nearest counter places, and current counters."""
    x, y = place.city
    standing = [counter.box for counter in placed if counter.lead is None]
    boxes = [place.label.box, (x - 40, y - 58, x + 40, y + 40)]
    boxes += [(sx - 28, sy - 30, sx + 28, sy + 30) for sx, sy, _ in place.levels[0].spots[:4]]
    return bounding_box([*boxes, *standing])


def region_box(layout: Layout, pieces: MapPieces, province: ProvinceId) -> Box:
    """Return the part of the page to show: in the page's aspect ratio, and within the map."""
    near = neighbours(pieces.board, province)
    boxes = [layout.provinces[province].box]
    placed = place_counters(layout, pieces.units)
    boxes += [_neighbour_box(layout.provinces[name], placed[name]) for name in near]
    boxes += [counter.box for counter in placed[province]]
    left, top, right, bottom = bounding_box(boxes)
    whole = layout.map
    width = max(right - left + 2 * _MARGIN, (bottom - top + 2 * _MARGIN) * _RATIO)
    width = min(width, whole[2] - whole[0], (whole[3] - whole[1]) * _RATIO)
    height = width / _RATIO
    x = min(max((left + right - width) / 2, whole[0]), whole[2] - width)
    y = min(max((top + bottom - height) / 2, whole[1]), whole[3] - height)
    return (x, y, x + width, y + height)


def draw_region(
    base_map: BaseMap, pieces: MapPieces, province: ProvinceId, width: int, trace: Traced | None = None
) -> Image.Image:
    """Draw a province and its neighbours `width` pixels wide, with the latest moves if there is a trace."""
    layout, theme = base_map.layout, base_map.theme
    box = region_box(layout, pieces, province)
    scale = width / (box[2] - box[0])
    size = (width, round((box[3] - box[1]) * scale))
    view = Viewport(Image.new("RGB", size), box[0], box[1], scale, theme)
    near = within(layout, view)

    def bordered() -> Image.Image:
        image = base_map.enlarged(box, size)
        draw_borders(image, near, pieces.board, view.at, scale, STROKES[theme.name])
        ground = Viewport(image, box[0], box[1], scale, theme)
        image.putalpha(tint_strength(near, ground, masks))
        return image

    # A player who plans a turn requests the same region repeatedly, and its borders take longest to draw.
    masks = ProvinceMasks(near, view)
    sheet = base_map.cache.get(("region", layout.board, theme.name, box, size), bordered)
    view.image.paste(sheet)
    ownership = OwnershipLayer(view, masks, sheet.getchannel("A"))
    placed = draw_map_layer(view, near, pieces, ownership, trace.below if trace else None)
    if trace:
        trace.above(view, near, placed)
    draw = ImageDraw.Draw(view.image)
    edge, gold = theme.panel.edge, theme.panel.gold
    for inset, colour, line in ((0, edge, 5), (5, gold, 2), (7, edge, 2)):
        draw.rectangle((inset, inset, size[0] - 1 - inset, size[1] - 1 - inset), outline=colour, width=line)
    return view.image
