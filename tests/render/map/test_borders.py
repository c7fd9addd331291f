"""Border lines are distinguishable for everyone: by colour, by lightness, and by how they are drawn."""

from itertools import pairwise
from math import dist, hypot

import pytest

from bot.render.core.palette import Colour
from bot.render.map.borders import STROKES, Strokes, dashes

LINE = [(0.0, 0.0), (30.0, 40.0), (130.0, 40.0)]
"""Line of 150 pixels."""


def lightness(colour: Colour) -> float:
    """Return L* of CIE 1976, 0 to 100."""
    linear = [(v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in colour]
    y: float = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return float(116 * y ** (1 / 3) - 16)


def deuteranope(colour: Colour) -> tuple[float, ...]:
    """Return a colour as seen without green cones (Viénot, Brettel and Mollon 1999, on sRGB values)."""
    r, g, b = colour
    return (0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b)


@pytest.mark.parametrize("strokes", STROKES.values(), ids=STROKES.keys())
def test_the_two_colours_stay_apart_without_green_cones(strokes: Strokes) -> None:
    assert dist(deuteranope(strokes.land), deuteranope(strokes.sea)) > 90


@pytest.mark.parametrize("strokes", STROKES.values(), ids=STROKES.keys())
def test_lines_stand_out_from_the_halo(strokes: Strokes) -> None:
    for colour in (strokes.land, strokes.sea):
        assert lightness(strokes.halo) - lightness(colour) > 50
    assert strokes.spread >= strokes.single + 4
    assert 2 * strokes.apart > strokes.double, "the two lines of a double border do not touch"


def length(line: list[tuple[float, float]]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


@pytest.mark.parametrize(("dash", "gap"), [(15.0, 4.5), (16.0, 9.0), (40.0, 10.0)])
def test_dashes_fill_a_line_from_end_to_end(dash: float, gap: float) -> None:
    pieces = dashes(LINE, dash, gap)
    assert pieces[0][0] == LINE[0]
    assert pieces[-1][-1] == pytest.approx(LINE[-1])
    for before, after in pairwise(pieces):
        assert dist(before[-1], after[0]) <= gap + 1e-6
    assert all(dash * 0.7 <= length(piece) <= dash * 1.3 for piece in pieces)
    assert sum(map(length, pieces)) + gap * (len(pieces) - 1) == pytest.approx(150)


def test_a_line_shorter_than_a_dash_is_one() -> None:
    assert dashes([(0.0, 0.0), (8.0, 0.0)], 15, 4.5) == [[(0.0, 0.0), (8.0, 0.0)]]
