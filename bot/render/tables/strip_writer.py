"""Strips below the map of a narrow picture: drawing of icons, numbers and names on them."""

from typing import Literal

from PIL import Image, ImageDraw

from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import PERSONAGES, RESOURCES, Nation, Resource, Wedge
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Point
from bot.render.map.tokens import resource_token, stone_token
from bot.render.tables.rondel import WEDGE_FIGURES
from bot.text.position.picture_labels import bank_title


class StripWriter:
    """Writes on a wooden strip; points are its pixels, by default the left middle of what is drawn."""

    def __init__(self, width: int, height: int, theme: Theme) -> None:
        self.page = Viewport(Image.new("RGB", (width, height), theme.panel.wood), theme=theme)
        self.draw, self.look = ImageDraw.Draw(self.page.image), theme.panel

    def panel(self, box: Box, *, lit: bool) -> None:
        """Draw a paper panel, bright if `lit`: for the nation that has to act."""
        look = self.look
        rim = look.edge_bright if lit else look.line
        self.draw.rounded_rectangle(box, 10, look.bright if lit else look.paper, rim, 6 if lit else 3)

    def stone(self, at: Point, nation: Nation, radius: float) -> None:
        """Draw a nation's stone centred on a point."""
        self.page.put(stone_token(nation, radius, 1.0, self.page.theme), at)

    def wedge(self, at: Point, wedge: Wedge, half: int, corner: int = 8) -> None:
        """Draw a wedge of the rondel as a square centred on a point; `half` is half its side."""
        ground, figure = self.page.theme.wedges[wedge]
        (x, y), side = at, round(half * 1.6)
        box = (x - half, y - half, x + half, y + half)
        self.draw.rounded_rectangle(box, corner, ground, self.look.ink, 2)
        mask = icon_mask(WEDGE_FIGURES[wedge], side)
        self.page.image.paste(figure, (round(x - side / 2), round(y - side / 2)), mask)

    def resources(self, at: Point, purse: Purse, step: float, radius: float, size: float) -> None:
        """Draw a nation's resources, one kind every `step` pixels."""
        for i, resource in enumerate(RESOURCES):
            x, count = at[0] + step * i, purse.count_of(resource)
            self.page.put(resource_token(resource, radius, 1.0, self.page.theme), (x, at[1]))
            wide, room = text_width("number", size, str(count)), step - 2.5 * radius
            self.number(
                (x + radius * 1.33, at[1]), str(count), size * min(1.0, room / wide), self.shade(count)
            )

    def bank(self, box: Box, coins: int) -> None:
        """Draw the bank's panel with title and coins; what follows has room from pixel 228 on."""
        middle = (box[1] + box[3]) / 2
        self.panel(box, lit=False)
        self.text((24, middle), bank_title(), 34, self.look.ink, 96)
        self.stock((136, middle), "coins", coins)

    def stock(self, at: Point, resource: Resource, count: int) -> None:
        """Draw what the bank has of a resource."""
        self.page.put(resource_token(resource, 18, 1.0, self.page.theme), (at[0] + 18, at[1]))
        self.number((at[0] + 40, at[1]), str(count), 34, self.shade(count))

    def personages(
        self, at: Point, stacks: Personages, step: float, side: int = 38, size: float = 36
    ) -> None:
        """Draw how many personages there are of each kind, one kind every `step` pixels."""
        for i, personage in enumerate(PERSONAGES):
            place = (at[0] + step * i, at[1])
            self.count(place, PERSONAGE_FIGURES[personage], stacks.of(personage), side, size)

    def count(self, at: Point, figure: str, count: int, side: int = 38, size: float = 36) -> None:
        """Draw an icon and a number, both pale if the number is 0."""
        self.figure(at, figure, side, self.shade(count))
        self.number((at[0] + side + 3, at[1]), str(count), size, self.shade(count))

    def figure(self, at: Point, figure: str, side: int, colour: Colour) -> None:
        """Draw an icon alone."""
        self.page.image.paste(colour, (round(at[0]), round(at[1] - side / 2)), icon_mask(figure, side))

    def know_how(self, at: Point, figure: str, ground: Colour | None) -> None:
        """Draw a know-how: on its colour if the nation has it, pale if `ground` is None."""
        x, y = at
        if ground is not None:
            self.draw.rounded_rectangle((x, y - 24, x + 46, y + 24), 8, ground, self.look.cell_edge, 2)
        self.figure((x + 5, y), figure, 36, self.look.ink if ground is not None else self.look.faded)

    def badge(self, at: Point, text: str) -> None:
        """Draw a number on a red disc centred on a point: something is due."""
        (x, y), r = at, 15
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=self.look.red, outline=self.look.bright, width=2)
        draw_text(self.draw, at, text, "number", 23, self.look.bright, anchor="m")

    def number(
        self, at: Point, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        """Draw a number, left- or right-aligned."""
        draw_text(self.draw, at, text, "number", size, colour, anchor=anchor)

    def text(self, at: Point, text: str, size: float, colour: Colour, room: float | None = None) -> float:
        """Draw text, shrunk to at most `room` pixels; return its width in pixels."""
        wide = text_width("text", size, text)
        part = 1.0 if room is None or wide <= room else room / wide
        draw_text(self.draw, at, text, "text", size * part, colour)
        return wide * part

    def shade(self, count: int) -> Colour:
        """Return the colour of a count: pale for 0."""
        return self.look.ink if count else self.look.faded
