"""Descriptions of pictures for those who cannot see them."""

from typing import Final

from bot.render.duellum.request import Subject
from bot.text.duellum.position.picture_labels import tell_picture

ALT_LIMIT: Final = 1024
"""Discord takes no longer description of an attachment."""


def describe(subject: Subject) -> str:
    """What the picture shows, in at most `ALT_LIMIT` characters: sentences that do not fit are left out."""
    told = ""
    for sentence in tell_picture(subject.position, subject.names):
        longer = f"{told} {sentence}".strip()
        if len(longer) <= ALT_LIMIT:
            told = longer
    return told
