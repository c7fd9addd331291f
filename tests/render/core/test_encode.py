"""Encoded pictures: none is too large, and only one that would be has its quality lowered."""

import io
import random

import pytest
from PIL import Image

from bot.render.antike.renderer import Renderer
from bot.render.core.encode import MOST, encode
from bot.render.core.theme import THEMES
from tests.render.samples import everywhere, start

pytestmark = pytest.mark.slow


def noise(width: int, height: int, spread: int) -> Image.Image:
    """Return grey noise, which compresses worst; `spread` is its amplitude, at most 128."""
    sheet = Image.frombytes("L", (width, height), random.Random(1).randbytes(width * height))
    return sheet.point([128 + (value - 128) * spread // 128 for value in range(256)]).convert("RGB")


def table(data: bytes) -> list[int]:
    """Return the divisors of a JPEG's first quantization table, which determine its quality."""
    with Image.open(io.BytesIO(data)) as file:
        return list(file.quantization[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_fullest_board_is_not_too_large(renderer: Renderer, board: str, theme: str) -> None:
    picture = renderer.draw(everywhere(board_id=board), theme=theme)
    assert picture.width == 2000
    assert MOST * 0.8 < len(picture.data) <= MOST


def test_a_picture_that_is_small_enough_keeps_its_quality(renderer: Renderer) -> None:
    quality = THEMES["standard"].quality
    usual = encode(Image.new("RGB", (64, 64)), "jpeg", quality)
    assert table(renderer.draw(start(3)).data) == table(usual)
    assert table(renderer.draw(everywhere()).data) != table(usual)


def test_even_noise_is_small_enough() -> None:
    assert len(encode(noise(2000, 1400, 40), "jpeg", 62)) <= MOST


def test_wider_pictures_may_be_larger() -> None:
    wide = noise(4000, 700, 90)
    assert MOST < len(encode(wide, "jpeg", 62)) <= 4 * MOST
