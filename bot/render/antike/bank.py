"""What the bank still holds: coins, temples and the stacks of personages (S6)."""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.position import Bank, Position
from bot.engine.terms import PERSONAGES, Personage
from bot.render.core.icons import icon_mask
from bot.render.core.panel import inner, lay_plate, shade
from bot.render.core.text import draw_text
from bot.render.core.viewport import View
from bot.render.map.layout import Layout
from bot.render.map.tokens import token
from bot.text.antike.position.picture_labels import bank_title

__all__ = ["PERSONAGE_FIGURES", "draw_bank", "draw_holdings"]

PERSONAGE_FIGURES: Final[dict[Personage, str]] = {
    "king": "crown",
    "scholar": "scroll",
    "general": "helmet",
    "citizen": "citizen",
    "navigator": "anchor",
}


def draw_bank(view: View, layout: Layout) -> None:
    """Draw the empty plate."""
    page, look = view.image, view.theme.plate
    box = layout.panels.bank
    shadow = Image.new("L", page.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, 10, fill=255)
    shade(page, shadow, 0.5, 9)
    lay_plate(page, box, look)
    draw_text(ImageDraw.Draw(page), (box[0] + 18, box[1] + 30), bank_title(), "title", 25, look.ink)


def draw_holdings(view: View, layout: Layout, position: Position) -> None:
    """Write what is left; an empty stack is pale."""
    view.lay(inner(layout.panels.bank), ("bank", position.bank), lambda: _write(view, layout, position.bank))


def _write(view: View, layout: Layout, bank: Bank) -> None:
    left, top, right, bottom = layout.panels.bank
    image, ink, faded = view.image, view.theme.plate.ink, view.theme.plate.faded
    draw = ImageDraw.Draw(image)
    view.put(token("coins", 14, view.scale, view.theme), (right - 176, top + 31))
    draw_text(draw, (right - 156, top + 31), str(bank.coins), "number", 27, ink if bank.coins else faded)
    image.paste(ink, (round(right - 92), round(top + 16)), icon_mask("temple", 30))
    draw_text(draw, (right - 56, top + 31), str(bank.temples), "number", 27, ink if bank.temples else faded)
    width = (right - left - 24) / len(PERSONAGES)
    for i, personage in enumerate(PERSONAGES):
        count, x = bank.personages.of(personage), left + 14 + width * i
        colour = ink if count else faded
        image.paste(colour, (round(x), round(bottom - 46)), icon_mask(PERSONAGE_FIGURES[personage], 28))
        draw_text(draw, (x + 32, bottom - 31), str(count), "number", 25, colour)
