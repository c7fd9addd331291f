"""Supersampled canvas for sprites: drawn four times larger, with a soft shadow, then reduced."""

from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.core.palette import Colour
from bot.render.core.shapes import Points
from bot.render.core.text import Face, draw_text

_FINE: Final = 4
_SHADOW: Final = (30, 16, 6)


class SupersampledCanvas:
    """A transparent canvas; coordinates are pixels of the page with (0, 0) in the middle of the sheet."""

    def __init__(self, width: float, height: float, scale: float) -> None:
        self._k = _FINE * scale
        size = (round(width * scale) * _FINE, round(height * scale) * _FINE)
        self._sheet = Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def _to(self, x: float, y: float) -> tuple[float, float]:
        return self._sheet.width / 2 + x * self._k, self._sheet.height / 2 + y * self._k

    def polygon(self, points: Points, fill: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([self._to(*point) for point in points], fill=(*fill, 255))

    def line(self, points: Points, fill: Colour, width: float) -> None:
        """A line with round bends."""
        large = [self._to(*point) for point in points]
        self._draw.line(large, fill=(*fill, 255), width=max(1, round(width * self._k)), joint="curve")

    def circle(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle."""
        (a, b), r = self._to(x, y), radius * self._k
        self._draw.ellipse((a - r, b - r, a + r, b + r), fill=(*fill, 255))

    def rectangle(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, round_: float = 0.0
    ) -> None:
        """A filled rectangle."""
        box = (*self._to(left, top), *self._to(right, bottom))
        self._draw.rounded_rectangle(box, round_ * self._k, fill=(*fill, 255))

    def icon(self, mask: Image.Image, x: float, y: float, side: float, fill: Colour) -> None:
        """A figure cut from a mask, with its middle at a place."""
        pixels = round(side * self._k)
        stamp = mask.resize((pixels, pixels), Image.Resampling.LANCZOS)
        a, b = self._to(x, y)
        left, top = round(a - pixels / 2), round(b - pixels / 2)
        self._sheet.paste((*fill, 255), (left, top, left + pixels, top + pixels), stamp)

    def gleam(self, points: Points, strength: int) -> None:
        """A gleam over a shape."""
        mask = Image.new("L", self._sheet.size, 0)
        ImageDraw.Draw(mask).polygon([self._to(*point) for point in points], fill=strength)
        mask = ImageChops.multiply(mask, self._sheet.getchannel("A"))
        self._sheet.paste((255, 255, 255, 255), (0, 0, *mask.size), mask)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: Colour,
        rim: tuple[float, Colour] | None = None,
        face: Face = "number",
    ) -> None:
        """A line of text around a place."""
        stroke = (round(rim[0] * self._k), (*rim[1], 255)) if rim else None
        draw_text(
            self._draw, self._to(x, y), text, face, size * self._k, (*fill, 255), anchor="m", stroke=stroke
        )

    def finish(self, shadow: int = 140) -> Image.Image:
        """The sprite; `shadow` is how dark what it throws on the page is."""
        sheet = self._sheet
        if shadow:
            dark = sheet.getchannel("A").point([v * shadow // 255 for v in range(256)])
            off = round(1.3 * self._k)
            dark = ImageChops.offset(dark, off, off).filter(ImageFilter.GaussianBlur(1.1 * self._k))
            below = Image.new("RGBA", sheet.size, (*_SHADOW, 0))
            below.putalpha(dark)
            below.alpha_composite(sheet)
            sheet = below
        return sheet.reduce(_FINE)
