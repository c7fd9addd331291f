"""Marks: a mask softened in pieces equals one softened as a whole."""

import random
from math import cos, sin

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.map.annotations import FINE, soft_masks
from bot.render.map.layout import Point

CHANCE = random.Random(3)
WAYS: dict[str, list[Point]] = {
    "slanting": [(60.3 + 42.1 * i, 900.7 - 28.6 * i) for i in range(29)],
    "level": [(20.0 + 24.0 * i, 500.0) for i in range(29)],
    "round": [(600 + 180 * cos(i / 7), 600.5 + 180 * sin(i / 7)) for i in range(41)],
    "crooked": [(CHANCE.uniform(0, 1200), CHANCE.uniform(0, 900)) for _ in range(12)],
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("width", [1, 11, 45])
def test_pieces_of_a_soft_mask_make_the_whole(way: str, width: int) -> None:
    mask = Image.new("L", (400 * FINE, 307 * FINE), 0)
    ImageDraw.Draw(mask).line(WAYS[way], fill=255, width=width)
    whole, pieced = mask.filter(ImageFilter.GaussianBlur(0.6)).reduce(FINE), Image.new("L", (400, 307), 0)
    for (x, y), piece in soft_masks(mask, (17, 5)):
        pieced.paste(piece, (x - 17, y - 5))
    assert ImageChops.difference(whole, pieced).getbbox() is None
    assert whole.getbbox() is not None
