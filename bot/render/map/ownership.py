"""Ownership layer: tints provinces in the owner's colour, strong along the border, faint in the middle."""

from collections.abc import Mapping
from functools import cache, cached_property, partial
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.terms import Nation, ProvinceId
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.borders import STROKES
from bot.render.map.layout import Layout, Point

_BRIGHT: Final = 225
"""Lightness of the ground, 0 to 255, from which a tint has its full brightness."""
_Corners = tuple[int, int, int, int]


class _ProvinceMask:
    """Bounding box of a province on the image, and the mask of its pixels in it."""

    def __init__(self, outline: list[Point], size: tuple[int, int]) -> None:
        xs, ys = zip(*outline, strict=True)
        self.box: _Corners = (
            max(0, int(min(xs))),
            max(0, int(min(ys))),
            min(size[0], int(max(xs)) + 2),
            min(size[1], int(max(ys)) + 2),
        )
        self.outline = outline

    @cached_property
    def inside(self) -> Image.Image:
        """Mask, white inside the province."""
        left, top, right, bottom = self.box
        mask = Image.new("1", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in self.outline], fill=1)
        return mask


class ProvinceMasks:
    """Masks of a layout's provinces on an image; the same in all themes."""

    def __init__(self, layout: Layout, view: Viewport) -> None:
        size = view.image.size
        self.of = {
            name: _ProvinceMask([view.at(point) for point in place.outline], size)
            for name, place in layout.provinces.items()
        }

    def exclude_tables(self, layout: Layout) -> None:
        """Exclude what tables cover, so that their text is not tinted."""
        for mask in self.of.values():
            _blank_tables(ImageDraw.Draw(mask.inside), layout, mask.box[:2])


class OwnershipLayer:
    """Tints of a picture's ground, prepared once and painted as often as needed.

    Each province in its owner's colour is cached as a separate piece, so a picture costs one copy of its
    pixels. On border lines the tint is fully transparent, so pieces need no soft edges.
    """

    def __init__(self, ground: Viewport, masks: ProvinceMasks, strength: Image.Image | None) -> None:
        """Take the opacity of tints from `strength`, or from the ground's alpha channel if it is None."""
        self._ground, self._theme = ground.image, ground.theme
        self._cache, self.masks, self._strength = ground.cache, masks, strength

    @classmethod
    def over(cls, layout: Layout, ground: Viewport) -> "OwnershipLayer":
        """Create the layer of a picture that is drawn once."""
        masks = ProvinceMasks(layout, ground)
        return cls(ground, masks, tint_strength(layout, ground, masks))

    def paint(
        self, image: Image.Image, owners: Mapping[ProvinceId, Nation], corner: tuple[int, int] = (0, 0)
    ) -> None:
        """Tint the provinces that have an owner; the image must show the ground there, from `corner` on."""
        for province, nation in owners.items():
            mask = self.masks.of.get(province)
            if mask is None or mask.box[0] >= mask.box[2] or mask.box[1] >= mask.box[3]:
                continue
            make = partial(self._tinted, mask, nation)
            piece = self._cache.get(("owned", province, nation), make) if self._cache else make()
            image.paste(piece, (mask.box[0] - corner[0], mask.box[1] - corner[1]), mask.inside)

    def _tinted(self, mask: _ProvinceMask, nation: Nation) -> Image.Image:
        ground = self._ground.crop(mask.box)
        part = self._strength.crop(mask.box) if self._strength else ground.getchannel("A")
        return tinted(ground.convert("RGB"), part, nation, self._theme)


def _blank_tables(draw: ImageDraw.ImageDraw, layout: Layout, corner: tuple[int, int]) -> None:
    """Clear a mask where the tables are; its upper left corner is the point `corner` of the page."""
    left, top = corner
    (x, y), r = layout.panels.rondel.center, layout.panels.rondel.radius + 1
    draw.ellipse((x - r - left, y - r - top, x + r - left, y + r - top), fill=0)
    for x0, y0, x1, y1 in layout.panels.tables:
        draw.rounded_rectangle((x0 - left, y0 - top, x1 - left, y1 - top), 9, fill=0)


def tinted(ground: Image.Image, strength: Image.Image, nation: Nation, theme: Theme) -> Image.Image:
    """Return the ground tinted in a nation's colour; `strength` is the opacity per pixel, 0 to 255."""
    light = ground.convert("L")
    paint = Image.merge("RGB", [light.point(_shades(value, theme)) for value in theme.tints[nation]])
    return Image.composite(paint, ground, strength)


@cache
def _shades(value: int, theme: Theme) -> list[int]:
    """Return a tint's value of one colour channel on ground of each lightness, 0 to 255."""
    dark = theme.tint_style.dark
    return [round(value * min(1.0, dark + (1 - dark) * v / _BRIGHT)) for v in range(256)]


def tint_strength(layout: Layout, ground: Viewport, masks: ProvinceMasks) -> Image.Image:
    """Return the opacity of an owner's colour at each pixel, 0 on border lines."""
    return ImageChops.multiply(_tint_opacity(ground, masks), ImageChops.invert(_lines(layout, ground)))


def _tint_opacity(ground: Viewport, masks: ProvinceMasks) -> Image.Image:
    """Return the opacity before border lines are excluded: strong along all outlines, faint elsewhere."""
    size, style = ground.image.size, ground.theme.tint_style
    reach = style.reach * ground.scale
    rims = Image.new("L", size, 0)
    draw = ImageDraw.Draw(rims)
    for mask in masks.of.values():
        draw.line([*mask.outline, mask.outline[0]], fill=255, width=round(reach))
    small = rims.resize((max(1, size[0] // 2), max(1, size[1] // 2)))
    levels = [style.faint + (style.strong - style.faint) * v // 255 for v in range(256)]
    return small.filter(ImageFilter.GaussianBlur(reach * 0.3)).resize(size).point(levels)


def _lines(layout: Layout, ground: Viewport) -> Image.Image:
    """Return a mask of all border lines."""
    lines, width = (
        Image.new("L", ground.image.size, 0),
        round(STROKES[ground.theme.name].spread * ground.scale),
    )
    draw = ImageDraw.Draw(lines)
    for border in layout.borders:
        for piece in border.lines:
            draw.line([ground.at(point) for point in piece], fill=255, width=width)
    return lines.filter(ImageFilter.GaussianBlur(1.2 * ground.scale))


def exclude_tables(strength: Image.Image, layout: Layout) -> None:
    """Clear the opacity on the tables of a whole page, and on its frame."""
    draw = ImageDraw.Draw(strength)
    _blank_tables(draw, layout, (0, 0))
    left, top, right, bottom = layout.map
    for edge in (
        (0, 0, layout.size[0], top),
        (0, 0, left, layout.size[1]),
        (right, 0, *layout.size),
        (0, bottom, *layout.size),
    ):
        draw.rectangle(edge, fill=0)
