"""Turns as they are told: events, the reasons of what the bot did, and who reads of them."""

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from bot.engine.ruleset import Event
from bot.engine.terms import Nation

PlanNews = Literal["played", "ready", "stopped"]
"""What has become of the plan of the player called: played as far as it goes, waiting, or not held.

What it says stays its writer's; the table only hears how it went.
"""


class Automatic(NamedTuple):
    """Stands among events before those that a nation's player has not entered; `reason` as the log has it."""

    nation: Nation
    reason: str


Happening = Event | Automatic
"""What is told of a turn."""


class TurnEvents(NamedTuple):
    """A turn and what happened in it."""

    nation: Nation
    round: int
    events: list[Happening]


class Readers(NamedTuple):
    """Who is named: players by nation, and the nations of people, who want to know what they have lost."""

    names: Mapping[Nation, str] = {}
    people: Collection[Nation] = ()


class TableMessage(NamedTuple):
    """A message: `call` is addressed to whoever is mentioned, `text` to everybody."""

    call: str
    text: str
