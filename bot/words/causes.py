"""Why the bot acted, said in front of what it did."""

from typing import Final, NamedTuple

from bot.engine.antike import events as ev
from bot.engine.terms import Nation

__all__ = ["CAUSES", "Automatic", "Happening", "because", "concerns"]


class Automatic(NamedTuple):
    """Stands among events before those that a nation's player has not entered; `reason` as the log has it."""

    nation: Nation
    reason: str


Happening = ev.Event | Automatic
"""What is told of a turn."""

_ONLY_CHOICE: Final = "single"
CAUSES: Final[dict[str, str]] = {
    "conceded": "Without their player,",
    "order": "By their standing orders,",
    "plan": "As planned,",
    "deadline": "Their time being up,",
    "bot": "Played by the bot,",
    _ONLY_CHOICE: "There was no other choice:",
}


def because(reason: str, sentence: str) -> str:
    """The sentence with its reason in front."""
    rest = sentence.replace("The ", "the ", 1) if sentence.startswith("The ") else sentence
    return f"{CAUSES[reason]} {rest}"


def concerns(cause: Automatic, event: ev.Event) -> bool:
    """Whether an event is the nation's own deed."""
    doer = event.mover if isinstance(event, ev.Fought) else getattr(event, "nation", None)
    return bool(doer == cause.nation)
