"""A sheet of 100 by 100 units on which figures are cut out in black and white."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.render.core.shapes import Points, ring

__all__ = ["Sketch"]

_FINE: Final = 4.0
_SIDE: Final = 400


class Sketch:
    """Figures are added (`cut=False`) or taken away (`cut=True`); coordinates go from 0 to 100."""

    def __init__(self) -> None:
        self.image = Image.new("L", (_SIDE, _SIDE), 0)
        self._draw = ImageDraw.Draw(self.image)

    def shape(self, points: Points | Sequence[tuple[float, float]], *, cut: bool = False) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * _FINE, y * _FINE) for x, y in points], fill=0 if cut else 255)

    def bar(
        self, left: float, top: float, right: float, bottom: float, *, round_: float = 0, cut: bool = False
    ) -> None:
        """A filled rectangle."""
        box = tuple(v * _FINE for v in (left, top, right, bottom))
        self._draw.rounded_rectangle(box, round_ * _FINE, fill=0 if cut else 255)

    def disc(self, x: float, y: float, radius: float, *, cut: bool = False) -> None:
        """A filled circle."""
        self.shape(ring(x, y, radius, 48), cut=cut)

    def line(
        self, points: Points | Sequence[tuple[float, float]], width: float, *, cut: bool = False
    ) -> None:
        """A line with round bends and ends."""
        large = [(x * _FINE, y * _FINE) for x, y in points]
        fill, radius = (0 if cut else 255), width * _FINE / 2
        self._draw.line(large, fill=fill, width=round(width * _FINE), joint="curve")
        for x, y in (large[0], large[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
