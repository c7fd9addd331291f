"""Antialiased masks of polygons and lines, drawn three times larger and reduced."""

from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageDraw

from tools.boards.drawing import Line, Polygon

_FINE: Final = 3


def _sheet(size: tuple[int, int]) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    return image, ImageDraw.Draw(image)


def _large(line: Line) -> list[tuple[float, float]]:
    return [(x * _FINE, y * _FINE) for x, y in line]


def polygons_mask(size: tuple[int, int], polygons: Iterable[Polygon], grow: float = 0.0) -> Image.Image:
    """Return a mask, white inside the polygons, whose edges are widened by `grow` pixels."""
    image, draw = _sheet(size)
    width = round(2 * grow * _FINE)
    for outer, *holes in polygons:
        draw.polygon(_large(outer), fill=255)
        for hole in holes:
            draw.polygon(_large(hole), fill=0)
        for ring in (outer, *holes) if width else ():
            draw.line(_large([*ring, ring[0], ring[1]]), fill=255, width=width, joint="curve")
    return image.reduce(_FINE)


def lines_mask(size: tuple[int, int], lines: Iterable[Line], width: float) -> Image.Image:
    """Return a mask, white along the lines, with round ends; `width` in pixels."""
    image, draw = _sheet(size)
    radius = width * _FINE / 2 - 0.5
    for line in lines:
        points = _large(line)
        draw.line(points, fill=255, width=round(width * _FINE), joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return image.reduce(_FINE)


def scale_mask(mask: Image.Image, factor: float) -> Image.Image:
    """Return a mask with its values multiplied by `factor`, at most 255."""
    return mask.point([min(255, round(value * factor)) for value in range(256)])


def blend(image: Image.Image, mask: Image.Image, colour: tuple[int, int, int], alpha: float = 1.0) -> None:
    """Paint a colour on the image through a mask, whose values are multiplied by `alpha`."""
    if box := mask.getbbox():
        image.paste(colour, box, scale_mask(mask.crop(box), alpha))
