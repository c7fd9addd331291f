import json
from math import hypot
from pathlib import Path

import pytest

from bot.boards import BOARDS, load_board
from tools.boards.west import corrections
from tools.boards.west.design import MAP, PANELS

NEEDS = "needs the build libraries: pip install -r requirements-boards.txt"
WEST = Path(corrections.__file__).parent
CITIES = json.loads((WEST / "cities.json").read_text(encoding="utf-8"))


def test_every_province_has_a_city_and_corrections_are_for_provinces() -> None:
    provinces = load_board("west").provinces
    assert set(CITIES) == set(provinces)
    assert set(corrections.CORRECTIONS) <= set(provinces)


def test_panels_lie_on_the_page_and_apart() -> None:
    left, top, right, bottom = MAP
    for box in (PANELS.know_hows, PANELS.bank):
        assert left < box[0] < box[2] < right
        assert top < box[1] < box[3] < bottom
    assert PANELS.bank[3] < PANELS.know_hows[1]


def test_cities_stand_near_their_true_places() -> None:
    projection = pytest.importorskip("tools.boards.projection", reason=NEEDS)
    page = projection.Projection(pytest.importorskip("tools.boards.west.page").VIEW)
    places = {name: page.points([(x, y)])[0] for name, (y, x) in CITIES.items()}
    layout = json.loads((BOARDS / "west.layout.json").read_text(encoding="utf-8"))
    for name, (x, y) in places.items():
        drawn = layout["provinces"][name]["city"]
        assert hypot(drawn[0] - x, drawn[1] - y) <= 68, name


def test_lenses_do_not_fold_the_map() -> None:
    np = pytest.importorskip(
        "numpy", reason="needs the build libraries: pip install -r requirements-boards.txt"
    )
    from tools.boards.projection import Projection
    from tools.boards.west.page import VIEW

    page = Projection(VIEW)
    at = np.array([(x, y) for x in np.arange(-10, 48, 0.5) for y in np.arange(30, 56, 0.5)])
    east, north = (page.points(at + step) - page.points(at) for step in ((0.01, 0), (0, 0.01)))
    turn = east[:, 0] * north[:, 1] - east[:, 1] * north[:, 0]
    assert (turn < 0).all()  # north is up, so y falls
