"""Grounds: parts of a map in their owners' colours, enlarged; the last ones are kept.

From one picture to the next few provinces change hands, and to enlarge a map takes longer than all else.
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
"""So many grounds, of about 6 MB each: both halves of a map on a phone."""
_SOFT: Final = 4
"""Pixels beside a column that its enlargement looks at, and into which a province reaches over its box."""
PixelBox = tuple[int, int, int, int]
_Owners = Mapping[ProvinceId, Nation]


class Grounds:
    """Several threads may ask; nobody draws on what is kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, PixelBox, int], tuple[_Owners, Image.Image]] = OrderedDict()
        self._lock = Lock()

    def draw(self, base_map: BaseMap, owners: _Owners, box: PixelBox, width: int) -> Image.Image:
        """A part of the map, so many pixels wide, to draw on."""
        key = (base_map.layout.board, base_map.theme.name, box, width)
        with self._lock:
            before, kept = self._kept.get(key, ({}, None))
        columns = _columns(box, width)
        if kept is None:
            changed, height = columns, round((box[3] - box[1]) * width / (box[2] - box[0]))
            image = Image.new("RGB", (width, height), None)
        else:
            changed, image = _changed(base_map, before, owners, columns), kept.copy()
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
    """A box in columns of whole pixels, before and after it is enlarged.

    So each is enlarged to the same pixels by itself as it would be with all others.
    """
    left, top, right, bottom = box
    step = (right - left) // gcd(right - left, width)
    return [(x, top, x + step, bottom) for x in range(left, right, step)]


def _changed(base_map: BaseMap, before: _Owners, owners: _Owners, columns: list[PixelBox]) -> list[PixelBox]:
    """The columns in which a province has another owner than before."""
    places = base_map.layout.provinces.items()
    boxes = [place.box for name, place in places if before.get(name) != owners.get(name)]
    return [column for column in columns if any(overlap(box, _wider(column)) for box in boxes)]


def _wider(column: PixelBox) -> PixelBox:
    return column[0] - _SOFT, column[1], column[2] + _SOFT, column[3]


def _renew(image: Image.Image, base_map: BaseMap, owners: _Owners, box: PixelBox, column: PixelBox) -> None:
    """Draw a column of a box on the enlarged image of it."""
    (left, top, right, bottom), (start, _, end, _) = box, column
    near = (max(left, start - _SOFT), top, min(right, end + _SOFT), bottom)
    ground = base_map.coloured(near, owners)
    x0, x1 = ((x - left) * image.width // (right - left) for x in (start, end))
    part = (start - near[0], 0, end - near[0], bottom - top)
    image.paste(ground.resize((x1 - x0, image.height), Image.Resampling.BILINEAR, box=part), (x0, 0))
