"""Shapes: positions moved apart."""

from itertools import pairwise

import pytest

from bot.render.core.shapes import spread


def test_who_has_room_stays() -> None:
    assert spread([10, 50, 90], 20, 0, 100) == pytest.approx([10, 50, 90])


def test_the_others_part_around_their_middle() -> None:
    assert spread([40, 42, 44], 20, 0, 100) == pytest.approx([22, 42, 62])
    assert spread([10, 48, 52], 20, 0, 100) == pytest.approx([10, 40, 60])


@pytest.mark.parametrize("places", [[0, 0, 0], [100, 100, 100], [0, 1, 99, 100], [50] * 5, []])
def test_all_stay_within_the_bounds(places: list[float]) -> None:
    found = spread(places, 20, 0, 100)
    assert len(found) == len(places)
    assert all(0 <= place <= 100 for place in found)
    assert all(after - before >= 20 - 1e-9 for before, after in pairwise(found))
