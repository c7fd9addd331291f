"""The page of a board (`page.toml`): the part of the earth it shows, its panels, areas beyond the game."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.render.core.shapes import around
from bot.render.map.layout import Box, Panels, Point, SeaName
from tools.boards.drawing import Lens
from tools.boards.projection import View


@dataclass(frozen=True, slots=True)
class Page:
    """Page of a board; `window` is west, south, east, north in degrees.

    Rings are in degrees, too, and not closed. In a ring of `beyond` land and sea are out of the game; in a
    ring of `shores` only the land is.
    """

    size: tuple[int, int]
    map: Box
    window: Box
    view: View
    panels: Panels
    names: Sequence[SeaName]
    beyond: Sequence[Sequence[Point]]
    shores: Sequence[Sequence[Point]]

    @property
    def boxes(self) -> list[Box]:
        """Boxes of the panels that lie on the map; the rondel's with a margin of 6 pixels."""
        across = 2 * (self.panels.rondel.radius + 6)
        return [around(self.panels.rondel.center, (across, across)), *self.panels.tables]


def read_page(folder: Path) -> Page:
    """Return the page in a board's folder."""
    data: dict[str, Any] = tomllib.loads((folder / "page.toml").read_text(encoding="utf-8"))
    earth, at = data["view"]["middle"]
    return Page(
        size=tuple(data["size"]),
        map=tuple(data["map"]),
        window=tuple(data["window"]),
        view=View(
            conic=data["view"]["conic"],
            km_per_pixel=data["view"]["km_per_pixel"],
            middle=(tuple(earth), tuple(at)),
            lenses=tuple(Lens(**lens) for lens in data["lenses"]),
        ),
        panels=Panels(**data["panels"]),
        names=tuple(SeaName(**name) for name in data.get("names", [])),
        beyond=[[tuple(point) for point in ring] for ring in data["beyond"].values()],
        shores=[[tuple(point) for point in ring] for ring in data["shores"].values()],
    )
