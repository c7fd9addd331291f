"""Parchment plates with a dark rim, on which tables stand."""

from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.keep import kept
from bot.render.layout import Box
from bot.render.theme import Plate

__all__ = ["inner", "lay_plate", "shade"]

_FINE: Final = 3


def shade(image: Image.Image, mask: Image.Image, strength: float, blur: float) -> None:
    """Let a shape throw a soft shadow to the lower right."""
    dark = Image.new("L", image.size, 0)
    dark.paste(mask, (4, 6))
    dark = dark.filter(ImageFilter.GaussianBlur(blur)).point([round(v * strength) for v in range(256)])
    image.paste((30, 16, 6), (0, 0, *image.size), dark)


@kept
def _plate(width: int, height: int, look: Plate, bright: bool) -> Image.Image:
    large = (width * _FINE, height * _FINE)
    sheet = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    edge = look.edge_bright if bright else look.edge
    draw.rounded_rectangle((0, 0, large[0] - 1, large[1] - 1), 9 * _FINE, fill=(*edge, 255))
    inner = 4 if bright else 3
    rim = inner * _FINE
    draw.rounded_rectangle(
        (rim, rim, large[0] - rim - 1, large[1] - rim - 1),
        7 * _FINE,
        fill=(*(look.bright if bright else look.paper), 255),
    )
    line = (inner + 2) * _FINE
    draw.rounded_rectangle(
        (line, line, large[0] - line - 1, large[1] - line - 1),
        5 * _FINE,
        outline=(*look.line, 255),
        width=_FINE,
    )
    return sheet.reduce(_FINE)


def inner(box: Box) -> Box:
    """The part of a plate's box that is surely plate: the map shows in its rounded corners."""
    left, top, right, bottom = box
    return (left + 4, top + 4, right - 4, bottom - 4)


def lay_plate(image: Image.Image, box: Box, look: Plate, *, bright: bool = False) -> None:
    """Lay a plate on the page; a bright one stands out from its neighbours."""
    left, top, right, bottom = (round(value) for value in box)
    sprite = _plate(right - left, bottom - top, look, bright)
    image.paste(sprite, (left, top), sprite)
