"""Base map: the map with empty tables, which is the same in all pictures of a board."""

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
from bot.i18n.language import ENGLISH, Language
from bot.render.core.cache import CacheSection, CanvasPool, SpriteCache
from bot.render.core.malloc import trim_heap
from bot.render.core.theme import STANDARD, Theme
from bot.render.core.viewport import Viewport
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, read_layout, within
from bot.render.map.ownership import OwnershipLayer, ProvinceMasks, exclude_tables, tint_strength

DrawTables = Callable[[Viewport, Layout], None]
"""Draws the empty tables of a ruleset on the bare map."""
_Piece = tuple[tuple[int, int], Image.Image]
"""Part of a page: its upper left corner, and the image."""
_MOST: Final = 4
"""Maximum number of cached base maps (two boards in two themes), about 15 MB each."""
_ROOM: Final = 18_000_000
"""Bytes of cache for tinted provinces, finished tables and the most recent region, of all boards."""
_SOFT: Final = 4
"""Margin around a part of the map in pixels, which resampling reads."""
_SHADOW: Final = 24
"""Reach of a table's shadow, in pixels."""


@dataclass(frozen=True, eq=False)
class BaseMap:
    """Base map of a board in a theme; never drawn on, only copied."""

    layout: Layout
    theme: Theme
    sheet: Image.Image
    """The map with tables in English; its alpha channel is the opacity of an owner's colour at each pixel.

    Pillow stores colours in four bytes per pixel in any case, so alpha takes no extra memory.
    """
    ownership: OwnershipLayer
    cache: SpriteCache
    canvases: CanvasPool
    covered: tuple[_Piece, ...]
    """Pieces of the bare map that the tables cover, each with its upper left corner."""
    draw_tables: DrawTables
    _tables: dict[Language, tuple[_Piece, ...]] = field(default_factory=dict)
    """Tables in other languages, drawn on first use."""

    def view(self) -> Viewport:
        """Return a copy of the page with tables in the current language, to draw on."""
        spoken, image = language(), self.page
        for corner, piece in () if spoken == ENGLISH else self._translated_tables(spoken):
            image.paste(piece, corner)
        return Viewport(image, theme=self.theme, cache=_section(self.cache, self.layout, self.theme, spoken))

    def _translated_tables(self, spoken: Language) -> tuple[_Piece, ...]:
        """Return the tables in a language; two threads may draw the same ones, so neither has to wait."""
        if spoken not in self._tables:
            page = self.base
            self.draw_tables(Viewport(page, theme=self.theme), self.layout)
            self._tables[spoken] = tuple(_piece(page, box) for box in _tables(self.layout))
        return self._tables[spoken]

    @property
    def page(self) -> Image.Image:
        """A new copy of the page, with tables in English."""
        image = self.canvases.acquire(self.sheet.size)
        image.paste(self.sheet, (0, 0))  # faster than `convert`, which also allocates memory
        return image

    def dial(self) -> _Piece:
        """Return the upper left corner and image of the empty rondel's box, in the current language."""
        spoken, box = language(), _tables(self.layout)[0]
        if spoken != ENGLISH:
            return self._translated_tables(spoken)[0]
        return box[:2], self.sheet.crop(box).convert("RGB")

    @property
    def base(self) -> Image.Image:
        """A new copy of the bare map, without tables."""
        return self._bare_map((0, 0, *self.sheet.size))

    def enlarged(self, box: Box, size: tuple[int, int]) -> Image.Image:
        """Return a part of the bare map, resized."""
        (left, top), (width, height) = (max(0, int(v) - _SOFT) for v in box[:2]), self.sheet.size
        right, bottom = min(width, int(box[2]) + _SOFT), min(height, int(box[3]) + _SOFT)
        part = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
        return self._bare_map((left, top, right, bottom)).resize(size, Image.Resampling.BICUBIC, box=part)

    def coloured(self, box: Box, owners: Mapping[ProvinceId, Nation]) -> Image.Image:
        """Return a part of the bare map, in whole pixels, with provinces in their owners' colours."""
        corner = (int(box[0]), int(box[1]))
        image = self._bare_map((*corner, int(box[2]), int(box[3])))
        places = self.layout.provinces
        shown = {name: nation for name, nation in owners.items() if overlap(places[name].box, box)}
        self.ownership.paint(image, shown, corner)
        for name in sorted(shown.keys() & self.hidden):  # their parts covered by tables are not tinted yet
            (x, y), piece = self._province_piece(name, shown[name])
            image.paste(piece, (x - corner[0], y - corner[1]), piece)
        return image

    @cached_property
    def hidden(self) -> frozenset[ProvinceId]:
        """Provinces partly covered by tables."""
        tables = _tables(self.layout)
        places = self.layout.provinces.items()
        return frozenset(name for name, place in places if any(overlap(place.box, box) for box in tables))

    def _province_piece(self, province: ProvinceId, nation: Nation) -> _Piece:
        """Return the corner and image of a province in its owner's colour, without tables on it.

        The image is transparent outside the province.
        """
        left, top, right, bottom = (round(value) for value in self.layout.provinces[province].box)
        corner = (max(0, left - _SHADOW), max(0, top - _SHADOW))

        def paint() -> Image.Image:
            ground = self._bare_map((*corner, right + _SHADOW, bottom + _SHADOW))
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

    def _bare_map(self, box: tuple[int, int, int, int]) -> Image.Image:
        image = Image.new("RGB", (box[2] - box[0], box[3] - box[1]))
        image.paste(self.sheet, (-box[0], -box[1]))  # faster than to crop and convert
        for (x, y), piece in self.covered:
            if overlap((x, y, x + piece.width, y + piece.height), box):
                image.paste(piece, (x - box[0], y - box[1]))
        return image


