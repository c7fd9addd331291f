"""Why something was done: the reason for what the bot did, and for a turn of a computer player, or a hint.

The latter is one sentence: «Conquer Knossos (Greeks): it earns the second general».
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
from bot.model.turns import Automatic, Readers, Reason
from bot.text.names import places

CAUSES: Final = ("conceded", "order", "plan", "deadline", "bot", "single")
"""Reasons that there are words for; `single` where there was no other choice."""
_NOBODY: Final = Readers()
BRIEF: Final = frozenset({"conceded", "plan", "deadline", "bot"})
"""Those that are told of a whole turn."""
_MOST_DEEDS: Final = 2
"""Kinds of great deeds that the sentence names."""


def named_bot(readers: Readers, nation: Nation) -> str:
    """The name of the computer player that has a nation; "" where a person has it, or nobody knows."""
    return "" if nation in readers.people else readers.names.get(nation, "")


def because(cause: Automatic, sentence: str, readers: Readers = _NOBODY) -> str:
    """The sentence with its reason in front; of a computer player that is known the name is enough."""
    if cause.reason == "bot" and (name := named_bot(readers, cause.nation)):
        return say("causes-named", name=safe(name), sentence=sentence)
    return say(f"causes-{cause.reason}", sentence=sentence)


def concerns(cause: Automatic, event: Event) -> bool:
    """Whether an event is the nation's own deed; a fight is the mover's."""
    doer = event.mover if isinstance(event, Fought) else getattr(event, "nation", None)
    return bool(doer == cause.nation)


def deeds(
    events: Sequence[Event], great: Sequence[type[Any]], small: Sequence[type[Any]]
) -> list[list[Event]]:
    """What counts most of a turn, events of a kind together; of small deeds only one, where none is great."""
    found = [same for same in _of_kinds(events, great) if same][:_MOST_DEEDS]
    return found or [same for same in _of_kinds(events, small) if same][:1]


def _of_kinds(events: Sequence[Event], kinds: Sequence[type[Any]]) -> Iterator[list[Event]]:
    for kind in kinds:
        yield [event for event in events if isinstance(event, kind)]


def format_explanation(
    board: Board, done: Sequence[str], reasons: Sequence[Reason], wedge_name: Callable[[Wedge], str]
) -> str:
    """The sentence, from what was done in words, which may be left out, and the reasons for it."""
    told = join([format_reason(board, reason, wedge_name) for reason in reasons])
    if not done:
        return say("why-only", reasons=told)
    deed = join(list(done))
    return say("why", deed=f"{deed[:1].upper()}{deed[1:]}", reasons=told)


def format_reason(board: Board, reason: Reason, wedge_name: Callable[[Wedge], str]) -> str:
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


def format_hint_used(name: str) -> str:
    """The table hears that somebody has looked at a hint."""
    return say("hint-used", name=safe(name))
