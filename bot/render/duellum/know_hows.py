"""Know-how list: both prices of each know-how, first and later, and its owners (DK2)."""

from typing import Final

from PIL import ImageDraw

from bot.engine.duellum.position import Position
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.terms import Nation
from bot.render.core.icons import icon_mask
from bot.render.core.panel import draw_table, panel_interior
from bot.render.core.text import draw_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.map.tokens import resource_token, stone_token
from bot.text.duellum.position.names import KNOW_HOW_NAMES

KNOW_HOW_FIGURES: Final[dict[KnowHow, str]] = {
    "strata": "roads",
    "navigatio": "compass",
    "moneta": "coins",
    "res_publica": "vote",
    "commercium": "amphora",
}
Entry = tuple[KnowHow, tuple[Nation, ...], int, int]
_PAD: Final = 8
_NAME: Final = 48
_NAME_ROOM: Final = 170
_PRICE: Final = 172
"""Distance from a row's right edge to the gold token, in pixels."""


def know_how_box(layout: Layout, know_how: KnowHow) -> Box:
    """Return the box of a know-how's row."""
    left, top, right, bottom = layout.panels.know_hows
    height = (bottom - top - 2 * _PAD) / len(KNOW_HOWS)
    y = top + _PAD + KNOW_HOWS.index(know_how) * height
    return (left + _PAD, y + 1, right - _PAD, y + height - 1)


def know_how_entries(position: Position) -> tuple[Entry, ...]:
    """Return each know-how with its owners, first price and later price."""
    nations, prices = position.nations, position.setup.board.prices
    return tuple(
        (
            know_how,
            tuple(nation for nation in position.setup.nations if know_how in nations[nation].know_hows),
            prices[know_how].first,
            prices[know_how].later,
        )
        for know_how in KNOW_HOWS
    )


def draw_price_list(view: Viewport, layout: Layout) -> None:
    """Draw the list without prices and owners."""
    page, look = view.image, view.theme.panel
    draw_table(page, layout.panels.know_hows, look)
    draw = ImageDraw.Draw(page)
    for i, know_how in enumerate(KNOW_HOWS):
        left, top, right, bottom = know_how_box(layout, know_how)
        middle = (top + bottom) / 2
        draw.rounded_rectangle(
            (left, top, right, bottom), 5, fill=look.cells[i % len(look.cells)], outline=look.cell_edge
        )
        page.paste(
            look.ink, (round(left + 10), round(middle - 11)), icon_mask(KNOW_HOW_FIGURES[know_how], 22)
        )
        title = KNOW_HOW_NAMES[know_how]
        size = 23 * min(1.0, _NAME_ROOM / text_width("label", 23, title))
        draw_text(draw, (left + _NAME, middle), title, "label", size, look.ink)


def draw_prices(view: Viewport, layout: Layout, position: Position) -> None:
    """Draw owners and both prices; the current price is larger, and red for an unowned know-how (DK2)."""
    entries = know_how_entries(position)
    view.draw_cached(
        panel_interior(layout.panels.know_hows),
        ("know-hows", entries),
        lambda: _draw_entries(view, layout, entries),
    )


def _draw_entries(view: Viewport, layout: Layout, entries: tuple[Entry, ...]) -> None:
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    for know_how, owners, first, later in entries:
        _, top, right, bottom = know_how_box(layout, know_how)
        middle, x = (top + bottom) / 2, right - _PRICE
        view.put(resource_token("gold", 10, view.scale, view.theme), (x, middle))
        colours = (look.second, look.ink) if owners else (look.red, look.second)
        sizes = (16, 22) if owners else (22, 16)
        for price, colour, size, at in zip((first, later), colours, sizes, (30, 66), strict=True):
            draw_text(draw, (x + at, middle), str(price), "number", size, colour, anchor="m")
        draw_text(draw, (x + 48, middle), "/", "number", 17, look.second, anchor="m")
        for i, nation in enumerate(owners):
            view.put(stone_token(nation, 11.0, view.scale, view.theme), (right - 56 + 34 * i, middle))
