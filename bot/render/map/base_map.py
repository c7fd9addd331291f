"""Base map: what stays the same from picture to picture, the map with empty tables."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Final

from PIL import Image

from bot.boards import board_folder
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import language, speaking
from bot.model.language import ENGLISH, Language
from bot.render.core.cache import CacheSection, CanvasPool, SpriteCache
from bot.render.core.malloc import give_back
from bot.render.core.theme import STANDARD, Theme
from bot.render.core.viewport import Viewport
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, read_layout, within
from bot.render.map.ownership import OwnershipLayer, ProvinceMasks, exclude_tables, tint_strength

DrawTables = Callable[[Viewport, Layout], None]
"""Draws the empty tables of a ruleset on the bare map."""
_Piece = tuple[tuple[int, int], Image.Image]
"""Part of a page, with its upper left corner."""
_MOST: Final = 4
"""So many base maps are kept, of two boards in two themes; each takes about 15 MB."""
_ROOM: Final = 18_000_000
"""Bytes for provinces in their owners' colours, finished tables and the region last seen, of all boards."""
_SOFT: Final = 4
"""Pixels beyond the edge of a part that its enlargement looks at."""
_SHADOW: Final = 24
"""How far the shadow of a table reaches, in pixels."""


@dataclass(frozen=True, eq=False)
class BaseMap:
    """The base map of a board in a theme; nobody draws on it, only on copies."""

    layout: Layout
    theme: Theme
    sheet: Image.Image
    """The map with the tables in English; its alpha says how strong an owner's colour is at each place.

    Pillow gives colours four bytes a pixel in any case, so that takes no memory of its own.
    """
    ownership: OwnershipLayer
    cache: SpriteCache
    canvases: CanvasPool
    covered: tuple[_Piece, ...]
    """Pieces of the map below the tables, each with its upper left corner."""
    draw_tables: DrawTables
    _tables: dict[Language, tuple[_Piece, ...]] = field(default_factory=dict)
    """The tables in other languages."""

    def view(self) -> Viewport:
        """A copy of the page in the language spoken, to draw on."""
        spoken, image = language(), self.page
        for corner, piece in () if spoken == ENGLISH else self._worded(spoken):
            image.paste(piece, corner)
        return Viewport(image, theme=self.theme, cache=_section(self.cache, self.layout, self.theme, spoken))

    def _worded(self, spoken: Language) -> tuple[_Piece, ...]:
        """What the tables cover, with the tables; two threads may draw the same, none has to wait."""
        if spoken not in self._tables:
            page = self.base
            self.draw_tables(Viewport(page, theme=self.theme), self.layout)
            self._tables[spoken] = tuple(_piece(page, box) for box in _tables(self.layout))
        return self._tables[spoken]

    @property
    def page(self) -> Image.Image:
        """A copy of the page."""
        image = self.canvases.acquire(self.sheet.size)
        image.paste(self.sheet, (0, 0))  # quicker than to convert it, which needs memory as well
        return image

    def dial(self) -> _Piece:
        """The empty rondel in the language spoken, with what is around it, and its upper left corner."""
        spoken, box = language(), _tables(self.layout)[0]
        if spoken != ENGLISH:
            return self._worded(spoken)[0]
        return box[:2], self.sheet.crop(box).convert("RGB")

    @property
    def base(self) -> Image.Image:
        """A copy of the bare map, without tables."""
        return self._bare((0, 0, *self.sheet.size))

    def enlarged(self, box: Box, size: tuple[int, int]) -> Image.Image:
        """A part of the bare map in another size."""
        (left, top), (width, height) = (max(0, int(v) - _SOFT) for v in box[:2]), self.sheet.size
        right, bottom = min(width, int(box[2]) + _SOFT), min(height, int(box[3]) + _SOFT)
        part = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
        return self._bare((left, top, right, bottom)).resize(size, Image.Resampling.BICUBIC, box=part)

    def coloured(self, box: Box, owners: Mapping[ProvinceId, Nation]) -> Image.Image:
        """A part of the bare map, in whole pixels, with provinces in their owners' colours."""
        corner = (int(box[0]), int(box[1]))
        image = self._bare((*corner, int(box[2]), int(box[3])))
        places = self.layout.provinces
        shown = {name: nation for name, nation in owners.items() if overlap(places[name].box, box)}
        self.ownership.paint(image, shown, corner)
        for name in sorted(shown.keys() & self.hidden):  # what tables cover of them has no colour yet
            (x, y), piece = self._uncovered(name, shown[name])
            image.paste(piece, (x - corner[0], y - corner[1]), piece)
        return image

    @cached_property
    def hidden(self) -> frozenset[ProvinceId]:
        """Provinces that tables cover in part."""
        tables = _tables(self.layout)
        places = self.layout.provinces.items()
        return frozenset(name for name, place in places if any(overlap(place.box, box) for box in tables))

    def _uncovered(self, province: ProvinceId, nation: Nation) -> _Piece:
        """A province in the colour of its owner without any table on it, transparent outside."""
        left, top, right, bottom = (round(value) for value in self.layout.provinces[province].box)
        corner = (max(0, left - _SHADOW), max(0, top - _SHADOW))

        def paint() -> Image.Image:
            ground = self._bare((*corner, right + _SHADOW, bottom + _SHADOW))
            view = Viewport(ground.copy(), *corner, theme=self.theme)
            ownership = OwnershipLayer.over(
                within(self.layout, view), Viewport(ground, *corner, theme=self.theme)
            )
            ownership.paint(view.image, {province: nation})
            inside = ownership.masks.of[province]
            mask = Image.new("L", ground.size, 0)
            mask.paste(255, inside.box, inside.inside)
            view.image.putalpha(mask)
            return view.image

        return corner, self.cache.get(("bare", self.layout.board, self.theme.name, province, nation), paint)

    def _bare(self, box: tuple[int, int, int, int]) -> Image.Image:
        image = Image.new("RGB", (box[2] - box[0], box[3] - box[1]))
        image.paste(self.sheet, (-box[0], -box[1]))  # quicker than to cut it out and convert that
        for (x, y), piece in self.covered:
            if overlap((x, y, x + piece.width, y + piece.height), box):
                image.paste(piece, (x - box[0], y - box[1]))
        return image


