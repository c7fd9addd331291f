"""Area chart of shares over time: a band for each nation with its stone inside, and numbered marks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import Nation
from bot.render.core.cache import cached_sprite
from bot.render.core.shapes import Box, Point, spread
from bot.render.core.supersampled import SupersampledCanvas
from bot.render.core.text import draw_text
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.tokens import stone_token

_FINE: Final = 2
_LEFT: Final = 112
_RIGHT: Final = 22
_MARKS: Final = 68
"""Height of the space above the chart, for the numbers of marks, in pixels."""
_AXIS: Final = 52
"""Height of the space below the chart, for the numbers of rounds, in pixels."""
_BADGE: Final = 25
_STONE: Final = 30
_LETTERS: Final = 29
_LINES: Final = (0.25, 0.5, 0.75)
_TITLES: Final = ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))


@dataclass(frozen=True, slots=True)
class AreaChart:
    """Shares of nations at each step, summing to 1; the first nation's band is on top."""

    nations: Sequence[Nation]
    shares: Sequence[Mapping[Nation, float]]
    marks: Sequence[float] = ()
    """Steps marked 1, 2, 3 …, in ascending order."""
    ticks: Sequence[tuple[float, str]] = ()
    """Labels below the chart, each with its step."""


def draw_area_chart(page: Viewport, box: Box, chart: AreaChart) -> None:
    """Draw a chart, with axes and marks, into a box of a paper-coloured page."""
    left, top, right, bottom = (round(value) for value in box)
    plot = (left + _LEFT, top + _MARKS, right - _RIGHT, bottom - _AXIS)
    size = (plot[2] - plot[0], plot[3] - plot[1])
    page.image.paste(_bands(chart, size, page.theme), plot[:2])
    draw, look = ImageDraw.Draw(page.image), page.theme.panel
    draw.rectangle((plot[0] - 2, plot[1] - 2, plot[2] + 1, plot[3] + 1), outline=page.theme.edge, width=3)
    for share, title in _TITLES:
        y = plot[3] - share * size[1]
        draw_text(draw, (plot[0] - 12, y), title, "number", _LETTERS, look.ink, anchor="r")
    step = size[0] / max(1, len(chart.shares) - 1)
    for at, title in chart.ticks:
        x = plot[0] + at * step
        draw.line((x, plot[3] + 2, x, plot[3] + 10), look.ink, 3)
        draw_text(draw, (x, plot[3] + 31), title, "number", _LETTERS, look.ink, anchor="m")
    _draw_stones(page, plot[:2], size, chart)
    _draw_marks(page, plot, [plot[0] + at * step for at in chart.marks])


def _edges(chart: AreaChart, step: int) -> list[float]:
    """Return the boundaries of a step's bands, from top to bottom, as shares 0 to 1."""
    shares = (chart.shares[step][nation] for nation in chart.nations)
    return [0.0, *(min(1.0, edge) for edge in accumulate(shares))]


def _bands(chart: AreaChart, size: tuple[int, int], theme: Theme) -> Image.Image:
    width, height = size[0] * _FINE, size[1] * _FINE
    sheet = Image.new("RGB", (width, height), theme.panel.paper)
    draw = ImageDraw.Draw(sheet)
    steps = max(1, len(chart.shares) - 1)
    edges = [_edges(chart, step) for step in range(len(chart.shares))]
    lines = [
        [(step * width / steps, each[level] * height) for step, each in enumerate(edges)]
        for level in range(len(chart.nations) + 1)
    ]
    for nation, (upper, lower) in zip(chart.nations, pairwise(lines), strict=True):
        draw.polygon([*upper, *reversed(lower)], fill=theme.tints[nation])
    for line in lines[1:-1]:  # over all bands: their ends stay visible to colour-blind readers
        draw.line(line, theme.rim, round(9 * theme.weight), joint="curve")
        draw.line(line, theme.edge, round(5 * theme.weight), joint="curve")
    for share in _LINES:
        _draw_dashes(draw, share * height, width, theme)
    return sheet.reduce(_FINE)


def _draw_dashes(draw: ImageDraw.ImageDraw, y: float, width: int, theme: Theme) -> None:
    for x in range(0, width, 44):
        draw.line((x, y, x + 10, y), theme.edge, 2)


def _draw_stones(page: Viewport, corner: tuple[int, int], size: tuple[int, int], chart: AreaChart) -> None:
    """Draw each nation's stone where its band is widest and clear of marks; none if it would not fit."""
    steps = max(1, len(chart.shares) - 1)
    reach = max(1, round(1.4 * _STONE / (size[0] / steps)))
    for level, nation in enumerate(chart.nations):
        best: tuple[float, Point] | None = None
        for step in range(reach, steps - reach + 1):
            if any(abs(step - mark) <= reach for mark in chart.marks):
                continue
            near = [_edges(chart, each)[level : level + 2] for each in range(step - reach, step + reach + 1)]
            upper, lower = max(edge[0] for edge in near), min(edge[1] for edge in near)
            at = (corner[0] + step * size[0] / steps, corner[1] + (upper + lower) / 2 * size[1])
            if best is None or lower - upper > best[0]:
                best = (lower - upper, at)
        if best is not None and best[0] * size[1] >= 1.6 * _STONE:
            radius = min(_STONE, best[0] * size[1] / 2)
            page.put(stone_token(nation, round(radius), 1.0, page.theme), best[1])


def _draw_marks(page: Viewport, plot: tuple[int, int, int, int], places: Sequence[float]) -> None:
    """Draw a vertical line for each mark, with its number above, shifted sideways to avoid overlaps."""
    draw, theme = ImageDraw.Draw(page.image), page.theme
    seats = spread(places, 2.3 * _BADGE, plot[0] + _BADGE, plot[2] - _BADGE)
    y = plot[1] - _MARKS / 2 - 2
    for place, seat in zip(places, seats, strict=True):
        for colour, width in ((theme.rim, 9), (theme.edge, 4)):
            draw.line((place, plot[1], place, plot[3]), colour, width)
        draw.line((seat, y, place, plot[1]), theme.edge, 4)
    for number, seat in enumerate(seats, 1):
        page.put(badge(number, _BADGE, theme), (seat, y))


@cached_sprite
def badge(number: int, radius: float, theme: Theme) -> Image.Image:
    """Return a disc with the number of a mark."""
    canvas = SupersampledCanvas(2 * radius + 8, 2 * radius + 8, 1.0)
    canvas.circle(0, 0, radius, theme.edge)
    canvas.circle(0, 0, radius - 2, theme.rim)
    canvas.circle(0, 0, radius - 4, theme.panel.red)
    canvas.text(0, 0, str(number), 1.3 * radius, theme.rim)
    return canvas.finish(110)
