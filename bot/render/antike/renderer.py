"""Renderer of Antike's positions, with their alternative texts and the markings of replays."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.events import Event
from bot.engine.antike.position import Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.rondel import stones_of, wedge_price
from bot.engine.terms import CHIPS, WEDGES
from bot.render.antike.bank import draw_bank, draw_bank_contents
from bot.render.antike.know_hows import draw_chart, draw_chart_entries
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.marking import HIGHLIGHTS, MARKING
from bot.render.antike.nation_cards import card_boxes, draw_cards
from bot.render.antike.phone_rows import draw_rows
from bot.render.antike.standing import draw_standing
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.tables.rondel import draw_rondel
from bot.render.tables.rondel_choices import RondelOptions
from bot.render.views import animation
from bot.render.views.alt_text import compose_alt_text, describe_view
from bot.render.views.goal import Goal, draw_goal
from bot.render.views.highlights import draw_highlights, find_highlights
from bot.render.views.renderer import BoardRenderer, RulesetDrawing
from bot.render.views.request import ViewSpec
from bot.text.antike.position.alt_text import (
    describe_holdings,
    describe_situation,
    describe_standing,
    describe_strength,
)
from bot.text.antike.position.picture_labels import ways_alt, wedge_title
from bot.text.antike.position.whole_board import PROVINCES
from bot.text.antike.turn.captions import format_caption, format_film
from bot.text.position.picture_labels import headline, personage_way


def describe(request: ViewSpec) -> str:
    """Return the alternative text: what the picture shows, whose turn it is, and every nation's standing."""
    position, order = request.position, request.position.setup.turn_order
    return compose_alt_text(
        describe_situation(position, request.names),
        describe_view(request, MARKING, PROVINCES),
        [describe_standing(position, nation) for nation in order],
        [describe_strength(position, nation) for nation in order],
        [describe_holdings(position, nation) for nation in order],
    )


def ways_of(position: Position) -> RondelOptions:
    """Return the mover's options on the rondel (T2)."""
    state = position.current
    return RondelOptions(
        stones=stones_of(position),
        origin=state.wedge,
        holds=state.purse.total,
        prices={wedge: wedge_price(state.wedge, wedge).total for wedge in WEDGES},
        gains={chip: yields(position, state, chip) for chip in CHIPS},
        title=wedge_title,
    )


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-how chart and bank, all empty."""
    draw_rondel(view, layout, wedge_title)
    draw_chart(view, layout)
    draw_bank(view, layout)


def _fill_tables(view: Viewport, layout: Layout, request: ViewSpec) -> None:
    draw_chart_entries(view, layout, request.position)
    draw_bank_contents(view, layout, request.position)
    draw_cards(view, layout, request.position, request.names)


def _part_box(layout: Layout, position: Position, part: str) -> Box:
    """Return the box of the `rondel`, of the `know-hows` chart, or else of the mover's card."""
    if part == "rondel":
        return layout.panels.rondel.box
    if part == "know-hows":
        return layout.panels.know_hows
    order = position.setup.turn_order
    return card_boxes(layout, len(order))[order.index(position.mover)]


def mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    """Mark the events of a turn on a whole page."""
    order = position.setup.turn_order
    cards = dict(zip(order, card_boxes(layout, len(order)), strict=True))
    draw_highlights(view, layout, pieces_of(position), cards, find_highlights(HIGHLIGHTS, events))


_DRAWING: Final = RulesetDrawing(
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
    mark=mark,
    caption=format_caption,
    format_film=format_film,
    with_mover=lambda position, nation, number: replace(position, mover=nation, round=number),
)


class Renderer(BoardRenderer):
    """Renderer of Antike's boards."""

    def __init__(self, boards: Path | None = None) -> None:
        super().__init__(_DRAWING, boards)


render_film = partial(animation.render_film, _DRAWING)
