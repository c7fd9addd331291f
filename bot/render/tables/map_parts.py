"""Crops of the board around some provinces, in several parts if they are far apart."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.engine.terms import ProvinceId
from bot.render.core.shapes import whole_pixels
from bot.render.core.theme import Theme
from bot.render.map.counter_placement import bounding_box
from bot.render.map.layout import Box, Layout

_SHAPE: Final = 10 / 7
_TALL: Final = 4 / 5
"""Minimum aspect ratio (width / height) of a single part: a phone has more height than width."""
_LOW: Final = 2.0
"""Maximum aspect ratio of a part if there are several, which are stacked."""
_WIDEST: Final = 860
"""Width in page pixels up to which a part is not split, so that names are legible on a phone."""
_NARROWEST: Final = 560
"""Minimum width in page pixels, so that nothing is enlarged to more than about twice its size."""
_MOST: Final = 3
_SCREEN: Final = (300, 390)
"""Width and height that a phone shows of a picture, in pixels."""
_WORTH: Final = 0.8
"""A single part is preferred if its scale is at least this share of the scale of several parts."""
_ROOM: Final = 24
"""Margin around the provinces, in page pixels."""
_SEAM: Final = 10


def parts_of(layout: Layout, around: Sequence[ProvinceId]) -> list[Box]:
    """Return the boxes of the parts: one, or up to `_MOST` if they show the board clearly larger."""
    boxes = [layout.provinces[province].box for province in around]
    whole, parts = [one_frame(boxes, layout.map)], _split_into_parts(boxes, layout.map)
    return whole if _scale(whole) >= _WORTH * _scale(parts) else parts


def one_frame(boxes: Sequence[Box], whole: Box) -> Box:
    """Return one frame around all boxes, in the aspect ratio that adds the least around them."""
    return _frame_box(bounding_box(boxes), whole, _TALL, _SHAPE)


def _split_into_parts(boxes: Sequence[Box], whole: Box) -> list[Box]:
    found = [list(boxes)]
    while len(found) < _MOST:
        widest = max(found, key=lambda part: _part_width(bounding_box(part)))
        if _part_width(bounding_box(widest)) <= _WIDEST:
            break
        found.remove(widest)
        found += _halves(widest)
    return [_frame_box(box, whole, _SHAPE, _LOW) for box in sorted(bounding_box(part) for part in found)]


def _scale(parts: Sequence[Box]) -> float:
    """Return the scale at which a phone shows the widest of the parts, stacked at equal width."""
    height = sum((bottom - top) / (right - left) for left, top, right, bottom in parts)
    wide = min(_SCREEN[0], _SCREEN[1] / height)
    return wide / max(right - left for left, _, right, _ in parts)


def _halves(boxes: Sequence[Box]) -> tuple[list[Box], list[Box]]:
    """Split boxes from west to east or north to south so that the wider half is as narrow as possible."""
    cuts = [
        (along[:at], along[at:])
        for axis in (0, 1)
        for along in [sorted(boxes, key=lambda box: box[axis] + box[axis + 2])]
        for at in range(1, len(along))
    ]
    return min(cuts, key=lambda halves: max(_part_width(bounding_box(half)) for half in halves))


def draw_map_parts(
    image: Image.Image, layout: Layout, around: Sequence[ProvinceId], width: int, theme: Theme
) -> Image.Image:
    """Return the parts of the whole board around provinces; several are scaled to `width` and stacked."""
    shots = [image.crop(whole_pixels(box)) for box in parts_of(layout, around)]
    if len(shots) == 1:
        return shots[0]
    sized = [
        shot.resize((width, round(shot.height * width / shot.width)), Image.Resampling.LANCZOS)
        for shot in shots
    ]
    height = sum(shot.height + _SEAM for shot in sized) - _SEAM
    page = Image.new("RGB", (width, height), theme.panel.gold)
    top = 0
    for shot in sized:
        page.paste(shot, (0, top))
        top += shot.height + _SEAM
    return page


def _part_width(box: Box) -> float:
    """Return the width of a part that shows the box in the aspect ratio of the page."""
    return max(box[2] - box[0], (box[3] - box[1]) * _SHAPE) + 2 * _ROOM


def _frame_box(box: Box, whole: Box, tallest: float, lowest: float) -> Box:
    """Return the box with a margin, in an aspect ratio from `tallest` to `lowest`, within the map."""
    left, top, right, bottom = box[0] - _ROOM, box[1] - _ROOM, box[2] + _ROOM, box[3] + _ROOM
    shape = min(max((right - left) / (bottom - top), tallest), lowest)
    width = min(max(right - left, (bottom - top) * shape, _NARROWEST), whole[2] - whole[0])
    height = min(max(bottom - top, width / shape), whole[3] - whole[1])
    x = min(max((left + right - width) / 2, whole[0]), whole[2] - width)
    y = min(max((top + bottom - height) / 2, whole[1]), whole[3] - height)
    return (x, y, x + width, y + height)
