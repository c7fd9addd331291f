"""Nation cards below the map: everything of a nation that is not on the board, and its hand of cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.engine.duellum.constants import TRACK
from bot.engine.duellum.position import Position, Units
from bot.engine.duellum.rules.rondel import production
from bot.engine.duellum.supply import cards_to_take, units_left, walls_left
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import PERSONAGES, Nation
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.palette import ink_on
from bot.render.core.panel import draw_panel
from bot.render.core.text import draw_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.duellum.know_hows import KNOW_HOW_FIGURES
from bot.render.map.layout import Box, Layout, Point
from bot.render.tables.card_writer import CardWriter, Income, draw_head, draw_purse
from bot.text.duellum.position.names import card_name
from bot.text.duellum.position.picture_labels import box_title, hand_title, supply_title
from bot.text.position.picture_labels import nation_title

_GAP: Final = 8
_COLUMNS: Final = (0.355, 0.69)
"""Left edges of a card's second and third column, as shares of its width."""
_TRAYS: Final = 120
_BOX_PART: Final = 0.44
"""Right edge of the recruitment box, as a share of the first two columns' width."""
_ROW: Final = 23.0
_FIRST: Final = 51
_ROWS: Final = 5
_HAND_COLUMNS: Final = 2
"""Columns of a hand; if it has more kinds of cards than fit, its rows get lower."""


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
    learned: frozenset[KnowHow]
    personages: Personages
    target: int
    built: tuple[int, int, int]
    """Numbers of cities, temples and walls on the board."""
    box: Units
    supply: Units
    walls: int
    hand: tuple[str, ...]
    due: int


def card_boxes(layout: Layout) -> list[Box]:
    """Return a box for each nation, side by side."""
    left, top, right, bottom = layout.panels.nations
    middle = (left + right) / 2
    return [(left, top, middle - _GAP / 2, bottom), (middle + _GAP / 2, top, right, bottom)]


def card_part(layout: Layout, position: Position, nation: Nation, *, wide: bool) -> Box:
    """Return a card's first column above the recruitment box, or if `wide` all of the card but the hand."""
    left, top, right, bottom = _card_box(layout, position, nation)
    end = left + (right - left) * _COLUMNS[1 if wide else 0] - 12
    return (left, top, end, bottom) if wide else (left, top, end, top + _TRAYS - 14)


def box_place(layout: Layout, position: Position, nation: Nation) -> Point:
    """Return the position for a number at the upper right corner of a nation's recruitment box."""
    left, top, right, _ = _card_box(layout, position, nation)
    return left + (right - left) * _COLUMNS[1] * _BOX_PART - 22, top + _TRAYS + 14


def hand_place(layout: Layout, position: Position, nation: Nation) -> Point:
    """Return the position for a number at the right end of the title line above a nation's hand."""
    _, top, right, _ = _card_box(layout, position, nation)
    return right - 24, top + 26


def _card_box(layout: Layout, position: Position, nation: Nation) -> Box:
    return card_boxes(layout)[position.setup.nations.index(nation)]


def draw_cards(view: Viewport, layout: Layout, position: Position, names: Mapping[Nation, str]) -> None:
    """Draw both cards; the mover, or the winner, is highlighted."""
    order = position.setup.nations
    for nation, box in zip(order, card_boxes(layout), strict=True):
        shown = _card_content(position, nation, names.get(nation))
        view.draw_cached(box, ("card", box, shown), partial(_draw_card, view, box, shown))


def _card_content(position: Position, nation: Nation, name: str | None) -> _CardContent:
    state, moving = position.nations[nation], nation == position.mover
    marble, iron, gold, _ = production(state)
    return _CardContent(
        nation,
        name,
        nation == (position.winner or position.mover),
        f"{state.personages.total}/{position.setup.target}",
        state.purse,
        (marble, iron, gold),
        state.know_hows,
        position.turn.learned if moving else frozenset(),
        state.personages,
        position.setup.target,
        (len(state.cities), len(state.temples), len(state.walls)),
        state.box,
        Units(units_left(state, "legion"), units_left(state, "galley")),
        walls_left(state),
        tuple(card_titles(position, nation)),
        cards_to_take(position) if moving else 0,
    )


def card_titles(position: Position, nation: Nation) -> list[str]:
    """Return the titles of the cards in a hand, sorted, each kind once with its count."""
    cards = position.nations[nation].cards
    titles = [(card_name(position.setup.board, card), count) for card, count in cards.items()]
    return [f"{title}\u00a0\u00d7{count}" if count > 1 else title for title, count in sorted(titles)]


def _draw_card(view: Viewport, box: Box, shown: _CardContent) -> None:
    draw_panel(view.image, box, view.theme.panel, bright=shown.lit)
    left, top, right, bottom = box
    second, third = (round(left + (right - left) * part) for part in _COLUMNS)
    _draw_lines(view, box, second, third)
    writer = CardWriter(view, (left, top, second, bottom))
    draw_head(writer, shown.nation, nation_title(shown.nation), shown.name, shown.score)
    draw_purse(writer, shown.purse, shown.income)
    for i, (figure, count) in enumerate(zip(("city", "temple", "wall"), shown.built, strict=True)):
        writer.count(writer.column(i, 3), 105, figure, count, 23)
    writer = CardWriter(view, (second, top, third, bottom))
    _draw_track(writer, shown)
    for i, personage in enumerate(PERSONAGES):
        figure, count = PERSONAGE_FIGURES[personage], shown.personages.of(personage)
        writer.count(writer.column(i, len(PERSONAGES)), 74, figure, count, 24)
    _draw_know_hows(writer, shown)
    _draw_trays(CardWriter(view, (left, top, third, bottom)), shown)
    _draw_hand(CardWriter(view, (third, top, right, bottom)), shown)


