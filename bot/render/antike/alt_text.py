"""Descriptions of Antike's pictures for those who cannot see them."""

from bot.render.antike.marking import MARKING
from bot.render.views.alt_text import tell_about, tell_all
from bot.render.views.request import Subject
from bot.text.antike.position.alt_text import tell_holders, tell_opening, tell_standing, tell_strength
from bot.text.antike.position.whole_board import PROVINCES


def describe(subject: Subject) -> str:
    """What the picture shows, whose turn it is and how all nations stand."""
    position, order = subject.position, subject.position.setup.turn_order
    return tell_all(
        tell_opening(position, subject.names),
        tell_about(subject, MARKING, PROVINCES),
        [tell_standing(position, nation) for nation in order],
        [tell_strength(position, nation) for nation in order],
        [tell_holders(position, nation) for nation in order],
    )
