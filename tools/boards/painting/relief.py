"""Hill shading generated from named ranges: ridged noise on the mountains, lit from the north-west."""

from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.boards.drawing import Patch, Range
from tools.boards.painting.noise import combine, ridges, smooth

_HALF: Final = 2
"""Divisor of the size at which heights are computed; shading is soft anyway."""


def _heights(size: tuple[int, int], ranges: Iterable[Range]) -> Image.Image:
    """Return the heights of mountains at half size, 0 to 255, highest along the middle of a range."""
    total = Image.new("L", size, 0)
    for item in ranges:
        layer = Image.new("L", size, 0)
        draw = ImageDraw.Draw(layer)
        line = [(x / _HALF, y / _HALF) for x, y in item.line]
        width = item.width / _HALF
        draw.line(line, fill=round(255 * item.height), width=round(width), joint="curve")
        layer = layer.filter(ImageFilter.GaussianBlur(width * 0.42))
        total = ImageChops.lighter(total, layer)
    return total.filter(ImageFilter.GaussianBlur(5))


def relief(size: tuple[int, int], ranges: Iterable[Range]) -> tuple[Image.Image, Image.Image]:
    """Return light and shadow (floats around 0) and the heights of mountains (0 to 255), at full size."""
    small = (size[0] // _HALF, size[1] // _HALF)
    high = _heights(small, ranges)
    crests = ridges(small, 26, 100, 3)
    rolling = smooth(small, 34, 200)
    ground = combine(
        lambda part: part["h"] / 255 * (part["c"] - 0.4) * 30 + part["h"] / 255 * 12 + part["r"] * 1.6,
        h=high.convert("F"),
        c=crests,
        r=rolling,
    )
    shifted = ImageChops.offset(ground, 1, 1)
    light = combine(lambda part: part["g"] - part["s"], g=ground, s=shifted)
    return (
        light.resize(size, Image.Resampling.BICUBIC),
        high.resize(size, Image.Resampling.BICUBIC),
    )


def spread(size: tuple[int, int], patches: Iterable[Patch]) -> Image.Image:
    """Return a mask of soft patches (woods, deserts)."""
    small = (size[0] // 8, size[1] // 8)
    total = Image.new("L", small, 0)
    for patch in patches:
        (x, y), r = patch.at, patch.radius
        layer = Image.new("L", small, 0)
        box = ((x - r) / 8, (y - r) / 8, (x + r) / 8, (y + r) / 8)
        ImageDraw.Draw(layer).ellipse(box, fill=round(255 * patch.strength))
        total = ImageChops.lighter(total, layer.filter(ImageFilter.GaussianBlur(r / 20)))
    return total.filter(ImageFilter.GaussianBlur(4)).resize(size, Image.Resampling.BICUBIC)
