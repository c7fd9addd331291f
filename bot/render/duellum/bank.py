"""Bank panel: the remaining coins, temples, city tokens and personages, pile and discards (DS4, DE2)."""

from dataclasses import dataclass
from typing import Final

from PIL import ImageDraw

from bot.engine.duellum.position import Bank, Position
from bot.engine.duellum.supply import pile
from bot.engine.terms import CHIPS, PERSONAGES
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.palette import Colour
from bot.render.core.panel import draw_table, panel_interior
from bot.render.core.text import draw_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.map.tokens import resource_token
from bot.text.position.picture_labels import bank_title

_ROWS: Final = (0.22, 0.52, 0.81)
"""Vertical positions of the panel's rows, as shares of its height."""
_SIZE: Final = 21.0


def draw_bank(view: Viewport, layout: Layout) -> None:
    """Draw the empty panel."""
    page, look = view.image, view.theme.panel
    left, top, right, bottom = layout.panels.bank
    draw_table(page, layout.panels.bank, look)
    draw = ImageDraw.Draw(page)
    y = top + (bottom - top) * _ROWS[0]
    draw_text(draw, (left + 16, y), bank_title(), "title", 23, look.ink)
    for part in (0.37, 0.665):
        line = top + (bottom - top) * part
        draw.line((left + 10, line, right - 11, line), fill=look.rule)


@dataclass(frozen=True, slots=True)
class _Stock:
    """Content of the panel and key of its cached picture."""

    bank: Bank
    pile: int
    discard: int


def draw_bank_contents(view: Viewport, layout: Layout, position: Position) -> None:
    """Draw the remaining stock; empty stacks are pale."""
    stock = _Stock(position.bank, sum(pile(position).values()), sum(position.discard.values()))
    box = layout.panels.bank
    view.draw_cached(panel_interior(box), ("bank", stock), lambda: _Writer(view, layout).write(stock))


class _Writer:
    """Writes on the panel; rows are numbered from the top."""

    def __init__(self, view: Viewport, layout: Layout) -> None:
        self._view, self._box = view, layout.panels.bank
        self._look, self._draw = view.theme.panel, ImageDraw.Draw(view.image)

    def write(self, stock: _Stock) -> None:
        bank, wide = stock.bank, self._box[2] - self._box[0]
        self._view.put(resource_token("coins", 12, 1.0, self._view.theme), self._point(wide - 176, 0))
        self._count(wide - 159, 0, bank.coins)
        self._figure(wide - 88, 0, "temple", self._look.ink)
        self._count(wide - 59, 0, bank.temples)
        self._figure(12, 1, "city", self._look.ink)
        for i, chip in enumerate(CHIPS):
            x = 50 + i * 52
            self._view.put(resource_token(chip, 10, 1.0, self._view.theme), self._point(x, 1))
            self._count(x + 12, 1, bank.tokens.count_of(chip))
        self._figure(wide - 96, 1, "cards", self._look.ink)
        self._count(wide - 70, 1, stock.pile)
        draw_text(
            self._draw,
            self._point(wide - 12, 1),
            f"+{stock.discard}",
            "number",
            17,
            self._look.second,
            anchor="r",
        )
        width = (wide - 20) / len(PERSONAGES)
        for i, personage in enumerate(PERSONAGES):
            count = bank.personages.of(personage)
            colour = self._look.ink if count else self._look.faded
            self._figure(12 + width * i, 2, PERSONAGE_FIGURES[personage], colour)
            self._count(12 + width * i + 27, 2, count)

    def _point(self, x: float, row: int) -> tuple[float, float]:
        left, top, _, bottom = self._box
        return left + x, top + (bottom - top) * _ROWS[row]

    def _count(self, x: float, row: int, count: int) -> None:
        colour = self._look.ink if count else self._look.faded
        draw_text(self._draw, self._point(x, row), str(count), "number", _SIZE, colour)

    def _figure(self, x: float, row: int, figure: str, colour: Colour) -> None:
        left, y = self._point(x, row)
        self._view.image.paste(colour, (round(left), round(y - 12)), icon_mask(figure, 24))
