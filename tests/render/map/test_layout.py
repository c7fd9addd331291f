"""The layout agrees with the board and with itself."""

import json
from collections import Counter
from itertools import combinations, groupby, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.boards import BOARDS
from bot.engine.board import Board
from bot.render.map.layout import CITY_BOX, PAIR, SINGLE, Box, Layout, LayoutError, Place, Point, read_layout

NEAR = 3
"""Maximum width in pixels of a gap between the outlines of neighbours."""


def inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def around(center: Point, size: Point) -> Box:
    return (
        center[0] - size[0] / 2,
        center[1] - size[1] / 2,
        center[0] + size[0] / 2,
        center[1] + size[1] / 2,
    )


def apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def city_box(place: Place) -> Box:
    x, y = place.city
    return (x + CITY_BOX[0], y + CITY_BOX[1], x + CITY_BOX[2], y + CITY_BOX[3])


def corners(box: Box) -> list[Point]:
    return [(box[0], box[1]), (box[2], box[1]), (box[0], box[3]), (box[2], box[3])]


def test_it_has_the_provinces_and_borders_of_the_board(layout: Layout, board: Board) -> None:
    assert set(layout.provinces) == set(board.provinces)
    drawn = [tuple(sorted(border.between)) for border in layout.borders]
    assert len(drawn) == len(set(drawn)) == 127
    assert set(drawn) == {tuple(sorted(pair)) for pair in board.borders}
    assert all(len(line) >= 2 for border in layout.borders for line in border.lines)


def length(line: list[Point]) -> float:
    return float(sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairwise(line)))


def test_every_border_can_be_seen(layout: Layout) -> None:
    hidden = [border.between for border in layout.borders if sum(map(length, border.lines)) < 40]
    assert not hidden


def contacts(rows: list[bytes]) -> Counter[tuple[int, int]]:
    """Return how often two numbers are adjacent in rows, ignoring gaps of 0 up to `NEAR` wide."""
    found: Counter[tuple[int, int]] = Counter()
    for row in rows:
        runs = [(value, len(list(run))) for value, run in groupby(row)]
        solid = [value for value, count in runs if value or count > NEAR]
        for a, b in pairwise(solid):
            if a and b and a != b:
                found[min(a, b), max(a, b)] += 1
    return found


def test_provinces_that_touch_on_the_map_share_a_border(layout: Layout, board: Board) -> None:
    image = Image.new("L", layout.size, 0)
    draw = ImageDraw.Draw(image)
    names = list(layout.provinces)
    for number, name in enumerate(names, 1):
        draw.polygon(layout.provinces[name].outline, fill=number)
    touch: Counter[tuple[int, int]] = Counter()
    for sheet in (image, image.transpose(Image.Transpose.TRANSPOSE)):
        data, width = sheet.tobytes(), sheet.width
        touch += contacts([data[i * width : (i + 1) * width] for i in range(sheet.height)])
    seen = {tuple(sorted((names[a - 1], names[b - 1]))) for (a, b), count in touch.items() if count > 12}
    assert seen == {tuple(sorted(pair)) for pair in board.borders}


def test_borders_lie_between_their_provinces(layout: Layout) -> None:
    for border in layout.borders:
        rings = [layout.provinces[name].outline for name in border.between]
        for line in border.lines:
            for point in line[1:-1]:
                for ring in rings:
                    near = [distance(point, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
                    assert min(near) < 2.0, (border.between, point)


def distance(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    part = min(1.0, max(0.0, part))
    return float(((p[0] - a[0] - part * dx) ** 2 + (p[1] - a[1] - part * dy) ** 2) ** 0.5)


def test_cities_and_names_lie_in_their_provinces(layout: Layout) -> None:
    for name, place in layout.provinces.items():
        assert inside(place.city, place.outline), name
        left, top, right, bottom = place.label.box
        assert inside(((left + right) / 2, (top + bottom) / 2), place.outline), name


def test_counters_lie_in_their_provinces(layout: Layout) -> None:
    for name, place in layout.provinces.items():
        for level in place.levels:
            full = SINGLE if level.form == "single" else PAIR
            for x, y, _ in level.spots:
                box = around((x, y), (full[0] * level.scale, full[1] * level.scale))
                assert all(inside(corner, place.outline) for corner in corners(box)), (name, level.form, x, y)


def test_nothing_lies_on_anything_else(layout: Layout) -> None:
    fixed = [
        (name, box) for name, place in layout.provinces.items() for box in (city_box(place), place.label.box)
    ]
    for (a, first), (b, second) in combinations(fixed, 2):
        assert apart(first, second), (a, b)
    for name, place in layout.provinces.items():
        for level in place.levels:
            full = SINGLE if level.form == "single" else PAIR
            size = (full[0] * level.scale, full[1] * level.scale)
            boxes = [around((x, y), size) for x, y, _ in level.spots]
            assert all(apart(a, b) for a, b in combinations(boxes, 2)), name
            assert all(apart(box, other) for box in boxes for _, other in fixed), name


def test_every_province_has_room_for_all_nations(layout: Layout, board: Board) -> None:
    for name, place in layout.provinces.items():
        both = board.carries("legion", name) and board.carries("galley", name)
        last = place.levels[-1]
        assert len(last.spots) >= (12 if both and last.form == "single" else 6), name


def test_panels_cover_no_city_name_or_counter(layout: Layout) -> None:
    panels = [layout.panels.know_hows, layout.panels.bank]
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    for name, place in layout.provinces.items():
        boxes = [city_box(place), place.label.box]
        boxes += [around(spot[:2], SINGLE) for level in place.levels[:1] for spot in level.spots]
        for box in boxes:
            assert all(apart(box, panel) for panel in panels), name
            assert all((a - x) ** 2 + (b - y) ** 2 >= radius**2 for a, b in corners(box)), name


def test_a_broken_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "east.layout.json"
    with pytest.raises(LayoutError, match=r"east\.layout\.json: cannot be read"):
        read_layout(path)
    path.write_text('{"format": "antike-layout/1"}')
    with pytest.raises(LayoutError, match=r"east\.layout\.json: board: it is missing"):
        read_layout(path)
    whole = json.loads((BOARDS / "east.layout.json").read_text())
    path.write_text(json.dumps({**whole, "a\x0b\nb": 1}))
    with pytest.raises(LayoutError) as caught:
        read_layout(path)
    assert str(caught.value) == "east.layout.json: a b: there is no such key."
    path.write_text(json.dumps({**whole, "board": "west"}))
    with pytest.raises(LayoutError, match=r"east\.layout\.json: the board inside is west; it has to be"):
        read_layout(path)
