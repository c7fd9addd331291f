"""Renderer: draws Duellum's positions as pictures to post."""

from functools import partial
from pathlib import Path
from typing import Final

from bot.engine.duellum.constants import THRESHOLDS
from bot.engine.duellum.position import Position
from bot.render.core.viewport import Viewport
from bot.render.duellum.alt_text import describe
from bot.render.duellum.bank import draw_bank, draw_bank_contents
from bot.render.duellum.display import draw_display, draw_open_cards
from bot.render.duellum.know_hows import draw_price_list, draw_prices
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.marking import MARKING
from bot.render.duellum.nation_cards import card_part, draw_cards
from bot.render.duellum.phone_rows import draw_rows
from bot.render.duellum.rondel import draw_rondel, ways_of
from bot.render.duellum.standing import draw_standing
from bot.render.map.layout import Box, Layout
from bot.render.views.goal import Goal, draw_goal
from bot.render.views.page_parts import rondel_box
from bot.render.views.renderer import BoardRenderer, Drawing
from bot.render.views.request import Subject
from bot.text.duellum.position.picture_labels import headline, personage_way, ways_alt


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-hows, bank and display, all empty."""
    for draw in (draw_rondel, draw_price_list, draw_bank, draw_display):
        draw(view, layout)


def _fill_tables(view: Viewport, layout: Layout, subject: Subject) -> None:
    for draw in (draw_prices, draw_bank_contents, draw_open_cards):
        draw(view, layout, subject.position)
    draw_cards(view, layout, subject.position, subject.names)


def _part_box(layout: Layout, position: Position, part: str) -> Box:
    """The rondel, the know-hows, the cards that lie open, or the mover's `purse` or `box`."""
    panels = layout.panels
    tables = {"rondel": rondel_box(layout), "know-hows": panels.know_hows, "display": panels.display}
    return tables.get(part) or card_part(layout, position, position.mover, wide=part == "box")


_DRAWING: Final = Drawing(
    pieces=pieces_of,
    draw_tables=draw_tables,
    fill_tables=_fill_tables,
    draw_rows=draw_rows,
    draw_standing=draw_standing,
    marking=MARKING,
    headline=headline,
    short_headline=headline,
    describe=describe,
    ways_of=ways_of,
    ways_alt=ways_alt,
    draw_goal=partial(draw_goal, goal=Goal("romans", "carthaginians", THRESHOLDS, personage_way, "roads")),
    part_box=_part_box,
)


class Renderer(BoardRenderer):
    """Draws Duellum's boards."""

    def __init__(self, boards: Path | None = None) -> None:
        super().__init__(_DRAWING, boards)
