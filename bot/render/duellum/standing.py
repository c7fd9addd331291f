"""Standing of both nations below a close-up, with their hands, or with the display while cards are due."""

from typing import Final

from PIL import Image

from bot.engine.duellum.events import PersonageWon
from bot.engine.duellum.position import NationState, Position
from bot.engine.duellum.supply import cards_to_take, walls_left
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import UNITS, Nation
from bot.render.core.palette import Colour
from bot.render.core.text import text_width, wrap_text
from bot.render.core.theme import Theme
from bot.render.duellum.display import UNIT_FIGURES, draw_card
from bot.render.duellum.know_hows import KNOW_HOW_FIGURES
from bot.render.duellum.nation_cards import card_titles
from bot.render.map.layout import Point
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.request import WIDTHS, ViewSpec
from bot.text.duellum.position.picture_labels import hand_of
from bot.text.position.picture_labels import nation_title

_WIDTH: Final = WIDTHS["close"]
_GAP: Final = 8
_CELL: Final = 208
_HALF: Final = (_WIDTH - _GAP) // 2
_CARD: Final = 238
_LINE: Final = 40
_LETTERS: Final = 30.0
_MORE: Final[Colour] = (24, 120, 52)


def draw_standing(request: ViewSpec, theme: Theme) -> Image.Image:
    """Return the strip, as wide as the close-up; while cards are due, with the display, not the hands."""
    position = request.position
    lines = [] if position.cards_due else _hands(position)
    low = _CARD if position.cards_due else _LINE * len(lines)
    writer = StripWriter(_WIDTH, _CELL + low + _GAP, theme)
    for i, nation in enumerate(position.setup.nations):
        _draw_cell(writer, _GAP + _HALF * i, request, nation)
    for i, line in enumerate(lines):
        writer.text((20, _CELL + _LINE * (i + 0.5)), line, _LETTERS, theme.panel.letter)
    if position.cards_due:
        _draw_display(writer, position)
    return writer.page.image


def _hands(position: Position) -> list[str]:
    """Return the wrapped lines of both hands, which are open (DE2); nations without cards are omitted."""
    hands = [(nation, card_titles(position, nation)) for nation in position.setup.nations]
    told = [f"{hand_of(nation)}: {' · '.join(titles)}" for nation, titles in hands if titles]
    return [line for hand in told for line in wrap_text(_LETTERS, hand, _WIDTH - 40)]


def _draw_cell(writer: StripWriter, left: int, request: ViewSpec, nation: Nation) -> None:
    """Draw name, score; wedge, resources; cities, recruitment box, walls and cards at hand; know-hows."""
    position, look = request.position, writer.look
    state, right = position.nations[nation], left + _HALF - _GAP
    writer.panel((left, 0, right, _CELL - _GAP), lit=nation == (position.winner or position.mover))
    score = f"{state.personages.total}/{position.setup.target}"
    won = sum(e.count for e in request.since if isinstance(e, PersonageWon) and e.nation == nation)
    writer.stone((left + 32, 30), nation, 22)
    end = right - 12.0
    for text, size, colour in ((score, 36.0, look.red), *([(f"+{won}", 25.0, _MORE)] if won else ())):
        writer.number((end, 30), text, size, colour, "r")
        end -= text_width("number", size, text) + 7
    writer.text((left + 60, 30), nation_title(nation), 31, look.ink, end - left - 64)
    if state.wedge is not None:
        writer.wedge((left + 32, 76), state.wedge, 20)
    writer.resources((left + 73, 76), state.purse, 69, 13, 28)
    tray = (left + 86, 105, left + 214, 145)
    writer.draw.rounded_rectangle(tray, 8, look.cells[1], look.edge, 2)
    counts = [("city", len(state.cities)), *((UNIT_FIGURES[unit], state.box.of(unit)) for unit in UNITS)]
    counts += [("wall", walls_left(state)), ("cards", sum(state.cards.values()))]
    last = 280 if counts[-1][1] < 10 else 273  # two digits would reach the cell's border
    for x, (figure, count) in zip((12, 94, 156, 223, last), counts, strict=True):
        writer.count((left + x, 125), figure, count, 28, 28 if count < 10 or figure == "city" else 22)
    if position.cards_due and nation == position.mover:
        writer.badge((left + 293, 107), str(cards_to_take(position)))
    _draw_know_hows(writer, (left + 12, 170), state)


def _draw_know_hows(writer: StripWriter, at: Point, state: NationState) -> None:
    """Draw all know-hows, the nation's own on their colours (DK1)."""
    for i, know_how in enumerate(KNOW_HOWS):
        ground = writer.look.cells[i % len(writer.look.cells)] if know_how in state.know_hows else None
        writer.know_how((at[0] + 65 * i, at[1]), KNOW_HOW_FIGURES[know_how], ground)


def _draw_display(writer: StripWriter, position: Position) -> None:
    """Draw the cards to choose from."""
    width = (_WIDTH - 4 * _GAP) / 3
    for i, card in enumerate(position.display):
        x = _GAP + (width + _GAP) * i
        draw_card(writer.page, (x, _CELL, x + width, _CELL + _CARD), position, card, _CARD / 183)
