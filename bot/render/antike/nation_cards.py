"""Nation cards below the map: everything of a nation that is not on the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import ImageDraw

from bot.engine.antike.position import Personages, Position
from bot.engine.antike.rules.arming import supply_left
from bot.engine.antike.rules.rondel import yields
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, PERSONAGES, Nation, Unit
from bot.render.antike.know_hows import KNOW_HOW_FIGURES
from bot.render.core.icons import PERSONAGE_FIGURES
from bot.render.core.panel import draw_panel
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.tables.card_writer import CardWriter, Income, draw_head, draw_purse
from bot.text.position.picture_labels import nation_title

_GAP: Final = 7
_WIDEST: Final = 660


def in_supply(position: Position, nation: Nation, unit: Unit) -> int:
    """Return how many legions or galleys a nation can still place on the board (S5, S10)."""
    return max(0, supply_left(position.setup, position.nations[nation], unit))


def income_of(position: Position, nation: Nation) -> Income:
    """Return the marble, iron and gold that landing on its wedges would yield a nation now (P1, P2)."""
    state = position.nations[nation]
    marble, iron, gold = (yields(position, state, chip) for chip in CHIPS)
    return marble, iron, gold


def card_boxes(layout: Layout, count: int) -> list[Box]:
    """Return a box for each of `count` nations, side by side and centred in the strip."""
    left, top, right, bottom = layout.panels.nations
    width = min(_WIDEST, (right - left - _GAP * (count - 1)) / count)
    start = (left + right - width * count - _GAP * (count - 1)) / 2
    return [
        (start + i * (width + _GAP), top, start + i * (width + _GAP) + width, bottom) for i in range(count)
    ]


def _draw_know_hows(card: CardWriter, known: frozenset[KnowHow]) -> None:
    """Draw the nation's know-hows on the colours of the chart, the others pale."""
    for i, know_how in enumerate(KNOW_HOWS):
        card.sign(
            card.column(i, len(KNOW_HOWS)) + 2,
            104,
            KNOW_HOW_FIGURES[know_how],
            card.look.cells[i // 2] if know_how in known else None,
        )


def _draw_personages(card: CardWriter, personages: Personages) -> None:
    for i, personage in enumerate(PERSONAGES):
        figure = PERSONAGE_FIGURES[personage]
        card.count(card.column(i, len(PERSONAGES)), 129, figure, personages.of(personage), 22)


def _draw_holdings(card: CardWriter, shown: "_CardContent") -> None:
    """Draw the cities and temples on the board; right of the line, the units left in the supply."""
    for i, (figure, count) in enumerate(
        (
            ("city", shown.cities),
            ("temple", shown.temples),
            ("shield", shown.legions),
            ("ship", shown.galleys),
        )
    ):
        card.count(card.column(i, 4), 154, figure, count, 22)


def _draw_lines(view: Viewport, box: Box) -> None:
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    for y in (57, 91, 117, 141):
        draw.line((box[0] + 12, box[1] + y, box[2] - 13, box[1] + y), fill=look.rule)
    middle = (box[0] + box[2]) / 2
    draw.line((middle, box[1] + 144, middle, box[3] - 9), fill=look.line, width=2)


@dataclass(frozen=True, slots=True)
class _CardContent:
    """Content of a card and key of its cached picture: equal values look the same."""

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


def _card_content(position: Position, nation: Nation, name: str | None) -> _CardContent:
    state, setup = position.nations[nation], position.setup
    return _CardContent(
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


def _draw_card(view: Viewport, box: Box, shown: _CardContent) -> None:
    draw_panel(view.image, box, view.theme.panel, bright=shown.lit)
    _draw_lines(view, box)
    card = CardWriter(view, box)
    draw_head(card, shown.nation, nation_title(shown.nation), shown.name, shown.score)
    draw_purse(card, shown.purse, shown.income)
    _draw_know_hows(card, shown.known)
    _draw_personages(card, shown.personages)
    _draw_holdings(card, shown)


def draw_cards(view: Viewport, layout: Layout, position: Position, names: Mapping[Nation, str]) -> None:
    """Draw all cards; the nation awaited, or the winner, is highlighted."""
    order = position.setup.turn_order
    for nation, box in zip(order, card_boxes(layout, len(order)), strict=True):
        shown = _card_content(position, nation, names.get(nation))
        view.draw_cached(box, ("card", box, shown), partial(_draw_card, view, box, shown))
