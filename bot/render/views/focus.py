"""Focus of a close-up: the latest changes, a nation, or a province."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.render.map.counter_placement import bounding_box, counters
from bot.render.map.free_space import city_box, overlap
from bot.render.map.layout import Box, Layout, Point
from bot.render.map.pieces import MapPieces, Units
from bot.render.tables.region import neighbours
from bot.render.views.marking import Marking
from bot.render.views.request import WIDTHS, ViewSpec
from bot.text.turns.changes import Change, March

_WIDE: Final = float(WIDTHS["close"])
"""Width of every frame in page pixels, equal to that of the view: nothing has to be scaled."""
_LOWEST: Final = 0.56
"""Minimum height of a frame, as a share of its width."""
_ONE: Final = 0.95
_TWO: Final = 0.62
"""Maximum height of one frame (`_ONE`) and of each of two (`_TWO`), as shares of the width."""
_ROUND: Final = 34.0
"""Margin around a city and its name, in page pixels."""
_ENOUGH: Final = 0.8
"""Share of the total weight above which one frame is preferred to two."""
_AS_GOOD: Final = 0.85
"""Share of the weight of two overlapping frames above which one frame is preferred to them."""
_OWN: Final = 3
"""Factor for the weight of changes that concern the reader's nation."""
_NEAR: Final = 2
"""Factor for the weight of others' changes at or next to a city or units of the reader's nation."""
_MARCHED: Final = 2


@dataclass(frozen=True, slots=True)
class Focus:
    """One or two frames on the page, and the changed provinces whole in neither, by descending weight."""

    frames: tuple[Box, ...]
    missed: tuple[ProvinceId, ...]


def focus_of(layout: Layout, pieces: MapPieces, marking: Marking, request: ViewSpec) -> Focus:
    """Return the frames of the map that a close-up shows."""
    changed = {} if request.nation or request.region else _changed_places(pieces, marking, request)
    weights = changed or _weights(pieces, request)
    frames = _choose_frames(layout, pieces.units, weights)
    wholes = {name: _box(layout, pieces.units, name, 0) for name in changed}
    missed = [name for name in changed if not any(_shows(frame, wholes[name]) for frame in frames)]
    return Focus(tuple(frames), tuple(sorted(missed, key=lambda name: (-weights[name], name))))


def frame_of(
    layout: Layout, pieces: MapPieces, marking: Marking, request: ViewSpec, size: tuple[int, int]
) -> Box:
    """Return the part of the map, of `size` in page pixels, that shows most of the changes.

    Without changes it shows most of the nation.
    """
    weights = _changed_places(pieces, marking, request) or _weights(pieces, request)
    boxes = {name: _box(layout, pieces.units, name) for name in weights}
    group = _best_group(boxes, weights, size[1] / size[0], size[0]) or [max(weights, key=weights.__getitem__)]
    left, top, right, bottom = bounding_box([boxes[name] for name in group])
    return _centred(layout, ((left + right) / 2, (top + bottom) / 2), size)


def _centred(layout: Layout, middle: Point, size: tuple[float, float]) -> Box:
    """Return a frame centred on a point as far as the map allows."""
    (width, height), (x0, y0, x1, y1) = size, layout.map
    x = round(min(max(middle[0] - width / 2, x0), x1 - width))
    y = round(min(max(middle[1] - height / 2, y0), y1 - height))
    return (x, y, x + width, y + round(height))


def _weights(pieces: MapPieces, request: ViewSpec) -> dict[ProvinceId, int]:
    """Return the weight of each province if nothing has changed; never empty."""
    if request.region is not None:
        near = neighbours(request.position.setup.board, request.region)
        return {**dict.fromkeys(near, 1), request.region: 10 * len(near)}
    return _holding_weights(pieces, request.nation or request.position.mover) or _equal_weights(request)


def _holding_weights(pieces: MapPieces, nation: Nation) -> dict[ProvinceId, int]:
    """Return the weights of a nation's cities and units."""
    weights = {province: 3 for province, owner in pieces.owners.items() if owner == nation}
    for place, forces in pieces.units.items():
        kinds = sum(force.count(unit) > 0 for force in forces if force.nation == nation for unit in UNITS)
        if kinds:
            weights[place] = weights.get(place, 0) + 2 * kinds
    return weights


def _equal_weights(request: ViewSpec) -> dict[ProvinceId, int]:
    return dict.fromkeys(request.position.setup.board.provinces, 1)


def _changed_places(pieces: MapPieces, marking: Marking, request: ViewSpec) -> dict[ProvinceId, int]:
    """Return the weight of each changed province for the reader; empty if nothing has changed."""
    own = pieces.places_of(request.reader) if request.reader else set()
    near = own.union(*(neighbours(pieces.board, province) for province in own))
    return changed_places(marking, request, near)


