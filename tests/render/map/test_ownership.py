"""The owner's colour stays in its province, off its borders and off the tables."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.render.core.theme import THEMES
from bot.render.map.base_map import BaseMap
from bot.render.map.borders import dense
from bot.render.map.layout import Layout
from tests.drawing import base_map as base_map_of


@pytest.fixture(scope="module", params=sorted(THEMES))
def base_map(request: pytest.FixtureRequest) -> BaseMap:
    return base_map_of("east", request.param)


def change(base_map: BaseMap, province: str) -> Image.Image:
    """Return how much tinting one province changes each pixel of the page, 0 to 255."""
    page = base_map.page.copy()
    base_map.ownership.paint(page, {province: "greeks"})
    red, green, blue = ImageChops.difference(page, base_map.page).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


@pytest.mark.parametrize("province", ["athen", "zadrakarta", "leptis_magna", "messana"])
def test_only_the_province_changes(base_map: BaseMap, layout: Layout, province: str) -> None:
    mask = Image.new("L", base_map.page.size, 255)
    ImageDraw.Draw(mask).polygon(layout.provinces[province].outline, fill=0)
    changed = change(base_map, province)
    assert max(ImageChops.multiply(changed, mask).tobytes()) == 0
    assert max(changed.tobytes()) > 40


@pytest.mark.parametrize("province", ["athen", "gordion"])
def test_border_lines_keep_their_colour(base_map: BaseMap, layout: Layout, province: str) -> None:
    changed = change(base_map, province)
    for border in layout.borders:
        if province in border.between:
            points = [point for line in border.lines for point in dense(line)[2:-2]]
            shift = [changed.getpixel((round(x), round(y))) for x, y in points]
            assert sum(shift) / len(shift) < 12, border.between  # type: ignore[arg-type]


def test_tables_are_spared(base_map: BaseMap, layout: Layout) -> None:
    page = base_map.page.copy()
    base_map.ownership.paint(page, dict.fromkeys(layout.provinces, "persians"))
    changed = ImageChops.difference(page, base_map.page)
    (x, y), r = layout.panels.rondel.center, layout.panels.rondel.radius * 0.7
    for box in ((x - r, y - r, x + r, y + r), layout.panels.know_hows, layout.panels.bank):
        left, top, right, bottom = (round(value) for value in box)
        inside = changed.crop((left + 4, top + 4, right - 4, bottom - 4))
        assert max(high for _, high in inside.getextrema()) == 0  # type: ignore[misc]
