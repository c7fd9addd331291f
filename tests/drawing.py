"""One renderer for all tests of a process: making a board's page ready takes longer than most of them."""

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
from bot.render.map.base_map import BaseMap, BaseMaps, DrawTables
from bot.render.map.layout import Layout, read_layout
from bot.rulesets import OwnRenderer
from bot.workers.jobs import packed

_MOST: Final = 128
"""Pictures that are remembered, of 200 KB each."""
_ROOM: Final = 64_000_000
"""Bytes for sprites, nine times what a bot has."""


@cache
def renderer() -> Renderer:
    """It may be used from several threads, and keeps nothing of a game.

    Tests draw counters of every board, theme and size again and again: none is drawn twice.
    """
    _SPRITES._max_bytes = _ROOM
    return _Remembering(BOARDS)


_PREPARE: Final = BaseMaps._prepare
_PREPARED: Final[dict[tuple[str, str, DrawTables], BaseMap]] = {}


def _prepared(maps: BaseMaps, board_id: str, theme: Theme) -> BaseMap:
    """What another renderer has prepared, if the files are ours."""
    if (maps._boards or board_folder(board_id)) != BOARDS:
        return _PREPARE(maps, board_id, theme)
    key = (board_id, theme.name, maps._draw_tables)
    if key not in _PREPARED:
        _PREPARED[key] = _PREPARE(maps, board_id, theme)
    return _PREPARED[key]


def share_base_maps(patch: pytest.MonkeyPatch, share: bool = True) -> None:
    """Let all renderers of a process have the same base maps: nobody draws on them."""
    patch.setattr(BaseMaps, "_prepare", _prepared if share else _PREPARE)


def base_map(board_id: str, theme: str) -> BaseMap:
    """What stays the same on all pictures of a board; nobody draws on it."""
    name = board_ruleset(board_id)
    assert name is not None
    maps: BaseMaps = renderer().own(name)._base_maps
    return maps.get(board_id, THEMES[theme])


class _Remembering(Renderer):
    """Draws what was drawn before at once: many tests begin at the same table, and look at it again."""

    def __init__(self, boards: Path) -> None:
        super().__init__(boards)
        self._pictures = OrderedDict[bytes, Picture]()
        self._looking = Lock()

    def draw(self, position: OwnPosition, **wishes: Any) -> Picture:
        """A picture by all that decides on it: the position, the wishes, and the language spoken."""
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


class Unpainted(Renderer):
    """Where all that is told of a picture matters, and nobody looks at it: of the right width, and empty."""

    def own(self, name: str) -> OwnRenderer:
        """It checks what is wished for, and describes, as ever."""
        own: Any = super().own(name)
        own._compose = lambda _subject, width, _base_map: Image.new("RGB", (width, 8), "white")
        made: OwnRenderer = own
        return made


class Sketch(Renderer):
    """Where drawing thousands of boards is not what a test is about."""

    def own(self, name: str) -> Self:
        """For any ruleset."""
        del name
        return self

    def warm(self, *what: str) -> None:
        """Nothing is made ready."""

    def draw_map_excerpt(self, position: OwnPosition, *_: object, **__: object) -> Image.Image:
        """A part of the map."""
        del position
        return Image.new("RGB", (8, 8), "white")

    def layout(self, board_id: str) -> Layout:
        """Where everything would stand."""
        return _layout(board_id)

    def paint(self, position: OwnPosition, *, width: int, **_: object) -> Viewport:
        """A page of that width, to draw on."""
        across, down = self.layout(position.setup.board.id).size
        page = Image.new("RGB", (width, round(down * width / across)), "white")
        return Viewport(page, scale=width / across)

    def explain(self, position: OwnPosition, *_: object) -> Picture:
        """A part of the board that a rule is about."""
        return self.draw(position)

    def draw_ways(self, position: OwnPosition) -> Picture:
        """The rondel."""
        return self.draw(position)

    def draw(self, position: OwnPosition, **options: object) -> Picture:
        """A small square for any board."""
        buffer = io.BytesIO()
        Image.new("RGB", (8, 8), "white").save(buffer, "PNG")
        return Picture(buffer.getvalue(), "board.png", "image/png", 8, 8, f"Round {position.round}")
