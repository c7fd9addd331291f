"""Alternative text of pictures, for users of screen readers, within Discord's limit."""

from collections.abc import Sequence
from typing import Final

from bot.model.messages import ALT_LIMIT
from bot.render.views.focus import changed_places
from bot.render.views.marking import Marking
from bot.render.views.request import ViewSpec
from bot.text.position.alt_text import describe_close_up, describe_latest_change, format_more
from bot.text.position.provinces import Provinces
from bot.text.turns.changes import format_turn_changes

_FOR_SUBJECT: Final = 620
"""Length up to which opening and subject of the picture may extend, so that all nations fit after them."""
_LEAST: Final = 60
"""Minimum length in characters of a cut sentence; it is omitted if less fits."""


def _truncate(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def compose_alt_text(opening: str, about: Sequence[str], *nations: Sequence[str]) -> str:
    """Compose an opening, sentences `about` the picture's subject, and lists of sentences on the nations.

    The first list is never cut. Whole sentences that do not fit are omitted, the least important first, and
    the text then says where to read everything.
    """
    more = format_more()
    room = ALT_LIMIT - len(more) - 1
    told = _LimitedText(_truncate(opening, ALT_LIMIT // 3))
    told.in_order(about, min(room - sum(len(each) + 1 for each in nations[0]), _FOR_SUBJECT))
    for sentences in nations:
        told.append_fitting(sentences, room)
    return told.text if told.whole else f"{told.text} {more}"


class _LimitedText:
    """Text that grows by sentences; `whole` is False once a sentence was cut or omitted."""

    def __init__(self, opening: str) -> None:
        self.text, self.whole = opening, True

    def in_order(self, sentences: Sequence[str], limit: int) -> None:
        """Append sentences in order up to the first that is too long, which is cut; they are newest first."""
        for sentence in sentences:
            left = limit - len(self.text) - 1
            if len(sentence) > left:
                self.whole = False
                if left >= _LEAST:
                    self.text += f" {_truncate(sentence, left)}"
                return
            self.text += f" {sentence}"

    def append_fitting(self, sentences: Sequence[str], limit: int) -> None:
        """Append every sentence that fits."""
        for sentence in sentences:
            if len(self.text) + 1 + len(sentence) <= limit:
                self.text += f" {sentence}"
            else:
                self.whole = False


def describe_view(request: ViewSpec, marking: Marking, provinces: Provinces) -> list[str]:
    """Return the sentences specific to this picture; of changes the latest come first."""
    position = request.position
    board = position.setup.board
    told: list[str] = []
    if request.reach is not None and request.view == "reach":
        told += provinces.format_reach(board, request.reach)
    if request.view == "close" and request.region is None:
        since = request.nation is None and bool(changed_places(marking, request))
        told.append(describe_close_up(request.nation or position.mover, since=since))
    if request.region is not None and request.view in {"region", "close"}:
        told += provinces.format_region(position, request.region)
    changes = format_turn_changes(board, marking.kinds.changes_by_turn(request.since), marking.format_change)
    return [
        *told,
        *(describe_latest_change(change, first=i == 0) for i, change in enumerate(reversed(changes))),
    ]
