"""What stays the same from picture to picture: the map with empty tables."""

from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Final

from PIL import Image

from bot.boards import board_folder
from bot.render.bank import draw_bank
from bot.render.keep import Keep, Shelf
from bot.render.know_hows import draw_chart
from bot.render.layout import Layout, read_layout
from bot.render.memory import give_back
from bot.render.rondel import draw_rondel
from bot.render.theme import STANDARD, Theme
from bot.render.view import View
from bot.render.wash import Wash
from bot.words.speech import ENGLISH, Language, language, speaking

__all__ = ["Still", "Stills"]

_Piece = tuple[tuple[int, int], Image.Image]
"""Part of a page, with its upper left corner."""
_MOST: Final = 4
"""So many stills are kept, of two boards in two themes; each takes about 20 MB."""
_ROOM: Final = 16_000_000
"""Bytes for provinces in their owners' colours and for finished tables, of all boards together."""
_SHADOW: Final = 24
"""How far the shadow of a table reaches, in pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Still:
    """The page of a board in a theme; nobody draws on it, only on copies."""

    layout: Layout
    theme: Theme
    page: Image.Image
    """With the tables in English."""
    wash: Wash
    keep: Keep
    covered: tuple[_Piece, ...]
    """Pieces of the map below the tables, each with its upper left corner."""
    _tables: dict[Language, tuple[_Piece, ...]] = field(default_factory=dict)
    """The tables in other languages."""

    def view(self) -> View:
        """A copy of the page in the language spoken, to draw on."""
        spoken, image = language(), self.page.copy()
        for corner, piece in () if spoken == ENGLISH else self._worded(spoken):
            image.paste(piece, corner)
        return View(image, theme=self.theme, keep=_shelf(self.keep, self.layout, self.theme, spoken))

    def _worded(self, spoken: Language) -> tuple[_Piece, ...]:
        """What the tables cover, with the tables; two threads may draw the same, none has to wait."""
        if spoken not in self._tables:
            page = self.base
            _draw_tables(View(page, theme=self.theme), self.layout)
            self._tables[spoken] = tuple(_piece(page, box) for box in _tables(self.layout))
        return self._tables[spoken]

    @property
    def base(self) -> Image.Image:
        """A copy of the bare map."""
        image = self.page.copy()
        for corner, piece in self.covered:
            image.paste(piece, corner)
        return image


class Stills:
    """Reads and prepares stills, from a folder or beside their boards; several threads may ask."""

    def __init__(self, boards: Path | None) -> None:
        self._boards = boards
        self._ready: OrderedDict[tuple[str, str], Still] = OrderedDict()
        self._keep = Keep(_ROOM)
        self._lock = Lock()

    def get(self, board_id: str, theme: Theme) -> Still:
        """The still of a board; raises `ValueError` where its files are missing."""
        key = (board_id, theme.name)
        with self._lock:
            if key not in self._ready:
                self._ready[key] = self._prepare(board_id, theme)
                if len(self._ready) > _MOST:
                    self._ready.popitem(last=False)
                give_back()
            self._ready.move_to_end(key)
            return self._ready[key]

    def _prepare(self, board_id: str, theme: Theme) -> Still:
        folder = self._boards or board_folder(board_id)
        path = folder / f"{board_id}.layout.json"
        if not path.is_file():
            raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
        layout = next((still.layout for (board, _), still in self._ready.items() if board == board_id), None)
        layout = layout or read_layout(path)
        page = _base(folder, board_id, theme)
        covered = tuple(_piece(page, box) for box in _tables(layout))
        view = View(page, theme=theme, keep=_shelf(self._keep, layout, theme, ENGLISH))
        with speaking(ENGLISH):
            _draw_tables(view, layout)
        wash = Wash(layout, view)
        wash.spare(layout)
        return Still(layout, theme, page, wash, self._keep, covered)


def _shelf(keep: Keep, layout: Layout, theme: Theme, spoken: Language) -> Shelf:
    return Shelf(keep, (layout.board, theme.name, spoken))


def _draw_tables(view: View, layout: Layout) -> None:
    for draw in (draw_rondel, draw_chart, draw_bank):
        draw(view, layout)


def _base(folder: Path, board_id: str, theme: Theme) -> Image.Image:
    """The theme's own picture of the bare map, or else one made from the standard picture."""
    own = folder / f"{board_id}.base.{theme.name}.webp"
    path = own if own.is_file() else folder / f"{board_id}.base.webp"
    if not path.is_file():
        raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
    with Image.open(path) as file:
        file.load()
        base = file if file.mode == "RGB" else file.convert("RGB")
        return base.copy() if theme is STANDARD or path == own else _paled(base)


_PALE: Final = ((0, 0), (70, 60), (130, 195), (255, 255))
"""From and to: what is light becomes lighter, what is dark stays so, as the lines of borders."""


def _paled(base: Image.Image) -> Image.Image:
    """A flat, pale map."""
    curve = []
    for (x, y), (next_x, next_y) in pairwise(_PALE):
        curve += [round(y + (next_y - y) * i / (next_x - x)) for i in range(next_x - x)]
    return base.point([*curve, 255] * 3)


def _tables(layout: Layout) -> list[tuple[int, int, int, int]]:
    """Boxes around the tables on the map with their shadows."""
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    boxes = [(x - radius, y - radius, x + radius, y + radius), layout.panels.know_hows, layout.panels.bank]
    width, height = layout.size
    return [
        (
            max(0, int(left) - _SHADOW),
            max(0, int(top) - _SHADOW),
            min(width, int(right) + _SHADOW * 2),
            min(height, int(bottom) + _SHADOW * 2),
        )
        for left, top, right, bottom in boxes
    ]


def _piece(page: Image.Image, box: tuple[int, int, int, int]) -> _Piece:
    return box[:2], page.crop(box)
