"""Rasters of a layout: province, land and visibility by pixel."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, hypot
from typing import Any, Final

from PIL import Image, ImageDraw

from bot.engine.terms import ProvinceId
from bot.render.map.layout import TITLE_BOX, Box, Layout, Point

Pair = tuple[ProvinceId, ProvinceId]
"""Two provinces in order of id."""
_STEP: Final = 1.5


def steps(line: list[Point]) -> Iterator[tuple[Point, Point, float]]:
    """Yield samples along a line: position, unit normal, and length of the part it stands for, in pixels."""
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        count = ceil(length / _STEP)
        for i in range(count):
            part = (i + 0.5) / count
            across = ((ay - by) / length, (bx - ax) / length)
            yield (ax + (bx - ax) * part, ay + (by - ay) * part), across, length / count


class Sheets:
    """Rasters of the page: number of the province, land or water, hidden or visible."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.names = sorted(layout.provinces)
        self.number = {name: number for number, name in enumerate(self.names, 1)}
        self.whose, self.land, self.hidden = self._whose(), self._land(), self._hidden()
        self._whose_at: Any = self.whose.load()
        self._land_at: Any = self.land.load()
        self._hidden_at: Any = self.hidden.load()

    def _sheet(self, fill: int = 0) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", self.layout.size, fill)
        return image, ImageDraw.Draw(image)

    def _whose(self) -> Image.Image:
        image, draw = self._sheet()
        for name in self.names:
            draw.polygon(self.layout.provinces[name].outline, fill=self.number[name])
        return image

    def _land(self) -> Image.Image:
        image, draw = self._sheet()
        for place in self.layout.provinces.values():
            for outer, *holes in place.land:
                draw.polygon(outer, fill=255)
                for hole in holes:
                    draw.polygon(hole, fill=0)
        return image

    def _hidden(self) -> Image.Image:
        image, draw = self._sheet(255)
        draw.rectangle(self.layout.map, fill=0)
        panels = self.layout.panels
        draw.ellipse(panels.rondel.box, fill=255)
        for box in (*panels.tables, TITLE_BOX):
            draw.rectangle(box, fill=255)
        return image

    def _pixel(self, point: Point) -> tuple[int, int]:
        width, height = self.layout.size
        return min(max(int(point[0]), 0), width - 1), min(max(int(point[1]), 0), height - 1)

    def owner(self, point: Point) -> ProvinceId | None:
        """Return the province at a position; None if there is none."""
        number = self._whose_at[self._pixel(point)]
        return self.names[number - 1] if number else None

    def dry(self, point: Point) -> bool:
        """Return whether a position is on land."""
        return bool(self._land_at[self._pixel(point)])

    def covered(self, point: Point) -> bool:
        """Return whether a position is off the map or under the rondel, a table or the title."""
        return bool(self._hidden_at[self._pixel(point)])

    def share(self, name: ProvinceId, box: Box) -> float:
        """Return the share of a box that lies in a province and is not covered, 0 to 1."""
        whole = (int(box[0]), int(box[1]), ceil(box[2]), ceil(box[3]))
        seen = self.whose.crop(whole)
        seen.paste(0, mask=self.hidden.crop(whole))
        return seen.histogram()[self.number[name]] / (seen.width * seen.height)
