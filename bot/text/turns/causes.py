"""Why the bot acted, said in front of what it did."""

from typing import Final

from bot.engine.events import Fought
from bot.engine.ruleset import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model.turns import Automatic, Readers

CAUSES: Final = ("conceded", "order", "plan", "deadline", "bot", "single")
"""Reasons that there are words for; `single` where there was no other choice."""
_NOBODY: Final = Readers()
BRIEF: Final = frozenset({"conceded", "plan", "deadline", "bot"})
"""Those that are told of a whole turn."""


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
