"""Parts of the whole page, cut out for the rules; what each way costs can be written on the rondel before."""

from math import cos, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import WEDGES
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.tables.rondel import angle_of
from bot.render.tables.rondel_choices import Ways

PART_WIDTH: Final = 800
"""Twice as fine as a narrow phone."""
_ROUND: Final = 10
"""What stays of the page round a part."""
_FREE: Final[Colour] = (24, 130, 60)
_PAID: Final[Colour] = (170, 38, 24)
_WHITE: Final[Colour] = (255, 255, 255)
_COST_AWAY: Final = 58
"""From the middle of the rondel to what a way costs."""


def rondel_box(layout: Layout) -> Box:
    """Where the rondel lies."""
    (x, y), r = layout.panels.rondel.center, layout.panels.rondel.radius
    return x - r, y - r, x + r, y + r


def cut_part(view: Viewport, box: Box) -> Image.Image:
    """A part of the whole page with a little around it."""
    left, top, right, bottom = (round(value) for value in box)
    cut = view.image.crop((left - _ROUND, top - _ROUND, right + _ROUND, bottom + _ROUND))
    return cut.resize((PART_WIDTH, round(PART_WIDTH * cut.height / cut.width)), Image.Resampling.LANCZOS)


def write_costs(view: Viewport, layout: Layout, ways: Ways) -> None:
    """What the way to each wedge costs, near the hub: nothing in green, the rest in red."""
    (x, y), draw = layout.panels.rondel.center, ImageDraw.Draw(view.image)
    for wedge in WEDGES:
        price, angle = ways.prices[wedge], angle_of(wedge)
        at = (x + cos(angle) * _COST_AWAY, y + sin(angle) * _COST_AWAY)
        colour = _PAID if price else _FREE
        draw.ellipse((at[0] - 16, at[1] - 16, at[0] + 16, at[1] + 16), fill=colour, outline=_WHITE, width=2)
        draw_text(draw, at, str(price), "number", 24, _WHITE, anchor="m")
