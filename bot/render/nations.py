"""The strip below the map: a card for each nation with all that does not lie on the board."""

from collections.abc import Mapping
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.antike.arming import supply_left
from bot.engine.antike.position import NationState, Position
from bot.engine.terms import PERSONAGES, RESOURCES, Nation, Unit
from bot.render.bank import FADED, PERSONAGE_FIGURES
from bot.render.fonts import draw_text, fit_text, text_width
from bot.render.icons import icon_mask
from bot.render.layout import Box, Layout
from bot.render.palette import INK, RUST, Colour
from bot.render.pieces import stone, token
from bot.render.plate import lay_plate
from bot.render.view import View

__all__ = ["card_boxes", "draw_cards", "in_supply"]

_GAP: Final = 7
_WIDEST: Final = 660
_FIGURES: Final[dict[Unit, str]] = {"legion": "shield", "galley": "ship"}


def in_supply(position: Position, nation: Nation, unit: Unit) -> int:
    """How many legions, or galleys, a nation can still set up (S5, S10)."""
    return max(0, supply_left(position.setup, position.nations[nation], unit))


def card_boxes(layout: Layout, count: int) -> list[Box]:
    """A box for each of `count` nations, side by side in the middle of the strip."""
    left, top, right, bottom = layout.panels.nations
    width = min(_WIDEST, (right - left - _GAP * (count - 1)) / count)
    start = (left + right - width * count - _GAP * (count - 1)) / 2
    return [
        (start + i * (width + _GAP), top, start + i * (width + _GAP) + width, bottom) for i in range(count)
    ]


class _Card:
    """One card; rows are numbered from the top."""

    def __init__(self, view: View, box: Box) -> None:
        self._view, self.box = view, box
        self._draw = ImageDraw.Draw(view.image)

    def column(self, i: int, count: int) -> float:
        """The left end of the i-th of `count` columns."""
        left, _, right, _ = self.box
        return left + 13 + (right - left - 20) / count * i

    def text(self, x: float, y: float, text: str, size: float, colour: Colour = INK) -> None:
        draw_text(self._draw, (x, self.box[1] + y), text, "text", size, colour)

    def number(
        self, x: float, y: float, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        draw_text(self._draw, (x, self.box[1] + y), text, "number", size, colour, anchor=anchor)

    def count(self, x: float, y: float, figure: str, count: int, size: int = 26) -> None:
        """A figure and a number; nothing at all is pale."""
        colour = INK if count else FADED
        top = self.box[1] + y
        self._view.image.paste(colour, (round(x), round(top - size / 2)), icon_mask(figure, size))
        self.number(x + size + 4, y, str(count), 25, colour)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        self._view.put(sprite, (x, self.box[1] + y))


def _head(card: _Card, nation: Nation, name: str | None, score: str) -> None:
    left, _, right, _ = card.box
    card.put(stone(nation, 23, 1.0), left + 35, 33)
    card.number(right - 14, 34, score, 34, RUST, "r")
    room = right - left - 66 - 22 - text_width("number", 34, score)
    title = nation.capitalize()
    if name:
        card.text(left + 64, 23, fit_text("text", 27, title, room), 27)
        card.text(left + 64, 47, fit_text("text", 21, name, room), 21, (112, 76, 42))
    else:
        card.text(left + 64, 33, fit_text("text", 28, title, room), 28)


def _purse(card: _Card, state: NationState) -> None:
    for i, resource in enumerate(RESOURCES):
        x, count = card.column(i, len(RESOURCES)), state.purse.count_of(resource)
        card.put(token(resource, 13.5, 1.0), x + 14, 81)
        card.number(x + 33, 81, str(count), 28, INK if count else FADED)


def _personages(card: _Card, state: NationState) -> None:
    for i, personage in enumerate(PERSONAGES):
        card.count(
            card.column(i, len(PERSONAGES)), 116, PERSONAGE_FIGURES[personage], state.personages.of(personage)
        )


def _holdings(card: _Card, position: Position, nation: Nation) -> None:
    """Cities and temples on the board; behind the line, units that can still be set up."""
    state = position.nations[nation]
    card.count(card.column(0, 4), 150, "city", len(state.cities))
    card.count(card.column(1, 4), 150, "temple", len(state.temples))
    for i, unit in enumerate(_FIGURES, 2):
        x = card.column(i, 4)
        left = in_supply(position, nation, unit)
        card.count(x, 150, _FIGURES[unit], left)


def _lines(view: View, box: Box) -> None:
    draw = ImageDraw.Draw(view.image)
    for y in (62, 99, 133):
        draw.line((box[0] + 12, box[1] + y, box[2] - 13, box[1] + y), fill=(214, 190, 148))
    middle = (box[0] + box[2]) / 2
    draw.line((middle, box[1] + 137, middle, box[3] - 10), fill=(190, 160, 112), width=2)


def draw_cards(view: View, layout: Layout, position: Position, names: Mapping[Nation, str]) -> None:
    """Draw all cards; the nation that has to act, or has won, stands out."""
    order = position.setup.turn_order
    lit = position.winner or position.mover
    for nation, box in zip(order, card_boxes(layout, len(order)), strict=True):
        lay_plate(view.image, box, bright=nation == lit)
        state, card = position.nations[nation], _Card(view, box)
        _lines(view, box)
        _head(
            card,
            nation,
            names.get(nation),
            f"{position.setup.score(state.personages)}/{position.setup.target}",
        )
        _purse(card, state)
        _personages(card, state)
        _holdings(card, position, nation)
