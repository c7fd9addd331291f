"""What the bank still holds: coins, temples and the stacks of personages (S6)."""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.terms import PERSONAGES, Personage
from bot.render.fonts import draw_text
from bot.render.icons import icon_mask
from bot.render.layout import Layout
from bot.render.palette import INK, Colour
from bot.render.pieces import token
from bot.render.plate import lay_plate, shade
from bot.render.view import View

__all__ = ["FADED", "PERSONAGE_FIGURES", "draw_bank", "draw_holdings"]

PERSONAGE_FIGURES: Final[dict[Personage, str]] = {
    "king": "crown",
    "scholar": "scroll",
    "general": "helmet",
    "citizen": "citizen",
    "navigator": "anchor",
}
FADED: Final[Colour] = (186, 164, 130)
"""For a count of nothing."""


def draw_bank(page: Image.Image, layout: Layout) -> None:
    """Draw the empty plate."""
    box = layout.panels.bank
    shadow = Image.new("L", page.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, 10, fill=255)
    shade(page, shadow, 0.5, 9)
    lay_plate(page, box)
    draw_text(ImageDraw.Draw(page), (box[0] + 18, box[1] + 30), "BANK", "title", 25, INK)


def draw_holdings(view: View, layout: Layout, position: Position) -> None:
    """Write what is left; an empty stack is pale."""
    left, top, right, bottom = layout.panels.bank
    bank, image = position.bank, view.image
    draw = ImageDraw.Draw(image)
    view.put(token("coins", 14, view.scale), (right - 176, top + 31))
    draw_text(draw, (right - 156, top + 31), str(bank.coins), "number", 27, INK if bank.coins else FADED)
    image.paste(INK, (round(right - 92), round(top + 16)), icon_mask("temple", 30))
    draw_text(draw, (right - 56, top + 31), str(bank.temples), "number", 27, INK if bank.temples else FADED)
    width = (right - left - 24) / len(PERSONAGES)
    for i, personage in enumerate(PERSONAGES):
        count, x = bank.personages.of(personage), left + 14 + width * i
        colour = INK if count else FADED
        image.paste(colour, (round(x), round(bottom - 46)), icon_mask(PERSONAGE_FIGURES[personage], 28))
        draw_text(draw, (x + 32, bottom - 31), str(count), "number", 25, colour)
