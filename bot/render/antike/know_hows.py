"""Know-how chart: effect, owners and current price of each know-how (K1, K2)."""

from typing import Final

from PIL import ImageDraw

from bot.engine.antike.constants import actions_per_unit, city_strength, know_how_price, market_bonus
from bot.engine.antike.position import Position
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.terms import UNITS, Nation
from bot.render.core.icons import icon_mask
from bot.render.core.panel import draw_table, panel_interior
from bot.render.core.text import draw_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.map.tokens import resource_token, stone_token
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.position.picture_labels import new_mark

KNOW_HOW_FIGURES: Final[dict[KnowHow, str]] = {
    "wheel": "wheel",
    "roads": "roads",
    "sailing": "ship",
    "navigation": "compass",
    "market": "amphora",
    "currency": "coins",
    "monarchy": "crown",
    "democracy": "vote",
}
Entry = tuple[KnowHow, tuple[Nation, ...], int]
_STONE: Final = 10.0
_COLUMNS: Final = 4


def effect(know_how: KnowHow) -> str:
    """Return a know-how's effect: unit actions (K5), chips per production (P2) or city strength (M8)."""
    known = frozenset({know_how})
    actions = max(actions_per_unit(unit, known) for unit in UNITS)
    if actions > 1:
        return f"\u00d7{actions}"
    stronger = city_strength(known, temple=False) - city_strength(frozenset(), temple=False)
    return f"+{market_bonus(known) + stronger}"


def cell_box(layout: Layout, know_how: KnowHow) -> Box:
    """Return a know-how's cell: basic know-hows in the upper row, each above its secondary one."""
    left, top, right, bottom = layout.panels.know_hows
    column, row = KNOW_HOWS.index(know_how) // 2, int(know_how in BASIC_KNOW_HOWS)
    width, height = (right - left - 14) / _COLUMNS, (bottom - top - 14) / 2
    x, y = left + 7 + column * width, top + 7 + row * height
    return (x + 2, y + 2, x + width - 2, y + height - 2)


def draw_chart(view: Viewport, layout: Layout) -> None:
    """Draw the empty chart on the page."""
    page, look = view.image, view.theme.panel
    box = layout.panels.know_hows
    draw_table(page, box, look)
    draw = ImageDraw.Draw(page)
    for i, know_how in enumerate(KNOW_HOWS):
        left, top, right, bottom = cell_box(layout, know_how)
        draw.rounded_rectangle((left, top, right, bottom), 6, fill=look.cells[i // 2], outline=look.cell_edge)
        figure = icon_mask(KNOW_HOW_FIGURES[know_how], 34)
        page.paste(look.ink, (round(left + 5), round(top + 5)), figure)
        draw_text(draw, (left + 52, top + 22), effect(know_how), "number", 18, look.red, anchor="m")
        draw_text(
            draw,
            ((left + right) / 2 + 8, bottom - 12),
            KNOW_HOW_NAMES[know_how],
            "label",
            20,
            look.ink,
            anchor="m",
        )
        if know_how in BASIC_KNOW_HOWS:
            middle = (left + right) / 2
            draw.polygon([(middle - 7, top - 5), (middle + 7, top - 5), (middle, top + 2)], fill=look.edge)


def chart_entries(position: Position) -> tuple[Entry, ...]:
    """Return the content of each cell: know-how, owners, and its current price in gold (K2)."""
    owners = {
        know_how: tuple(n for n in position.setup.nations if know_how in position.nations[n].know_hows)
        for know_how in KNOW_HOWS
    }
    return tuple((know, known, know_how_price(know, new=not known).gold) for know, known in owners.items())


def draw_chart_entries(view: Viewport, layout: Layout, position: Position) -> None:
    """Draw owners and current prices; the price of a know-how that would be NEW is red (K3)."""
    entries = chart_entries(position)
    view.draw_cached(
        panel_interior(layout.panels.know_hows),
        ("know-hows", entries),
        lambda: _draw_entries(view, layout, entries),
    )


def _draw_entries(view: Viewport, layout: Layout, entries: tuple[Entry, ...]) -> None:
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    for know_how, owners, cost in entries:
        left, top, right, _ = cell_box(layout, know_how)
        colour = look.ink if owners else look.red
        view.put(resource_token("gold", 10, view.scale, view.theme), (left + 16, top + 53))
        draw_text(draw, (left + 30, top + 53), str(cost), "number", 21, colour)
        if not owners:
            draw_text(draw, (right - 9, top + 22), new_mark(), "label", 19, look.red, anchor="r")
        for i, nation in enumerate(owners):
            spot = (right - 14 - 22.5 * (2 - i % 3), top + 17 + 23.5 * (i // 3))
            view.put(stone_token(nation, _STONE, view.scale, view.theme), spot)
