"""The latest moves as a trace: arrows and rings under the pieces, crosses and counts beside them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike import events as ev
from bot.engine.antike.position import Position
from bot.engine.terms import Nation, ProvinceId
from bot.render.borders import beside
from bot.render.crowding import fixed, lay_counters
from bot.render.layout import Box, Layout, Point
from bot.render.marks import Marks
from bot.render.palette import Colour
from bot.render.routes import Routes
from bot.render.view import View
from bot.words.changes import Change, March, TurnChanges

__all__ = ["CLEAR", "LOST", "QUIET", "RIMS", "Trace", "Weight", "sparing"]

_NEW: Final[Colour] = (30, 140, 60)
_TAKEN: Final[Colour] = (200, 30, 30)
_BUILT: Final[Colour] = (214, 150, 20)
LOST: Final[Colour] = (214, 20, 20)
RIMS: Final[dict[type, Colour]] = {
    ev.CityFounded: _NEW,
    ev.CityPicked: _NEW,
    ev.Conquered: _TAKEN,
    ev.CityGivenUp: _TAKEN,
    ev.TempleBuilt: _BUILT,
}
_RINGED: Final = (ev.CityFounded, ev.CityPicked, ev.Conquered, ev.CityGivenUp, ev.TempleBuilt)
_FINE: Final = 2
_EDGE: Final = 1.6
_RADIUS: Final = 33.0
_CROSS: Final = 11.0
_COUNT: Final = 15.0


@dataclass(frozen=True, slots=True)
class Weight:
    """How a trace is drawn, in pixels of the page."""

    line: float
    head: float
    ring: float
    strength: float


QUIET: Final = Weight(line=5.0, head=17.0, ring=4.0, strength=0.72)
"""On the whole board: it is seen by who looks for it."""
CLEAR: Final = Weight(line=7.0, head=22.0, ring=5.0, strength=0.95)
"""In a close look, which is about nothing else."""


class Trace:
    """What happened in some turns, laid out on a map."""

    def __init__(self, layout: Layout, turns: Iterable[TurnChanges], weight: Weight = QUIET) -> None:
        self._layout, self._weight = layout, weight
        self._changes: list[tuple[Nation, Change]] = [(t.nation, c) for t in turns for c in t.changes]
        routes = Routes(layout)
        self._ways = [(n, routes.way(c.path)) for n, c in self._changes if isinstance(c, March)]

    def below(self, view: View) -> None:
        """Draw rings and arrows on the map."""
        weight, scale = self._weight, view.scale
        marks = Marks(view.image, (0, 0, *view.image.size), (), weight.strength)
        for _, change in self._changes:
            if isinstance(change, _RINGED) and self._shown(view, change.province):
                at = view.at(self._city(change.province))
                marks.ring(at, _RADIUS * scale, RIMS[type(change)], weight.ring * scale)
        for nation, way in self._ways:
            line = [view.at(point) for point in (*way[:-1:2], way[-1])]
            if any(0 <= x < view.image.width and 0 <= y < view.image.height for x, y in line):
                _draw_arrow(view, line, view.theme.nations[nation], weight)

    def above(self, view: View, near: Layout, position: Position) -> None:
        """Cross out where units were lost, and tell how many are new, beside the pieces."""
        marks = Marks(view.image, (0, 0, *view.image.size), _taken(view, near, position))
        for nation, change in self._changes:
            if not isinstance(change, ev.Fought | ev.Armed) or not self._shown(view, change.province):
                continue
            beside_it = [view.at(point) for point in _beside(self._city(change.province))]
            if isinstance(change, ev.Fought):
                side = 2.6 * _CROSS * view.scale
                marks.cross(marks.place(beside_it, (side, side)), _CROSS * view.scale, LOST)
            else:
                count = f"+{change.legions + change.galleys}"
                marks.number(count, beside_it, view.theme.nations[nation], _COUNT * view.scale)

    def _city(self, province: ProvinceId) -> Point:
        return self._layout.provinces[province].city

    def _shown(self, view: View, province: ProvinceId) -> bool:
        x, y = self._city(province)
        return view.shows((x - _RADIUS, y - _RADIUS, x + _RADIUS, y + _RADIUS))


def _draw_arrow(view: View, line: Sequence[Point], colour: Colour, weight: Weight) -> None:
    """An arrow between dark edges, as polygons: those of `Marks` are finer, and ten times as slow."""
    width, head, edge = (value * view.scale for value in (weight.line, weight.head, _EDGE))
    xs, ys = zip(*line, strict=True)
    far = head + edge
    left, top = int(min(xs) - far), int(min(ys) - far)
    size = (int(max(xs) + far) + 1 - left, int(max(ys) + far) + 1 - top)
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in line]
    for grow, fill in ((edge, view.theme.edge), (0.0, colour)):
        mask = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
        shape = _arrow(fine, (width / 2 + grow) * _FINE, head * _FINE, grow * _FINE)
        ImageDraw.Draw(mask).polygon(shape, fill=round(255 * weight.strength))
        small = mask.reduce(_FINE)
        view.image.paste(fill, (left, top, left + small.width, top + small.height), small)


def _arrow(line: Sequence[Point], half: float, head: float, grow: float) -> list[Point]:
    """The outline of an arrow that is twice `half` wide; its head is larger by `grow` on all sides."""
    (x, y), (tx, ty) = line[-1], line[max(0, len(line) - 3)]
    length = hypot(x - tx, y - ty) or 1.0
    ux, uy = (x - tx) / length, (y - ty) / length
    body = [point for point in line if hypot(point[0] - x, point[1] - y) > head * 0.8] or [line[0]]
    body.append((x - ux * head * 0.8, y - uy * head * 0.8))
    broad, back, tip = head * 0.55 + grow * 1.3, head + grow, grow * 1.6
    root = (x - ux * back, y - uy * back)
    return [
        *beside(body, half),
        (root[0] - uy * broad, root[1] + ux * broad),
        (x + ux * tip, y + uy * tip),
        (root[0] + uy * broad, root[1] - ux * broad),
        *reversed(beside(body, -half)),
    ]


def _beside(city: Point) -> list[Point]:
    x, y = city
    return [(x + dx, y + dy) for dx, dy in ((-46, 0), (48, 0), (-42, -30), (44, -30), (-36, 36), (0, 48))]


def _taken(view: View, near: Layout, position: Position) -> list[Box]:
    """What lies on the part of the map that is shown."""
    laid = lay_counters(near, position, view.scale)
    boxes = [*fixed(near), *(counter.box for each in laid.values() for counter in each)]
    return [(*view.at(box[:2]), *view.at(box[2:])) for box in boxes if view.shows(box)]


@contextmanager
def sparing(layout: Layout, page: Image.Image) -> Iterator[None]:
    """Whatever is drawn across a whole page meanwhile, its tables stay as they are."""
    panels = layout.panels
    (x, y), r = panels.rondel.center, panels.rondel.radius + 4
    tables = [(box, page.crop(_whole(box))) for box in (panels.know_hows, panels.bank)]
    dial = _whole((x - r, y - r, x + r, y + r))
    rondel, disc = page.crop(dial), Image.new("L", (dial[2] - dial[0], dial[3] - dial[1]), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), fill=255)
    yield
    for box, table in tables:
        page.paste(table, _whole(box)[:2])
    page.paste(rondel, dial[:2], disc)


def _whole(box: Box) -> tuple[int, int, int, int]:
    return round(box[0]), round(box[1]), round(box[2]), round(box[3])
