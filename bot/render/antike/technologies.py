"""The know-how chart: what each is worth, who has it, and what it costs now (K1, K2)."""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow, Nation
from bot.render.core.panel import inner, lay_plate, shade
from bot.render.core.text import draw_text
from bot.render.core.viewport import View
from bot.render.icons.registry import icon_mask
from bot.render.map.layout import Box, Layout
from bot.render.map.tokens import stone, token
from bot.text.antike.position.picture_labels import know_how_title, new_mark

__all__ = ["KNOW_HOW_FIGURES", "cell_box", "draw_chart", "draw_progress", "price"]

KNOW_HOW_FIGURES: Final[dict[KnowHow, tuple[str, str]]] = {
    "wheel": ("wheel", "\u00d72"),
    "roads": ("roads", "\u00d73"),
    "sailing": ("ship", "\u00d72"),
    "navigation": ("compass", "\u00d73"),
    "market": ("amphora", "+1"),
    "currency": ("coins", "+2"),
    "monarchy": ("crown", "+1"),
    "democracy": ("vote", "+2"),
}
"""Figure and effect (K5, P2)."""
_STONE: Final = 10.0
_COLUMNS: Final = 4


def price(position: Position, know_how: KnowHow) -> int:
    """Its price in gold for a nation that lacks it (K2)."""
    new = all(know_how not in state.know_hows for state in position.nations.values())
    return (10 if new else 5) if know_how in BASIC_KNOW_HOWS else (7 if new else 3)


def cell_box(layout: Layout, know_how: KnowHow) -> Box:
    """Basic know-hows stand in the upper row, each above its secondary one."""
    left, top, right, bottom = layout.panels.know_hows
    column, row = KNOW_HOWS.index(know_how) // 2, int(know_how in BASIC_KNOW_HOWS)
    width, height = (right - left - 14) / _COLUMNS, (bottom - top - 14) / 2
    x, y = left + 7 + column * width, top + 7 + row * height
    return (x + 2, y + 2, x + width - 2, y + height - 2)


def draw_chart(view: View, layout: Layout) -> None:
    """Draw the empty chart on the page."""
    page, look = view.image, view.theme.plate
    box = layout.panels.know_hows
    shadow = Image.new("L", page.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, 10, fill=255)
    shade(page, shadow, 0.5, 9)
    lay_plate(page, box, look)
    draw = ImageDraw.Draw(page)
    for i, know_how in enumerate(KNOW_HOWS):
        left, top, right, bottom = cell_box(layout, know_how)
        draw.rounded_rectangle((left, top, right, bottom), 6, fill=look.cells[i // 2], outline=look.cell_edge)
        figure, effect = KNOW_HOW_FIGURES[know_how]
        page.paste(look.ink, (round(left + 5), round(top + 5)), icon_mask(figure, 34))
        draw_text(draw, (left + 52, top + 22), effect, "number", 18, look.red, anchor="m")
        draw_text(
            draw,
            ((left + right) / 2 + 8, bottom - 12),
            know_how_title(know_how),
            "label",
            20,
            look.ink,
            anchor="m",
        )
        if know_how in BASIC_KNOW_HOWS:
            middle = (left + right) / 2
            draw.polygon([(middle - 7, top - 5), (middle + 7, top - 5), (middle, top + 2)], fill=look.edge)


def draw_progress(view: View, layout: Layout, position: Position) -> None:
    """Mark the owners and today's prices; the price of one that would be NEW stands in red (K3)."""
    nations = position.setup.nations
    known = {know: tuple(n for n in nations if know in position.nations[n].know_hows) for know in KNOW_HOWS}
    marks = tuple((know, owners, price(position, know)) for know, owners in known.items())
    view.lay(inner(layout.panels.know_hows), ("know-hows", marks), lambda: _mark(view, layout, marks))


def _mark(view: View, layout: Layout, marks: tuple[tuple[KnowHow, tuple[Nation, ...], int], ...]) -> None:
    draw, look = ImageDraw.Draw(view.image), view.theme.plate
    for know_how, owners, cost in marks:
        left, top, right, _ = cell_box(layout, know_how)
        colour = look.ink if owners else look.red
        view.put(token("gold", 10, view.scale, view.theme), (left + 16, top + 53))
        draw_text(draw, (left + 30, top + 53), str(cost), "number", 21, colour)
        if not owners:
            draw_text(draw, (right - 9, top + 22), new_mark(), "label", 19, look.red, anchor="r")
        for i, nation in enumerate(owners):
            spot = (right - 14 - 22.5 * (2 - i % 3), top + 17 + 23.5 * (i // 3))
            view.put(stone(nation, _STONE, view.scale, view.theme), spot)
