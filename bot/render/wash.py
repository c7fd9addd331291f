"""The owner's colour over a province: strong along its border, faint in the middle."""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.terms import ProvinceId
from bot.render.layout import Layout
from bot.render.palette import Colour
from bot.render.view import View

__all__ = ["Wash"]

_FAINT: Final = 50
_STRONG: Final = 132
_REACH: Final = 30.0
"""How far from the border the colour is strong, in pixels of the page."""


class Wash:
    """Made once for a view of the board, then laid on as often as needed."""

    def __init__(self, layout: Layout, view: View) -> None:
        size = view.image.size
        self._numbers = {name: i + 1 for i, name in enumerate(layout.provinces)}
        self._index = Image.new("L", size, 0)
        draw = ImageDraw.Draw(self._index)
        rims = Image.new("L", size, 0)
        rim = ImageDraw.Draw(rims)
        for name, place in layout.provinces.items():
            outline = [view.at(point) for point in place.outline]
            draw.polygon(outline, fill=self._numbers[name])
            rim.line([*outline, outline[0]], fill=255, width=round(_REACH * view.scale))
        small = tuple(max(1, value // 2) for value in size)
        soft = rims.resize(small).filter(ImageFilter.GaussianBlur(_REACH * view.scale * 0.3)).resize(size)
        strength = soft.point([_FAINT + (_STRONG - _FAINT) * v // 255 for v in range(256)])
        lines = Image.new("L", size, 0)
        line = ImageDraw.Draw(lines)
        for border in layout.borders:
            for piece in border.lines:
                line.line([view.at(point) for point in piece], fill=255, width=round(9 * view.scale))
        lines = lines.filter(ImageFilter.GaussianBlur(1.2 * view.scale))
        self._strength = ImageChops.multiply(strength, ImageChops.invert(lines))

    def spare(self, layout: Layout) -> None:
        """Keep the colours off the tables of a whole page."""
        draw = ImageDraw.Draw(self._strength)
        (x, y), r = layout.panels.rondel.center, layout.panels.rondel.radius + 1
        draw.ellipse((x - r, y - r, x + r, y + r), fill=0)
        for box in (layout.panels.know_hows, layout.panels.bank):
            draw.rounded_rectangle(box, 9, fill=0)
        left, top, right, bottom = layout.map
        for edge in (
            (0, 0, layout.size[0], top),
            (0, 0, left, layout.size[1]),
            (right, 0, *layout.size),
            (0, bottom, *layout.size),
        ):
            draw.rectangle(edge, fill=0)

    def lay(self, image: Image.Image, owners: Mapping[ProvinceId, Colour]) -> None:
        """Tint the provinces that have an owner."""
        tables = [[0] * 256 for _ in range(3)]
        owned = [0] * 256
        for province, colour in owners.items():
            number = self._numbers.get(province)
            if number is None:
                continue
            owned[number] = 255
            for table, value in zip(tables, colour, strict=True):
                table[number] = min(255, value + 54)
        tint = Image.merge("RGB", [self._index.point(table) for table in tables])
        mask = ImageChops.multiply(self._index.point(owned), self._strength)
        image.paste(ImageChops.multiply(image, tint), (0, 0), mask)
        image.paste(tint, (0, 0), mask.point([v * 2 // 5 for v in range(256)]))
