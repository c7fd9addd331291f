"""Strip below the map in the phone view: both nations, the open cards, the know-hows and the bank."""

from typing import Final

from PIL import Image

from bot.engine.duellum.constants import TRACK
from bot.engine.duellum.position import NationState, Position
from bot.engine.duellum.supply import cards_to_take, pile, units_left, walls_left
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import CHIPS, UNITS, Nation
from bot.render.core.palette import ink_on
from bot.render.core.text import draw_text, fit_text, text_width, wrap_text
from bot.render.core.theme import Theme
from bot.render.duellum.display import UNIT_FIGURES, draw_card
from bot.render.duellum.know_hows import KNOW_HOW_FIGURES, Entry, know_how_entries
from bot.render.duellum.nation_cards import card_titles
from bot.render.map.tokens import resource_token
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.request import WIDTHS, ViewSpec
from bot.text.duellum.position.names import KNOW_HOW_NAMES
from bot.text.duellum.position.picture_labels import box_title, hand_title, supply_title
from bot.text.position.picture_labels import nation_title

_WIDTH: Final = WIDTHS["phone"]
_GAP: Final = 14
_EDGE: Final = 8
_NATION: Final = 232
"""Height of a nation's block without its hand, in pixels."""
_LINE: Final = 46
_TRACK: Final = 460
_CARD: Final = 300
_PRICES: Final = 138
_BANK: Final = 78
_LETTERS: Final = 34.0


def draw_rows(request: ViewSpec, theme: Theme) -> Image.Image:
    """Return the strip, as wide as the view."""
    position = request.position
    hands = {nation: _hand(position, nation) for nation in position.setup.nations}
    blocks = [_NATION + _LINE * len(lines) + _GAP for lines in hands.values()]
    height = sum(blocks) + _GAP + _CARD + _GAP + _PRICES + _EDGE + _BANK + _GAP
    writer, top = StripWriter(_WIDTH, height, theme), 0
    for (nation, lines), block in zip(hands.items(), blocks, strict=True):
        _draw_nation(writer, (_EDGE, top, _WIDTH - _EDGE, top + block - _EDGE), request, nation)
        _draw_hand(writer, top + _NATION, lines, cards_to_take(position) if nation == position.mover else 0)
        top += block
    _draw_display(writer, top, position)
    _draw_prices(writer, top + _GAP + _CARD, position)
    _draw_bank(writer, top + _GAP + _CARD + _PRICES + _EDGE, position)
    return writer.page.image


def _draw_nation(
    writer: StripWriter, box: tuple[int, int, int, int], request: ViewSpec, nation: Nation
) -> None:
    """Draw three lines: title, resources, score; player, know-hows, personages, buildings; track, trays."""
    position, look, top = request.position, writer.look, box[1]
    state = position.nations[nation]
    writer.panel(box, lit=nation == (position.winner or position.mover))
    upper, middle, lower = top + 46, top + 114, top + 188
    writer.stone((56, upper + 2), nation, 36)
    writer.text((108, upper), nation_title(nation), 42, look.ink, 370)
    if state.wedge is not None:
        writer.wedge((520, upper), state.wedge, 29)
    writer.resources((588, upper), state.purse, 118, 21, 40)
    score = f"{state.personages.total}/{position.setup.target}"
    writer.number((_WIDTH - 24, upper), score, 48, look.red, "r")
    if name := request.names.get(nation):
        writer.text((28, middle), fit_text(_LETTERS, name, 210), _LETTERS, look.second)
    for i, know_how in enumerate(KNOW_HOWS):
        ground = look.cells[i % len(look.cells)] if know_how in state.know_hows else None
        writer.know_how((258 + 51 * i, middle), KNOW_HOW_FIGURES[know_how], ground)
    writer.personages((534, middle), state.personages, 72)
    built = (("city", len(state.cities)), ("temple", len(state.temples)), ("wall", len(state.walls)))
    for i, (figure, count) in enumerate(built):
        writer.count((906 + 98 * i, middle), figure, count)
    _draw_track(writer, lower, position, nation)
    _draw_trays(writer, lower, state)


def _draw_track(writer: StripWriter, y: float, position: Position, nation: Nation) -> None:
    """Draw a cell for each number of personages up to the target, with a wall where one is earned (DV6)."""
    target, look = position.setup.target, writer.look
    reached = min(position.nations[nation].personages.total, target)
    colour, width = writer.page.theme.nations[nation], min(48.0, _TRACK / (target + 1))
    for step in range(target + 1):
        x, here = 26 + width * step, step == reached
        ground = colour if here else look.cells[2] if step < reached else look.paper
        edge, line = (look.red, 4) if step == target else (look.cell_edge, 2)
        place = (x, y - 34, x + width - 4, y + 34)
        writer.draw.rounded_rectangle(place, 7, fill=ground, outline=edge, width=line)
        ink, middle = ink_on(colour) if here else look.ink, x + (width - 4) / 2
        high = y - 16 if step in TRACK else y
        draw_text(writer.draw, (middle, high), str(step), "number", 30, ink, anchor="m")
        if step in TRACK:
            writer.figure((middle - 14, y + 16), "wall", 28, ink)


