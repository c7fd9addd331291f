"""Descriptions of Duellum's pictures for those who cannot see them."""

from bot.render.duellum.marking import MARKING
from bot.render.views.alt_text import tell_about, tell_all
from bot.render.views.request import Subject
from bot.text.duellum.position.alt_text import (
    tell_display,
    tell_holders,
    tell_opening,
    tell_standing,
    tell_strength,
)
from bot.text.duellum.position.whole_board import PROVINCES


def describe(subject: Subject) -> str:
    """What the picture shows, whose turn it is and how both nations stand."""
    position, nations = subject.position, subject.position.setup.nations
    return tell_all(
        tell_opening(position, subject.names),
        tell_about(subject, MARKING, PROVINCES),
        [tell_standing(position, nation) for nation in nations],
        tell_display(position),
        [tell_strength(position, nation) for nation in nations],
        [tell_holders(position, nation) for nation in nations],
    )
