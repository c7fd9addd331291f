"""Antike's replays: what happens in a turn is marked on the board."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.engine.antike.events import Event
from bot.engine.antike.position import Position
from bot.render.antike.alt_text import describe
from bot.render.antike.highlights import draw_highlights, find_highlights
from bot.render.antike.request import Subject
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.tables import animation
from bot.text.antike.position.picture_labels import headline
from bot.text.antike.turn.captions import tell_caption, tell_film


def _mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    draw_highlights(view, layout, position, find_highlights(events))


_NARRATOR: Final = animation.Narrator(
    _mark, headline, tell_caption, tell_film, lambda position, names: describe(Subject(position, names=names))
)
shoot = partial(animation.shoot, _NARRATOR)
