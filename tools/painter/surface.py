"""The colours of sea and land before anything is drawn on them."""

from collections.abc import Sequence
from typing import Any, Final

from PIL import Image, ImageFilter

from tools.painter.masks import Polygon, blend, polygons_mask
from tools.painter.noise import Formula, combine, smooth
from tools.painter.relief import relief, spread

__all__ = ["paint_land", "paint_sea"]

_SHALLOW: Final = (184, 211, 208)
_DEEP: Final = (124, 170, 184)
_PARCHMENT: Final = (240, 226, 192)
_TINTS: Final = ((-9.0, -30.0, 3.0), (-21.0, -8.0, -5.0), (-40.0, -34.0, -18.0))
"""For red, green and blue: what hills, woods and deserts add."""
_CONTOURS: Final = ((4.5, 0.52), (10.0, 0.38), (17.0, 0.27), (25.5, 0.18), (36.0, 0.11))
"""Lines along the coast: distance in pixels, strength."""


def _merge(channels: Sequence[Image.Image]) -> Image.Image:
    return Image.merge("RGB", [channel.convert("L") for channel in channels])


def paint_sea(size: tuple[int, int], land: Image.Image, coasts: Sequence[Polygon]) -> Image.Image:
    """Pale at the shore, deeper off it, with depth lines that follow the coast."""
    near = land.filter(ImageFilter.GaussianBlur(16)).convert("F")
    far = (
        land.resize((size[0] // 4, size[1] // 4))
        .filter(ImageFilter.GaussianBlur(17))
        .resize(size)
        .convert("F")
    )
    swell, ripple = smooth(size, 170, 11), smooth(size, 22, 12)
    parts = {"n": near, "f": far, "s": swell, "r": ripple}
    sea = _merge([combine(_water(*ends), **parts) for ends in zip(_SHALLOW, _DEEP, strict=True)])
    for distance, strength in _CONTOURS:
        outer, inner = (polygons_mask(size, coasts, distance + d) for d in (0.75, -0.75))
        line = Image.composite(Image.new("L", size, 0), outer, inner)
        blend(sea, line, (66, 112, 134), strength)
    return sea


def paint_land(size: tuple[int, int], terrain: dict[str, list[dict[str, Any]]]) -> Image.Image:
    """Parchment with hills, woods and deserts."""
    light, high = relief(size, terrain["ranges"])
    green, desert = spread(size, terrain["greens"]), spread(size, terrain["deserts"])
    cloud, fleck = smooth(size, 210, 21), smooth(size, 10, 22)
    parts = {
        "h": high.convert("F"),
        "g": green.convert("F"),
        "d": desert.convert("F"),
        "c": cloud,
        "f": fleck,
        "l": _lit(light),
    }
    channels = [combine(_soil(base, tint), **parts) for base, tint in zip(_PARCHMENT, _TINTS, strict=True)]
    return _merge(channels)


def _water(shallow: int, deep: int) -> Formula:
    """One channel of the sea."""
    return lambda part: (
        deep
        + (shallow - deep) * (part["n"] * 0.45 + part["f"] * 0.95) / 255
        + part["s"] * 3.2
        + part["r"] * 1.1
    )


def _soil(base: int, tint: tuple[float, float, float]) -> Formula:
    """One channel of the land; `tint`: what hills, woods and deserts add to it."""
    return lambda part: (
        base
        + part["c"] * 3.4
        + part["f"] * 1.2
        + part["h"] * tint[0] / 255
        + part["g"] * tint[1] / 255
        + part["d"] * tint[2] / 255
        + part["l"]
    )


def _lit(light: Image.Image) -> Image.Image:
    """Shadows count for more than lights, as ink does on parchment."""
    strong = combine(lambda part: part["x"] * 11.0, x=light)
    shade = strong.point(lambda value: value * 1.0 + 128).convert("L")
    table = [round(128 + (v - 128) * (0.55 if v > 128 else 1.0)) for v in range(256)]
    return combine(lambda part: part["x"] - 128, x=shade.point(table).convert("F"))
