"""Standing of all nations below a close-up: a cell for each, with its wedge, its cities and its score."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.engine.antike.events import PersonageWon
from bot.engine.terms import Nation, Wedge
from bot.render.core.cache import cached_sprite
from bot.render.core.text import text_width
from bot.render.core.theme import Theme
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.request import WIDTHS, ViewSpec
from bot.text.position.picture_labels import nation_title

_WIDTH: Final = WIDTHS["close"]
_GAP: Final = 8
_CELL: Final = 112
_COLUMNS: Final = 3
_MORE: Final = (24, 120, 52)


def draw_standing(request: ViewSpec, theme: Theme) -> Image.Image:
    """Return the strip of cells, as wide as the close-up."""
    order = request.position.setup.turn_order
    rows, nations = _rows(len(order)), iter(order)
    strip = Image.new("RGB", (_WIDTH, _CELL * len(rows) + _GAP), theme.panel.wood)
    for row, columns in enumerate(rows):
        for column in range(columns):
            at = (_GAP + (_WIDTH - _GAP) // columns * column, _CELL * row)
            strip.paste(_draw_cell(request, next(nations), columns, theme), at)
    return strip


def _rows(nations: int) -> Sequence[int]:
    """Return the number of cells in each row; every row fills the width of the picture."""
    count = -(-nations // _COLUMNS)
    return tuple(-(-(nations - row) // count) for row in range(count))


@cached_sprite
def _cell_image(
    nation: Nation,
    title: str,
    wedge: Wedge | None,
    counts: tuple[int, int, str],
    lit: bool,
    columns: int,
    theme: Theme,
) -> Image.Image:
    """Draw a nation's cell: name; below it wedge, cities, and score with the points won since."""
    (cities, won, score), look = counts, theme.panel
    width, height = (_WIDTH - _GAP) // columns - _GAP, _CELL - _GAP
    writer, upper, lower = StripWriter(width, height, theme), 30, 74
    writer.panel((0, 0, width - 1, height - 1), lit=lit)
    writer.stone((32, upper), nation, 22)
    writer.text((60, upper), title, 31, look.ink, width - 70)
    if wedge is not None:
        writer.wedge((32, lower), wedge, 20, corner=7)
    writer.figure((63, lower), "city", 30, look.ink)
    writer.number((96, lower), str(cities), 28, look.ink)
    figures = [(score, 36.0, look.red), *([(f"+{won}", 25.0, _MORE)] if won else ())]
    room = width - 11 - 96 - text_width("number", 28, str(cities)) - 7 * len(figures)
    slim = min(1.0, room / sum(text_width("number", size, text) for text, size, _ in figures))
    end = width - 11.0
    for text, size, colour in figures:
        writer.number((end, lower), text, size * slim, colour, "r")
        end -= text_width("number", size * slim, text) + 7
    return writer.page.image


def _draw_cell(request: ViewSpec, nation: Nation, columns: int, theme: Theme) -> Image.Image:
    position, state = request.position, request.position.nations[nation]
    score = f"{position.setup.score(state.personages)}/{position.setup.target}"
    gains = [event for event in request.since if isinstance(event, PersonageWon) and event.nation == nation]
    won = sum(event.count * position.setup.points_of(event.personage) for event in gains)
    lit = nation == (position.winner or position.awaited)
    counts = (len(state.cities), won, score)
    return _cell_image(nation, nation_title(nation), state.wedge, counts, lit, columns, theme)
