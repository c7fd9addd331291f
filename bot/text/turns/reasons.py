"""Explanations: why the bot acted, why a computer player chose its turn, or why a hint suggests one.

The last two are one sentence: «Conquer Knossos (Greeks): it earns the second general».
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import Fought
from bot.engine.ruleset import Event
from bot.engine.terms import Nation, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.i18n.lines import capitalized
from bot.model.turns import Automatic, Readers, Reason
from bot.text.names import places

NOBODY: Final = Readers()
"""Readers without names, for texts that name no player."""
BRIEF: Final = frozenset({"conceded", "plan", "deadline", "bot"})
"""Reasons mentioned for a whole turn."""
_MOST_DEEDS: Final = 2
"""Maximum number of kinds of important events in the sentence."""


def named_bot(readers: Readers, nation: Nation) -> str:
    """Return the name of the computer player of a nation; "" if a person plays it or the name is unknown."""
    return "" if nation in readers.people else readers.names.get(nation, "")


def because(cause: Automatic, sentence: str, readers: Readers = NOBODY) -> str:
    """Prefix a sentence with its reason, if any; for a computer player of known name, with that name."""
    if cause.reason is None:
        return sentence
    if cause.reason == "bot" and (name := named_bot(readers, cause.nation)):
        return say("causes-named", name=safe(name), sentence=sentence)
    return say(f"causes-{cause.reason}", sentence=sentence)


def with_reason(cause: Automatic | None, event: Any, sentence: str, readers: Readers) -> str:
    """Prefix the sentence of an event with its reason, if the bot acted for the nation that caused it.

    A fight is caused by the mover.
    """
    doer = event.mover if isinstance(event, Fought) else getattr(event, "nation", None)
    return because(cause, sentence, readers) if cause and doer == cause.nation else sentence


def deeds(
    events: Sequence[Event], great: Sequence[type[Any]], small: Sequence[type[Any]]
) -> list[list[Event]]:
    """Return the most important events of a turn, grouped by type.

    Of `small` types only one is returned, and only if there are no `great` ones.
    """
    found = [same for same in _group_by_kind(events, great) if same][:_MOST_DEEDS]
    return found or [same for same in _group_by_kind(events, small) if same][:1]


def _group_by_kind(events: Sequence[Event], kinds: Sequence[type[Any]]) -> Iterator[list[Event]]:
    for kind in kinds:
        yield [event for event in events if isinstance(event, kind)]


def format_explanation(
    board: Board,
    done: Sequence[str],
    reasons: Sequence[Reason],
    wedge_name: Callable[[Wedge], str],
    areas: str,
) -> str:
    """Format the explanation from the actions in words, which may be empty, and the reasons.

    `areas` is the catalogue key of what counts for a navigator.
    """
    told = join([_format_reason(board, reason, wedge_name, areas) for reason in reasons])
    if not done:
        return say("why-only", reasons=told)
    return say("why", deed=capitalized(join(list(done))), reasons=told)


def _format_reason(board: Board, reason: Reason, wedge_name: Callable[[Wedge], str], areas: str) -> str:
    """Format one reason as the continuation of «it»."""
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
        areas=say(areas, count=reason.count),
    )


def format_hint_used(name: str) -> str:
    """Announce that a player used a hint."""
    return say("hint-used", name=safe(name))
