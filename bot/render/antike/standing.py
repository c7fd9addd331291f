"""Standing of all nations below a close-up: a cell for each, with its wedge, its cities and its score."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.events import PersonageWon
from bot.engine.terms import Nation, Wedge
from bot.render.core.cache import cached_sprite
from bot.render.core.icons import icon_mask
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.tokens import stone_token
from bot.render.tables.rondel import WEDGE_FIGURES
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


def _draw_cell(request: ViewSpec, nation: Nation, columns: int, theme: Theme) -> Image.Image:
    position, state = request.position, request.position.nations[nation]
    score = f"{position.setup.score(state.personages)}/{position.setup.target}"
    gains = [event for event in request.since if isinstance(event, PersonageWon) and event.nation == nation]
    won = sum(event.count * position.setup.points_of(event.personage) for event in gains)
    lit = nation == (position.winner or position.awaited)
    counts = (len(state.cities), won, score)
    return _cell_image(nation, nation_title(nation), state.wedge, counts, lit, columns, theme)
