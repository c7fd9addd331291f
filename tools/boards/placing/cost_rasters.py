"""Rasters of a page from which to compute what a box would cover."""

from typing import Final

from PIL import Image, ImageDraw, ImageStat

from bot.render.map.layout import TITLE_BOX, Box
from tools.boards.layout_file import Part

_LINE: Final = 7
"""Width of a border line and a small margin beside it, in pixels."""


def mean(image: Image.Image, box: Box) -> float:
    """Return the mean brightness of the image in a box, 0 to 255."""
    whole = tuple(round(v) for v in box)
    return float(ImageStat.Stat(image.crop(whole)).mean[0])  # type: ignore[arg-type]


class CostRasters:
    """Rasters of the page, brighter where covering is worse: `panels` (with the frame) and `lines`."""

    def __init__(self, layout: Part) -> None:
        self.layout = layout
        self.size = tuple(layout["size"])
        self.panels = self._panels()
        self.lines = self._lines()

    def _sheet(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", self.size, 0)
        return image, ImageDraw.Draw(image)

    def _panels(self) -> Image.Image:
        image, draw = self._sheet()
        draw.rectangle((0, 0, *self.size), fill=255)
        left, top, right, bottom = self.layout["map"]
        draw.rectangle((left + 5, top + 5, right - 5, bottom - 5), fill=0)
        panels = self.layout["panels"]
        (x, y), r = panels["rondel"]["center"], panels["rondel"]["radius"] + 6
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        for name in ("know_hows", "bank", "display"):
            if name not in panels:
                continue
            a, b, c, d = panels[name]
            draw.rectangle((a - 6, b - 6, c + 6, d + 6), fill=255)
        draw.rectangle(TITLE_BOX, fill=255)
        return image

    def _lines(self) -> Image.Image:
        image, draw = self._sheet()
        for place in self.layout["provinces"].values():
            for polygon in place["land"]:
                for ring in polygon:
                    draw.line([tuple(p) for p in (*ring, ring[0])], fill=30, width=3)
        for border in self.layout["borders"]:
            for line in border["lines"]:
                draw.line([tuple(p) for p in line], fill=255, width=10)
        return image

    def inside(self, place: Part) -> Image.Image:
        """Return a mask, white where a box may stand: in the province, off its border, off the panels."""
        image, draw = self._sheet()
        ring = [tuple(p) for p in place["outline"]]
        draw.polygon(ring, fill=255)
        draw.line([*ring, ring[0], ring[1]], fill=0, width=_LINE, joint="curve")
        image.paste(0, mask=self.panels)
        return image

    def dry(self, place: Part) -> Image.Image:
        """Return a mask, white on the province's land."""
        image, draw = self._sheet()
        for outer, *holes in place["land"]:
            draw.polygon([tuple(p) for p in outer], fill=255)
            for hole in holes:
                draw.polygon([tuple(p) for p in hole], fill=0)
        return image
