"""The board for a narrow screen: names that can be read at 400 pixels, and both halves of the map."""

from itertools import combinations
from math import hypot

import pytest

from bot.render.crowding import lay_counters
from bot.render.fonts import font
from bot.render.layout import Layout
from bot.render.packing import city_box, overlap
from bot.render.phone import LARGER, halves
from bot.render.proportions import Room, enlarged
from bot.render.renderer import Renderer
from bot.render.sizes import LABEL_SIZE
from bot.render.views import WIDTHS
from tests.render.crowds import DRAWN, layout_of
from tests.render.pictures import apart, open_picture
from tests.render.samples import everywhere, middle

SCREEN = 400


def per_page_pixel(layout: Layout) -> float:
    """Pixels of a narrow screen for each pixel of the page."""
    left, _, right, _ = halves(layout)[0]
    return SCREEN / (right - left)


@pytest.mark.parametrize("board_id", DRAWN)
def test_capitals_of_names_are_seven_pixels_high_on_a_narrow_screen(board_id: str) -> None:
    _, top, _, bottom = font("label", 100).getbbox("H", anchor="ls")
    height = LABEL_SIZE * (bottom - top) / 100
    assert height * LARGER * per_page_pixel(layout_of(board_id)) >= 7


@pytest.mark.parametrize("board_id", DRAWN)
def test_all_on_the_map_is_twice_as_large_as_on_the_overview(board_id: str) -> None:
    layout = layout_of(board_id)
    assert LARGER * per_page_pixel(layout) >= 2 * SCREEN / layout.size[0]


@pytest.mark.parametrize("board_id", DRAWN)
def test_no_name_touches_a_city_or_another_name(board_id: str) -> None:
    layout = enlarged(layout_of(board_id), LARGER)
    boxes = [(name, box) for name, p in layout.provinces.items() for box in (city_box(p), p.label.box)]
    assert [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if overlap(one, two)] == []


@pytest.mark.parametrize("board_id", DRAWN)
def test_names_stay_on_the_map_and_near_their_cities(board_id: str) -> None:
    layout = enlarged(layout_of(board_id), LARGER)
    for name, place in layout.provinces.items():
        left, top, right, bottom = place.label.box
        assert layout.map[0] <= left, name
        assert right <= layout.map[2], name
        assert layout.map[1] <= top, name
        assert bottom <= layout.map[3], name
        dx = max(left - place.city[0], place.city[0] - right, 0)
        dy = max(top - place.city[1], place.city[1] - bottom, 0)
        assert max(dx, dy) <= 95, name


@pytest.mark.parametrize("board_id", DRAWN)
def test_every_city_lies_on_one_half_with_all_of_its_badge(board_id: str) -> None:
    layout = layout_of(board_id)
    for name, place in layout.provinces.items():
        x, _ = place.city
        assert any(left + 34 <= x <= right - 34 for left, _, right, _ in halves(layout)), name


@pytest.mark.parametrize("board_id", DRAWN)
def test_the_rondel_covers_no_city_name_or_counter(board_id: str) -> None:
    layout = enlarged(layout_of(board_id), LARGER)
    seated = Room(layout).seat(everywhere(board_id=board_id))
    boxes = [(name, box) for name, p in layout.provinces.items() for box in (city_box(p), p.label.box)]
    laid = lay_counters(seated, everywhere(board_id=board_id))
    boxes += [(name, counter.box) for name, counters in laid.items() for counter in counters]
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    near = [(name, max(a, min(x, c)) - x, max(b, min(y, d)) - y) for name, (a, b, c, d) in boxes]
    assert [(name, hypot(dx, dy)) for name, dx, dy in near if hypot(dx, dy) < radius - 1] == []


def test_the_picture(renderer: Renderer) -> None:
    picture = renderer.draw(middle(6), view="phone", names={"greeks": "Anna"}, format="png")
    assert picture.width == WIDTHS["phone"]
    assert picture.filename == "east-phone-round-9.png"
    assert 2.2 < picture.height / picture.width < 3.2
    assert picture.alt == renderer.draw(middle(6), names={"greeks": "Anna"}).alt


def test_it_shows_whose_turn_it_is_and_what_stands(renderer: Renderer) -> None:
    def drawn(count: int, seed: int = 3) -> bytes:
        return renderer.draw(middle(count, seed), view="phone", width=400, format="png").data

    assert apart(open_picture(drawn(6)), open_picture(drawn(6, 4))) > 60
    assert open_picture(drawn(3)).height < open_picture(drawn(6)).height
    assert drawn(6) == drawn(6)
