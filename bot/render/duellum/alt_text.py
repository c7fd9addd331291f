"""Descriptions of pictures for those who cannot see them."""

from typing import Final

from bot.render.duellum.request import Subject
from bot.text.duellum.position.picture_labels import tell_picture
from bot.text.duellum.position.provinces import tell_reach, tell_region

ALT_LIMIT: Final = 1024
"""Discord takes no longer description of an attachment."""


def describe(subject: Subject) -> str:
    """What the picture shows, in at most `ALT_LIMIT` characters: sentences that do not fit are left out."""
    told = ""
    for sentence in (*_about(subject), *tell_picture(subject.position, subject.names)):
        longer = f"{told} {sentence}".strip()
        if len(longer) <= ALT_LIMIT:
            told = longer
    return told


def _about(subject: Subject) -> list[str]:
    """What this picture shows and others do not."""
    if subject.view == "reach" and subject.reach is not None:
        return list(tell_reach(subject.position.setup.board, subject.reach))
    if subject.view == "region" and subject.region is not None:
        return list(tell_region(subject.position, subject.region))
    return []
