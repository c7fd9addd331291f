"""Supersampled canvas for sprites: drawn at four times the size, then given a soft shadow and reduced."""

from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.core.palette import Colour
from bot.render.core.shapes import Points
from bot.render.core.text import draw_text

_FINE: Final = 4
_SHADOW: Final = (30, 16, 6)


class SupersampledCanvas:
    """Transparent canvas; coordinates are page pixels with the origin in the middle.

    `begun` is what several drawings have in common, as `unfinished` returned it.
    """

    def __init__(self, width: float, height: float, scale: float, begun: Image.Image | None = None) -> None:
        self._k = _FINE * scale
        size = (round(width * scale) * _FINE, round(height * scale) * _FINE)
        self._sheet = begun.copy() if begun else Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def _to_pixels(self, x: float, y: float) -> tuple[float, float]:
        return self._sheet.width / 2 + x * self._k, self._sheet.height / 2 + y * self._k

    def polygon(self, points: Points, fill: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([self._to_pixels(*point) for point in points], fill=(*fill, 255))

    def line(self, points: Points, fill: Colour, width: float) -> None:
        """Draw a line with rounded joints."""
        large = [self._to_pixels(*point) for point in points]
        self._draw.line(large, fill=(*fill, 255), width=max(1, round(width * self._k)), joint="curve")

    def circle(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Draw a filled circle."""
        (a, b), r = self._to_pixels(x, y), radius * self._k
        self._draw.ellipse((a - r, b - r, a + r, b + r), fill=(*fill, 255))

    def rectangle(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, round_: float = 0.0
    ) -> None:
        """Draw a filled rectangle; `round_` is the radius of its corners."""
        box = (*self._to_pixels(left, top), *self._to_pixels(right, bottom))
        self._draw.rounded_rectangle(box, round_ * self._k, fill=(*fill, 255))

    def icon(self, mask: Image.Image, x: float, y: float, side: float, fill: Colour) -> None:
        """Draw a mask in one colour, centred on a point."""
        pixels = round(side * self._k)
        stamp = mask.resize((pixels, pixels), Image.Resampling.LANCZOS)
        a, b = self._to_pixels(x, y)
        left, top = round(a - pixels / 2), round(b - pixels / 2)
        self._sheet.paste((*fill, 255), (left, top, left + pixels, top + pixels), stamp)

    def lighten(self, points: Points) -> None:
        """Lighten the drawing within a polygon slightly."""
        mask = Image.new("L", self._sheet.size, 0)
        ImageDraw.Draw(mask).polygon([self._to_pixels(*point) for point in points], fill=34)
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
    ) -> None:
        """Draw digits centred on a point; `rim` is the width and colour of its outline."""
        stroke = (round(rim[0] * self._k), (*rim[1], 255)) if rim else None
        draw_text(
            self._draw,
            self._to_pixels(x, y),
            text,
            "number",
            size * self._k,
            (*fill, 255),
            anchor="m",
            stroke=stroke,
        )

    def unfinished(self) -> Image.Image:
        """Return the drawing as it is, to be continued on other canvases."""
        return self._sheet

    def finish(self, shadow: int = 140) -> Image.Image:
        """Return the sprite; `shadow` is the opacity of its shadow, 0 to 255."""
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
