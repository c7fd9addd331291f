"""Smooth seeded noise as Pillow images of floats."""

import random
from collections.abc import Callable
from typing import Any, Final

from PIL import Image, ImageMath

Formula = Callable[[dict[str, Any]], Any]
_DEVIATION: Final = 45.0
"""Divisor of interpolated random bytes, which leaves them a standard deviation of about 1.3."""


def smooth(size: tuple[int, int], cell: float, seed: int) -> Image.Image:
    """Return one octave: random values on a grid of `cell` pixels, interpolated.

    Mean 0, standard deviation about 1.3.
    """
    columns, rows = int(size[0] / cell) + 4, int(size[1] / cell) + 4
    grid = Image.frombytes("L", (columns, rows), random.Random(seed).randbytes(columns * rows))  # noqa: S311
    window = (1.0, 1.0, 1.0 + size[0] / cell, 1.0 + size[1] / cell)
    large = grid.convert("F").resize(size, Image.Resampling.BICUBIC, box=window)
    return combine(lambda part: (part["a"] - 127.5) / _DEVIATION, a=large)


def ridges(size: tuple[int, int], cell: float, seed: int, octaves: int) -> Image.Image:
    """Return noise with sharp crests (about 2 at most) and soft valleys, finer with every octave."""
    total = Image.new("F", size, 0.0)
    weight = 1.0
    for octave in range(octaves):
        layer = smooth(size, cell / 2**octave, seed + octave)
        total = combine(lambda part: part["t"] + part["w"] * (1 - abs(part["n"])), t=total, n=layer, w=weight)
        weight *= 0.52
    return total


def combine(formula: Formula, **images: Image.Image | float) -> Image.Image:
    """Return the result of a formula for every pixel of images of floats, which it finds by name."""
    image: Image.Image = ImageMath.lambda_eval(formula, **images)
    return image
