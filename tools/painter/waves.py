"""Small rows of waves on the open sea, as an engraver sets them."""

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

__all__ = ["wave_mask"]


def wave_mask(size: tuple[int, int], land: Image.Image) -> Image.Image:
    """Where waves are drawn: away from the coast only."""
    chance = random.Random(5)  # noqa: S311
    fine = 2
    mask = Image.new("L", (size[0] * fine, size[1] * fine), 0)
    draw = ImageDraw.Draw(mask)
    for y in range(0, size[1] * fine, 30):
        x = chance.randint(-60, 60)
        while x < size[0] * fine:
            count = chance.randint(1, 3)
            for i in range(count):
                top = y + chance.randint(-2, 2)
                draw.arc((x + i * 24, top, x + i * 24 + 24, top + 15), 200, 340, fill=255, width=2)
            x += count * 24 + chance.randint(80, 230)
    shore = land.filter(ImageFilter.GaussianBlur(22)).point([max(0, 255 - v * 9) for v in range(256)])
    return ImageChops.multiply(mask.reduce(fine), shore)
