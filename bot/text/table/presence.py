"""Are you there? What a table that has filled asks, and what has come of it."""

from collections.abc import Sequence
from typing import Literal

from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.model.seats import Level
from bot.text.notifications.reminders import moment

PresenceEnd = Literal["here", "given", "room", "begun", "closed"]
"""All have said so; seats are given away; one is free again; the game has begun, or will not."""


def format_presence_call() -> str:
    """What is said to those who are asked."""
    return say("presence-call")


def format_presence_deadline(until: int, level: Level | None) -> str:
    """What everybody reads below it: until when, and what becomes of the seats."""
    return say("presence-asked", moment=moment(until, "f"), level=level or "free")


def format_presence_closed(state: PresenceEnd, names: Sequence[str], level: Level | None) -> str:
    """What stands in its place afterwards."""
    who = join([safe(name) for name in names])
    return say(f"presence-{state}", names=who, count=len(names), level=level or "free")


def format_own_presence_closed(state: PresenceEnd, level: Level | None) -> str:
    """What stands in its place afterwards for one who was asked in private."""
    return say(f"presence-own-{state}", level=level or "free")


def format_presence_reply(missing: Sequence[str]) -> str:
    """Whoever has pressed hears whom the table still waits for."""
    return say("presence-confirmed", names=join([safe(name) for name in missing]) or "none")
