"""Rescaled layouts: the map shrinks while everything on it keeps its size.

Names and counters thus grow relative to the map, for screens on which the page's proportions are too small.
"""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise
from math import hypot, sqrt
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import ProvinceId
from bot.render.map.counter_placement import obstacle_boxes
from bot.render.map.free_space import best_level, city_box, overlap
from bot.render.map.layout import Box, Label, Layout, Level, Panels, Place, Point, Ring, Rondel
from bot.render.map.pieces import Units

_BOXES: Final = 24
_FAR: Final = 3.0
"""Cost per pixel of distance from the default position, relative to a pixel of name outside the province."""
_TOUCHING: Final = 1e6
_ASTRAY: Final = 1e4
"""Cost of a name that is nearer to another city than to its own."""
_PASSES: Final = 6
_ASIDE: Final = (0.0, -12.0, 12.0, -24.0, 24.0, -40.0, 40.0, -60.0, 60.0)


def enlarged(layout: Layout, factor: float) -> Layout:
    """Return the layout with pieces and names larger by `factor`: all coordinates are divided by it.

    Names and cities that would overlap are moved. Counters have no positions yet: see `CounterRoom`.
    """
    whole, panels = _scale_box(layout.map, factor), _only_rondel(layout.panels, factor)
    shrunk = {name: _shrunk(place, factor) for name, place in layout.provinces.items()}
    shrunk = _separate_cities(
        {name: _move_off_rondel(place, panels.rondel) for name, place in shrunk.items()}
    )
    labelled = _place_names(shrunk, whole, rondel_boxes(layout.model_copy(update={"panels": panels})))
    borders = [
        border.model_copy(update={"lines": [_scale_ring(line, factor) for line in border.lines]})
        for border in layout.borders
    ]
    return layout.model_copy(
        update={"provinces": labelled, "borders": borders, "map": whole, "panels": panels}
    )


def rondel_boxes(layout: Layout) -> list[Box]:
    """Return the rondel as a stack of boxes."""
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    steps = [radius * (2 * i / _BOXES - 1) for i in range(_BOXES + 1)]
    wide = [sqrt(radius**2 - min(abs(top), abs(end)) ** 2) for top, end in pairwise(steps)]
    return [(x - w, y + top, x + w, y + end) for w, (top, end) in zip(wide, pairwise(steps), strict=True)]


def _only_rondel(panels: Panels, factor: float) -> Panels:
    """Scale the rondel with the map, and remove the other tables."""
    rondel = panels.rondel
    shrunk = Rondel(center=_scale_point(rondel.center, factor), radius=rondel.radius / factor)
    nothing = (0.0, 0.0, 0.0, 0.0)
    return panels.model_copy(
        update={"rondel": shrunk, "know_hows": nothing, "bank": nothing, "display": None}
    )


def _scale_point(point: Point, factor: float) -> Point:
    return point[0] / factor, point[1] / factor


def _scale_ring(ring: Sequence[Point], factor: float) -> Ring:
    return [_scale_point(point, factor) for point in ring]


def _scale_box(box: Box, factor: float) -> Box:
    return (*_scale_point(box[:2], factor), *_scale_point(box[2:], factor))


def _shrunk(place: Place, factor: float) -> Place:
    """Scale a province down; its name keeps its distance from the city."""
    city = _scale_point(place.city, factor)
    at = (place.label.at[0] - place.city[0] + city[0], place.label.at[1] - place.city[1] + city[1])
    return Place(
        city=city,
        label=place.label.model_copy(update={"at": at}),
        levels=[],
        outline=_scale_ring(place.outline, factor),
        land=[[_scale_ring(ring, factor) for ring in shape] for shape in place.land],
    )


def _separate_cities(places: dict[ProvinceId, Place]) -> dict[ProvinceId, Place]:
    """Move overlapping cities apart, each by half the overlap, along the axis on which it is smaller."""
    spread = dict(places)
    for a, b in [*combinations(places, 2)] * _PASSES:  # a moved city may touch a third one
        first, second = city_box(spread[a]), city_box(spread[b])
        if overlap(first, second):
            across = min(first[2], second[2]) - max(first[0], second[0])
            down = min(first[3], second[3]) - max(first[1], second[1])
            step = (across / 2 + 0.5, 0.0) if across < down else (0.0, down / 2 + 0.5)
            ahead = spread[a].city > spread[b].city if across < down else first[1] > second[1]
            sign = 1.0 if ahead else -1.0
            spread[a] = _moved(spread[a], step[0] * sign, step[1] * sign)
            spread[b] = _moved(spread[b], -step[0] * sign, -step[1] * sign)
    return spread


def _move_off_rondel(place: Place, rondel: Rondel) -> Place:
    """Move a city that touches the rondel straight away from it."""
    (x, y), (left, top, right, bottom) = rondel.center, city_box(place)
    dx, dy = max(left, min(x, right)) - x, max(top, min(y, bottom)) - y
    far = hypot(dx, dy)
    if not 0 < far < rondel.radius:
        return place
    part = (rondel.radius - far + 1.0) / far
    return _moved(place, dx * part, dy * part)


