"""A renderer shared by all tests of a process: preparing a board's page takes longer than most of them."""

import io
import pickle
from collections import OrderedDict
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, Self

import pytest
from PIL import Image

from bot.boards import BOARDS, board_folder, board_ruleset
from bot.engine.ruleset import OwnPosition
from bot.i18n.catalogue import language
from bot.render import Picture, Renderer
from bot.render.core.cache import _SPRITES
from bot.render.core.theme import THEMES, Theme
from bot.render.core.viewport import Viewport
from bot.render.map import base_map as base_maps
from bot.render.map.base_map import BaseMap, BaseMaps, DrawTables
from bot.render.map.layout import Layout, read_layout
from bot.rulesets import OwnRenderer
from bot.workers.jobs import packed

_MOST: Final = 128
"""Number of cached pictures, of 200 KB each."""
_ROOM: Final = 64_000_000
"""Bytes of the sprite cache and of a ruleset's base maps, many times those of a bot."""


@cache
def renderer() -> Renderer:
    """Return the shared renderer, which is thread-safe and keeps no state of a game.

    Tests draw counters and owned provinces of every board, theme and size again and again: none is drawn
    twice.
    """
    _SPRITES._max_bytes = base_maps._ROOM = _ROOM  # type: ignore[misc]
    return _Remembering(BOARDS)


_PREPARE: Final = BaseMaps._prepare
_PREPARED: Final[dict[tuple[str, str, DrawTables], BaseMap]] = {}


def _prepared(maps: BaseMaps, board_id: str, theme: Theme) -> BaseMap:
    """Return the base map that another renderer has prepared, if the files are ours; else prepare it."""
    if (maps._boards or board_folder(board_id)) != BOARDS:
        return _PREPARE(maps, board_id, theme)
    key = (board_id, theme.name, maps._draw_tables)
    if key not in _PREPARED:
        _PREPARED[key] = _PREPARE(maps, board_id, theme)
    return _PREPARED[key]


def share_base_maps(patch: pytest.MonkeyPatch, share: bool = True) -> None:
    """Make all renderers of a process share base maps, which nobody modifies; undo it if not `share`."""
    patch.setattr(BaseMaps, "_prepare", _prepared if share else _PREPARE)


def base_map(board_id: str, theme: str) -> BaseMap:
    """Return what is the same on all pictures of a board; it must not be drawn on."""
    name = board_ruleset(board_id)
    assert name is not None
    maps: BaseMaps = renderer().own(name)._base_maps
    return maps.get(board_id, THEMES[theme])


class _Remembering(Renderer):
    """Renderer with a cache of pictures: many tests begin at the same table, and draw it again."""

    def __init__(self, boards: Path) -> None:
        super().__init__(boards)
        self._pictures = OrderedDict[bytes, Picture]()
        self._looking = Lock()

    def draw(self, position: OwnPosition, **wishes: Any) -> Picture:
        """Return a picture, cached by all that decides on it: position, options and language."""
        asked = pickle.dumps((packed(position), sorted(wishes.items()), language()))
        with self._looking:
            found = self._pictures.get(asked)
        if found is None:
            found = super().draw(position, **wishes)
        with self._looking:
            self._pictures[asked] = found
            self._pictures.move_to_end(asked)
            if len(self._pictures) > _MOST:
                self._pictures.popitem(last=False)
        return found


@cache
def _layout(board_id: str) -> Layout:
    return read_layout(BOARDS / f"{board_id}.layout.json")


class BlankRenderer(Renderer):
    """Renderer of blank pictures of the right width, for tests of descriptions and other metadata."""

    def own(self, name: str) -> OwnRenderer:
        """Return the ruleset's renderer; it checks options and describes as usual, but draws nothing."""
        own: Any = super().own(name)
        own._compose = lambda _subject, width, _base_map: Image.new("RGB", (width, 8), "white")
        made: OwnRenderer = own
        return made


class TinyRenderer(Renderer):
    """Renderer of small blank pictures, for tests that need thousands of boards, but not their contents."""

    def own(self, name: str) -> Self:
        """Return this renderer, for any ruleset."""
        del name
        return self

    def warm(self, *what: str) -> None:
        """Prepare nothing."""

    def draw_map_excerpt(self, position: OwnPosition, *_: object, **__: object) -> Image.Image:
        """Return a blank picture of 8 x 8 pixels."""
        del position
        return Image.new("RGB", (8, 8), "white")

    def layout(self, board_id: str) -> Layout:
        """Return the layout of a board's page."""
        return _layout(board_id)

    def paint(self, position: OwnPosition, *, width: int, **_: object) -> Viewport:
        """Return a blank page of this width in pixels, to draw on."""
        across, down = self.layout(position.setup.board.id).size
        page = Image.new("RGB", (width, round(down * width / across)), "white")
        return Viewport(page, scale=width / across)

    def explain(self, position: OwnPosition, *_: object) -> Picture:
        """Return the same picture as `draw`."""
        return self.draw(position)

    def draw_ways(self, position: OwnPosition) -> Picture:
        """Return the same picture as `draw`."""
        return self.draw(position)

    def draw(self, position: OwnPosition, **options: object) -> Picture:
        """Return a blank PNG of 8 x 8 pixels for any board."""
        buffer = io.BytesIO()
        Image.new("RGB", (8, 8), "white").save(buffer, "PNG")
        return Picture(buffer.getvalue(), "board.png", 8, 8, f"Round {position.round}")