class BaseMaps:
    """Loads base maps, from a folder or beside their boards; several threads may ask."""

    def __init__(self, boards: Path | None, draw_tables: DrawTables) -> None:
        self._boards, self._draw_tables = boards, draw_tables
        self._ready: OrderedDict[tuple[str, str], BaseMap] = OrderedDict()
        self._cache = SpriteCache(_ROOM)
        self._canvases = CanvasPool()
        self._lock = Lock()

    def get(self, board_id: str, theme: Theme) -> BaseMap:
        """The base map of a board; raises `ValueError` where its files are missing."""
        key = (board_id, theme.name)
        with self._lock:
            if key not in self._ready:
                self._ready[key] = self._prepare(board_id, theme)
                if len(self._ready) > _MOST:
                    self._ready.popitem(last=False)
                give_back()
            self._ready.move_to_end(key)
            return self._ready[key]

    def _prepare(self, board_id: str, theme: Theme) -> BaseMap:
        folder = self._boards or board_folder(board_id)
        path = folder / f"{board_id}.layout.json"
        if not path.is_file():
            raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
        other = next((base_map for (board, _), base_map in self._ready.items() if board == board_id), None)
        layout = other.layout if other else read_layout(path)
        self._canvases.clear()  # reading a picture takes the room of several
        page = _base(folder, board_id, theme)
        covered = tuple(_piece(page, box) for box in _tables(layout))
        view = Viewport(page, theme=theme, cache=_section(self._cache, layout, theme, ENGLISH))
        with speaking(ENGLISH):
            self._draw_tables(view, layout)
        masks = other.ownership.masks if other else _patches(layout, view)
        levels = tint_strength(layout, view, masks)
        exclude_tables(levels, layout)
        page.putalpha(levels)
        ownership = OwnershipLayer(view, masks, None)
        return BaseMap(
            layout, theme, page, ownership, self._cache, self._canvases, covered, self._draw_tables
        )


def _patches(layout: Layout, view: Viewport) -> ProvinceMasks:
    """A board's provinces on its page, without what tables cover; shared by all themes."""
    masks = ProvinceMasks(layout, view)
    masks.exclude_tables(layout)
    return masks


def _section(cache: SpriteCache, layout: Layout, theme: Theme, spoken: Language) -> CacheSection:
    return CacheSection(cache, (layout.board, theme.name, spoken))


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
    boxes = [(x - radius, y - radius, x + radius, y + radius), *layout.panels.tables]
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
