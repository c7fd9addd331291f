"""Cache of enlarged parts of a map in their owners' colours.

Few provinces change hands between two pictures, and enlarging a map takes longer than everything else.
"""

from collections import OrderedDict
from collections.abc import Mapping
from math import gcd
from threading import Lock
from typing import Final

from PIL import Image

from bot.engine.terms import Nation, ProvinceId
from bot.render.map.base_map import BaseMap
from bot.render.map.free_space import overlap

_KEPT: Final = 2
"""Maximum number of cached images, about 6 MB each: both halves of a map on a phone."""
_SOFT: Final = 4
"""Margin beside a column in pixels: read by resampling, and reached by provinces beyond their boxes."""
PixelBox = tuple[int, int, int, int]
_Owners = Mapping[ProvinceId, Nation]


class MapCache:
    """Thread-safe cache of the latest of them; cached images are never drawn on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, PixelBox, int], tuple[_Owners, Image.Image]] = OrderedDict()
        self._lock = Lock()

    def draw(self, base_map: BaseMap, owners: _Owners, box: PixelBox, width: int) -> Image.Image:
        """Return a part of the map, `width` pixels wide, as an image that the caller may draw on."""
        key = (base_map.layout.board, base_map.theme.name, box, width)
        with self._lock:
            before, kept = self._kept.get(key, ({}, None))
        columns = _columns(box, width)
        if kept is None:
            changed, height = columns, round((box[3] - box[1]) * width / (box[2] - box[0]))
            image = Image.new("RGB", (width, height), None)
        else:
            changed, image = _changed_columns(base_map, before, owners, columns), kept.copy()
        for column in changed:
            _renew(image, base_map, owners, box, column)
        if changed:
            self._keep(key, (dict(owners), image.copy()))
        return image

    def _keep(self, key: tuple[str, str, PixelBox, int], ground: tuple[_Owners, Image.Image]) -> None:
        with self._lock:
            self._kept[key] = ground
            self._kept.move_to_end(key)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)


def _columns(box: PixelBox, width: int) -> list[PixelBox]:
    """Split a box into columns whose edges are whole pixels before and after enlarging.

    Thus a column enlarged by itself has the same pixels as in the whole.
    """
    left, top, right, bottom = box
    step = (right - left) // gcd(right - left, width)
    return [(x, top, x + step, bottom) for x in range(left, right, step)]


def _changed_columns(
    base_map: BaseMap, before: _Owners, owners: _Owners, columns: list[PixelBox]
) -> list[PixelBox]:
    """Return the columns that show a province whose owner has changed."""
    places = base_map.layout.provinces.items()
    boxes = [place.box for name, place in places if before.get(name) != owners.get(name)]
    return [column for column in columns if any(overlap(box, _wider(column)) for box in boxes)]


def _wider(column: PixelBox) -> PixelBox:
    return column[0] - _SOFT, column[1], column[2] + _SOFT, column[3]


def _renew(image: Image.Image, base_map: BaseMap, owners: _Owners, box: PixelBox, column: PixelBox) -> None:
    """Redraw one column of a box on the enlarged image."""
    (left, top, right, bottom), (start, _, end, _) = box, column
    near = (max(left, start - _SOFT), top, min(right, end + _SOFT), bottom)
    ground = base_map.coloured(near, owners)
    x0, x1 = ((x - left) * image.width // (right - left) for x in (start, end))
    part = (start - near[0], 0, end - near[0], bottom - top)
    image.paste(ground.resize((x1 - x0, image.height), Image.Resampling.BILINEAR, box=part), (x0, 0))