class BaseMaps:
    """Thread-safe loader and cache of base maps, from a folder or beside the board files."""

    def __init__(self, boards: Path | None, draw_tables: DrawTables) -> None:
        self._boards, self._draw_tables = boards, draw_tables
        self._ready: OrderedDict[tuple[str, str], BaseMap] = OrderedDict()
        self._cache = SpriteCache(_ROOM)
        self._canvases = CanvasPool()
        self._lock = Lock()

    def get(self, board_id: str, theme: Theme) -> BaseMap:
        """Return the base map of a board; raises `ValueError` if a file is missing or its layout invalid."""
        key = (board_id, theme.name)
        with self._lock:
            if key not in self._ready:
                self._ready[key] = self._prepare(board_id, theme)
                if len(self._ready) > _MOST:
                    self._ready.popitem(last=False)
                trim_heap()
            self._ready.move_to_end(key)
            return self._ready[key]

    def _prepare(self, board_id: str, theme: Theme) -> BaseMap:
        folder = self._boards or board_folder(board_id)
        path = folder / f"{board_id}.layout.json"
        if not path.is_file():
            raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
        other = next((base_map for (board, _), base_map in self._ready.items() if board == board_id), None)
        layout = other.layout if other else read_layout(path)
        self._canvases.clear()  # reading an image takes the memory of several
        page = _load_bare_map(folder, board_id, theme)
        covered = tuple(_piece(page, box) for box in _tables(layout))
        view = Viewport(page, theme=theme, cache=_section(self._cache, layout, theme, ENGLISH))
        with speaking(ENGLISH):
            self._draw_tables(view, layout)
        masks = other.ownership.masks if other else _uncovered_province_masks(layout, view)
        levels = tint_strength(layout, view, masks)
        exclude_tables(levels, layout)
        page.putalpha(levels)
        ownership = OwnershipLayer(view, masks, None)
        return BaseMap(
            layout, theme, page, ownership, self._cache, self._canvases, covered, self._draw_tables
        )


def _uncovered_province_masks(layout: Layout, view: Viewport) -> ProvinceMasks:
    """Return the masks of a board's provinces without what tables cover; shared by all themes."""
    masks = ProvinceMasks(layout, view)
    masks.exclude_tables(layout)
    return masks


def _section(cache: SpriteCache, layout: Layout, theme: Theme, spoken: Language) -> CacheSection:
    return CacheSection(cache, (layout.board, theme.name, spoken))


def _load_bare_map(folder: Path, board_id: str, theme: Theme) -> Image.Image:
    """Return the theme's own bare map, or one made from the standard one.

    Raises `ValueError` if it is missing or no picture.
    """
    own = folder / f"{board_id}.base.{theme.name}.webp"
    path = own if own.is_file() else folder / f"{board_id}.base.webp"
    if not path.is_file():
        raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
    try:
        with Image.open(path) as file:
            base = file.convert("RGB")
    except OSError as error:
        raise ValueError(f"{path.name}: cannot be read as a picture.") from error
    return base if theme is STANDARD or path == own else _paled(base)


_PALE: Final = ((0, 0), (70, 60), (130, 195), (255, 255))
"""Tone curve as (from, to): light tones become lighter, dark ones such as border lines stay dark."""


def _paled(base: Image.Image) -> Image.Image:
    """Return a flat, pale version of a bare map."""
    curve = []
    for (x, y), (next_x, next_y) in pairwise(_PALE):
        curve += [round(y + (next_y - y) * i / (next_x - x)) for i in range(next_x - x)]
    return base.point([*curve, 255] * 3)


def _tables(layout: Layout) -> list[tuple[int, int, int, int]]:
    """Return the boxes of the rondel (first) and the tables on the map, including their shadows."""
    width, height = layout.size
    return [
        (
            max(0, int(left) - _SHADOW),
            max(0, int(top) - _SHADOW),
            min(width, int(right) + _SHADOW * 2),
            min(height, int(bottom) + _SHADOW * 2),
        )
        for left, top, right, bottom in (layout.panels.rondel.box, *layout.panels.tables)
    ]


def _piece(page: Image.Image, box: tuple[int, int, int, int]) -> _Piece:
    return box[:2], page.crop(box)
