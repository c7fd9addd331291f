"""Why the bot acted, said in front of what it did."""

from typing import Any, Final

from bot.engine.ruleset import Event
from bot.i18n.catalogue import say
from bot.model.turns import Automatic

CAUSES: Final = ("conceded", "order", "plan", "deadline", "bot", "single")
"""Reasons that there are words for; `single` where there was no other choice."""
BRIEF: Final = frozenset({"conceded", "plan", "deadline", "bot"})
"""Those that are told of a whole turn."""


def because(reason: str, sentence: str) -> str:
    """The sentence with its reason in front."""
    return say(f"causes-{reason}", sentence=sentence)


def concerns(cause: Automatic, event: Event, fought: type[Any]) -> bool:
    """Whether an event is the nation's own deed; of a fight, of class `fought`, it is the mover's."""
    doer = event.mover if isinstance(event, fought) else getattr(event, "nation", None)
    return bool(doer == cause.nation)
