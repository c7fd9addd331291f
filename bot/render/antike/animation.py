"""Antike's replays: what happens in a turn is marked on the board."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.engine.antike.events import Event
from bot.engine.antike.position import Position
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.marking import HIGHLIGHTS
from bot.render.antike.nation_cards import card_boxes
from bot.render.antike.renderer import describe
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.tables import animation
from bot.render.views.highlights import draw_highlights, find_highlights
from bot.render.views.request import Subject
from bot.text.antike.position.picture_labels import headline
from bot.text.antike.turn.captions import tell_caption, tell_film


def mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    """Mark what has happened on a whole page."""
    order = position.setup.turn_order
    cards = dict(zip(order, card_boxes(layout, len(order)), strict=True))
    draw_highlights(view, layout, pieces_of(position), cards, find_highlights(HIGHLIGHTS, events))


_NARRATOR: Final = animation.Narrator(
    mark, headline, tell_caption, tell_film, lambda position, names: describe(Subject(position, names=names))
)
shoot = partial(animation.shoot, _NARRATOR)