def _moved(place: Place, dx: float, dy: float) -> Place:
    at = (place.label.at[0] + dx, place.label.at[1] + dy)
    label = place.label.model_copy(update={"at": at})
    return place.model_copy(update={"city": (place.city[0] + dx, place.city[1] + dy), "label": label})


def _place_names(places: dict[ProvinceId, Place], whole: Box, dial: Sequence[Box]) -> dict[ProvinceId, Place]:
    """Place the names one after another, the smallest provinces first; none on the rondel."""
    homes = {name: city_box(place) for name, place in places.items()}
    cities = [*homes.values(), *dial]
    named = dict(places)
    placed: dict[ProvinceId, Box] = {}
    inside = {name: _OutlineMask(place) for name, place in places.items()}
    narrow = sorted(places, key=lambda name: _place_area(places[name]))
    for name in (*narrow, *narrow):  # twice, for names placed before their neighbours
        place, search = places[name], _label_search_box(places[name])
        others = [*cities, *(box for other, box in placed.items() if other != name)]
        taken = [box for box in others if overlap(box, search)]
        near = [box for other, box in homes.items() if other != name and overlap(box, search)]
        costs = partial(_cost, place=place, inside=inside[name], taken=taken, near=near, whole=whole)
        at = min(_candidates(place), key=costs)
        placed[name] = _label_box(place.label, at)
        named[name] = place.model_copy(update={"label": place.label.model_copy(update={"at": at})})
    return named


def _label_search_box(place: Place) -> Box:
    """Return a box around all positions that the name may take."""
    (x, y), (width, height) = place.city, place.label.size
    far = width + height + 160
    return (x - far, y - far, x + far, y + far)


def _place_area(place: Place) -> float:
    left, top, right, bottom = place.box
    return (right - left) * (bottom - top)


def _label_box(label: Label, at: Point) -> Box:
    return (*at, at[0] + label.size[0], at[1] + label.size[1])


def _candidates(place: Place) -> list[Point]:
    """Return the default position, and positions below, above, left and right of the city."""
    width, height = place.label.size
    left, top, right, bottom = city_box(place)
    x, y = place.city[0] - width / 2, place.city[1] - height / 2
    spots = [place.label.at]
    spots += [
        (x + dx, level)
        for level in (bottom + 1, bottom + 14, bottom + 28, top - height - 1, top - height - 14)
        for dx in _ASIDE
    ]
    spots += [
        (side, y + dy)
        for side in (right + 2, left - width - 2, right + 24, left - width - 24)
        for dy in _ASIDE
    ]
    return spots


def _cost(
    at: Point, place: Place, inside: "_OutlineMask", taken: Sequence[Box], near: Sequence[Box], whole: Box
) -> float:
    """Return the cost of a name's position; one that overlaps something is chosen only as a last resort."""
    box = _label_box(place.label, at)
    left, top, right, bottom = box
    cost = _TOUCHING * sum(overlap(box, other) for other in taken)
    if left < whole[0] or top < whole[1] or right > whole[2] or bottom > whole[3]:
        cost += _TOUCHING
    own = _gap(box, city_box(place))
    if any(_gap(box, other) < own for other in near):
        cost += _ASTRAY
    far = hypot(at[0] - place.label.at[0], at[1] - place.label.at[1])
    return cost + inside.outside(box) + _FAR * far


def _gap(a: Box, b: Box) -> float:
    """Return the distance between two boxes."""
    return hypot(max(a[0] - b[2], b[0] - a[2], 0.0), max(a[1] - b[3], b[1] - a[3], 0.0))


class _OutlineMask:
    """Measures how much of a box lies outside a province."""

    def __init__(self, place: Place) -> None:
        left, top, right, bottom = place.box
        self._corner = (left, top)
        self._sheet = Image.new("1", (int(right - left) + 1, int(bottom - top) + 1), 0)
        outline = [(x - left, y - top) for x, y in place.outline]
        ImageDraw.Draw(self._sheet).polygon(outline, fill=1)

    def outside(self, box: Box) -> float:
        """Return the area of a box outside the province, in square pixels."""
        x, y = self._corner
        part = self._sheet.crop((int(box[0] - x), int(box[1] - y), int(box[2] - x), int(box[3] - y)))
        return float(part.histogram()[0])


class CounterRoom:
    """Places counters, and caches their positions."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._fixed = [*obstacle_boxes(layout), *rondel_boxes(layout)]
        self._known: dict[tuple[ProvinceId, int, int], Level | None] = {}

    def seat(self, units: Units) -> Layout:
        """Return the layout with positions for all the given units."""
        provinces = dict(self._layout.provinces)
        for name, place in provinces.items():
            if present := units.get(name):
                singles = sum((force.legions > 0) + (force.galleys > 0) for force in present)
                level = self._level(name, singles, len(present))
                provinces[name] = place.model_copy(update={"levels": [level] if level else []})
        return self._layout.model_copy(update={"provinces": provinces})

    def _level(self, name: ProvinceId, singles: int, nations: int) -> Level | None:
        key = (name, singles, nations)
        if key not in self._known:
            place = self._layout.provinces[name]
            self._known[key] = best_level(place, self._fixed, self._layout.map, singles, nations)
        return self._known[key]
