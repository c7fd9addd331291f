"""Nation cards: drawing of icons and numbers on them, and the parts common to all rulesets."""

from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, RESOURCES, Nation
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box
from bot.render.map.tokens import resource_token, stone_token

Income = tuple[int, int, int]
"""Marble, iron and gold that landing on its wedges would yield a nation now."""
_COIN_COLUMN: Final = 0.75
"""Width of the column of coins, which no wedge yields, relative to those of the chips."""


class CardWriter:
    """Writes on one card; `y` coordinates are relative to its top."""

    def __init__(self, view: Viewport, box: Box) -> None:
        self.view, self.box = view, box
        self.look, self.theme = view.theme.panel, view.theme
        self.draw = ImageDraw.Draw(view.image)

    def column(self, i: int, count: int) -> float:
        """Return the left edge of the i-th of `count` columns."""
        left, _, right, _ = self.box
        return left + 13 + (right - left - 20) / count * i

    def text(self, x: float, y: float, text: str, size: float, colour: Colour | None = None) -> None:
        """Draw text, left-aligned at `x`."""
        draw_text(self.draw, (x, self.box[1] + y), text, "text", size, colour or self.look.ink)

    def number(
        self, x: float, y: float, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        """Draw a number, left- or right-aligned at `x`."""
        draw_text(self.draw, (x, self.box[1] + y), text, "number", size, colour, anchor=anchor)

    def count(self, x: float, y: float, figure: str, count: int, size: int = 26) -> None:
        """Draw an icon and a number, both pale if the number is 0."""
        colour = self.look.ink if count else self.look.faded
        top = self.box[1] + y
        self.view.image.paste(colour, (round(x), round(top - size / 2)), icon_mask(figure, size))
        self.number(x + size + 4, y, str(count), size, colour)

    def sign(self, x: float, y: float, figure: str, ground: Colour | None) -> None:
        """Draw an icon on a coloured ground, or pale if `ground` is None."""
        top = self.box[1] + y
        if ground is not None:
            box = (x - 2, top - 12, x + 26, top + 12)
            self.draw.rounded_rectangle(box, 5, fill=ground, outline=self.look.cell_edge)
        colour = self.look.ink if ground is not None else self.look.faded
        self.view.image.paste(colour, (round(x + 2), round(top - 10)), icon_mask(figure, 20))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Draw a sprite centred on a point."""
        self.view.put(sprite, (x, self.box[1] + y))


def draw_head(card: CardWriter, nation: Nation, title: str, name: str | None, score: str) -> None:
    """Draw the nation, its player's name and its score."""
    left, _, right, _ = card.box
    card.put(stone_token(nation, 22, 1.0, card.theme), left + 34, 31)
    card.number(right - 14, 31, score, 34, card.look.red, "r")
    room = right - left - 66 - 22 - text_width("number", 34, score)
    # A player's name may be truncated; a nation's is shrunk instead.
    size = (27 if name else 28) * min(1.0, room / text_width("text", 28, title))
    if name:
        card.text(left + 62, 21, title, size)
        card.text(left + 62, 44, fit_text(21, name, room), 21, card.look.second)
    else:
        card.text(left + 62, 31, title, size)


def draw_purse(card: CardWriter, purse: Purse, income: Income) -> None:
    """Draw the nation's resources, and after each chip the income from its wedge now (P1, P2)."""
    left, _, right, _ = card.box
    width = (right - left - 16) / (len(CHIPS) + _COIN_COLUMN)
    for i, resource in enumerate(RESOURCES):
        x, count = left + 10 + width * i, str(purse.count_of(resource))
        more = f"+{income[i]}" if i < len(CHIPS) else ""
        room = (width if more else width * _COIN_COLUMN) - 29
        part = min(1.0, room / (text_width("number", 26, count) + text_width("number", 17, more)))
        card.put(resource_token(resource, 11.5, 1.0, card.theme), x + 12, 74)
        ink, red, faded = card.look.ink, card.look.red, card.look.faded
        card.number(x + 26, 74, count, 26 * part, ink if count != "0" else faded)
        if more:
            after = x + 27 + text_width("number", 26 * part, count)
            card.number(after, 76, more, 17 * part, red if income[i] else faded)
