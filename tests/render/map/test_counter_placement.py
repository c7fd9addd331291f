"""The most crowded positions of every board: nothing covers anything else, and nothing gets too small."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.engine.antike.position import Position
from bot.engine.terms import ProvinceId
from bot.render.core.text import font
from bot.render.map.counter_placement import Counter, bounding_box, obstacle_boxes, place_counters
from bot.render.map.free_space import SCALES, overlap
from bot.render.map.layout import LEAST_FIGURE, Layout
from bot.render.map.pieces import units_of
from bot.render.map.rescale import CounterRoom
from bot.render.views.phone import LARGER, halves
from bot.render.views.request import WIDTHS
from tests.render.crowds import DRAWN, full, larger, layout_of

HEIGHT = (lambda box: (box[3] - box[1]) / 100)(font("number", 100).getbbox("8"))
DIGITS = {"single": 27.0, "pair": 17.0}
"""Font sizes of two-digit numbers on both forms of counter."""


def only(position: Position, province: ProvinceId) -> Position:
    """Return the position with only the units in one province."""
    nations = {
        nation: replace(
            state,
            legions={name: stack for name, stack in state.legions.items() if name == province},
            galleys={name: stack for name, stack in state.galleys.items() if name == province},
        )
        for nation, state in position.nations.items()
    }
    return replace(position, nations=nations)


def check(layout: Layout, position: Position, pixel: float) -> dict[ProvinceId, list[Counter]]:
    """Return all counters, checking that none is missing, covers anything, or has too small a number."""
    units = units_of(position)
    laid = place_counters(layout, units, pixel)
    others = obstacle_boxes(layout)
    for name, found in laid.items():
        present = {
            (f.nation, unit)
            for f in units_of(position).get(name, ())
            for unit in ("legion", "galley")
            if f.count(unit)
        }
        told = {
            (c.force.nation, unit)
            for c in found
            for unit in ("legion", "galley")
            if c.unit in {unit, None} and c.force.count(unit)
        }
        assert told == present, name
        for counter in found:
            form = "single" if counter.unit else "pair"
            assert DIGITS[form] * counter.scale * HEIGHT * pixel >= LEAST_FIGURE, (name, form, counter.scale)
            assert not any(overlap(counter.box, box) for box in others), name
    boxes = [(name, counter.box) for name, found in laid.items() for counter in found]
    assert [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if overlap(one, two)] == []
    return laid


@pytest.mark.parametrize("board_id", DRAWN)
def test_all_nations_with_all_units_everywhere(board_id: str) -> None:
    assert sum(map(len, check(layout_of(board_id), full(board_id), 1.0).values())) > 300


def phone(board_id: str) -> tuple[Layout, float]:
    left, _, right, _ = halves(layout_of(board_id))[0]
    return larger(board_id), WIDTHS["phone"] / (right - left) * LARGER


@pytest.mark.slow
@pytest.mark.parametrize("board_id", DRAWN)
def test_the_same_on_a_phone(board_id: str) -> None:
    layout, pixel = phone(board_id)
    check(CounterRoom(layout).seat(units_of(full(board_id))), full(board_id), pixel)


@pytest.mark.parametrize("board_id", DRAWN)
def test_each_province_alone_is_crowded_without_a_line_or_with_a_short_one(board_id: str) -> None:
    layout, position = layout_of(board_id), full(board_id)
    for name, place in layout.provinces.items():
        one = only(position, name)
        found = place_counters(layout, units_of(one))[name]
        assert {counter.force.nation for counter in found} == set(position.setup.nations)
        left, top, right, bottom = bounding_box(counter.box for counter in found)
        x, y = place.city
        far = max(left - x, x - right, top - y, y - bottom)
        assert far < 320, (name, far)


@pytest.mark.parametrize("board_id", DRAWN)
def test_a_layout_without_places_finds_room_by_rule(board_id: str) -> None:
    layout = layout_of(board_id)
    bare = {name: place.model_copy(update={"levels": []}) for name, place in layout.provinces.items()}
    for name in sorted(bare)[::6]:
        check(layout.model_copy(update={"provinces": bare}), only(full(board_id), name), 1.0)


def test_counters_aside_show_whose_they_are(layout: Layout) -> None:
    """Counters beside their province form one block, with a line from it to the city."""
    position = only(full("east"), "gordion")
    place = layout.provinces["gordion"]
    (x, y), r = place.city, 44
    corners = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    tiny = place.model_copy(update={"levels": [], "outline": corners})
    small = layout.model_copy(update={"provinces": {**layout.provinces, "gordion": tiny}})
    found = check(small, position, 1.0)["gordion"]
    assert all(counter.lead == place.city for counter in found)
    left, top, right, bottom = bounding_box(counter.box for counter in found)
    area = sum((c.box[2] - c.box[0]) * (c.box[3] - c.box[1]) for c in found)
    assert (right - left) * (bottom - top) == pytest.approx(area, rel=0.05)


@pytest.mark.parametrize("board_id", DRAWN)
def test_seventeen_galleys_are_one_counter(board_id: str) -> None:
    position = full(board_id)
    one = position.setup.nations[0]
    lonely = {
        nation: replace(state, legions={}, galleys=state.galleys if nation == one else {})
        for nation, state in position.nations.items()
    }
    for name, found in check(layout_of(board_id), replace(position, nations=lonely), 1.0).items():
        assert [counter.force.galleys for counter in found] in ([], [17]), name
        levels = layout_of(board_id).provinces[name].levels
        least = 0.75 if any(level.scale >= 0.75 for level in levels) else 0.5
        assert all(counter.scale >= least for counter in found), name


def test_sizes_fall() -> None:
    assert list(SCALES) == sorted(SCALES, reverse=True)
