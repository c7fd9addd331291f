"""Parts of the whole page, cut out for the rules; the prices of wedges can be drawn on the rondel first."""

from math import cos, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import WEDGES
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.tables.rondel import angle_of
from bot.render.tables.rondel_choices import RondelOptions

PART_WIDTH: Final = 800
"""Width in pixels: twice the resolution of a narrow phone."""
_ROUND: Final = 10
"""Margin of the page around a part, in pixels."""
_FREE: Final[Colour] = (24, 130, 60)
_PAID: Final[Colour] = (170, 38, 24)
_WHITE: Final[Colour] = (255, 255, 255)
_COST_AWAY: Final = 58
"""Distance from the rondel's centre to the prices, in page pixels."""


def cut_part(view: Viewport, box: Box) -> Image.Image:
    """Return a part of the whole page with a margin, scaled to `PART_WIDTH`."""
    left, top, right, bottom = (round(value) for value in box)
    cut = view.image.crop((left - _ROUND, top - _ROUND, right + _ROUND, bottom + _ROUND))
    return cut.resize((PART_WIDTH, round(PART_WIDTH * cut.height / cut.width)), Image.Resampling.LANCZOS)


def write_costs(view: Viewport, layout: Layout, ways: RondelOptions) -> None:
    """Draw the price of each wedge near the hub: green if free, else red."""
    (x, y), draw = layout.panels.rondel.center, ImageDraw.Draw(view.image)
    for wedge in WEDGES:
        price, angle = ways.prices[wedge], angle_of(wedge)
        at = (x + cos(angle) * _COST_AWAY, y + sin(angle) * _COST_AWAY)
        colour = _PAID if price else _FREE
        draw.ellipse((at[0] - 16, at[1] - 16, at[0] + 16, at[1] + 16), fill=colour, outline=_WHITE, width=2)
        draw_text(draw, at, str(price), "number", 24, _WHITE, anchor="m")
