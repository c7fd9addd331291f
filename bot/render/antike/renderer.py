"""Renderer: draws Antike's positions as pictures to post."""

from functools import partial
from pathlib import Path
from typing import Final

from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.position import Position
from bot.render.antike.alt_text import describe
from bot.render.antike.bank import draw_bank, draw_bank_contents
from bot.render.antike.know_hows import draw_chart, draw_chart_entries
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.marking import MARKING
from bot.render.antike.nation_cards import card_boxes, draw_cards
from bot.render.antike.phone_rows import draw_rows
from bot.render.antike.rondel import draw_rondel, ways_of
from bot.render.antike.standing import draw_standing
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.views.goal import Goal, draw_goal
from bot.render.views.page_parts import rondel_box
from bot.render.views.renderer import BoardRenderer, Drawing
from bot.render.views.request import Subject
from bot.text.antike.position.picture_labels import headline, ways_alt
from bot.text.position.picture_labels import personage_way


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-how chart and bank, all empty."""
    for draw in (draw_rondel, draw_chart, draw_bank):
        draw(view, layout)


def _fill_tables(view: Viewport, layout: Layout, subject: Subject) -> None:
    draw_chart_entries(view, layout, subject.position)
    draw_bank_contents(view, layout, subject.position)
    draw_cards(view, layout, subject.position, subject.names)


def _part_box(layout: Layout, position: Position, part: str) -> Box:
    """The rondel, the chart of know-hows, or the card of the nation whose turn it is."""
    if part == "rondel":
        return rondel_box(layout)
    if part == "know-hows":
        return layout.panels.know_hows
    order = position.setup.turn_order
    return card_boxes(layout, len(order))[order.index(position.mover)]


_DRAWING: Final = Drawing(
    pieces=pieces_of,
    draw_tables=draw_tables,
    fill_tables=_fill_tables,
    draw_rows=draw_rows,
    draw_standing=draw_standing,
    marking=MARKING,
    headline=headline,
    short_headline=partial(headline, narrow=True),
    describe=describe,
    ways_of=ways_of,
    ways_alt=ways_alt,
    draw_goal=partial(draw_goal, goal=Goal("greeks", "persians", THRESHOLDS, personage_way, "wheel")),
    part_box=_part_box,
)


class Renderer(BoardRenderer):
    """Draws Antike's boards."""

    def __init__(self, boards: Path | None = None) -> None:
        super().__init__(_DRAWING, boards)
