"""Paints the still part of a board's picture: `data/boards/<board>.base.webp`.

    python -m tools.paint_base east

It reads the board, its layout and `tools/painter/<board>.terrain.json`, and needs nothing but Pillow. Nothing
in it is left to chance; with the same Pillow the same file comes out.
"""

import io
import json
import sys
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.boards import BOARDS, load_board
from bot.render.borders import draw_borders
from bot.render.fonts import Face, draw_text, text_width
from bot.render.layout import Layout, SeaName, read_layout
from tools.painter.frame import draw_frame
from tools.painter.masks import Polygon, blend, lines_mask, polygons_mask, scale_mask
from tools.painter.rivers import winding
from tools.painter.surface import paint_land, paint_sea
from tools.painter.waves import wave_mask

__all__ = ["encode", "main", "paint"]

TERRAIN: Final = Path(__file__).parent / "painter"


def paint(board_id: str) -> Image.Image:
    """The whole still picture of a board."""
    layout = read_layout(BOARDS / f"{board_id}.layout.json")
    terrain = json.loads((TERRAIN / f"{board_id}.terrain.json").read_text(encoding="utf-8"))
    page = _ground(layout, terrain)
    for name in layout.names:
        _write_name(page, name)
    draw_borders(page, layout, load_board(board_id), lambda point: point, 1.0)
    _vignette(page, layout)
    draw_frame(page, layout.map[3])
    return page


def _ground(layout: Layout, terrain: dict[str, list[dict[str, Any]]]) -> Image.Image:
    size = layout.size
    coasts: list[Polygon] = [polygon for place in layout.provinces.values() for polygon in place.land]
    play = polygons_mask(size, [[place.outline] for place in layout.provinces.values()], 0.8)
    shore = polygons_mask(size, coasts, 0.8)
    outside = _outside(layout, play)
    land = ImageChops.lighter(shore, outside)
    page = paint_sea(size, land, coasts)
    blend(page, wave_mask(size, land), (84, 128, 146), 0.34)
    blend(page, ImageChops.subtract(land.filter(ImageFilter.GaussianBlur(5)), land), (46, 80, 98), 0.42)
    ground = paint_land(size, terrain)
    rim = ImageChops.subtract(land, land.filter(ImageFilter.GaussianBlur(7)))
    blend(ground, scale_mask(rim, 2.0), (128, 98, 58), 0.34)
    for river in terrain["rivers"]:
        blend(ground, lines_mask(size, [winding(river["line"])], river["width"]), (104, 150, 168), 0.85)
    page.paste(ground, (0, 0), land)
    edge = ImageChops.subtract(land.filter(ImageFilter.MaxFilter(3)), land.filter(ImageFilter.MinFilter(3)))
    blend(page, edge, (70, 52, 36), 0.78)
    _veil(page, outside)
    return page


def _outside(layout: Layout, play: Image.Image) -> Image.Image:
    """Land beyond the game: on the map, but in no province."""
    mask = Image.new("L", layout.size, 0)
    ImageDraw.Draw(mask).rectangle(layout.map, fill=255)
    return ImageChops.subtract(mask, play)


def _veil(page: Image.Image, outside: Image.Image) -> None:
    """Unknown land: pale, hatched, with a dark edge."""
    size = page.size
    blend(page, outside, (216, 199, 162), 0.86)
    hatch = Image.new("L", size, 0)
    draw = ImageDraw.Draw(hatch)
    for x in range(-size[1], size[0], 13):
        draw.line((x, size[1], x + size[1], 0), fill=255)
    blend(page, ImageChops.multiply(hatch, outside), (150, 122, 84), 0.28)
    inner = ImageChops.subtract(outside, outside.filter(ImageFilter.GaussianBlur(9)))
    blend(page, scale_mask(inner, 1.6), (88, 62, 38), 0.5)
    edge = ImageChops.subtract(
        outside.filter(ImageFilter.MaxFilter(3)), outside.filter(ImageFilter.MinFilter(3))
    )
    blend(page, edge, (84, 56, 32), 0.9)


def _write_name(page: Image.Image, name: SeaName) -> None:
    """Letters set apart, in the colour of deep water or of old ink."""
    face: Face = "sea" if name.on == "sea" else "title"
    colour = (38, 82, 106) if name.on == "sea" else (122, 88, 52)
    fine, size = 2, name.size * 2
    space = size * name.spacing
    width = sum(text_width(face, size, letter) + space for letter in name.text) - space
    sheet = Image.new("L", (round(width) + 40, size * 2), 0)
    draw, x = ImageDraw.Draw(sheet), 20.0
    for letter in name.text:
        draw_text(draw, (x, size), letter, face, size, (255,))
        x += text_width(face, size, letter) + space
    sheet = scale_mask(sheet.reduce(fine), 0.68)
    left, top = round(name.at[0] - sheet.width / 2), round(name.at[1] - sheet.height / 2)
    page.paste(colour, (left, top, left + sheet.width, top + sheet.height), sheet)


def _vignette(page: Image.Image, layout: Layout) -> None:
    """A little darker towards the edges of the map."""
    left, top, right, bottom = layout.map
    mask = Image.new("L", page.size, 255)
    ImageDraw.Draw(mask).rounded_rectangle((left + 70, top + 70, right - 70, bottom - 70), 160, fill=0)
    small = mask.resize((page.width // 8, page.height // 8)).filter(ImageFilter.GaussianBlur(11))
    blend(page, small.resize(page.size, Image.Resampling.BICUBIC), (70, 44, 20), 0.16)


def encode(page: Image.Image) -> bytes:
    """The picture as it is kept."""
    file = io.BytesIO()
    page.save(file, "WEBP", quality=92, method=4)
    return file.getvalue()


def main() -> None:
    """Paint one board and save it."""
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tools.paint_base BOARD")
    board_id = sys.argv[1]
    (BOARDS / f"{board_id}.base.webp").write_bytes(encode(paint(board_id)))


if __name__ == "__main__":
    main()
