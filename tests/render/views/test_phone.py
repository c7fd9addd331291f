"""The board for a narrow screen: names that can be read at 400 pixels, and both halves of the map."""

from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest
from PIL import Image

from bot.boards import board_ids
from bot.engine.antike.terms import KNOW_HOWS
from bot.render.antike.renderer import Renderer
from bot.render.core.text import font
from bot.render.core.viewport import Viewport
from bot.render.map.counter_placement import bounding_box, place_counters
from bot.render.map.free_space import city_box, overlap
from bot.render.map.layout import LABEL_SIZE, Box, Layout
from bot.render.map.pieces import units_of
from bot.render.map.rescale import CounterRoom
from bot.render.views.phone import LARGER, halves
from bot.render.views.request import WIDTHS
from tests.render.crowds import DRAWN, larger, layout_of
from tests.render.pictures import apart, drawn
from tests.render.samples import everywhere, middle, with_state

pytestmark = pytest.mark.slow

SCREEN = 400
EVERY = (*DRAWN, *board_ids("duellum"))
"""Boards of every ruleset, because the rules for names hold on all of them."""


def per_page_pixel(layout: Layout) -> float:
    """Return the pixels of a narrow screen per pixel of the page."""
    left, _, right, _ = halves(layout)[0]
    return SCREEN / (right - left)


def gap(a: Box, b: Box) -> float:
    return hypot(max(a[0] - b[2], b[0] - a[2], 0), max(a[1] - b[3], b[1] - a[3], 0))


@pytest.mark.parametrize("board_id", EVERY)
def test_capitals_of_names_are_seven_pixels_high_on_a_narrow_screen(board_id: str) -> None:
    _, top, _, bottom = font("label", 100).getbbox("H", anchor="ls")
    height = LABEL_SIZE * (bottom - top) / 100
    assert height * LARGER * per_page_pixel(layout_of(board_id)) >= 7


@pytest.mark.parametrize("board_id", EVERY)
def test_all_on_the_map_is_twice_as_large_as_on_the_overview(board_id: str) -> None:
    layout = layout_of(board_id)
    assert LARGER * per_page_pixel(layout) >= 2 * SCREEN / layout.size[0]


@pytest.mark.parametrize("board_id", EVERY)
def test_no_name_touches_a_city_or_another_name(board_id: str) -> None:
    layout = larger(board_id)
    boxes = [(name, box) for name, p in layout.provinces.items() for box in (city_box(p), p.label.box)]
    assert [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if overlap(one, two)] == []


@pytest.mark.parametrize("board_id", EVERY)
def test_names_stay_on_the_map_and_near_their_cities(board_id: str) -> None:
    layout = larger(board_id)
    for name, place in layout.provinces.items():
        left, top, right, bottom = place.label.box
        assert layout.map[0] <= left, name
        assert right <= layout.map[2], name
        assert layout.map[1] <= top, name
        assert bottom <= layout.map[3], name
        dx = max(left - place.city[0], place.city[0] - right, 0)
        dy = max(top - place.city[1], place.city[1] - bottom, 0)
        assert max(dx, dy) <= 95, name


@pytest.mark.parametrize("board_id", EVERY)
def test_every_city_is_whole_on_one_half_with_its_name(board_id: str) -> None:
    layout = larger(board_id)
    for name, place in layout.provinces.items():
        left, _, right, _ = (value * LARGER for value in bounding_box([city_box(place), place.label.box]))
        assert any(start <= left and right <= end for start, _, end, _ in halves(layout_of(board_id))), name


@pytest.mark.parametrize("board_id", EVERY)
def test_names_are_nearer_to_their_own_city_than_to_any_other(board_id: str) -> None:
    places = larger(board_id).provinces
    astray = [
        name
        for name, place in places.items()
        for other, neighbour in places.items()
        if gap(place.label.box, city_box(neighbour)) + 1 < gap(place.label.box, city_box(place))
    ]
    assert set(astray) <= {"marobudum"}, "for all others there is room"


def test_a_name_that_would_be_cut_is_left_out() -> None:
    view = Viewport(Image.new("RGB", (100, 100)), left=50, top=50, scale=2.0)
    assert view.contains((50, 50, 100, 100))
    assert not view.contains((49, 50, 99, 99))
    assert not view.contains((60, 60, 101, 80))


@pytest.mark.parametrize("board_id", DRAWN)
def test_the_rondel_covers_no_city_name_or_counter(board_id: str) -> None:
    layout = larger(board_id)
    seated = CounterRoom(layout).seat(units_of(everywhere(board_id=board_id)))
    boxes = [(name, box) for name, p in layout.provinces.items() for box in (city_box(p), p.label.box)]
    laid = place_counters(seated, units_of(everywhere(board_id=board_id)))
    boxes += [(name, counter.box) for name, counters in laid.items() for counter in counters]
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    near = [(name, max(a, min(x, c)) - x, max(b, min(y, d)) - y) for name, (a, b, c, d) in boxes]
    assert [(name, hypot(dx, dy)) for name, dx, dy in near if hypot(dx, dy) < radius - 1] == []


def test_the_picture(renderer: Renderer) -> None:
    picture = renderer.draw(middle(6), view="phone", names={"greeks": "Anna"}, format="png")
    assert picture.width == WIDTHS["phone"]
    assert picture.filename == "east-phone-round-9.png"
    assert 2.2 < picture.height / picture.width < 3.3
    assert picture.alt == renderer.draw(middle(6), names={"greeks": "Anna"}).alt


def test_each_nation_shows_know_hows_personages_by_kind_and_cities(renderer: Renderer) -> None:
    position = middle(6)
    state = position.nations["egyptians"]
    before = drawn(renderer, position, view="phone", width=600)
    for changed in (
        replace(state, know_hows=frozenset(KNOW_HOWS) - state.know_hows),
        replace(state, personages=state.personages._replace(scholar=4)),
        replace(state, personages=state.personages._replace(navigator=4)),
        replace(state, temples=frozenset(sorted(state.cities)[:5])),
    ):
        other = with_state(position, {**position.nations, "egyptians": changed})
        after = drawn(renderer, other, view="phone", width=600)
        rows = [picture.crop((0, 1780, 600, 1884)) for picture in (before, after)]
        assert apart(*rows) > 40


def test_the_bank_shows_its_coins_temples_and_personages(renderer: Renderer) -> None:
    position = middle(6)
    bank = position.bank
    before = drawn(renderer, position, view="phone", width=600)
    for changed in (
        bank._replace(coins=0),
        bank._replace(temples=0),
        bank._replace(personages=bank.personages._replace(citizen=0)),
    ):
        other = replace(position, bank=changed)
        after = drawn(renderer, other, view="phone", width=600)
        rows = [picture.crop((0, picture.height - 46, 600, picture.height)) for picture in (before, after)]
        assert apart(*rows) > 40


def test_it_shows_whose_turn_it_is_and_what_stands(renderer: Renderer) -> None:
    six, same, other, three = (
        drawn(renderer, middle(count, seed), view="phone", width=400)
        for count, seed in ((6, 3), (6, 3), (6, 4), (3, 3))
    )
    assert apart(six, other) > 60
    assert three.height < six.height
    assert six.tobytes() == same.tobytes()
