"""Renderer of Duellum's positions, with their alternative texts and the markings of replays."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from bot.engine.duellum.constants import THRESHOLDS
from bot.engine.duellum.events import Event
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules.rondel import price, yields
from bot.engine.rondel import stones_of
from bot.engine.terms import CHIPS, WEDGES, Nation
from bot.render.core.viewport import Viewport
from bot.render.duellum.bank import draw_bank, draw_bank_contents
from bot.render.duellum.display import draw_display, draw_open_cards
from bot.render.duellum.know_hows import draw_price_list, draw_prices
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.marking import HIGHLIGHTS, MARKING
from bot.render.duellum.nation_cards import card_boxes, card_part, draw_cards
from bot.render.duellum.phone_rows import draw_rows
from bot.render.duellum.standing import draw_standing
from bot.render.map.layout import Box, Layout
from bot.render.tables.rondel import draw_rondel
from bot.render.tables.rondel_choices import RondelOptions
from bot.render.views import animation
from bot.render.views.alt_text import compose_alt_text, describe_view
from bot.render.views.goal import Goal, draw_goal
from bot.render.views.highlights import draw_highlights, find_highlights
from bot.render.views.renderer import BoardRenderer, RulesetDrawing
from bot.render.views.request import ViewSpec
from bot.text.duellum.position.alt_text import (
    describe_display,
    describe_holdings,
    describe_situation,
    describe_standing,
    describe_strength,
)
from bot.text.duellum.position.picture_labels import personage_way, ways_alt, wedge_title
from bot.text.duellum.position.whole_board import PROVINCES
from bot.text.duellum.turn.captions import format_caption, format_film
from bot.text.position.picture_labels import headline


def describe(request: ViewSpec) -> str:
    """Return the alternative text: what the picture shows, whose turn it is, and both nations' standing."""
    position, nations = request.position, request.position.setup.nations
    return compose_alt_text(
        describe_situation(position, request.names),
        describe_view(request, MARKING, PROVINCES),
        [describe_standing(position, nation) for nation in nations],
        describe_display(position),
        [describe_strength(position, nation) for nation in nations],
        [describe_holdings(position, nation) for nation in nations],
    )


def ways_of(position: Position) -> RondelOptions:
    """Return the mover's options on the rondel (DT2)."""
    state = position.current
    return RondelOptions(
        stones=stones_of(position),
        origin=state.wedge,
        holds=state.purse.total,
        prices={wedge: price(position, wedge).total for wedge in WEDGES},
        gains={chip: yields(state, chip) for chip in CHIPS},
        title=wedge_title,
    )


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-how list, bank and display, all empty."""
    draw_rondel(view, layout, wedge_title)
    for draw in (draw_price_list, draw_bank, draw_display):
        draw(view, layout)


def _fill_tables(view: Viewport, layout: Layout, request: ViewSpec) -> None:
    for draw in (draw_prices, draw_bank_contents, draw_open_cards):
        draw(view, layout, request.position)
    draw_cards(view, layout, request.position, request.names)


def _part_box(layout: Layout, position: Position, part: str) -> Box:
    """Return the box of `rondel`, `know-hows`, `display`, or a part of the mover's card: `purse`, `box`."""
    panels = layout.panels
    tables = {"rondel": panels.rondel.box, "know-hows": panels.know_hows, "display": panels.display}
    return tables.get(part) or card_part(layout, position, position.mover, wide=part == "box")


def mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    """Mark the events of a turn on a whole page."""
    cards = dict(zip(position.setup.nations, card_boxes(layout), strict=True))
    draw_highlights(view, layout, pieces_of(position), cards, find_highlights(HIGHLIGHTS, events))


def with_mover(position: Position, nation: Nation, number: int) -> Position:
    """Return the position with another mover and round; cards due to the real mover are due to no other."""
    due = position.cards_due if nation == position.mover else 0
    return replace(position, mover=nation, round=number, cards_due=due)


_DRAWING: Final = RulesetDrawing(
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
    mark=mark,
    caption=format_caption,
    format_film=format_film,
    with_mover=with_mover,
)


class Renderer(BoardRenderer):
    """Renderer of Duellum's boards."""

    def __init__(self, boards: Path | None = None) -> None:
        super().__init__(_DRAWING, boards)


render_film = partial(animation.render_film, _DRAWING)
