"""Borders as lines: red by land, blue by sea, both side by side (M1).

They differ not only in colour: the border that legions cross is a solid line, that of galleys a dashed one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import hypot
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.engine.board import Board
from bot.render.core.palette import Colour
from bot.render.map.layout import Layout, Point

LAND_RED: Final = (166, 20, 24)
SEA_BLUE: Final = (24, 78, 182)
_COARSE: Final = 1.5
"""From this scale on, lines are so wide that supersampling by two is enough."""

Lines = list[list[Point]]
Project = Callable[[Point], Point]


@dataclass(frozen=True, slots=True)
class Strokes:
    """Line style of borders in one theme; all lengths are page pixels."""

    land: Colour
    sea: Colour
    halo: Colour
    glow: float
    """Opacity of the halo, 0 to 1."""
    spread: float
    """Width of the halo."""
    single: float
    double: float
    """Widths of a line that stands alone (`single`) and of a line beside another (`double`)."""
    apart: float
    """Half the distance between the two lines of a border by land and sea."""
    dash: float
    gap: float


STROKES: Final[Mapping[str, Strokes]] = MappingProxyType(
    {
        "standard": Strokes(LAND_RED, SEA_BLUE, (252, 245, 226), 0.66, 10.5, 4.2, 3.4, 2.5, 15.0, 4.5),
        "contrast": Strokes((140, 0, 0), (0, 40, 150), (255, 255, 255), 1.0, 14.0, 6.4, 4.4, 3.4, 16.0, 9.0),
    }
)
"""Line style by theme name."""


def offset_line(line: list[Point], distance: float) -> list[Point]:
    """Return the line offset sideways, to the right of its direction if the distance is positive."""
    moved = []
    for i, (x, y) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        moved.append((x - dy / length * distance, y + dx / length * distance))
    return moved


def dense(line: list[Point], step: float = 3.0) -> list[Point]:
    """Return the line with more points, so that its parallels keep their distance at bends."""
    points = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        parts = max(1, round(hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return points


def dashes(line: list[Point], dash: float, gap: float) -> Lines:
    """Return the dashes of a line, each about `dash` long, with a full one at either end."""
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line)]
    # Not `sum`: from Python 3.12 on it is more exact than these running totals, and would miss the very end.
    *begins, total = accumulate(lengths, initial=0.0)
    count = max(1, round((total + gap) / (dash + gap)))
    unit = (total + gap) / count if count > 1 else total + gap
    pieces: Lines = [[] for _ in range(count)]
    for (start, end), length, far in zip(pairwise(line), lengths, begins, strict=True):
        for number in range(int(far / unit), min(count, int((far + length) / unit) + 1)):
            first, last = max(far, number * unit), min(far + length, number * unit + unit - gap)
            if first < last:
                pieces[number] += [_interpolate(start, end, (at - far) / length) for at in (first, last)]
    return [piece for piece in pieces if len(piece) > 1]


def _interpolate(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _mask(
    size: tuple[int, int], strokes: Iterable[tuple[list[Point], float]], fine: int, round_ends: bool
) -> Image.Image:
    """Return a mask that is white along lines of the given widths."""
    mask = Image.new("L", (size[0] * fine, size[1] * fine), 0)
    draw = ImageDraw.Draw(mask)
    for line, width in strokes:
        points = [(x * fine, y * fine) for x, y in line]
        for run in _visible_runs(points, mask.size, width * fine):
            draw.line(run, fill=255, width=round(width * fine), joint="curve")
        radius = width * fine / 2 - 0.5
        for x, y in (points[0], points[-1]) if round_ends else ():
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(fine)


def _visible_runs(line: list[Point], size: tuple[int, int], width: float) -> Iterator[list[Point]]:
    """Yield the runs of a line that may be visible on an image: in a close-up, most of a line is outside."""
    right, bottom = size[0] + width, size[1] + width
    run: list[Point] = []
    for a, b in pairwise(line):
        (ax, ay), (bx, by) = a, b
        if max(ax, bx) < -width or max(ay, by) < -width or min(ax, bx) > right or min(ay, by) > bottom:
            if run:
                yield run
            run = []
        else:
            run = run or [a]
            run.append(b)
    if run:
        yield run


def draw_borders(
    image: Image.Image,
    layout: Layout,
    board: Board,
    project: Project,
    scale: float,
    strokes: Strokes = STROKES["standard"],
) -> None:
    """Draw all borders of the board; `project` converts a point of the page to image coordinates."""
    kinds: dict[str, Lines] = {"land": [], "sea": [], "both": []}
    for border in layout.borders:
        kind = board.border(*border.between)
        if kind is not None:
            kinds[kind] += [[project(point) for point in dense(line)] for line in border.lines]
    fine = 3 if scale < _COARSE else 2
    every = [(line, strokes.spread * scale) for lines in kinds.values() for line in lines]
    halo = _mask(image.size, every, fine, round_ends=True).filter(ImageFilter.GaussianBlur(1.2 * scale))
    image.paste(strokes.halo, (0, 0, *image.size), halo.point([round(v * strokes.glow) for v in range(256)]))
    single, double, side = (part * scale for part in (strokes.single, strokes.double, strokes.apart))
    whole = [(line, single) for line in kinds["land"]]
    whole += [(offset_line(line, side), double) for line in kinds["both"]]
    broken = [(line, single) for line in kinds["sea"]]
    broken += [(offset_line(line, -side), double) for line in kinds["both"]]
    pieces = [
        (piece, width)
        for line, width in broken
        for piece in dashes(line, strokes.dash * scale, strokes.gap * scale)
    ]
    for colour, drawn, ends in ((strokes.land, whole, True), (strokes.sea, pieces, False)):
        image.paste(colour, (0, 0, *image.size), _mask(image.size, drawn, fine, round_ends=ends))
