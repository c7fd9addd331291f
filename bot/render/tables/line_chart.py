"""Line chart of counts over time: a line for each nation, with its stone and last count at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import Nation
from bot.render.core.icons import icon_mask
from bot.render.core.shapes import Box, Points, spread
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.tokens import stone_token

_FINE: Final = 2
_HEAD: Final = 62
_LEFT: Final = 54
_RIGHT: Final = 96
_BELOW: Final = 52
_LETTERS: Final = 34
_STONE: Final = 18
_SIDE: Final = 2.5
"""Vertical offset between lines in pixels, so that nations with equal counts all stay visible."""
_AIR: Final = 12
"""Padding above the highest line and below the lowest, in pixels."""


@dataclass(frozen=True, slots=True)
class LineChart:
    """Counts of each nation at each step; `ends` are the labels below the first and the last step."""

    title: str
    icon: str
    counts: Mapping[Nation, Sequence[int]]
    ends: tuple[str, str]


def draw_line_chart(page: Viewport, box: Box, chart: LineChart) -> None:
    """Draw a chart into a box of a paper-coloured page."""
    left, top, right, bottom = (round(value) for value in box)
    plot = (left + _LEFT, top + _HEAD, right - _RIGHT, bottom - _BELOW)
    width, height = plot[2] - plot[0], plot[3] - plot[1]
    draw, look = ImageDraw.Draw(page.image), page.theme.panel
    page.image.paste(look.ink, (left + 4, top + 6), icon_mask(chart.icon, 38))
    room = right - left - 56
    size = 38 * min(1.0, room / text_width("text", 38, chart.title))
    draw_text(draw, (left + 52, top + 26), chart.title, "text", size, look.ink)
    most = max(1, *(max(each) for each in chart.counts.values()))
    page.image.paste(_lines(chart, (width, height), most, page.theme), (plot[0], plot[1] - _AIR))
    draw.line((plot[0], plot[1], plot[0], plot[3], plot[2], plot[3]), look.ink, 3)
    for count in (0, most):
        y = plot[3] - height * count / most
        draw_text(draw, (plot[0] - 10, y), str(count), "number", _LETTERS - 4, look.ink, anchor="r")
    first, last = chart.ends
    draw_text(draw, (plot[0], plot[3] + 30), first, "number", _LETTERS - 4, look.ink)
    draw_text(draw, (plot[2], plot[3] + 30), last, "number", _LETTERS - 4, look.ink, anchor="r")
    _draw_ends(page, plot, most, chart)


def _y_offset(count: float, most: int, height: int) -> float:
    return height * (1 - count / most)


def _lines(chart: LineChart, size: tuple[int, int], most: int, theme: Theme) -> Image.Image:
    width, height = size
    sheet = Image.new("RGB", (width * _FINE, (height + 2 * _AIR) * _FINE), theme.panel.paper)
    draw = ImageDraw.Draw(sheet)
    for count in (most, most / 2):
        y = (_AIR + _y_offset(count, most, height)) * _FINE
        draw.line((0, y, sheet.width, y), theme.panel.rule, 3)
    middle = (len(chart.counts) - 1) / 2
    for index, (nation, counts) in enumerate(chart.counts.items()):
        aside, step = (index - middle) * _SIDE, width / max(1, len(counts) - 1)
        line: Points = [
            (at * step * _FINE, (_AIR + _y_offset(count, most, height) + aside) * _FINE)
            for at, count in enumerate(counts)
        ]
        draw.line(line, theme.edge, round(12 * theme.weight**0.5), joint="curve")
        draw.line(line, theme.tints[nation], 7, joint="curve")
    return sheet.reduce(_FINE)


def _draw_ends(page: Viewport, plot: tuple[int, int, int, int], most: int, chart: LineChart) -> None:
    """Draw stones and last counts at the line ends, the highest first, without overlaps."""
    draw, look = ImageDraw.Draw(page.image), page.theme.panel
    ordered = sorted(chart.counts, key=lambda nation: -chart.counts[nation][-1])
    wanted = [plot[1] + _y_offset(chart.counts[nation][-1], most, plot[3] - plot[1]) for nation in ordered]
    apart = min(2 * _STONE + 2.0, (plot[3] - plot[1] + 2 * _STONE) / max(1, len(ordered) - 1))
    for nation, y in zip(ordered, spread(wanted, apart, plot[1], plot[3]), strict=True):
        page.put(stone_token(nation, _STONE, 1.0, page.theme), (plot[2] + 26, y))
        count = str(chart.counts[nation][-1])
        draw_text(draw, (plot[2] + 50, y), count, "number", _LETTERS - 2, look.ink)
