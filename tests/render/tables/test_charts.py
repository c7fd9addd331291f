"""Charts: heights match values, colours are those of the nations, and letters are legible."""

import pytest
from PIL import Image

from bot.engine.terms import Nation
from bot.render.core.text import font
from bot.render.core.theme import THEMES
from bot.render.core.viewport import Viewport
from bot.render.tables import area_chart, line_chart
from bot.render.tables.area_chart import AreaChart, draw_area_chart
from bot.render.tables.line_chart import LineChart, draw_line_chart

NATIONS: tuple[Nation, ...] = ("greeks", "arabs", "persians")
PAGE, PHONE = 1200, 390
BOX = (0, 0, 800, 500)


def _page(theme: str) -> Viewport:
    look = THEMES[theme]
    return Viewport(Image.new("RGB", (800, 500), look.panel.paper), theme=look)


def _column(page: Viewport, x: int) -> list[tuple[int, ...]]:
    return [page.image.getpixel((x, y)) for y in range(page.image.height)]  # type: ignore[misc]


@pytest.mark.parametrize("theme", THEMES)
def test_bands_are_as_high_as_shares(theme: str) -> None:
    page = _page(theme)
    shares: list[dict[Nation, float]] = [{"greeks": 0.5, "arabs": 0.2, "persians": 0.3}] * 11
    draw_area_chart(page, BOX, AreaChart(NATIONS, shares))
    height = 500 - area_chart._MARKS - area_chart._AXIS
    column = _column(page, 140)
    for nation, share in shares[0].items():
        assert column.count(page.theme.tints[nation]) == pytest.approx(share * height, abs=12)


def test_marks_go_through_the_bands_where_they_belong() -> None:
    page = _page("standard")
    draw_area_chart(page, BOX, AreaChart(NATIONS[:1], [{"greeks": 1.0}] * 11, marks=(2.5, 7.5)))
    left, right = area_chart._LEFT, 800 - area_chart._RIGHT
    row = [page.image.getpixel((x, 400)) for x in range(left + 4, right - 4)]
    other = [x for x, colour in enumerate(row) if colour != page.theme.tints["greeks"]]
    places = {round((x + 4) / (right - left) * 10, 1) for x in other}
    assert {2.5, 7.5} <= places
    assert all(min(abs(place - 2.5), abs(place - 7.5)) <= 0.11 for place in places)


@pytest.mark.parametrize("theme", THEMES)
def test_lines_end_at_their_counts(theme: str) -> None:
    page = _page(theme)
    counts: dict[Nation, list[int]] = {"greeks": [0, 4, 8], "arabs": [0, 2, 4], "persians": [0, 0, 0]}
    draw_line_chart(page, BOX, LineChart("Cities", "city", counts, ("0", "2")))
    top, bottom = line_chart._HEAD, 500 - line_chart._BELOW
    column = _column(page, 800 - line_chart._RIGHT - 5)
    for nation, each in counts.items():
        drawn = [y for y, colour in enumerate(column) if colour == page.theme.tints[nation]]
        middle = sum(drawn) / len(drawn)
        assert middle == pytest.approx(bottom - each[-1] / 8 * (bottom - top), abs=12)


def test_who_has_as_many_is_seen_beside() -> None:
    page = _page("standard")
    counts: dict[Nation, list[int]] = {nation: [3, 3, 3] for nation in NATIONS}
    draw_line_chart(page, BOX, LineChart("Temples", "temple", counts, ("0", "2")))
    column = _column(page, 400)
    assert all(column.count(page.theme.tints[nation]) >= 1 for nation in NATIONS)


@pytest.mark.parametrize(("face", "size"), [("number", area_chart._LETTERS), ("text", 34)])
def test_capitals_are_seven_pixels_high_on_a_phone(face: str, size: int) -> None:
    _, top, _, bottom = font(face, 100).getbbox("H", anchor="ls")  # type: ignore[arg-type]
    assert size * (bottom - top) / 100 * PHONE / PAGE >= 7
    assert line_chart._LETTERS - 4 >= area_chart._LETTERS
