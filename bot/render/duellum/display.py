"""Display: the open cards, each with a short form of its effect (DE2, DE7)."""

from typing import Final

from PIL import ImageDraw

from bot.engine.duellum.board import DISPLAY, Card
from bot.engine.duellum.position import Position
from bot.engine.duellum.terms import CardId, Effect
from bot.engine.terms import Unit
from bot.render.core.icons import icon_mask
from bot.render.core.panel import draw_table, panel_interior
from bot.render.core.text import draw_text, text_width, wrap_text
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.text.duellum.position.cards import brief_effect
from bot.text.duellum.position.names import card_name
from bot.text.duellum.position.picture_labels import card_time

EFFECT_FIGURES: Final[dict[Effect, str]] = {
    "destroy_wall": "wall",
    "lose_coins": "coins",
    "chips_per_know_how": "gold",
    "defence": "shield",
    "take_chips": "amphora",
    "take_coins": "coins",
    "recruit": "helmet",
    "place_unit": "arming",
    "temple_discount": "temple",
    "know_how_discount": "scroll",
    "extra_step": "roads",
    "remove_unit": "maneuver",
    "build_wall": "wall",
    "free_steps": "wheel",
    "settle": "city",
}
UNIT_FIGURES: Final[dict[Unit, str]] = {"legion": "shield", "galley": "ship"}
_PAD: Final = 9
_GAP: Final = 7
_SIDE: Final = 8
_SIZE: Final = 20.0
_LEADING: Final = 20
_HIGH: Final = 66.0
"""Maximum height of all lines of an effect together, in pixels at scale 1."""


def display_boxes(box: Box) -> list[Box]:
    """Return the boxes of all card slots, side by side."""
    left, top, right, bottom = box
    width = (right - left - 2 * _PAD - (DISPLAY - 1) * _GAP) / DISPLAY
    lefts = [left + _PAD + i * (width + _GAP) for i in range(DISPLAY)]
    return [(x, top + _PAD, x + width, bottom - _PAD) for x in lefts]


def draw_display(view: Viewport, layout: Layout) -> None:
    """Draw the panel with empty slots."""
    box, look = layout.panels.display, view.theme.panel
    if box is None:
        return
    draw_table(view.image, box, look)
    draw = ImageDraw.Draw(view.image)
    for place in display_boxes(box):
        draw.rounded_rectangle(place, 8, outline=look.rule, width=2)


def draw_open_cards(view: Viewport, layout: Layout, position: Position) -> None:
    """Draw the open cards in their slots."""
    box = layout.panels.display
    if box is None:
        return
    view.draw_cached(
        panel_interior(box),
        ("display", position.display),
        lambda: _draw_cards(view, box, position),
    )


def _draw_cards(view: Viewport, box: Box, position: Position) -> None:
    for card, place in zip(position.display, display_boxes(box), strict=False):
        draw_card(view, place, position, card)


def card_figure(card: Card) -> str:
    """Return the icon of a card: that of the unit it concerns, if any, else that of its effect."""
    return UNIT_FIGURES[card.unit] if card.unit else EFFECT_FIGURES[card.effect]


def draw_card(view: Viewport, box: Box, position: Position, kind: CardId, scale: float = 1.0) -> None:
    """Draw a card with a short form of its effect; `scale` 1 is its size on the page."""
    left, top, right, bottom = box
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    card, middle, room = position.setup.board.cards[kind], (left + right) / 2, right - left - 2 * _SIDE
    head = top + 34 * scale
    draw.rounded_rectangle(box, 8, fill=look.bright)
    draw.rounded_rectangle((left, top, right, head), 8, fill=look.wood, corners=(True, True, False, False))
    draw.rounded_rectangle(box, 8, outline=look.edge, width=2)
    _draw_text_line(
        draw, (middle, top + 19 * scale), card_name(position.setup.board, kind), 22 * scale, look.letter, room
    )
    figure = icon_mask(card_figure(card), round(46 * scale))
    view.image.paste(look.edge, (round(middle - 23 * scale), round(top + 39 * scale)), figure)
    size = _SIZE * scale
    lines = wrap_text(size, brief_effect(card), room)
    leading = min(_LEADING, _HIGH / max(1, len(lines))) * scale
    start = top + 119 * scale - (len(lines) - 1) * leading / 2
    for i, line in enumerate(lines):
        _draw_text_line(
            draw, (middle, start + i * leading), line, size * leading / (_LEADING * scale), look.ink, room
        )
    _draw_text_line(draw, (middle, bottom - 15 * scale), card_time(card), 19 * scale, look.red, room)


def _draw_text_line(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: float,
    fill: tuple[int, int, int],
    room: float,
) -> None:
    """Draw a line of text centred on a point, shrunk to at most `room` pixels."""
    size *= min(1.0, room / text_width("text", size, text))
    draw_text(draw, at, text, "text", size, fill, anchor="m")
