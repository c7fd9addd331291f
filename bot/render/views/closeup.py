"""Close-up view for phones: the relevant part of the map with the latest moves, above all nations' standing.

Made for a width of 325 to 390 pixels and at most a screen high: one frame of the map, or two.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.board import Board
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import ProvinceId
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap
from bot.render.map.layout import Box, within
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.pieces import MapPieces
from bot.render.tables.banners import Headlines
from bot.render.views.focus import focus_of, frame_of
from bot.render.views.marking import Marking
from bot.render.views.phone import draw_header
from bot.render.views.request import WIDTHS, ViewSpec
from bot.render.views.trace import ASKED, CLEAR, Trace
from bot.text.position.provinces import format_places_not_shown

Standing = Callable[[ViewSpec, Theme], Image.Image]
"""Draws the standing of all nations on a strip of the view's width."""
_WIDTH: Final = WIDTHS["close"]
_HEAD: Final = 84
_GAP: Final = 8
_NOTE: Final = 48
_LETTERS: Final = 27.0


def draw_closeup(
    request: ViewSpec,
    base_map: BaseMap,
    pieces: MapPieces,
    marking: Marking,
    headlines: Headlines,
    standing: Standing,
) -> Image.Image:
    """Return the whole close-up, in the view's own width."""
    focus = focus_of(base_map.layout, pieces, marking, request)
    asked = request.region is not None and pieces.contested == request.region
    turns, style = marking.turns_marked(request.since)[0], ASKED if asked else CLEAR
    trace = Trace(base_map.layout, marking, pieces, turns, style)
    frames = [_draw_frame(base_map, pieces, trace, box) for box in focus.frames]
    note, strip = _NOTE if focus.missed else 0, standing(request, base_map.theme)
    height = _HEAD + sum(frame.height + _GAP for frame in frames) + note + strip.height
    page = Viewport(Image.new("RGB", (_WIDTH, height), base_map.theme.panel.wood), theme=base_map.theme)
    draw_header(page, headlines, _HEAD)
    top = _HEAD
    for frame in frames:
        page.image.paste(frame, (0, top))
        top += frame.height + _GAP
    if focus.missed:
        _draw_note(page, request.position, focus.missed, top)
    page.image.paste(strip, (0, top + note))
    return page.image


def draw_excerpt(
    request: ViewSpec, base_map: BaseMap, pieces: MapPieces, marking: Marking, size: tuple[int, int]
) -> Image.Image:
    """Return only the part of the map where most has changed, `size` pixels large, with the moves."""
    trace = Trace(base_map.layout, marking, pieces, marking.turns_marked(request.since)[0], CLEAR)
    frame = frame_of(base_map.layout, pieces, marking, request, size)
    return _draw_frame(base_map, pieces, trace, frame)


def _draw_frame(base_map: BaseMap, pieces: MapPieces, trace: Trace, box: Box) -> Image.Image:
    frame = Viewport(base_map.coloured(box, pieces.owners), *box[:2], theme=base_map.theme)
    near = within(base_map.layout, frame)
    placed = draw_map_layer(frame, near, pieces, None, trace.below, trace.among)
    trace.above(frame, near, placed)
    return frame.image


def _draw_note(page: Viewport, position: OwnPosition, missed: Sequence[ProvinceId], top: int) -> None:
    """Draw the names of changed provinces that no frame shows whole, as far as they fit."""
    told = format_other_places(position.setup.board, missed)
    at = (24, top + _NOTE / 2 - 6)
    draw_text(ImageDraw.Draw(page.image), at, told, "text", _LETTERS, page.theme.panel.letter)


def format_other_places(board: Board, missed: Sequence[ProvinceId]) -> str:
    """Return as many whole names as fit, with an ellipsis for the rest; "" if none fits."""
    told = (
        format_places_not_shown(board, missed[:count]) + (" …" if count < len(missed) else "")
        for count in range(len(missed), 0, -1)
    )
    return next((text for text in told if text_width("text", _LETTERS, text) <= _WIDTH - 48), "")
