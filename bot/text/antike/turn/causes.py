"""Why the bot acted, said in front of what it did."""

from typing import Final

from bot.engine.antike import events as ev
from bot.i18n.catalogue import say
from bot.model.turns import Automatic

CAUSES: Final = ("conceded", "order", "plan", "deadline", "bot", "single")
"""Reasons that there are words for; `single` where there was no other choice."""


def because(reason: str, sentence: str) -> str:
    """The sentence with its reason in front."""
    return say(f"causes-{reason}", sentence=sentence)


def concerns(cause: Automatic, event: ev.Event) -> bool:
    """Whether an event is the nation's own deed."""
    doer = event.mover if isinstance(event, ev.Fought) else getattr(event, "nation", None)
    return bool(doer == cause.nation)
