"""Smooth seeded noise as Pillow images of floats, mean 0, deviation about 1."""

import random
from collections.abc import Callable
from typing import Any, Final

from PIL import Image, ImageMath

Formula = Callable[[dict[str, Any]], Any]
_DEVIATION: Final = 45.0
"""What is left of a random byte's spread once it is interpolated."""


def smooth(size: tuple[int, int], cell: float, seed: int) -> Image.Image:
    """One octave: random values on a grid of `cell` pixels, interpolated."""
    columns, rows = int(size[0] / cell) + 4, int(size[1] / cell) + 4
    grid = Image.frombytes("L", (columns, rows), random.Random(seed).randbytes(columns * rows))  # noqa: S311
    window = (1.0, 1.0, 1.0 + size[0] / cell, 1.0 + size[1] / cell)
    large = grid.convert("F").resize(size, Image.Resampling.BICUBIC, box=window)
    return combine(lambda part: (part["a"] - 127.5) / _DEVIATION, a=large)


def ridges(size: tuple[int, int], cell: float, seed: int, octaves: int) -> Image.Image:
    """Sharp crests with soft valleys, 0 to about 2, finer with every octave."""
    total = Image.new("F", size, 0.0)
    weight = 1.0
    for octave in range(octaves):
        layer = smooth(size, cell / 2**octave, seed + octave)
        total = combine(lambda part: part["t"] + part["w"] * (1 - abs(part["n"])), t=total, n=layer, w=weight)
        weight *= 0.52
    return total


def combine(formula: Formula, **images: Image.Image | float) -> Image.Image:
    """Arithmetic on images of floats."""
    image: Image.Image = ImageMath.lambda_eval(formula, **images)
    return image
