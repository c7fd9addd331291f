"""The know-how chart: what each is worth, who has it, and what it costs now (K1, K2)."""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.render.fonts import draw_text
from bot.render.icons import icon_mask
from bot.render.layout import Box, Layout
from bot.render.palette import DARK, INK, RUST, Colour
from bot.render.pieces import stone, token
from bot.render.plate import lay_plate, shade
from bot.render.view import View

__all__ = ["draw_chart", "draw_progress", "price"]

_FIGURES: Final[dict[KnowHow, tuple[str, str]]] = {
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
_TINTS: Final[tuple[Colour, ...]] = ((232, 176, 150), (178, 202, 212), (238, 212, 146), (208, 184, 206))
_STONE: Final = 10.0
_COLUMNS: Final = 4


def price(position: Position, know_how: KnowHow) -> int:
    """Its price in gold for a nation that lacks it (K2)."""
    new = all(know_how not in state.know_hows for state in position.nations.values())
    return (10 if new else 5) if know_how in BASIC_KNOW_HOWS else (7 if new else 3)


def _cell(layout: Layout, know_how: KnowHow) -> Box:
    """Basic know-hows stand in the upper row, each above its secondary one."""
    left, top, right, bottom = layout.panels.know_hows
    column, row = KNOW_HOWS.index(know_how) // 2, int(know_how in BASIC_KNOW_HOWS)
    width, height = (right - left - 14) / _COLUMNS, (bottom - top - 14) / 2
    x, y = left + 7 + column * width, top + 7 + row * height
    return (x + 2, y + 2, x + width - 2, y + height - 2)


def draw_chart(page: Image.Image, layout: Layout) -> None:
    """Draw the empty chart on the page."""
    box = layout.panels.know_hows
    shadow = Image.new("L", page.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, 10, fill=255)
    shade(page, shadow, 0.5, 9)
    lay_plate(page, box)
    draw = ImageDraw.Draw(page)
    for i, know_how in enumerate(KNOW_HOWS):
        left, top, right, bottom = _cell(layout, know_how)
        draw.rounded_rectangle((left, top, right, bottom), 6, fill=_TINTS[i // 2], outline=(150, 108, 66))
        figure, effect = _FIGURES[know_how]
        page.paste(INK, (round(left + 5), round(top + 5)), icon_mask(figure, 34))
        draw_text(draw, (left + 52, top + 22), effect, "number", 18, RUST, anchor="m")
        draw_text(
            draw, ((left + right) / 2 + 8, bottom - 12), know_how.capitalize(), "label", 20, INK, anchor="m"
        )
        if know_how in BASIC_KNOW_HOWS:
            middle = (left + right) / 2
            draw.polygon([(middle - 7, top - 5), (middle + 7, top - 5), (middle, top + 2)], fill=DARK)


def draw_progress(view: View, layout: Layout, position: Position) -> None:
    """Mark the owners and today's prices; the price of one that would be NEW stands in red (K3)."""
    draw = ImageDraw.Draw(view.image)
    for know_how in KNOW_HOWS:
        left, top, right, _ = _cell(layout, know_how)
        owners = [n for n in position.setup.nations if know_how in position.nations[n].know_hows]
        colour = INK if owners else RUST
        view.put(token("gold", 10, view.scale), (left + 16, top + 53))
        draw_text(draw, (left + 30, top + 53), str(price(position, know_how)), "number", 21, colour)
        if not owners:
            draw_text(draw, (right - 9, top + 22), "new", "label", 19, RUST, anchor="r")
        for i, nation in enumerate(owners):
            spot = (right - 14 - 22.5 * (2 - i % 3), top + 17 + 23.5 * (i // 3))
            view.put(stone(nation, _STONE, view.scale), spot)
