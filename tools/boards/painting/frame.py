"""The frame around a page: a meander in gold on wood, with a boss in every corner."""

from typing import Final

from PIL import Image, ImageDraw

from bot.render.core.shapes import Points, star

EDGE: Final = 30
"""Width of the frame in pixels."""
_FINE: Final = 3
_WOOD: Final = (88, 51, 26)
_GOLD: Final = (224, 186, 112)
_DARK: Final = (42, 23, 11)
_KEY: Final = ((0, 1), (0, 0), (0.78, 0), (0.78, 0.72), (0.3, 0.72), (0.3, 0.4), (0.53, 0.4))
"""Points of one unit of the meander, as fractions of its length and height."""


def _meander(length: float) -> list[Points]:
    """Return the lines of a meander that runs to the right from (0, 0), `length` pixels long."""
    count = max(1, round(length / EDGE))
    unit, height = length / count, EDGE * 0.62
    top = (EDGE - height) / 2
    lines: list[Points] = [[(0, top + height), (length, top + height)]]
    lines += [[(i * unit + x * unit, top + y * height) for x, y in _KEY] for i in range(count)]
    return lines


def draw_frame(page: Image.Image, strip_top: float) -> None:
    """Draw the frame on a page; the strip for the nations begins at `strip_top`."""
    width, height = page.size
    layer = Image.new("RGB", (width * _FINE, height * _FINE), _WOOD)
    draw = ImageDraw.Draw(layer)
    for line in _meander(width - 2 * EDGE):
        upper = [(EDGE + x, y) for x, y in line]
        _stroke(draw, upper)
        _stroke(draw, [(x, height - EDGE + y) for x, y in upper])
    for line in _meander(height - 2 * EDGE):
        left = [(y, EDGE + x) for x, y in line]
        _stroke(draw, left)
        _stroke(draw, [(width - EDGE + x, y) for x, y in left])
    for x in (EDGE / 2, width - EDGE / 2):
        for y in (EDGE / 2, height - EDGE / 2):
            _boss(draw, x, y)
    layer = layer.reduce(_FINE)
    mask = Image.new("L", page.size, 255)
    ImageDraw.Draw(mask).rectangle((EDGE, EDGE, width - EDGE - 1, height - EDGE - 1), fill=0)
    page.paste(layer, (0, 0), mask)
    _rims(page, strip_top)


def _stroke(draw: ImageDraw.ImageDraw, line: Points) -> None:
    draw.line([(x * _FINE, y * _FINE) for x, y in line], fill=_GOLD, width=round(2.2 * _FINE), joint="curve")


def _boss(draw: ImageDraw.ImageDraw, x: float, y: float) -> None:
    half = EDGE / 2 - 1
    box = [v * _FINE for v in (x - half, y - half, x + half, y + half)]
    draw.rectangle(box, fill=(118, 70, 33), outline=_GOLD, width=2 * _FINE)
    draw.polygon([(a * _FINE, b * _FINE) for a, b in star(x, y, 10, 3.6, 8)], fill=(238, 208, 138))


def _rims(page: Image.Image, strip_top: float) -> None:
    width, height = page.size
    draw = ImageDraw.Draw(page)
    draw.rectangle((EDGE, strip_top, width - EDGE - 1, height - EDGE - 1), fill=(104, 64, 34))
    draw.rectangle((EDGE, strip_top, width - EDGE - 1, strip_top + 2), fill=_DARK)
    draw.rectangle((EDGE, strip_top + 3, width - EDGE - 1, strip_top + 4), fill=(214, 176, 104))
    draw.rectangle((0, 0, width - 1, height - 1), outline=_DARK, width=3)
    draw.rectangle((EDGE - 1, EDGE - 1, width - EDGE, height - EDGE), outline=_DARK, width=2)
    draw.rectangle((EDGE + 1, EDGE + 1, width - EDGE - 2, height - EDGE - 2), outline=(214, 176, 104))
