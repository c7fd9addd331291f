"""Outgoing messages: their text, pings and buttons."""

import math
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Protocol

from bot.app.notifications.buttons import (
    Button,
    follow_button,
    labelled,
    look_buttons,
    order_buttons,
    plan_buttons,
    turn_button,
    undo_button,
    unpacked,
)
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.escaping import safe
from bot.model import MessageRow
from bot.model.messages import Picture, without
from bot.text.notifications.reminders import format_channel_call, format_due_time

Failure = Literal["passing", "place", "message"]
"""`passing`: of unknown duration. `place`: the channel is not writable. `message`: Discord rejects it."""


FOLLOW: Final = "follow"
"""Kind of direct messages to a game's followers."""
UNSEEN: Final = "unseen"
"""Kind of the last of them: its reader cannot see the game's channel any more."""
REPORT: Final = "report"
"""Kind of the message with a game's report, whose text is determined at delivery."""
_OPENING: Final = frozenset({"turn", "resume", "call", "reminder", "warning", "more"})
"""Kinds of messages under which the panel can be opened."""
_LOOKED_AT: Final = frozenset({"turn", "resume", "demand"})
"""Kinds of messages with buttons to view the board and to undo what led to it."""
ADDRESSED: Final = frozenset({"turn", "demand", "resume", "won"})
"""Kinds of messages that call players for the position they show, and nobody once the game has gone on."""
_LONGEST_WAIT: Final = 3600
"""Seconds between two tries, unless Discord demands more."""
_QUESTIONS: Final = frozenset({"late", "demand"})
"""Kinds of messages reduced to the answer once answered: how a late turn goes on, whether to fight."""


class UndeliverableError(Exception):
    """A message could not be sent; the text says why. `kind` determines how long it is retried.

    `code` is Discord's error code, if any; `after` is the delay in seconds that Discord demands; `doubtful`
    means that the message may have been posted after all.
    """

    def __init__(
        self,
        problem: str,
        kind: Failure = "passing",
        *,
        code: int | None = None,
        after: float = 0.0,
        doubtful: bool = True,
    ) -> None:
        super().__init__(problem)
        self.kind = kind
        self.code = code
        self.after = after
        self.doubtful = doubtful and kind == "passing"

    @property
    def most_tries(self) -> int:
        """Number of tries: about a day with the waits between them; 75 seconds for `message`."""
        return 5 if self.kind == "message" else 32

    def wait_after(self, attempts: int) -> int:
        """Return the seconds until the next try, if there were `attempts` before this one."""
        return max(_usual_wait(attempts), math.ceil(self.after))


def _usual_wait(attempts: int) -> int:
    return int(min(5 * 2**attempts, _LONGEST_WAIT))


