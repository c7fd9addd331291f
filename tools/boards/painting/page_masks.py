"""Masks of the page that every theme paints with."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.core.text import Face, draw_text, text_width
from bot.render.map.layout import Layout, SeaName
from tools.boards.drawing import Polygon
from tools.boards.painting.masks import polygons_mask, scale_mask


@dataclass(frozen=True, slots=True, eq=False)
class PageMasks:
    """Masks of all land, of the land beyond the game (`beyond`) and of the sea beyond it (`waters`).

    `waters` is None if there is no sea beyond the game; `coasts` are the polygons of land in the game.
    """

    size: tuple[int, int]
    coasts: list[Polygon]
    land: Image.Image
    beyond: Image.Image
    waters: Image.Image | None

    @classmethod
    def of(cls, layout: Layout, waters: Sequence[Polygon] = ()) -> "PageMasks":
        """Return the masks of a layout; `waters` are the polygons of the sea beyond the game."""
        coasts: list[Polygon] = [polygon for place in layout.provinces.values() for polygon in place.land]
        play = polygons_mask(layout.size, [[place.outline] for place in layout.provinces.values()], 0.8)
        beyond = Image.new("L", layout.size, 0)
        ImageDraw.Draw(beyond).rectangle(layout.map, fill=255)
        beyond = ImageChops.subtract(beyond, play)
        far = polygons_mask(layout.size, waters, 0.8) if waters else None
        if far is not None:
            far = ImageChops.subtract(far, play)
            beyond = ImageChops.subtract(beyond, far)
        land = ImageChops.lighter(polygons_mask(layout.size, coasts, 0.8), beyond)
        return cls(layout.size, coasts, land, beyond, far)


def edge_of(mask: Image.Image, width: int = 3) -> Image.Image:
    """Return a mask of the edge of a mask: dilation minus erosion; `width` in pixels is odd."""
    return ImageChops.subtract(
        mask.filter(ImageFilter.MaxFilter(width)), mask.filter(ImageFilter.MinFilter(width))
    )


def write_name(page: Image.Image, name: SeaName, colour: tuple[int, int, int], strength: float) -> None:
    """Draw a name with spaced letters, centred on its position; `strength` is its opacity, 0 to 1."""
    face: Face = "sea" if name.on == "sea" else "title"
    fine, size = 2, name.size * 2
    space = size * name.spacing
    width = sum(text_width(face, size, letter) + space for letter in name.text) - space
    sheet = Image.new("L", (round(width) + 40, size * 2), 0)
    draw, x = ImageDraw.Draw(sheet), 20.0
    for letter in name.text:
        draw_text(draw, (x, size), letter, face, size, (255,))
        x += text_width(face, size, letter) + space
    sheet = scale_mask(sheet.reduce(fine), strength)
    left, top = round(name.at[0] - sheet.width / 2), round(name.at[1] - sheet.height / 2)
    page.paste(colour, (left, top, left + sheet.width, top + sheet.height), sheet)
