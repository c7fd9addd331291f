"""Duellum's replays: what happens in a turn is marked on the board."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.engine.duellum.events import Event
from bot.engine.duellum.position import Position
from bot.render.core.viewport import Viewport
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.marking import HIGHLIGHTS
from bot.render.duellum.nation_cards import card_boxes
from bot.render.duellum.renderer import describe
from bot.render.map.layout import Layout
from bot.render.tables import animation
from bot.render.views.highlights import draw_highlights, find_highlights
from bot.render.views.request import Subject
from bot.text.duellum.position.picture_labels import headline
from bot.text.duellum.turn.captions import tell_caption, tell_film


def mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    """Mark what has happened on a whole page."""
    cards = dict(zip(position.setup.nations, card_boxes(layout), strict=True))
    draw_highlights(view, layout, pieces_of(position), cards, find_highlights(HIGHLIGHTS, events))


_NARRATOR: Final = animation.Narrator(
    mark, headline, tell_caption, tell_film, lambda position, names: describe(Subject(position, names=names))
)
shoot = partial(animation.shoot, _NARRATOR)
