"""Close-up for a phone: the part of the map that matters, with the latest moves, and the score below.

It is made for 325 to 390 pixels of width, and no longer than a screen: one frame of the map, or two.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.events import PersonageWon
from bot.engine.antike.position import Position
from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId, Wedge
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.request import WIDTHS, Subject
from bot.render.antike.trace import CLEAR, Trace
from bot.render.antike.views.changes import shown_turns
from bot.render.antike.views.focus import focus_of
from bot.render.antike.views.phone import draw_header
from bot.render.core.cache import cached_sprite
from bot.render.core.icons import icon_mask
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap
from bot.render.map.counter_placement import PlacedCounters
from bot.render.map.layout import within
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.tokens import stone_token
from bot.render.tables.rondel import WEDGE_FIGURES
from bot.text.antike.position.picture_labels import nation_title, tell_elsewhere

_WIDTH: Final = WIDTHS["close"]
_HEAD: Final = 84
_GAP: Final = 8
_NOTE: Final = 48
_CELL: Final = 112
_COLUMNS: Final = 3
_MORE: Final = (24, 120, 52)


def draw_closeup(subject: Subject, base_map: BaseMap) -> Image.Image:
    """The whole picture, as wide as the view is by itself."""
    focus, position = focus_of(base_map.layout, subject), subject.position
    trace = Trace(base_map.layout, shown_turns(subject)[0], CLEAR)
    pieces = pieces_of(position)
    frames = [
        Viewport(base_map.coloured(box, pieces.owners), *box[:2], theme=base_map.theme)
        for box in focus.frames
    ]
    for frame in frames:
        near = within(base_map.layout, frame)
        placed = draw_map_layer(frame, near, pieces, None, partial(_below, trace, frame))
        trace.above(frame, near, placed)
    order = subject.position.setup.turn_order
    note = _NOTE if focus.missed else 0
    rows = _rows(len(order))
    height = _HEAD + sum(frame.image.height + _GAP for frame in frames) + note + _CELL * len(rows) + _GAP
    page = Viewport(Image.new("RGB", (_WIDTH, height), base_map.theme.panel.wood), theme=base_map.theme)
    draw_header(page, subject, _HEAD)
    top = _HEAD
    for frame in frames:
        page.image.paste(frame.image, (0, top))
        top += frame.image.height + _GAP
    if focus.missed:
        _draw_note(page, subject.position, focus.missed, top)
    nations = iter(order)
    for row, columns in enumerate(rows):
        for column in range(columns):
            at = (_GAP + (_WIDTH - _GAP) // columns * column, top + note + _CELL * row)
            page.image.paste(_drawn_cell(subject, next(nations), columns, page.theme), at)
    return page.image


def _rows(nations: int) -> Sequence[int]:
    """How many cells stand in each row; every row is as wide as the picture."""
    count = -(-nations // _COLUMNS)
    return tuple(-(-(nations - row) // count) for row in range(count))


def _below(trace: Trace, frame: Viewport, _: Image.Image, placed: PlacedCounters) -> None:
    trace.below(frame, placed)


def _draw_note(page: Viewport, position: Position, missed: Sequence[ProvinceId], top: int) -> None:
    """What else matters, by name, as far as there is room."""
    told = _elsewhere(position.setup.board, missed)
    at = (24, top + _NOTE / 2 - 6)
    draw_text(ImageDraw.Draw(page.image), at, told, "text", 30, page.theme.panel.letter)


def _elsewhere(board: Board, missed: Sequence[ProvinceId]) -> str:
    """As many whole names as there is room for; dots stand for the rest."""
    told = (
        tell_elsewhere(board, missed[:count]) + (" …" if count < len(missed) else "")
        for count in range(len(missed), 0, -1)
    )
    return next((text for text in told if text_width("text", 30, text) <= _WIDTH - 48), "")


@cached_sprite
def _cell(
    nation: Nation,
    title: str,
    wedge: Wedge | None,
    counts: tuple[int, int, str],
    lit: bool,
    columns: int,
    theme: Theme,
) -> Image.Image:
    """A nation; below its name where its stone lies, its cities, and its score with what it has won since."""
    (cities, won, score), look = counts, theme.panel
    width, height = (_WIDTH - _GAP) // columns - _GAP, _CELL - _GAP
    page = Viewport(Image.new("RGB", (width, height), look.wood), theme=theme)
    draw, upper, lower = ImageDraw.Draw(page.image), 30, 74
    rim = look.edge_bright if lit else look.line
    box = (0, 0, width - 1, height - 1)
    draw.rounded_rectangle(box, 10, look.bright if lit else look.paper, rim, 6 if lit else 3)
    page.put(stone_token(nation, 22, 1.0, theme), (32, upper))
    size = 31 * min(1.0, (width - 70) / text_width("text", 31, title))
    draw_text(draw, (60, upper), title, "text", size, look.ink)
    if wedge is not None:
        ground, figure = theme.wedges[wedge]
        draw.rounded_rectangle((12, lower - 20, 52, lower + 20), 7, ground, look.ink, 2)
        page.image.paste(figure, (16, lower - 16), icon_mask(WEDGE_FIGURES[wedge], 32))
    page.image.paste(look.ink, (63, lower - 15), icon_mask("city", 30))
    draw_text(draw, (96, lower), str(cities), "number", 28, look.ink)
    figures = [(score, 36.0, look.red), *([(f"+{won}", 25.0, _MORE)] if won else ())]
    room = width - 11 - 96 - text_width("number", 28, str(cities)) - 7 * len(figures)
    slim = min(1.0, room / sum(text_width("number", size, text) for text, size, _ in figures))
    end = width - 11.0
    for text, size, colour in figures:
        draw_text(draw, (end, lower), text, "number", size * slim, colour, anchor="r")
        end -= text_width("number", size * slim, text) + 7
    return page.image


def _drawn_cell(subject: Subject, nation: Nation, columns: int, theme: Theme) -> Image.Image:
    position, state = subject.position, subject.position.nations[nation]
    score = f"{position.setup.score(state.personages)}/{position.setup.target}"
    won = sum(isinstance(event, PersonageWon) and event.nation == nation for event in subject.since)
    lit = nation == (position.winner or position.awaited)
    counts = (len(state.cities), won, score)
    return _cell(nation, nation_title(nation), state.wedge, counts, lit, columns, theme)
