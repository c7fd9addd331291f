"""Marks of provinces without a city, drawn on the map itself: a galley on the sea, peaks in the mountains."""

from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.core.icons import icon_mask
from bot.render.map.layout import Layout, Point
from tools.boards.painting.masks import blend, scale_mask
from tools.boards.pieces import Pieces

Colour = tuple[int, int, int]
_FINE: Final = 4
_GALLEY: Final = 50
"""Width and height of the galley icon in pixels."""
_PEAKS: Final = ((-17.0, 15.0, 21.0, 25.0), (15.0, 15.0, 20.0, 22.0), (-1.0, 19.0, 27.0, 39.0))
"""Peaks from back to front: middle of the foot (x, y from the mark), half its width, height; in pixels."""
_SNOW: Final = 0.36
"""Fraction of a peak's height that is white."""


def draw_galleys(page: Image.Image, layout: Layout, pieces: Pieces, ink: Colour, halo: Colour) -> None:
    """Draw a galley in every province that counts more for navigators (DV5)."""
    side = _GALLEY
    figure = Image.new("L", page.size, 0)
    for name, place in layout.provinces.items():
        if pieces.marks[name] == "galley":
            x, y = place.city
            figure.paste(icon_mask("ship", side), (round(x - side / 2), round(y - side / 2)))
    glow = figure.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(3))
    blend(page, scale_mask(glow, 1.6), halo, 0.7)
    blend(page, figure, ink, 0.92)


def draw_peaks(page: Image.Image, layout: Layout, pieces: Pieces, dark: Colour, light: Colour) -> None:
    """Draw three peaks in every province of mountains, lit from the north-west."""
    for name, place in layout.provinces.items():
        if pieces.marks[name] == "peaks":
            for x, y, half, height in _PEAKS:
                _peak(page, (place.city[0] + x, place.city[1] + y), half, height, (dark, light))


def _peak(page: Image.Image, foot: Point, half: float, height: float, colours: tuple[Colour, Colour]) -> None:
    """Draw one peak: a lit and a shaded side, and snow on top with a jagged rim."""
    dark, light = colours
    width, depth = round(half) + 4, round(height) + 4
    box = (round(foot[0]) - width, round(foot[1]) - depth, round(foot[0]) + width, round(foot[1]) + 4)
    sheet = page.crop(box).resize(
        ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE), Image.Resampling.BICUBIC
    )
    draw = ImageDraw.Draw(sheet)

    def at(x: float, y: float) -> Point:
        return (foot[0] + x - box[0]) * _FINE, (foot[1] - y - box[1]) * _FINE

    top, snow = at(0, height), height * (1 - _SNOW)
    rim = half * _SNOW
    fold = [at(0.10 * half, height * 0.72), at(-0.06 * half, height * 0.42), at(0.16 * half, 0)]
    draw.polygon([at(-half, 0), top, at(half, 0)], fill=_mix(dark, light, 0.62))
    draw.polygon([top, *fold, at(half, 0)], fill=_mix(dark, light, 0.22))
    draw.polygon(
        [
            top,
            at(-rim, snow),
            at(-rim * 0.45, snow + 2.2),
            at(0, snow - 1.6),
            at(rim * 0.45, snow + 2.2),
            at(rim, snow),
        ],
        fill=light,
    )
    draw.line([at(-half, 0), top, at(half, 0)], fill=dark, width=round(1.6 * _FINE), joint="curve")
    page.paste(sheet.reduce(_FINE), box[:2])


def _mix(dark: Colour, light: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(dark, light, strict=True))
    return red, green, blue
