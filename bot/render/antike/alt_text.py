"""Alt text: the picture in words, for those who cannot see it."""

from collections.abc import Sequence
from typing import Final

from bot.render.antike.request import Subject
from bot.text.antike.position.alt_text import (
    tell_close,
    tell_holders,
    tell_latest,
    tell_more,
    tell_opening,
    tell_standing,
    tell_strength,
)
from bot.text.antike.position.provinces import tell_reach, tell_region
from bot.text.antike.turn.changes import gather, tell_changes

ALT_LIMIT: Final = 1024
"""Discord takes no longer description of an attachment."""
_FOR_SUBJECT: Final = 620
"""As much of it may tell of what the picture is about: all nations fit in beside that."""


_LEAST: Final = 60
"""A sentence is not begun for fewer characters."""


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def describe(subject: Subject) -> str:
    """What the picture shows, whose turn it is and how all nations stand, in at most `ALT_LIMIT` characters.

    What does not fit is left out by whole sentences, the least needed first, and it says where all of it is.
    """
    position, order = subject.position, subject.position.setup.turn_order
    more = tell_more()
    room = ALT_LIMIT - len(more) - 1
    told = _Told(_cut(tell_opening(position, subject.names), ALT_LIMIT // 3))
    standing = [tell_standing(position, nation) for nation in order]
    told.in_order(_about(subject), min(room - sum(len(each) + 1 for each in standing), _FOR_SUBJECT))
    told.what_fits(standing, room)
    told.what_fits([tell_strength(position, nation) for nation in order], room)
    told.what_fits([tell_holders(position, nation) for nation in order], room)
    return told.text if told.whole else f"{told.text} {more}"


class _Told:
    """A text that grows by sentences; `whole` until one had no room."""

    def __init__(self, opening: str) -> None:
        self.text, self.whole = opening, True

    def in_order(self, sentences: Sequence[str], limit: int) -> None:
        """Up to the first sentence that is too long, which is cut: each says what came before the last."""
        for sentence in sentences:
            left = limit - len(self.text) - 1
            if len(sentence) > left:
                self.whole = False
                if left >= _LEAST:
                    self.text += f" {_cut(sentence, left)}"
                return
            self.text += f" {sentence}"

    def what_fits(self, sentences: Sequence[str], limit: int) -> None:
        """Every sentence for which there is room."""
        for sentence in sentences:
            if len(self.text) + 1 + len(sentence) <= limit:
                self.text += f" {sentence}"
            else:
                self.whole = False


def _about(subject: Subject) -> list[str]:
    """Sentences on what this picture shows and others do not; of changes the latest come first."""
    position = subject.position
    told: list[str] = []
    if subject.reach is not None and subject.view == "reach":
        told += tell_reach(position.setup.board, subject.reach)
    if subject.view == "close" and subject.region is None:
        told.append(tell_close(subject.nation, since=bool(subject.since)))
    if subject.region is not None and subject.view in {"region", "close"}:
        told += tell_region(position, subject.region)
    changes = tell_changes(position.setup.board, gather(subject.since))
    return [*told, *(tell_latest(change, first=i == 0) for i, change in enumerate(reversed(changes)))]