def _draw_trays(writer: StripWriter, y: float, state: NationState) -> None:
    """Draw the recruitment box; beside it, the supply of units and the walls at hand (DS3, DV6)."""
    look = writer.look
    writer.draw.rounded_rectangle((500, y - 34, 768, y + 34), 8, look.cells[1], look.edge, 2)
    end = 514 + writer.text((514, y), box_title(), _LETTERS, look.ink, 76)
    for i, unit in enumerate(UNITS):
        writer.count((end + 12 + (756 - end) / 2 * i, y), UNIT_FIGURES[unit], state.box.of(unit))
    end = 782 + writer.text((782, y), supply_title(), _LETTERS, look.second, 106)
    left = [(UNIT_FIGURES[unit], units_left(state, unit)) for unit in UNITS]
    for i, (figure, count) in enumerate((*left, ("wall", walls_left(state)))):
        writer.count((end + 12 + (1172 - end) / 3 * i, y), figure, count)


def _hand(position: Position, nation: Nation) -> list[str]:
    """Return the hand as wrapped lines, after a line with the number of cards due, if any."""
    due, titles = cards_to_take(position) if nation == position.mover else 0, card_titles(position, nation)
    told = f"{hand_title(0)}: {' · '.join(titles) or '-'}"
    return [*([hand_title(due)] if due else []), *wrap_text(_LETTERS, told, _WIDTH - 120)]


def _draw_hand(writer: StripWriter, top: float, lines: list[str], due: int) -> None:
    writer.figure((28, top + _LINE / 2), "cards", 38, writer.look.ink)
    for i, line in enumerate(lines):
        colour = writer.look.red if due and not i else writer.look.ink
        writer.text((80, top + _LINE * (i + 0.5)), line, _LETTERS, colour)


def _draw_display(writer: StripWriter, top: float, position: Position) -> None:
    """Draw the open cards (DE2)."""
    width = (_WIDTH - 2 * _EDGE - 2 * _GAP) / 3
    for i, card in enumerate(position.display):
        left = _EDGE + (width + _GAP) * i
        draw_card(writer.page, (left, top, left + width, top + _CARD), position, card, _CARD / 183)


def _draw_prices(writer: StripWriter, top: float, position: Position) -> None:
    """Draw a cell for each know-how, with both its prices and its owners (DK2)."""
    entries = know_how_entries(position)
    width = (_WIDTH - 2 * _EDGE - _EDGE * (len(entries) - 1)) / len(entries)
    for i, entry in enumerate(entries):
        left = _EDGE + (width + _EDGE) * i
        cell = writer.look.cells[i % len(writer.look.cells)]
        box = (left, top, left + width, top + _PRICES)
        writer.draw.rounded_rectangle(box, 9, cell, writer.look.cell_edge, 2)
        _draw_price(writer, left, top, width, entry)


def _draw_price(writer: StripWriter, left: float, top: float, width: float, entry: Entry) -> None:
    """Draw a know-how's cell; the current price is larger, and red for an unowned know-how."""
    know_how, owners, first, later = entry
    look, low = writer.look, top + 96
    writer.figure((left + 8, top + 36), KNOW_HOW_FIGURES[know_how], 38, look.ink)
    writer.text((left + 52, top + 36), KNOW_HOW_NAMES[know_how], 32, look.ink, width - 60)
    writer.page.put(resource_token("gold", 20, 1.0, writer.page.theme), (left + 30, low))
    now, other = (str(later), str(first)) if owners else (str(first), str(later))
    writer.number((left + 58, low), now, 44, look.ink if owners else look.red)
    writer.number((left + 66 + text_width("number", 44, now), low), f"/ {other}", 32, look.second)
    radius = 20 if len(owners) < 2 else 16
    for i, nation in enumerate(owners):
        writer.stone((left + width - 8 - radius - 2 * (radius + 1) * i, low), nation, radius)


def _draw_bank(writer: StripWriter, top: float, position: Position) -> None:
    """Draw the bank: coins, temples, city tokens of each kind, personages, pile and discards (DS4, DE2)."""
    bank, y = position.bank, top + _BANK / 2
    writer.bank((_EDGE, top, _WIDTH - _EDGE, top + _BANK), bank.coins)
    writer.figure((228, y), "city", 36, writer.look.ink)
    for i, chip in enumerate(CHIPS):
        writer.stock((268 + 92 * i, y), chip, bank.tokens.count_of(chip))
    writer.count((544, y), "temple", bank.temples, 36, 34)
    writer.personages((634, y), bank.personages, 70, 36, 34)
    told = f"{sum(pile(position).values())}+{sum(position.discard.values())}"
    writer.figure((988, y), "cards", 36, writer.look.ink)
    writer.number((1030, y), told, 34, writer.look.ink)
