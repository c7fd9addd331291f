"""Legend below the view of changes: numbers and their texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import Nation
from bot.render.core.panel import draw_panel
from bot.render.core.text import draw_text, wrap_text
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import Annotations
from bot.render.map.tokens import stone_token
from bot.text.names import NATION_NAMES
from bot.text.turns.history import format_omitted

_COLUMNS: Final = 3
_SIZE: Final = 27.0
_LINE: Final = 36
_PAD: Final = 18
_SHORT: Final = 5
"""Number of lines up to which the list stays in one column."""
_INDENT: Final = 56
_SIDE: Final = 36


@dataclass(frozen=True, slots=True)
class Entry:
    """A change with its text; an empty text makes it the heading of a nation's turn."""

    nation: Nation
    text: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    """A wrapped line; the first line of an entry carries its number."""

    entry: Entry
    text: str
    first: bool


def add_legend(page: Image.Image, entries: Sequence[Entry], left_out: int, theme: Theme) -> Image.Image:
    """Return the page extended by a strip with all entries, in columns of equal length."""
    width = (page.width - 2 * _SIDE) / _COLUMNS
    groups = [wrapped(entry, width - _INDENT - 2 * _PAD) for entry in entries]
    rows, columns = flow(groups)
    note = format_omitted(left_out, empty=not entries)
    height = rows * _LINE + 2 * _PAD + (_LINE if note else 0)
    longer = Image.new("RGB", (page.width, page.height + height + 2 * _PAD), None)
    longer.paste(page, (0, 0))
    longer.paste(theme.panel.wood, (0, page.height, *longer.size))
    box = (_SIDE, page.height + _PAD / 2, page.width - _SIDE, page.height + height + _PAD)
    draw_panel(longer, box, theme.panel)
    for i, lines in enumerate(columns):
        _write(Viewport(longer, theme=theme), lines, box[0] + _PAD + i * width, box[1] + _PAD)
    if note:
        at = (box[0] + 2 * _PAD, box[3] - _PAD - _LINE / 2)
        draw_text(ImageDraw.Draw(longer), at, note, "text", _SIZE, theme.panel.ink)
    return longer


def flow(groups: Sequence[Sequence[_Line]]) -> tuple[int, list[list[_Line]]]:
    """Return the fewest rows possible and the lines of each column.

    No entry is split between columns, and no heading ends a column.
    """
    blocks: list[list[_Line]] = []
    for group in groups:
        if blocks and not blocks[-1][-1].entry.text:
            blocks[-1] += group
        else:
            blocks.append(list(group))
    lines = sum(map(len, blocks))
    rows = max(-(-lines // _COLUMNS), min(_SHORT, lines))
    while len(columns := _columns(blocks, rows)) > _COLUMNS:
        rows += 1
    return rows, columns


def _columns(blocks: Sequence[Sequence[_Line]], rows: int) -> list[list[_Line]]:
    """Return as many columns as needed; `rows` too few for a block yield an extra column."""
    columns: list[list[_Line]] = [[]]
    for block in blocks:
        if len(columns[-1]) + len(block) > rows:
            columns.append([])
        columns[-1] += block
    return columns


def wrapped(entry: Entry, room: float) -> list[_Line]:
    """Return the text of an entry as wrapped lines."""
    lines = wrap_text(_SIZE, entry.text, room)
    return [_Line(entry, line, first=i == 0) for i, line in enumerate(lines)]


def _write(page: Viewport, lines: Sequence[_Line], x: float, top: float) -> None:
    """Draw one column."""
    draw, ink = ImageDraw.Draw(page.image), page.theme.panel.ink
    marks = Annotations(page.image, (0, 0, *page.image.size), ())
    for row, line in enumerate(lines):
        y, nation = top + (row + 0.5) * _LINE, line.entry.nation
        if not line.entry.text:
            page.put(stone_token(nation, 14, 1.0, page.theme), (x + 22, y))
            draw_text(draw, (x + _INDENT, y), NATION_NAMES[nation], "text", _SIZE + 3, ink)
        elif line.first and line.entry.label:
            marks.badge(line.entry.label, (x + 22, y), page.theme.nations[nation], 15)
        elif line.first:
            draw_text(draw, (x + 22, y), "·", "text", _SIZE, ink, anchor="m")
        draw_text(draw, (x + _INDENT, y), line.text, "text", _SIZE, ink)
