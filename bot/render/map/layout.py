"""Layout of a board's page: the position and size of everything on it.

Layouts are files, `data/boards/<board>.layout.json`, format `antike-layout/1`. All positions are pixels of a
page 2000 wide, from its upper left corner. The file contains no rules: resources and kinds of border come
from the board itself.
"""

from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.boards.schema import format_fault
from bot.engine.terms import ProvinceId
from bot.i18n.lines import one_line
from bot.render.core.shapes import Box as Box
from bot.render.core.shapes import Point as Point
from bot.render.core.shapes import around
from bot.render.core.viewport import Viewport

Ring = list[Point]


class LayoutError(ValueError):
    """Unreadable or invalid layout file; the message names the file and the fault, in one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class _LayoutModel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Label(_LayoutModel):
    """Label with a province's name; `at` is the upper left corner of its box."""

    lines: list[str]
    at: Point
    size: Point
    align: Literal["left", "middle", "right"]

    @property
    def box(self) -> Box:
        """Bounding box."""
        return (*self.at, self.at[0] + self.size[0], self.at[1] + self.size[1])


class Level(_LayoutModel):
    """Positions for counters of one form and scale that do not overlap.

    A `single` counter holds one kind of unit of a nation, a `pair` both. Each position is x, y and whether it
    lies on land (1) or at sea (0).
    """

    form: Literal["single", "pair"]
    scale: Annotated[float, Field(gt=0, le=1)]
    spots: list[tuple[float, float, Literal[0, 1]]]


class Place(_LayoutModel):
    """A province: its city, its name, its outline, the land in it, and positions for counters.

    `levels` are ordered from the most readable counters to those that take the least space.
    """

    city: Point
    label: Label
    levels: list[Level]
    outline: Ring
    land: list[list[Ring]]

    @cached_property
    def box(self) -> Box:
        """Bounding box of the province."""
        xs, ys = zip(*self.outline, strict=True)
        return (min(xs), min(ys), max(xs), max(ys))


class BorderLine(_LayoutModel):
    """Visible pieces of one border."""

    between: tuple[ProvinceId, ProvinceId]
    lines: list[list[Point]]


class SeaName(_LayoutModel):
    """Name of a sea, or of land outside the game; `spacing` is relative to the letter size."""

    text: str
    at: Point
    size: int
    spacing: float
    on: Literal["sea", "land"]


class Rondel(_LayoutModel):
    """Position of the rondel."""

    center: Point
    radius: float

    @property
    def box(self) -> Box:
        """Bounding box."""
        return around(self.center, (2 * self.radius, 2 * self.radius))


class Panels(_LayoutModel):
    """Positions of the rondel and the tables; `nations` is the strip for all nations.

    `display` is for face-up cards, if the ruleset has any.
    """

    rondel: Rondel
    know_hows: Box
    bank: Box
    nations: Box
    display: Box | None = None

    @property
    def tables(self) -> tuple[Box, ...]:
        """Boxes of the tables that lie on the map."""
        return (self.know_hows, self.bank, *(() if self.display is None else (self.display,)))


class Layout(_LayoutModel):
    """A whole page; `map` is the part that shows provinces."""

    format: Literal["antike-layout/1"]
    board: str
    size: tuple[int, int]
    map: Box
    panels: Panels
    names: list[SeaName]
    provinces: dict[ProvinceId, Place]
    borders: list[BorderLine]


def read_layout(path: Path) -> Layout:
    """Read and validate a layout file; raises `LayoutError` if it is unreadable or invalid."""
    try:
        layout = Layout.model_validate_json(path.read_bytes())
    except OSError as error:
        raise LayoutError(f"{path.name}: cannot be read ({error.strerror}).") from error
    except ValidationError as error:
        raise LayoutError(f"{path.name}: {format_fault(error.errors()[0])}") from error
    # Cached parts of pictures are told apart by it, also where two boards have been copied from one.
    if path.name != f"{layout.board}.layout.json":
        raise LayoutError(f"{path.name}: the board inside is {layout.board}; it has to be the file's name.")
    return layout


def within(layout: Layout, view: Viewport) -> Layout:
    """Return the layout without the provinces and borders outside the view."""
    shown = {name: place for name, place in layout.provinces.items() if view.intersects(place.box)}
    borders = [border for border in layout.borders if not shown.keys().isdisjoint(border.between)]
    return layout.model_copy(update={"provinces": shown, "borders": borders})


SINGLE: Final = (46.0, 50.0)
"""Size of a counter for one kind of unit at scale 1, including a small margin."""
PAIR: Final = (90.0, 34.0)
"""Size of a counter for both kinds of unit of a nation at scale 1."""
CITY_BOX: Final = (-28.0, -55.0, 31.0, 30.0)
"""Box relative to the middle of a city: its ring, the owner's badge, and the temple above."""
TEMPLE_RISE: Final = 37.0
"""Distance from the middle of a city up to the middle of its temple."""
LABEL_SIZE: Final = 25
LABEL_LEADING: Final = 22.0
TITLE_BOX: Final = (620.0, 0.0, 1380.0, 48.0)
LEAST_FIGURE: Final = 6.5
"""Minimum height of the number of units on a counter, in pixels of a picture at its view's own width."""
FIGURES: Final = {"single": 19.7, "pair": 12.4}
"""Height of a two-digit number on both forms of counter at scale 1."""
