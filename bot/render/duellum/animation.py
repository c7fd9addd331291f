"""Duellum's replays."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.engine.duellum.events import Event
from bot.engine.duellum.position import Position
from bot.render.core.viewport import Viewport
from bot.render.duellum.alt_text import describe
from bot.render.duellum.request import Subject
from bot.render.map.layout import Layout
from bot.render.tables import animation
from bot.text.duellum.position.picture_labels import headline
from bot.text.duellum.turn.captions import tell_caption, tell_film


def _mark(view: Viewport, layout: Layout, position: Position, events: Sequence[Event]) -> None:
    """Words below the board say what has happened; the board shows it unmarked."""
    del view, layout, position, events


_NARRATOR: Final = animation.Narrator(
    _mark,
    headline,
    tell_caption,
    tell_film,
    lambda position, names: describe(Subject(position, "overview", names)),
)
shoot = partial(animation.shoot, _NARRATOR)
