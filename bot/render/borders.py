"""Border lines: red by land, blue by sea, both side by side (M1)."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.engine.board import Board
from bot.render.layout import Layout, Point

__all__ = ["LAND_RED", "SEA_BLUE", "beside", "dense", "draw_borders"]

LAND_RED: Final = (180, 26, 28)
SEA_BLUE: Final = (20, 66, 164)
_HALO: Final = (250, 242, 220)
_COARSE: Final = 1.5
"""From this scale on lines are so wide that drawing them twice as large is fine enough."""
_SINGLE: Final = 4.2
_DOUBLE: Final = 3.4
_APART: Final = 2.1
"""Half the distance between the two lines of a border by land and sea."""

Lines = list[list[Point]]
Project = Callable[[Point], Point]


def beside(line: list[Point], distance: float) -> list[Point]:
    """The line moved sideways, to the right of its direction for a positive distance."""
    moved = []
    for i, (x, y) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        moved.append((x - dy / length * distance, y + dx / length * distance))
    return moved


def dense(line: list[Point], step: float = 3.0) -> list[Point]:
    """More points on the same line, so that its parallels keep their distance at bends."""
    points = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        parts = max(1, round(hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return points


def _mask(size: tuple[int, int], strokes: Iterable[tuple[list[Point], float]], fine: int) -> Image.Image:
    """White along lines of the given widths, with round ends."""
    mask = Image.new("L", (size[0] * fine, size[1] * fine), 0)
    draw = ImageDraw.Draw(mask)
    for line, width in strokes:
        points = [(x * fine, y * fine) for x, y in line]
        draw.line(points, fill=255, width=round(width * fine), joint="curve")
        radius = width * fine / 2 - 0.5
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(fine)


def draw_borders(image: Image.Image, layout: Layout, board: Board, project: Project, scale: float) -> None:
    """Draw all borders of the board; `project` brings a place of the page onto the image."""
    kinds: dict[str, Lines] = {"land": [], "sea": [], "both": []}
    for border in layout.borders:
        kind = board.border(*border.between)
        if kind is not None:
            kinds[kind] += [[project(point) for point in dense(line)] for line in border.lines]
    fine = 3 if scale < _COARSE else 2
    every = [(line, 9.5 * scale) for lines in kinds.values() for line in lines]
    halo = _mask(image.size, every, fine).filter(ImageFilter.GaussianBlur(1.2 * scale))
    image.paste(_HALO, (0, 0, *image.size), halo.point([round(v * 0.62) for v in range(256)]))
    for colour, single, side in ((LAND_RED, kinds["land"], _APART), (SEA_BLUE, kinds["sea"], -_APART)):
        strokes = [(line, _SINGLE * scale) for line in single]
        strokes += [(beside(line, side * scale), _DOUBLE * scale) for line in kinds["both"]]
        image.paste(colour, (0, 0, *image.size), _mask(image.size, strokes, fine))