def changed_places(
    marking: Marking, request: ViewSpec, near: Collection[ProvinceId] = ()
) -> dict[ProvinceId, int]:
    """Return the weight of each province by the changes there; empty if nothing has changed."""
    weights: dict[ProvinceId, int] = {}
    for turn in marking.kinds.changes_by_turn(request.since):
        for change in turn.changes:
            weight = _MARCHED if isinstance(change, March) else marking.weights.get(type(change), 0)
            own = request.reader in _affected_nations(change)
            for place in _places(change):
                factor = _OWN if own else _NEAR if place in near else 1
                weights[place] = weights.get(place, 0) + weight * factor
    return {place: weight for place, weight in weights.items() if weight}


def _places(change: Change) -> Iterable[ProvinceId]:
    if isinstance(change, March):
        return change.path[-2:]
    province = getattr(change, "province", None)
    return () if province is None else (province,)


def _affected_nations(change: Change) -> set[Nation]:
    """Return all nations that gain or lose by a change."""
    names = ("nation", "loser", "mover", "other")
    return {nation for name in names if (nation := getattr(change, name, None)) is not None}


def _choose_frames(layout: Layout, units: Units, weights: Mapping[ProvinceId, int]) -> list[Box]:
    """Return the frame that shows the most weight, or two frames if one would leave out too much."""
    boxes = {name: _box(layout, units, name) for name in weights}
    group = _best_group(boxes, weights, _ONE)
    frames = [_frame(layout, [boxes[name] for name in group], _ONE)]
    worth = sum(weights[name] for name in group)
    if worth < _ENOUGH * sum(weights.values()):
        frames = _two_frames(layout, boxes, weights, worth) or frames
    return frames


def _two_frames(
    layout: Layout, boxes: Mapping[ProvinceId, Box], weights: Mapping[ProvinceId, int], worth: int
) -> list[Box]:
    """Return two frames; [] if they would overlap and one frame of weight `worth` shows about as much."""
    first = _best_group(boxes, weights, _TWO)
    rest = {name: box for name, box in boxes.items() if name not in first}
    groups = [first, _best_group(rest, weights, _TWO)]
    held = [[boxes[name] for name in group] for group in groups]
    frames = [_frame(layout, each, _TWO) for each in held]
    if overlap(*frames):
        one_does = worth >= _AS_GOOD * sum(weights[name] for group in groups for name in group)
        frames = _move_apart(layout, frames, held) or ([] if one_does else frames)
    return sorted(frames, key=lambda frame: frame[1])  # by top edge


def _move_apart(layout: Layout, frames: Sequence[Box], held: Sequence[Sequence[Box]]) -> list[Box]:
    """Return frames moved west and east until they hardly overlap, each still showing its boxes.

    Returns [] if there is not enough room.
    """
    (west, near), (east, far) = sorted(zip(frames, map(bounding_box, held), strict=True))
    shared = west[2] - east[0]
    back = max(0, int(west[0] - max(near[2] - _WIDE, layout.map[0])))
    ahead = max(0, int(min(far[0], layout.map[2] - _WIDE) - east[0]))
    if back + ahead < shared - 2 * _ROUND:
        return []
    to_west = min(back, max(shared // 2, shared - ahead))
    return [_moved(west, -to_west), _moved(east, min(ahead, shared - to_west))]


def _moved(frame: Box, by: float) -> Box:
    left, top, right, bottom = frame
    return (left + by, top, right + by, bottom)


def _shows(frame: Box, box: Box) -> bool:
    return bounding_box((frame, box)) == frame


def _box(layout: Layout, units: Units, name: ProvinceId, margin: float = _ROUND) -> Box:
    """Return the part of the map with a city and its name, a margin around both, and the counters there.

    Counters for which the layout has no position are left out: where they stand depends on the frame.
    """
    place, (x0, y0, x1, y1) = layout.provinces[name], layout.map
    left, top, right, bottom = bounding_box([city_box(place), place.label.box])
    around = (left - margin, top - margin, right + margin, bottom + margin)
    placed = counters(place, units.get(name, ())) or ()
    left, top, right, bottom = bounding_box([around, *(counter.box for counter in placed)])
    return (max(left, x0), max(top, y0), min(right, x1), min(bottom, y1))


def _best_group(
    boxes: Mapping[ProvinceId, Box], weights: Mapping[ProvinceId, int], shape: float, wide: float = _WIDE
) -> list[ProvinceId]:
    """Return the provinces with the highest total weight that fit into one frame."""
    best: list[ProvinceId] = []
    most = (0, 0.0)
    for left in {box[0] for box in boxes.values()}:
        for top in {box[1] for box in boxes.values()}:
            right, bottom = left + wide, top + wide * shape
            held = [
                name
                for name, (x0, y0, x1, y1) in boxes.items()
                if x0 >= left and y0 >= top and x1 <= right and y1 <= bottom
            ]
            worth = (sum(weights[name] for name in held), -left - top)
            if worth > most:
                best, most = held, worth
    return best


def _frame(layout: Layout, boxes: Sequence[Box], shape: float) -> Box:
    """Return a frame around boxes, of a height that suits a screen, within the map."""
    left, top, right, bottom = bounding_box(boxes)
    height = min(max(bottom - top, _WIDE * _LOWEST), _WIDE * shape)
    return _centred(layout, ((left + right) / 2, (top + bottom) / 2), (_WIDE, height))
