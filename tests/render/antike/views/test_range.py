"""The view of a movement range: whose units, what is dimmed, where the numbers stand."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from bot.boards import BOARDS
from bot.engine.antike.position import Position
from bot.engine.terms import UNITS, ProvinceId
from bot.render.antike.renderer import Renderer
from bot.render.core.shapes import around
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import Annotations, badge_size
from bot.render.map.counter_placement import bounding_box
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, Point, read_layout
from bot.render.map.pieces import units_of
from bot.render.renderer import reach_of
from bot.render.tables.range import covered_boxes, draw_reach, frame_of
from tests.engine.builders import nation, position
from tests.render.pictures import apart, drawn
from tests.render.samples import middle

pytestmark = pytest.mark.slow


def test_whose_units_are_meant() -> None:
    here = position(
        "greeks",
        greeks=nation(cities="athen", legions={"pella": 1}),
        arabs=nation(cities="saba", legions={"pella": 4, "taima": 1}),
    )
    assert reach_of(here, "pella", "legion").nation == "greeks"
    assert reach_of(here, "pella", "legion", ("arabs",)).count == 4
    assert reach_of(here, "taima", "legion", ("greeks",)).nation == "arabs"
    with pytest.raises(ValueError, match="No galleys in Pella: pick a province"):
        reach_of(here, "pella", "galley")


def asked_from(province: ProvinceId) -> Position:
    greeks = nation(cities="athen", legions={province: 2}, know_hows="wheel roads")
    return position("greeks", greeks=greeks)


def test_the_picture_dims_what_is_out_of_reach(renderer: Renderer, layout: Layout) -> None:
    here = asked_from("athen")
    plain = drawn(renderer, here)
    dimmed = drawn(renderer, here, reach=reach_of(here, "athen", "legion"), view="reach")

    def brightness(image: Image.Image, province: ProvinceId) -> float:
        x, y = (round(value) for value in layout.provinces[province].city)
        return ImageStat.Stat(image.crop((x - 12, y - 12, x + 12, y + 12))).mean[0]

    assert brightness(dimmed, "pella") == brightness(plain, "pella")
    assert brightness(dimmed, "taima") < brightness(plain, "taima") * 0.7
    assert apart(dimmed.crop((0, 1190, 2000, 1400)), plain.crop((0, 1190, 2000, 1400))) < 3, (
        "cards stay bright"
    )


BLANK = Viewport(Image.new("RGB", (1, 1)))


@pytest.fixture
def _only_placing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the positions of marks, but draw nothing."""
    monkeypatch.setattr("bot.render.tables.range._dim", lambda *_, **__: None)
    for name in ("badge", "line"):
        monkeypatch.setattr(Annotations, name, lambda *_, **__: None)


@pytest.mark.usefixtures("_only_placing")
@pytest.mark.parametrize("board_id", ["east", "west"])
def test_every_number_has_room(board_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every group in mid-game, numbers cover no city, name or counter, nor each other."""
    layout, here = read_layout(BOARDS / f"{board_id}.layout.json"), middle(6, board_id=board_id)
    placed: list[Box] = []
    free = Annotations._find_free_position

    def watched(
        self: Annotations, near: Sequence[Point], size: Point, within: Sequence[Point]
    ) -> tuple[Point, float]:
        at, covers = free(self, near, size, within)
        if not covers:
            placed.append(around(at, size))
        return at, covers

    monkeypatch.setattr(Annotations, "_find_free_position", watched)
    others = covered_boxes(layout, units_of(here))
    for nation_, state in here.nations.items():
        for unit in UNITS:
            for origin in state.legions if unit == "legion" else state.galleys:
                placed.clear()
                reach = reach_of(here, origin, unit, (nation_,))
                draw_reach(BLANK, layout, units_of(here), reach)
                assert len(placed) == len(reach.steps), (nation_, origin, unit)
                assert not [(a, b) for a in placed for b in others if overlap(a, b)]
                assert not [(a, b) for a, b in combinations(placed, 2) if overlap(a, b)]


@pytest.mark.usefixtures("_only_placing")
@pytest.mark.parametrize("board_id", ["east", "west"])
def test_no_number_is_cut_off(board_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every group in mid-game, all numbers are in the part of the board that is cut out for a phone."""
    layout, here = read_layout(BOARDS / f"{board_id}.layout.json"), middle(6, board_id=board_id)
    placed = list[Box]()

    def badge(_: Annotations, text: str, at: Point, colour: object, radius: float) -> None:
        placed.append(around(at, badge_size(text, radius)))

    monkeypatch.setattr(Annotations, "badge", badge)
    for nation_, state in here.nations.items():
        for unit in UNITS:
            for origin in state.legions if unit == "legion" else state.galleys:
                placed.clear()
                reach = reach_of(here, origin, unit, (nation_,))
                frame = frame_of(layout, reach)
                draw_reach(BLANK, layout, units_of(here), reach, frame)
                assert len(placed) == len(reach.steps)
                assert bounding_box([frame, *placed]) == frame, (nation_, origin, unit)
