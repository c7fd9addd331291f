"""Messages to be posted, edited or removed, and pictures that come with them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict, cast

from bot.engine.terms import Nation

Offered = Literal["orders", "ready", "stopped"]
"""Buttons that come with a message: a first standing order; a plan to be played, or to be looked at."""


class Mention(TypedDict):
    """Somebody to whom a message speaks, with the name that stands there where they are not pinged."""

    id: int
    name: str


class Payload(TypedDict, total=False):
    """What a message says, as the outbox keeps it; a message that is done with has forgotten it."""

    text: str
    """What is said to everybody."""
    call: str
    """What is said to those mentioned, in front of the text."""
    mention: Sequence[Mention]
    """To whom the call speaks."""
    silent: Sequence[int]
    """Those mentioned who are not pinged."""
    also: Sequence[int]
    """Who is pinged without being mentioned: the text names them."""
    until: int | None
    """When the time of the wait is up, behind the call."""
    saved: int
    """How much of that time was saved by earlier turns."""
    buttons: Sequence[Sequence[Any]]
    """Each with its label, custom id, whether it is strong, and its tone."""
    offers: Offered
    """Buttons that depend on how the game stands when the message is sent."""
    answered: str
    """What has come of the call; it stands in its place, and an empty one removes a mere call."""
    elsewhere: str
    """The call to make at the table where a private message does not arrive; that of a wait is known."""

    length: int
    """How many actions were in force; a message with it can be looked at, and the last action be undone."""
    snapshot: Mapping[str, Any]
    """The position that is drawn under it."""
    names: Mapping[Nation, str]
    """Who plays which nation, as the picture says it."""
    puzzle: str
    """The id of the puzzle whose position is drawn."""
    settles: str
    """The nonce of an earlier message whose place the text takes."""

    score: str
    """The last line of the text, which is told once where several turns are told in one message."""
    told: Sequence[str]
    """The texts of those turns."""
    dropped: bool
    """Whether there were more of them than fit."""

    redraw: bool
    """Whether its picture changes with it when it is edited."""
    before: Sequence["Payload"]
    """What it said before, as long as one of these may have been posted without being noted."""


def without(payload: Payload, *keys: str) -> Payload:
    """The same but for some of it."""
    return cast("Payload", {key: value for key, value in payload.items() if key not in keys})


@dataclass(frozen=True, slots=True)
class MessageRow:
    """Something to be told in a channel."""

    id: int
    game_id: int
    nonce: str
    kind: str
    channel_id: int
    payload: Payload
    revision: int
    attempts: int
    message_id: int | None
    sent: bool = False
    """Whether it is out of the way: posted, needless, or given up."""
    wait: int | None = None
    """The wait that it calls somebody for, until that is over."""
    direct: bool = False
    """Whether `channel_id` is a person, who is written to in private."""
    edit_attempts: int = 0
    version: int = 0
    """How often its payload has changed."""
    due_at: int = 0
    log_seq: int | None = None
    """The last row of the game's log when it was written; None where that was not noted."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What is posted; `alt` says in words what it shows."""

    data: bytes
    filename: str
    media_type: str
    width: int
    height: int
    alt: str
