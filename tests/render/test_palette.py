"""Nations of one board are told apart by eyes that lack a kind of cone as well."""

from itertools import combinations

import pytest

from bot.boards import load_board
from bot.engine.terms import NATIONS, Nation
from bot.render.emblems import EMBLEMS, emblem_mask
from bot.render.palette import NATION_COLOURS

# Simulation of full colour blindness in linear light (Machado, Oliveira and Fernandes 2009).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
WEST: tuple[Nation, ...] = ("romans", "greeks", "germans", "phoenicians", "carthaginians", "persians")


def seen(colour: tuple[int, int, int], eye: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """Lightness and two hues (CIELAB) of what an eye sees."""
    light = [(v / 255 / 12.92) if v < 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    r, g, b = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in eye)
    xyz = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089)
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("nations", [tuple(load_board("east").start_cities[6]), WEST], ids=["east", "west"])
def test_nations_of_one_board_differ(nations: tuple[Nation, ...], eye: str) -> None:
    for a, b in combinations(nations, 2):
        pair = (seen(NATION_COLOURS[name], EYES[eye]) for name in (a, b))
        apart = sum((p - q) ** 2 for p, q in zip(*pair, strict=True)) ** 0.5
        assert apart > 20, (a, b, round(apart, 1))


def test_every_nation_has_a_colour_and_an_emblem_of_its_own() -> None:
    assert set(NATION_COLOURS) == set(EMBLEMS) == set(NATIONS)
    for a, b in combinations(NATIONS, 2):
        first, second = emblem_mask(a, 14).tobytes(), emblem_mask(b, 14).tobytes()
        assert sum(abs(x - y) for x, y in zip(first, second, strict=True)) / len(first) > 35, (a, b)
