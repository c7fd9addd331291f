"""Distances and reach of units, in borders."""

from bot.players.geography import distances, within
from tests.engine.builders import EAST


def test_reach_counts_borders_that_the_unit_crosses() -> None:
    assert within(EAST, "legion", "athen", 0) == {"athen"}
    assert within(EAST, "galley", "athen", 1) == {"athen", *EAST.ways("galley", "athen")}


def test_distances_grow_by_one_a_border() -> None:
    far = distances(EAST, "galley", "athen")
    assert far["athen"] == 0
    assert {place for place, steps in far.items() if steps <= 2} == within(EAST, "galley", "athen", 2)
