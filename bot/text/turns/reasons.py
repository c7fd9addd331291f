"""Why a turn was played, in one sentence: «Conquer Knossos (Greeks): it earns the second general»."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.ruleset import Event
from bot.engine.terms import Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import Reason
from bot.text.names import places

_MOST_DEEDS: Final = 2
"""Kinds of great deeds that the sentence names."""


def deeds(
    events: Sequence[Event], great: Sequence[type[Any]], small: Sequence[type[Any]]
) -> list[list[Event]]:
    """What counts most of a turn, events of a kind together; of small deeds only one, where none is great."""
    found = [same for same in _of_kinds(events, great) if same][:_MOST_DEEDS]
    return found or [same for same in _of_kinds(events, small) if same][:1]


def _of_kinds(events: Sequence[Event], kinds: Sequence[type[Any]]) -> Iterator[list[Event]]:
    for kind in kinds:
        yield [event for event in events if isinstance(event, kind)]


def tell_why(
    board: Board, done: Sequence[str], reasons: Sequence[Reason], wedge_name: Callable[[Wedge], str]
) -> str:
    """The sentence, from what was done in words, which may be left out, and the reasons for it."""
    told = join([tell_reason(board, reason, wedge_name) for reason in reasons])
    if not done:
        return say("why-only", reasons=told)
    deed = join(list(done))
    return say("why", deed=f"{deed[:1].upper()}{deed[1:]}", reasons=told)


def tell_reason(board: Board, reason: Reason, wedge_name: Callable[[Wedge], str]) -> str:
    """One reason, as it goes on behind «it»."""
    return say(
        f"why-{reason.kind}",
        count=reason.count,
        total=reason.total,
        nation=reason.nation or "",
        personage=reason.personage or "",
        resource=reason.chip or "",
        places=places(board, reason.provinces),
        ability=reason.ability or "",
        wedge=wedge_name(reason.wedge) if reason.wedge else "",
    )
