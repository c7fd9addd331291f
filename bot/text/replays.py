"""Texts about replays (animated pictures): captions, alternative text, and why one cannot be made."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import TempleBuilt
from bot.engine.ruleset import Event
from bot.i18n.catalogue import Facts, say
from bot.text.names import board_name, place

_MOST_TOLD: Final = 4  # leaves most of the alternative text to the final picture


def turn_range(first: int, last: int, whole: int) -> Facts:
    """Return the range of turns as arguments for the texts."""
    part = "one" if first == last else "some"
    if (first, last) == (1, whole):
        part = "all"
    return {"part": part, "first": first, "last": last, "whole": whole}


def format_replay_intro(first: int, last: int, whole: int) -> str:
    """Format the caption of the picture that precedes the first turn shown."""
    return say("film-begins", **turn_range(first, last, whole), before=first - 1)


def format_replay_caption(latest: int | None) -> str:
    """Format the caption of a replay of the whole game, or of the `latest` turns."""
    return say("film-whole") if latest is None else say("film-latest", count=latest)


def film(founded: type[Any], conquered: type[Any]) -> Callable[[Board, Sequence[Event], int, int, int], str]:
    """Return a function that formats a replay's alternative text.

    It gives the number of foundings, conquests and temples, and the latest conquests.
    """

    def alt_text(board: Board, events: Sequence[Event], first: int, last: int, whole: int) -> str:
        kinds = Counter(type(event) for event in events)
        told = say(
            "film-alt",
            **turn_range(first, last, whole),
            board=board_name(board.id),
            founded=kinds[founded],
            conquered=kinds[conquered],
            temples=kinds[TempleBuilt],
        )
        latest = [event for event in events if isinstance(event, conquered)][-_MOST_TOLD:]
        cities = [
            say("film-conquest", nation=e.nation, loser=e.loser, place=place(board, e.province))
            for e in latest
        ]
        return " ".join([told, *cities])

    return alt_text


def format_replay_end(told: str, end: str) -> str:
    """Append the description of the final picture to a replay's alternative text."""
    return say("film-ends", told=told, end=end)


def format_replay_too_large(turns: int, limit: int) -> str:
    """Format that a replay of so many turns would exceed `limit` bytes."""
    return say("film-too-large", turns=turns, size=f"{limit / 2**20:.1f}")
