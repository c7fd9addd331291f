"""Panels: parchment with a dark rim, the background of tables."""

from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.core.cache import cached_sprite
from bot.render.core.shapes import Box
from bot.render.core.theme import PanelStyle

_FINE: Final = 3
_ASIDE: Final = 4
_BELOW: Final = 6
_BLUR: Final = 9
_SOFT: Final = 4 * _BLUR
"""Reach of the blur: Pillow approximates it by three box blurs of less than one radius each."""
_CORNER: Final = 16
"""Side of a panel's corner in pixels; beyond it the edges are straight."""


def draw_shadow(image: Image.Image, mask: Image.Image) -> None:
    """Draw the soft shadow of a mask, offset to the lower right; processes only the area it falls on."""
    shape = mask.getbbox()
    if shape is None:
        return
    left, top, right, bottom = shape[0] + _ASIDE, shape[1] + _BELOW, shape[2] + _ASIDE, shape[3] + _BELOW
    x, y = max(0, left - _SOFT), max(0, top - _SOFT)
    dark = Image.new("L", (min(image.width, right + _SOFT) - x, min(image.height, bottom + _SOFT) - y), 0)
    dark.paste(mask.crop(shape), (left - x, top - y))
    dark = dark.filter(ImageFilter.GaussianBlur(_BLUR)).point([round(v / 2) for v in range(256)])
    image.paste((30, 16, 6), (x, y, x + dark.width, y + dark.height), dark)


@cached_sprite
def _nine_patch(look: PanelStyle, bright: bool) -> Image.Image:
    """Return the smallest possible panel: four corners, and one pixel of each edge between them."""
    side = 2 * _CORNER + 1
    large = side * _FINE
    sheet = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    edge = look.edge_bright if bright else look.edge
    draw.rounded_rectangle((0, 0, large - 1, large - 1), 9 * _FINE, fill=(*edge, 255))
    inner = 4 if bright else 3
    rim = inner * _FINE
    paper = look.bright if bright else look.paper
    draw.rounded_rectangle((rim, rim, large - rim - 1, large - rim - 1), 7 * _FINE, fill=(*paper, 255))
    line = (inner + 2) * _FINE
    draw.rounded_rectangle(
        (line, line, large - line - 1, large - line - 1), 5 * _FINE, outline=(*look.line, 255), width=_FINE
    )
    return sheet.reduce(_FINE)


def panel_interior(box: Box) -> Box:
    """Return the part of a panel's box that is surely opaque: the map shows in its rounded corners."""
    left, top, right, bottom = box
    return (left + 4, top + 4, right - 4, bottom - 4)


def draw_panel(image: Image.Image, box: Box, look: PanelStyle, *, bright: bool = False) -> None:
    """Draw a panel on the page; a bright one stands out from its neighbours.

    Corners are pasted unscaled, the edges and the paper between them stretched, so no large image is needed.
    """
    left, top, right, bottom = (round(value) for value in box)
    sprite, c = _nine_patch(look, bright), _CORNER
    xs, ys = (left, left + c, right - c, right), (top, top + c, bottom - c, bottom)
    cuts = (0, c, c + 1, 2 * c + 1)
    for (x0, x1), (u0, u1) in zip(pairwise(xs), pairwise(cuts), strict=True):
        for (y0, y1), (v0, v1) in zip(pairwise(ys), pairwise(cuts), strict=True):
            part = sprite.crop((u0, v0, u1, v1)).resize((x1 - x0, y1 - y0), Image.Resampling.NEAREST)
            image.paste(part, (x0, y0), part)


def draw_table(image: Image.Image, box: Box, look: PanelStyle) -> None:
    """Draw a panel with its shadow on the map, as the background of a table."""
    shadow = Image.new("L", image.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, 10, fill=255)
    draw_shadow(image, shadow)
    draw_panel(image, box, look)
