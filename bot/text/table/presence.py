"""Presence check of a full lobby: the question whether players are still there, and its outcome."""

from collections.abc import Sequence
from typing import Literal

from bot.i18n.catalogue import say
from bot.model.seats import Level
from bot.text.names import people
from bot.text.notifications.reminders import moment

PresenceEnd = Literal["here", "given", "room", "begun", "closed"]
"""All players confirmed; seats were given away; a seat became free; the game began, or was cancelled."""


def format_presence_call() -> str:
    """Format the question to the players who must confirm their presence."""
    return say("presence-call")


def format_presence_deadline(until: int, level: Level | None) -> str:
    """Format the public line below the question: the deadline, and what happens to unconfirmed seats."""
    return say("presence-asked", moment=moment(until, "f"), level=level or "free")


def format_presence_closed(state: PresenceEnd, names: Sequence[str], level: Level | None) -> str:
    """Format the outcome that replaces the question."""
    who = people(names)
    return say(f"presence-{state}", names=who, count=len(names), level=level or "free")


def format_own_presence_closed(state: PresenceEnd, level: Level | None) -> str:
    """Format the outcome that replaces the question in a direct message."""
    return say(f"presence-own-{state}", level=level or "free")


def format_presence_reply(missing: Sequence[str]) -> str:
    """Confirm a player's presence, with the names of the players still missing."""
    return say("presence-confirmed", names=people(missing) or "none")
