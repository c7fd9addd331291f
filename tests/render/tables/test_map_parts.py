"""The rondel with the ways, and the parts of the board for provinces that are far apart."""

import io

import pytest
from PIL import Image

from bot.boards import load_board
from bot.engine.reach import Reach
from bot.render.tables.map_parts import parts_of
from bot.render.tables.range import frame_of
from tests.drawing import renderer
from tests.engine.antike.rules.test_movement_range import far
from tests.engine.builders import nation, pay, position
from tests.engine.playing import dice

BOARDS = ["east", "west"]


@pytest.mark.parametrize("board", BOARDS)
def test_every_province_is_whole_on_one_of_three_parts_at_most(board: str) -> None:
    layout, chance = renderer().own("antike").layout(board), dice("parts", board)
    for _ in range(60):
        around = chance.sample(sorted(load_board(board).provinces), chance.randint(1, 30))
        parts = parts_of(layout, around)
        assert 1 <= len(parts) <= 3
        for province in around:
            left, top, right, bottom = layout.provinces[province].box
            assert any(p[0] <= left and p[1] <= top and right <= p[2] and bottom <= p[3] for p in parts)


def test_what_lies_together_is_one_part_and_what_is_far_apart_is_not() -> None:
    layout = renderer().own("antike").layout("east")
    assert len(parts_of(layout, ["athen", "sparta", "pella"])) == 1
    messana, susa = parts_of(layout, ["messana", "susa"])
    assert messana[2] - messana[0] < 900 > susa[2] - susa[0]


def test_the_ways_tell_what_each_costs() -> None:
    greeks = nation(wedge="iron", purse=pay(marble=1, coins=1), cities="athen")
    picture = renderer().own("antike").draw_ways(position("greeks", greeks=greeks))
    assert picture.alt.startswith(
        "The rondel; Greeks on IRON. Free: TEMPLE, GOLD or MANEUVER ①; for 1: ARMING;"
    )
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    x, y, r = image.width / 2, image.height / 2, 196 * 1.72 + 26 - 7
    right, below, left = (image.getpixel((round(x + dx * r), round(y + dy * r))) for dx, dy in _POINTS)
    assert [_hue(each) for each in (right, below, left)] == ["green", "amber", "grey"]


_POINTS = [(0.98, -0.2), (0.2, 0.98), (-0.98, 0.2)]


def _hue(pixel: object) -> str:
    assert isinstance(pixel, tuple)
    red, green, blue = pixel[:3]
    if green > red + 40:
        return "green"
    return "amber" if red > blue + 80 else "grey"


def test_what_fits_a_phone_in_one_piece_is_not_cut() -> None:
    """The Aegean and Cyrene are higher than wide: two parts would be no larger, and cut Sparta."""
    layout = renderer().own("antike").layout("east")
    (frame,) = parts_of(layout, ["pella", "athen", "dyrrhachion", "sparta", "cyrene"])
    assert frame[3] - frame[1] > 0.8 * (frame[2] - frame[0])


@pytest.mark.parametrize("board", BOARDS)
def test_a_reach_is_shown_no_wider_than_it_is(board: str) -> None:
    """All cities in reach are in the frame, which is hardly wider, apart from fitting a phone's shape."""
    layout, played = renderer().own("antike").layout(board), load_board(board)
    for origin in sorted(played.provinces):
        steps = far(played, "galley", origin, 3)
        reach = Reach("greeks", "galley", origin, 1, 3, steps, frozenset(), supposed=False)
        left, top, right, bottom = frame_of(layout, reach)
        places = [layout.provinces[province] for province in (origin, *reach.steps)]
        for place in places:
            x, y = place.city
            assert left < x < right
            assert top < y < bottom
        high = max(place.city[1] for place in places) - min(place.city[1] for place in places)
        wide = max(place.city[0] for place in places) - min(place.city[0] for place in places)
        assert right - left <= max(560, wide + 400, 0.8 * (high + 400))
