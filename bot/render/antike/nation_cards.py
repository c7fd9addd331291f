"""Nation cards below the map: all that does not lie on the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.antike.position import Personages, Position
from bot.engine.antike.rules.arming import supply_left
from bot.engine.antike.rules.rondel import yields
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, PERSONAGES, RESOURCES, Nation, Unit
from bot.render.antike.technologies import KNOW_HOW_FIGURES
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour
from bot.render.core.panel import draw_panel
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.map.tokens import resource_token, stone_token
from bot.render.tables.figures import PERSONAGE_FIGURES
from bot.text.antike.position.picture_labels import nation_title

Income = tuple[int, int, int]
_GAP: Final = 7
_COIN_COLUMN: Final = 0.75
"""How wide the column of coins, which no wedge brings, is beside those of the chips."""
_WIDEST: Final = 660


def in_supply(position: Position, nation: Nation, unit: Unit) -> int:
    """How many legions, or galleys, a nation can still set up (S5, S10)."""
    return max(0, supply_left(position.setup, position.nations[nation], unit))


def income_of(position: Position, nation: Nation) -> Income:
    """Marble, iron and gold that its wedges would bring a nation now (P1, P2)."""
    state = position.nations[nation]
    marble, iron, gold = (yields(position, state, chip) for chip in CHIPS)
    return marble, iron, gold


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

    def __init__(self, view: Viewport, box: Box) -> None:
        self._view, self.box = view, box
        self.look, self.theme = view.theme.panel, view.theme
        self._draw = ImageDraw.Draw(view.image)

    def column(self, i: int, count: int) -> float:
        """The left end of the i-th of `count` columns."""
        left, _, right, _ = self.box
        return left + 13 + (right - left - 20) / count * i

    def text(self, x: float, y: float, text: str, size: float, colour: Colour | None = None) -> None:
        draw_text(self._draw, (x, self.box[1] + y), text, "text", size, colour or self.look.ink)

    def number(
        self, x: float, y: float, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        draw_text(self._draw, (x, self.box[1] + y), text, "number", size, colour, anchor=anchor)

    def count(self, x: float, y: float, figure: str, count: int, size: int = 26) -> None:
        """A figure and a number; nothing at all is pale."""
        colour = self.look.ink if count else self.look.faded
        top = self.box[1] + y
        self._view.image.paste(colour, (round(x), round(top - size / 2)), icon_mask(figure, size))
        self.number(x + size + 4, y, str(count), size, colour)

    def sign(self, x: float, y: float, figure: str, ground: Colour | None) -> None:
        """A figure on a coloured ground, or pale without one."""
        top = self.box[1] + y
        if ground is not None:
            box = (x - 2, top - 12, x + 26, top + 12)
            self._draw.rounded_rectangle(box, 5, fill=ground, outline=self.look.cell_edge)
        colour = self.look.ink if ground is not None else self.look.faded
        self._view.image.paste(colour, (round(x + 2), round(top - 10)), icon_mask(figure, 20))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        self._view.put(sprite, (x, self.box[1] + y))


def _head(card: _Card, nation: Nation, name: str | None, score: str) -> None:
    left, _, right, _ = card.box
    card.put(stone_token(nation, 22, 1.0, card.theme), left + 34, 31)
    card.number(right - 14, 31, score, 34, card.look.red, "r")
    room = right - left - 66 - 22 - text_width("number", 34, score)
    title = nation_title(nation)
    # A person's name may be cut, a nation's is rather written smaller.
    size = (27 if name else 28) * min(1.0, room / text_width("text", 28, title))
    if name:
        card.text(left + 62, 21, title, size)
        card.text(left + 62, 44, fit_text("text", 21, name, room), 21, card.look.second)
    else:
        card.text(left + 62, 31, title, size)


def _purse(card: _Card, purse: Purse, income: Income) -> None:
    """What it has, and behind each chip what its wedge would bring now (P1, P2)."""
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


def _know_hows(card: _Card, known: frozenset[KnowHow]) -> None:
    """Those it has on the colours of the chart, the others pale."""
    for i, know_how in enumerate(KNOW_HOWS):
        card.sign(
            card.column(i, len(KNOW_HOWS)) + 2,
            104,
            KNOW_HOW_FIGURES[know_how],
            card.look.cells[i // 2] if know_how in known else None,
        )


def _personages(card: _Card, personages: Personages) -> None:
    for i, personage in enumerate(PERSONAGES):
        figure = PERSONAGE_FIGURES[personage]
        card.count(card.column(i, len(PERSONAGES)), 129, figure, personages.of(personage), 22)


def _holdings(card: _Card, shown: "_Shown") -> None:
    """Cities and temples on the board; behind the line, units that can still be set up."""
    for i, (figure, count) in enumerate(
        (
            ("city", shown.cities),
            ("temple", shown.temples),
            ("shield", shown.legions),
            ("ship", shown.galleys),
        )
    ):
        card.count(card.column(i, 4), 154, figure, count, 22)


def _lines(view: Viewport, box: Box) -> None:
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    for y in (57, 91, 117, 141):
        draw.line((box[0] + 12, box[1] + y, box[2] - 13, box[1] + y), fill=look.rule)
    middle = (box[0] + box[2]) / 2
    draw.line((middle, box[1] + 144, middle, box[3] - 9), fill=look.line, width=2)


@dataclass(frozen=True, slots=True)
class _Shown:
    """All that a card shows; two cards that show the same look the same."""

    nation: Nation
    name: str | None
    lit: bool
    score: str
    purse: Purse
    income: Income
    known: frozenset[KnowHow]
    personages: Personages
    cities: int
    temples: int
    legions: int
    galleys: int


def _shown(position: Position, nation: Nation, name: str | None) -> _Shown:
    state, setup = position.nations[nation], position.setup
    return _Shown(
        nation,
        name,
        nation == (position.winner or position.awaited or position.mover),
        f"{setup.score(state.personages)}/{setup.target}",
        state.purse,
        income_of(position, nation),
        state.know_hows,
        state.personages,
        len(state.cities),
        len(state.temples),
        in_supply(position, nation, "legion"),
        in_supply(position, nation, "galley"),
    )


def _draw_card(view: Viewport, box: Box, shown: _Shown) -> None:
    draw_panel(view.image, box, view.theme.panel, bright=shown.lit)
    _lines(view, box)
    card = _Card(view, box)
    _head(card, shown.nation, shown.name, shown.score)
    _purse(card, shown.purse, shown.income)
    _know_hows(card, shown.known)
    _personages(card, shown.personages)
    _holdings(card, shown)


def draw_cards(view: Viewport, layout: Layout, position: Position, names: Mapping[Nation, str]) -> None:
    """Draw all cards; the nation that has to act, or has won, stands out."""
    order = position.setup.turn_order
    for nation, box in zip(order, card_boxes(layout, len(order)), strict=True):
        shown = _shown(position, nation, names.get(nation))
        view.draw_cached(box, ("card", box, shown), partial(_draw_card, view, box, shown))
