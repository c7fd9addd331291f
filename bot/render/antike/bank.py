"""Bank panel: the remaining coins, temples and personages (S6)."""

from PIL import ImageDraw

from bot.engine.antike.position import Bank, Position
from bot.engine.terms import PERSONAGES
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.panel import draw_table, panel_interior
from bot.render.core.text import draw_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.map.tokens import resource_token
from bot.text.position.picture_labels import bank_title


def draw_bank(view: Viewport, layout: Layout) -> None:
    """Draw the empty panel."""
    page, look = view.image, view.theme.panel
    box = layout.panels.bank
    draw_table(page, box, look)
    draw_text(ImageDraw.Draw(page), (box[0] + 18, box[1] + 30), bank_title(), "title", 25, look.ink)


def draw_bank_contents(view: Viewport, layout: Layout, position: Position) -> None:
    """Draw the remaining stock; empty stacks are pale."""
    view.draw_cached(
        panel_interior(layout.panels.bank),
        ("bank", position.bank),
        lambda: _write(view, layout, position.bank),
    )


def _write(view: Viewport, layout: Layout, bank: Bank) -> None:
    left, top, right, bottom = layout.panels.bank
    image, ink, faded = view.image, view.theme.panel.ink, view.theme.panel.faded
    draw = ImageDraw.Draw(image)
    view.put(resource_token("coins", 14, view.scale, view.theme), (right - 176, top + 31))
    draw_text(draw, (right - 156, top + 31), str(bank.coins), "number", 27, ink if bank.coins else faded)
    image.paste(ink, (round(right - 92), round(top + 16)), icon_mask("temple", 30))
    draw_text(draw, (right - 56, top + 31), str(bank.temples), "number", 27, ink if bank.temples else faded)
    width = (right - left - 24) / len(PERSONAGES)
    for i, personage in enumerate(PERSONAGES):
        count, x = bank.personages.of(personage), left + 14 + width * i
        colour = ink if count else faded
        image.paste(colour, (round(x), round(bottom - 46)), icon_mask(PERSONAGE_FIGURES[personage], 28))
        draw_text(draw, (x + 32, bottom - 31), str(count), "number", 25, colour)
