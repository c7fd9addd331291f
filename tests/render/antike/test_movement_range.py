"""How far groups get: the engine's own moves, step by step (M1, M5, K5)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from bot.boards import BOARDS
from bot.engine.antike.actions import Found, Move, Rondel
from bot.engine.antike.position import Position
from bot.engine.board import Board
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.render.antike.movement_range import reach_of
from bot.render.antike.renderer import Renderer
from bot.render.antike.views.range import covered, draw_reach
from bot.render.core.viewport import View
from bot.render.map.annotations import Marks, around
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, Point, read_layout
from tests.engine.builders import maneuver, nation, pay, play, position
from tests.render.pictures import apart, open_picture
from tests.render.samples import middle


def far(board: Board, unit: Unit, origin: ProvinceId, actions: int) -> dict[ProvinceId, int]:
    """Distances by the borders alone, the plain way."""
    steps, edge = {origin: 0}, [origin]
    for step in range(1, actions + 1):
        edge = sorted({there for here in edge for there in board.ways(unit, here)} - set(steps))
        steps.update(dict.fromkeys(edge, step))
    del steps[origin]
    return steps


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    ("know_hows", "actions"), [("", 1), ("wheel sailing", 2), ("wheel roads sailing navigation", 3)]
)
def test_on_an_empty_board_borders_alone_decide(
    board: Board, unit: Unit, know_hows: str, actions: int
) -> None:
    for origin in board.provinces:
        if board.carries(unit, origin):
            stacks = {origin: 3}
            legions, galleys = (stacks, {}) if unit == "legion" else ({}, stacks)
            greeks = nation(cities="athen", know_hows=know_hows, legions=legions, galleys=galleys)
            reach = reach_of(position("greeks", greeks=greeks), origin, unit)
            assert (reach.nation, reach.count, reach.actions, reach.supposed) == ("greeks", 3, actions, True)
            assert dict(reach.steps) == far(board, unit, origin, actions), origin
            assert reach.contested == frozenset()


def test_others_may_fight_where_they_have_like_units() -> None:
    here = position(
        "greeks",
        greeks=nation(cities="athen", galleys={"sparta": 1}, know_hows="sailing"),
        arabs=nation(cities="saba", galleys={"knossos": 1}, legions={"cyrene": 1}),
    )
    reach = reach_of(here, "sparta", "galley")
    assert reach.contested == {"knossos"}
    assert reach.steps["knossos"] == 1
    assert {"paphos", "alexandria"} <= set(reach.steps), "let be, the galley goes on from Knossos"


def test_on_the_maneuver_the_actions_left_count() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 2}, know_hows="wheel"))
    assert reach_of(here, "athen", "legion").actions == 2
    here = play(here, Move("legion", 2, "athen", "pella"))
    reach = reach_of(here, "pella", "legion")
    assert (reach.actions, reach.supposed) == (1, False)
    assert set(reach.steps.values()) == {1}
    moved = play(here, Move("legion", 1, "pella", "napoca"))
    assert reach_of(moved, "napoca", "legion").steps == {}
    assert reach_of(moved, "pella", "legion").steps == reach.steps


def test_while_others_are_asked_the_maneuver_goes_on() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"sparta": 2}),
        arabs=nation(cities="saba", galleys={"knossos": 1}),
    )
    asked = play(here, Move("galley", 1, "sparta", "knossos"))
    assert asked.demand is not None
    assert reach_of(asked, "sparta", "galley").contested == {"knossos"}


def test_after_the_wedge_is_done_it_holds_for_the_next_maneuver() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"pella": 2}, purse=pay(1, 1, 1)))
    assert not reach_of(here, "pella", "legion").supposed
    founded = play(here, Found("pella"))
    assert reach_of(founded, "pella", "legion").supposed


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


def test_the_position_stays_as_it_is() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 2}))
    before = play(here)
    reach_of(here, "athen", "legion")
    assert here == before


def asked_from(province: ProvinceId) -> Position:
    greeks = nation(cities="athen", legions={province: 2}, know_hows="wheel roads")
    return position("greeks", greeks=greeks)


def test_the_picture_dims_what_is_out_of_reach(renderer: Renderer, layout: Layout) -> None:
    here = asked_from("athen")
    plain = open_picture(renderer.draw(here, format="png").data)
    picture = renderer.draw(here, reach=reach_of(here, "athen", "legion"), view="reach", format="png")
    assert picture.filename == "east-reach-round-5.png"
    drawn = open_picture(picture.data)

    def brightness(image: Image.Image, province: ProvinceId) -> float:
        x, y = (round(value) for value in layout.provinces[province].city)
        return ImageStat.Stat(image.crop((x - 12, y - 12, x + 12, y + 12))).mean[0]

    assert brightness(drawn, "pella") == brightness(plain, "pella")
    assert brightness(drawn, "taima") < brightness(plain, "taima") * 0.7
    assert apart(drawn.crop((0, 1190, 2000, 1400)), plain.crop((0, 1190, 2000, 1400))) < 3, (
        "cards stay bright"
    )


@pytest.mark.parametrize("board_id", ["east", "west"])
def test_every_number_has_room(board_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every group in the middle of a game: numbers cover no city, name or counter, nor each other."""
    layout, here = read_layout(BOARDS / f"{board_id}.layout.json"), middle(6, board_id=board_id)
    view = View(Image.new("RGB", layout.size))
    for name in ("badge", "line"):
        monkeypatch.setattr(Marks, name, lambda *_, **__: None)  # where they stand is all that is looked at
    placed: list[Box] = []
    free = Marks._free

    def watched(
        self: Marks, near: Sequence[Point], size: Point, within: Sequence[Point]
    ) -> tuple[Point, float]:
        at, covers = free(self, near, size, within)
        if not covers:
            placed.append(around(at, size))
        return at, covers

    monkeypatch.setattr(Marks, "_free", watched)
    others = covered(layout, here)
    for nation_, state in here.nations.items():
        for unit in UNITS:
            for origin in state.legions if unit == "legion" else state.galleys:
                placed.clear()
                reach = reach_of(here, origin, unit, (nation_,))
                draw_reach(view, layout, here, reach)
                assert len(placed) == len(reach.steps), (nation_, origin, unit)
                assert not [(a, b) for a in placed for b in others if overlap(a, b)]
                assert not [(a, b) for a, b in combinations(placed, 2) if overlap(a, b)]


def test_the_mover_may_be_on_the_way() -> None:
    here = position("greeks", greeks=nation(wedge="gold", cities="athen", legions={"athen": 1}))
    moving = play(here, Rondel("maneuver-1"))
    assert reach_of(here, "athen", "legion").steps == reach_of(moving, "athen", "legion").steps
    assert replace(reach_of(here, "athen", "legion"), supposed=False) == reach_of(moving, "athen", "legion")
