"""Parts of a board's map for narrow screens: names and pieces are larger against the map than on the page."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from bot.render.core.viewport import View
from bot.render.map.base_map import Still
from bot.render.map.layout import Box, Layout, within
from bot.render.map.map_layer import draw_scene
from bot.render.map.pieces import MapPieces
from bot.render.map.rescale import Room, enlarged

__all__ = ["LARGER", "Parts"]

LARGER: Final = 1.16
"""How much larger names and pieces are against the map than on the page."""


class Parts:
    """Draws parts of one board's map; several threads may ask."""

    def __init__(self, layout: Layout) -> None:
        self.layout = enlarged(layout, LARGER)
        self._room = Room(self.layout)

    def draw(self, still: Still, pieces: MapPieces, boxes: Iterable[Box], width: int) -> list[Image.Image]:
        """Boxes of the page with all that lies on them, so many pixels wide."""
        seated = self._room.seat(pieces.units)
        return [self._part(still, pieces, box, width, seated) for box in boxes]

    @staticmethod
    def _part(still: Still, pieces: MapPieces, box: Box, width: int, seated: Layout) -> Image.Image:
        ground = still.coloured(box, pieces.owners)
        scale = width / ground.width
        image = ground.resize((width, round(ground.height * scale)), Image.Resampling.BILINEAR)
        view = View(image, box[0] / LARGER, box[1] / LARGER, scale * LARGER, still.theme)
        draw_scene(view, within(seated, view), pieces, None)
        return image
