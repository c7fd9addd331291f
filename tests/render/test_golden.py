"""Small reference pictures beside the tests: drawings match them, and small mistakes are detected."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.boards import load_board
from bot.engine.antike.position import NationState
from bot.render.antike.renderer import Renderer
from bot.render.core.theme import THEMES
from bot.render.map.borders import STROKES
from bot.render.map.layout import Layout
from bot.render.views.request import VIEWS
from tests.render.pictures import (
    GOLDEN,
    SHOTS,
    WISHES,
    GoldenPicture,
    apart,
    open_picture,
    with_border,
    without_one_stack,
)
from tests.render.samples import middle, with_state

pytestmark = pytest.mark.slow

TOLERANCE = 14
THEME_NAMES = sorted(THEMES)


def overview(theme: str) -> GoldenPicture:
    return GoldenPicture("east", "middle-6", "overview", theme)


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_looks_as_it_did(renderer: Renderer, shot: GoldenPicture) -> None:
    difference = apart(shot.draw(renderer), shot.golden())
    assert difference <= TOLERANCE, "if it has to look different: python -m tests.render.pictures"


def test_what_is_painted_is_what_is_drawn(renderer: Renderer) -> None:
    shot = overview("contrast")
    data = renderer.draw(shot.position, theme=shot.theme, width=500, format="png").data
    painted = renderer.paint(shot.position, theme=shot.theme, width=500).image
    assert painted.tobytes() == open_picture(data).tobytes() == shot.draw(renderer).tobytes()


def test_every_view_has_golden_pictures_and_no_other_lie_there() -> None:
    assert set(WISHES) == set(VIEWS)
    assert {path.name for path in GOLDEN.iterdir()} == {shot.file.name for shot in SHOTS}


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_missing_counter_shows(renderer: Renderer, theme: str) -> None:
    shot = overview(theme)
    golden = shot.golden()
    position = middle(6)
    for nation, state in position.nations.items():
        for less in without_one_stack(state):
            mutant = with_state(position, {**position.nations, nation: less})
            assert apart(shot.painted(renderer, mutant), golden) > 2 * TOLERANCE


CHANGES: dict[str, Callable[[NationState], NationState]] = {
    "another number": lambda s: replace(s, legions={**s.legions, next(iter(s.legions)): (17, 0, 0, 0)}),
    "a temple gone": lambda s: replace(s, temples=frozenset(sorted(s.temples)[1:])),
    "a city gone": lambda s: replace(s, cities=s.cities - {"tomis"}),
    "another wedge": lambda s: replace(s, wedge="know-how"),
    "a know-how lost": lambda s: replace(s, know_hows=frozenset(sorted(s.know_hows)[1:])),
    "less iron": lambda s: replace(s, purse=s.purse._replace(iron=s.purse.iron - 8)),
    "a king gone": lambda s: replace(s, personages=s.personages._replace(king=0)),
}


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("change", CHANGES)
def test_another_position_shows(renderer: Renderer, theme: str, change: str) -> None:
    shot, position = overview(theme), middle(6)
    changed = CHANGES[change](position.nations["greeks"])
    assert changed != position.nations["greeks"]
    picture = shot.painted(renderer, with_state(position, {**position.nations, "greeks": changed}))
    assert apart(picture, shot.golden()) > 2 * TOLERANCE


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_wrong_border_shows(renderer: Renderer, layout: Layout, theme: str) -> None:
    shot, board = GoldenPicture("east", "start-3", "overview", theme), load_board("east")
    page = renderer.paint(shot.position, theme=theme).image
    for pair in (("napoca", "sirmium"), ("athen", "ephesos"), ("ammonion", "cyrene")):
        kind = board.border(*pair)
        wrong = replace(board, borders={**board.borders, pair: "sea" if kind == "land" else "land"})
        changed = with_border(page, layout, wrong, pair, STROKES[theme])
        assert apart(changed.reduce(4), shot.golden()) > 2 * TOLERANCE


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_another_pillow_does_not_show(theme: str) -> None:
    """Its letters may be slightly softer, its lines shifted by a fraction of a pixel, its colours rounded."""
    golden = overview(theme).golden()
    w, h = golden.size
    further = golden.transform(
        (w, h), Image.Transform.AFFINE, (1, 0, 0.12, 0, 1, 0.12), Image.Resampling.BILINEAR
    )
    rounded = ImageChops.add(golden, Image.new("RGB", golden.size, (2, 2, 2)))
    file = io.BytesIO()
    golden.save(file, "JPEG", quality=88, subsampling="4:4:4")
    for other in (further, rounded, open_picture(file.getvalue())):
        assert apart(other, golden) <= TOLERANCE
