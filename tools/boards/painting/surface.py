"""The colours of sea and land before anything is drawn on them."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageFilter

from tools.boards.drawing import Polygon, Terrain
from tools.boards.painting.masks import blend, polygons_mask
from tools.boards.painting.noise import Formula, combine, smooth
from tools.boards.painting.relief import relief, spread

_SHALLOW: Final = (190, 216, 212)
_DEEP: Final = (120, 167, 184)
_PARCHMENT: Final = (241, 228, 196)
_TINTS: Final = ((-8.0, -30.0, 3.0), (-20.0, -8.0, -5.0), (-40.0, -34.0, -18.0))
"""For red, green and blue: the amounts that hills, woods and deserts add."""
_CONTOURS: Final = ((6.0, 0.42), (13.0, 0.27), (22.0, 0.16))
"""Depth lines along the coast: distance in pixels, opacity."""


def _merge(channels: Sequence[Image.Image]) -> Image.Image:
    return Image.merge("RGB", [channel.convert("L") for channel in channels])


def paint_sea(size: tuple[int, int], land: Image.Image, coasts: Sequence[Polygon]) -> Image.Image:
    """Return the sea: pale at the shore, darker off it, with depth lines that follow the coast."""
    near = land.filter(ImageFilter.GaussianBlur(18)).convert("F")
    far = (
        land.resize((size[0] // 4, size[1] // 4))
        .filter(ImageFilter.GaussianBlur(19))
        .resize(size, Image.Resampling.BICUBIC)
        .convert("F")
    )
    parts = {"n": near, "f": far, "s": smooth(size, 260, 11)}
    sea = _merge([combine(_water(*ends), **parts) for ends in zip(_SHALLOW, _DEEP, strict=True)])
    for distance, strength in _CONTOURS:
        outer, inner = (polygons_mask(size, coasts, distance + d) for d in (0.8, -0.8))
        line = Image.composite(Image.new("L", size, 0), outer, inner)
        blend(sea, line, (66, 112, 134), strength)
    return sea


def paint_land(size: tuple[int, int], terrain: Terrain) -> Image.Image:
    """Return parchment with hills, woods and deserts."""
    light, high = relief(size, terrain.ranges)
    parts = {
        "h": high.convert("F"),
        "g": spread(size, terrain.greens).convert("F"),
        "d": spread(size, terrain.deserts).convert("F"),
        "c": smooth(size, 240, 21),
        "l": _lit(light),
    }
    channels = [combine(_soil(base, tint), **parts) for base, tint in zip(_PARCHMENT, _TINTS, strict=True)]
    return _merge(channels)


def _water(shallow: int, deep: int) -> Formula:
    """Return the formula of one colour channel of the sea."""
    return lambda part: (
        deep + (shallow - deep) * (part["n"] * 0.45 + part["f"] * 0.95) / 255 + part["s"] * 2.6
    )


def _soil(base: int, tint: tuple[float, float, float]) -> Formula:
    """Return the formula of one colour channel of the land; hills, woods and deserts add `tint` to it."""
    return lambda part: (
        base
        + part["c"] * 3.0
        + part["h"] * tint[0] / 255
        + part["g"] * tint[1] / 255
        + part["d"] * tint[2] / 255
        + part["l"]
    )


def _lit(light: Image.Image) -> Image.Image:
    """Return what light adds to a colour; shadows count for more than lights, as ink does on parchment."""
    strong = combine(lambda part: part["x"] * 11.0, x=light)
    shade = strong.point(lambda value: value * 1.0 + 128).convert("L")
    table = [round(128 + (v - 128) * (0.55 if v > 128 else 1.0)) for v in range(256)]
    return combine(lambda part: part["x"] - 128, x=shade.point(table).convert("F"))