def first_due(due_at: int, attempts: int) -> int:
    """Return when a message was first due, by the time of its next try and the number of failed ones.

    It may have been earlier, if Discord has demanded longer waits than usual.
    """
    return due_at - sum(map(_usual_wait, range(attempts)))


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message ready to be sent, with the position to draw below it.

    If `direct`, `channel_id` is a user, who gets a direct message.
    """

    channel_id: int
    nonce: str
    content: str
    mentions: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    position: OwnPosition | None = None
    names: Mapping[Nation, str] | None = None
    direct: bool = False
    sight: Callable[[], Awaitable[Mapping[str, Any]]] | None = field(default=None, compare=False)
    """Returns the keyword arguments of `Renderer.draw`; None for the whole board."""
    newest: Callable[[], Awaitable[bool]] | None = field(default=None, compare=False)
    """Returns, just before drawing, whether no later board is due in the same place; None for always."""
    picture: Callable[[], Awaitable[Picture | None]] | None = field(default=None, compare=False)
    """Draws the picture of a message without position."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """How a message that may have been posted is recognised: by any of its texts, or by its buttons.

    It comes after the message `later_than`, and was not posted before `since` (Unix seconds).
    """

    contents: frozenset[str]
    custom_ids: frozenset[str]
    later_than: int
    since: int


class Sender(Protocol):
    """Interface to Discord for delivery; raises `UndeliverableError`."""

    async def send(self, message: OutgoingMessage) -> int:
        """Post a message and return its id."""

    async def find(self, place: int, fingerprint: Fingerprint, *, direct: bool = False) -> int | None:
        """Return the id of a message of the bot that may have been posted without being recorded, or None."""

    async def replace(
        self,
        channel_id: int,
        message_id: int,
        content: str | None,
        buttons: tuple[Button, ...] = (),
        *,
        direct: bool = False,
        drawn: OutgoingMessage | None = None,
    ) -> bool:
        """Replace a message's text and buttons; return False if it is deleted, which is no error.

        The text is kept if it is None. The picture is kept, or replaced by that of `drawn`.
        """

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        """Delete a message; one already deleted is no error."""

    async def sees(self, channel_id: int, person_id: int) -> bool:
        """Return whether a user can see a channel or thread now."""


def called_by(message: MessageRow) -> tuple[int, ...]:
    """Return the users a message pings: those it addresses, except those who want no ping there and now."""
    if "answered" in message.payload:
        return ()
    silent = message.payload.get("silent", ())
    people = [person["id"] for person in message.payload.get("mention", ())]
    return (*(one for one in people if one not in silent), *message.payload.get("also", ()))


def vanishes(message: MessageRow) -> bool:
    """Return whether a message is deleted when its call is over, as the turn it interrupted tells it all."""
    return message.kind == "resume" and not message.direct


def fingerprint_of(message: MessageRow, later_than: int, since: int) -> Fingerprint:
    """Return how a message is recognised, whatever its text was when posted: earlier or without pings."""
    contents = {content_of(message, called_by(message))}
    custom_ids: set[str] = set()
    for payload in (message.payload, *message.payload.get("before", ())):
        once = replace(message, payload=without(payload, "answered"))
        contents |= {content_of(once, called_by(once)), content_of(once, ())}
        custom_ids |= {button.custom_id for button in _own_buttons(once, overtaken=False)}
    return Fingerprint(frozenset(filter(None, contents)), frozenset(custom_ids), later_than, since)


def content_of(message: MessageRow, called: tuple[int, ...]) -> str:
    """Return a message's text: first the call to the users addressed, then the text for everybody.

    Once the call is over its outcome comes last, as it happened after the rest; "" deletes the message.
    """
    payload = message.payload
    text, answered = payload.get("text", ""), payload.get("answered")
    if answered is not None:
        if vanishes(message):
            return ""
        if not text or message.kind in _QUESTIONS:
            return answered
        return f"{text}\n-# {answered}" if answered else text
    # In private there may be more lines: what a question is about, how it was answered.
    called_for, line_break, more = payload.get("call", "").partition("\n")
    due = format_due_time(payload.get("until"), payload.get("saved", 0))
    call = f"{called_for}{due}{line_break}{more}"
    words, people = call, payload.get("mention", ())
    if people:
        names = [
            f"<@{person['id']}>" if person["id"] in called else f"**{safe(person['name'])}**"
            for person in people
        ]
        separator = " " if all(person["id"] in called for person in people) else ", "
        words = format_channel_call(separator.join(names), message.game_id, words)
    joint = "\n" if call else ""  # without a call, the text itself follows the names
    told = f"{words}{joint}{text}".strip() if words else text
    return f"{told}\n{payload['note']}" if "note" in payload else told


def buttons_of(message: MessageRow, *, overtaken: bool) -> tuple[Button, ...]:
    """Return a message's buttons; each one that calls a player opens the panel until the call is over.

    The call is not over if its player has acted and is still awaited.
    """
    over = overtaken and message.wait is None
    # Trouble with a private call is told by a call in the channel, as long as the player is awaited.
    called = message.kind in _OPENING or (message.kind == "trouble" and message.wait is not None)
    calls = called and not over and "answered" not in message.payload
    answer = message.payload.get("asks", False)
    opening = (turn_button(message.game_id, answer=answer),) if calls else ()
    own = _own_buttons(message, overtaken=overtaken)
    done = message.payload.get("length")  # None in messages written before these buttons existed
    if over or done is None or "answered" in message.payload or message.kind not in _LOOKED_AT:
        return (*opening, *own)
    undo = (undo_button(message.game_id),) if done else ()
    # Practice games mention nobody and cannot be followed.
    onlookers = message.kind == "turn" and not message.direct and bool(message.payload.get("mention"))
    follow = (follow_button(message.game_id),) if onlookers else ()
    return (*opening, *own, *labelled((*look_buttons(message.game_id, begun=bool(done)), *undo, *follow)))


def _own_buttons(message: MessageRow, *, overtaken: bool) -> tuple[Button, ...]:
    """Return the payload's own buttons; orders can be set at any time, plan buttons expire with the turn."""
    offered = message.payload.get("offers")
    if offered == "orders":
        return labelled(order_buttons(message.game_id))
    if offered and not overtaken and "answered" not in message.payload:
        return labelled(plan_buttons(message.game_id, message.revision, offered))
    return labelled(unpacked(message.payload.get("buttons", ())))