def _draw_lines(view: Viewport, box: Box, second: float, third: float) -> None:
    """Draw the lines between rows and columns."""
    writer = CardWriter(view, box)
    left, top, _, bottom = box
    for y in (57, 90, _TRAYS - 1):
        writer.draw.line((left + 12, top + y, third - 8, top + y), fill=writer.look.rule)
    writer.draw.line((second, top + 10, second, top + _TRAYS - 4), fill=writer.look.line, width=2)
    writer.draw.line((third, top + 10, third, bottom - 11), fill=writer.look.line, width=2)


def _draw_track(writer: CardWriter, shown: _CardContent) -> None:
    """Draw a cell for each number of personages up to the target, with a wall where one is earned (DV6)."""
    left, top, right, _ = writer.box
    steps, reached = shown.target + 1, min(shown.personages.total, shown.target)
    width = min(34.0, (right - left - 22) / steps)
    colour = writer.theme.nations[shown.nation]
    for step in range(steps):
        x, here = left + 12 + width * step, step == reached
        place = (x, top + 10, x + width - 3, top + 51)
        ground = colour if here else writer.look.cells[2] if step < reached else writer.look.paper
        edge, line = (writer.look.red, 3) if step == shown.target else (writer.look.cell_edge, 1)
        writer.draw.rounded_rectangle(place, 5, fill=ground, outline=edge, width=line)
        ink, middle = ink_on(colour) if here else writer.look.ink, x + (width - 3) / 2
        draw_text(writer.draw, (middle, top + 21), str(step), "number", 15, ink, anchor="m")
        if step in TRACK:
            writer.view.image.paste(ink, (round(middle - 8), round(top + 31)), icon_mask("wall", 16))


def _draw_know_hows(writer: CardWriter, shown: _CardContent) -> None:
    """Draw owned know-hows on a coloured ground, those of this turn in a red frame, the others pale (DK5)."""
    for i, know_how in enumerate(KNOW_HOWS):
        x, figure = writer.column(i, len(KNOW_HOWS)) + 2, KNOW_HOW_FIGURES[know_how]
        ground = writer.look.cells[i % len(writer.look.cells)] if know_how in shown.known else None
        if know_how in shown.learned:
            top = writer.box[1] + 105
            place = (x - 4, top - 14, x + 28, top + 14)
            writer.draw.rounded_rectangle(place, 6, fill=writer.look.bright, outline=writer.look.red, width=3)
            writer.view.image.paste(writer.look.ink, (round(x + 2), round(top - 10)), icon_mask(figure, 20))
        else:
            writer.sign(x, 105, figure, ground)


def _draw_trays(writer: CardWriter, shown: _CardContent) -> None:
    """Draw the recruitment box; beside it, the units and walls left in the supply (DS3, DV6)."""
    left, top, right, bottom = writer.box
    middle, low = left + (right - left) * _BOX_PART, bottom - 11
    y = (top + _TRAYS + 4 + low) / 2 - top
    box = (left + 11, top + _TRAYS + 4, middle - 5, low)
    writer.draw.rounded_rectangle(box, 6, fill=writer.look.cells[1], outline=writer.look.edge, width=2)
    writer.text(left + 22, y, box_title(), 21, writer.look.ink)
    units = zip(("shield", "ship"), shown.box, strict=True)
    _draw_counts(writer, left + 34 + text_width("text", 21, box_title()), middle - 12, y, list(units))
    writer.text(middle + 8, y, supply_title(), 21, writer.look.second)
    supply = [("shield", shown.supply.legions), ("ship", shown.supply.galleys), ("wall", shown.walls)]
    _draw_counts(writer, middle + 22 + text_width("text", 21, supply_title()), right - 6, y, supply)


def _draw_counts(
    writer: CardWriter, left: float, right: float, y: float, counts: list[tuple[str, int]]
) -> None:
    width = (right - left) / len(counts)
    for i, (figure, count) in enumerate(counts):
        writer.count(left + width * i, y, figure, count, 24)


def _draw_hand(writer: CardWriter, shown: _CardContent) -> None:
    """Draw the titles of the cards in hand; the number of cards due is in red above them (DE4)."""
    left, _, right, _ = writer.box
    look = writer.look
    writer.view.image.paste(look.ink, (round(left + 13), round(writer.box[1] + 13)), icon_mask("cards", 24))
    writer.text(left + 45, 25, hand_title(shown.due), 23, look.red if shown.due else look.second)
    rows = max(_ROWS, -(-len(shown.hand) // _HAND_COLUMNS))
    width, step = (right - left - 22) / _HAND_COLUMNS, _ROW * _ROWS / rows
    for i, title in enumerate(shown.hand):
        size = 22.0 * min(1.0, (width - 8) / text_width("text", 22, title), step / _ROW)
        writer.text(left + 14 + width * (i // rows), _FIRST + step * (i % rows), title, size)
