"""Messages as they go out: their words, whom they ping, what can be pressed under them."""

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
"""Nobody knows for how long; nothing can be written there; Discord does not take this one."""


FOLLOW: Final = "follow"
"""The private messages to those who follow a game."""
UNSEEN: Final = "unseen"
"""The last of them: the channel of the game is closed to its reader by now."""
REPORT: Final = "report"
"""The message that looks back on a game; what it says is found out when it is delivered."""
_OPENING: Final = frozenset({"turn", "resume", "call", "reminder", "warning", "more"})
"""Messages under which the panel can be opened."""
_LOOKED_AT: Final = frozenset({"turn", "resume", "demand"})
"""Messages under which somebody who is called can look around, and take back what led there."""
_QUESTIONS: Final = frozenset({"late", "demand"})
"""Messages of which nothing need be read once they are answered: how a turn goes on, whether to fight."""


class UndeliverableError(Exception):
    """A message could not be sent; the text says why. It is tried again for a time that depends on `kind`.

    `code` is Discord's, where it has answered with one; `after` are seconds that it wants us to wait;
    `doubtful` says that the message may have been posted after all.
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


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message ready to be sent, with the position to draw under it.

    `direct` says that the channel is a person, who is written to in private.
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
    """What of the position is drawn, as `Renderer.draw` is told; None for the whole board."""
    newest: Callable[[], Awaitable[bool]] | None = field(default=None, compare=False)
    """Whether no later board waits for the same place, asked when it would be drawn; None for certainly."""
    picture: Callable[[], Awaitable[Picture | None]] | None = field(default=None, compare=False)
    """Draws what comes with the message in the place of a position."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What a message is known by that was posted before, perhaps: its words at any time, or its buttons.

    It stands below another message, and was not posted before a moment (seconds since 1970).
    """

    contents: frozenset[str]
    custom_ids: frozenset[str]
    later_than: int
    since: int


class Sender(Protocol):
    """How messages reach people; raises `UndeliverableError`."""

    async def send(self, message: OutgoingMessage) -> int:
        """Post a message and return its id."""
        ...

    async def find(self, place: int, fingerprint: "Fingerprint", *, direct: bool = False) -> int | None:
        """A message of ours that was posted, perhaps, without being noted; None where there is none."""
        ...

    async def replace(
        self,
        channel_id: int,
        message_id: int,
        content: str,
        buttons: tuple[Button, ...] = (),
        *,
        direct: bool = False,
        drawn: OutgoingMessage | None = None,
    ) -> None:
        """Put a text and buttons in the place of a message's; a message that is gone is no error.

        The picture stays, or is replaced by that of `drawn`.
        """
        ...

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        """Take a message away; one that is gone is no error."""
        ...

    async def sees(self, channel_id: int, person_id: int) -> bool:
        """Whether somebody can see a channel or thread now."""
        ...


def called_by(message: MessageRow) -> tuple[int, ...]:
    """Whom a message pings: those it speaks to, but for those who do not want it there and then."""
    if "answered" in message.payload:
        return ()
    silent = message.payload.get("silent", ())
    people = [person["id"] for person in message.payload.get("mention", ())]
    return (*(one for one in people if one not in silent), *message.payload.get("also", ()))


def fingerprint_of(message: MessageRow, later_than: int, since: int) -> Fingerprint:
    """What a message may have said when it was posted: before it was changed, or when nobody was called."""
    contents = {content_of(message, called_by(message))}
    custom_ids: set[str] = set()
    for payload in (message.payload, *message.payload.get("before", ())):
        once = replace(message, payload=without(payload, "answered"))
        contents |= {content_of(once, called_by(once)), content_of(once, ())}
        custom_ids |= {button.custom_id for button in _own_buttons(once, overtaken=False)}
    return Fingerprint(frozenset(filter(None, contents)), frozenset(custom_ids), later_than, since)


def content_of(message: MessageRow, called: tuple[int, ...]) -> str:
    """The words of a message: first those to whoever is called, then those to everybody.

    Once the call is over they stand the other way round: what has come of it happened after the rest.
    """
    payload = message.payload
    text, answered = payload["text"], payload.get("answered")
    if answered is not None:
        if not text or message.kind in _QUESTIONS:
            return answered
        return f"{text}\n-# {answered}" if answered else text
    words = f"{payload.get('call', '')}{format_due_time(payload.get('until'), payload.get('saved', 0))}"
    people = payload.get("mention", ())
    if people:
        names = [
            f"<@{person['id']}>" if person["id"] in called else f"**{safe(person['name'])}**"
            for person in people
        ]
        words = format_channel_call(" ".join(names) if called else ", ".join(names), message.game_id, words)
    return f"{words}\n{text}".strip() if words else text


def buttons_of(message: MessageRow, *, overtaken: bool) -> tuple[Button, ...]:
    """What can be pressed under a message; the panel opens from every one that calls, until that is over.

    A call is not over yet where its player has done something and is still waited for.
    """
    over = overtaken and message.wait is None
    calls = message.kind in _OPENING and not over and "answered" not in message.payload
    opening = (turn_button(message.game_id),) if calls else ()
    own = _own_buttons(message, overtaken=overtaken)
    done = message.payload.get("length")  # None in messages of before there were such buttons
    if over or done is None or "answered" in message.payload or message.kind not in _LOOKED_AT:
        return (*opening, *own)
    undo = (undo_button(message.game_id),) if done else ()
    # A practice game calls nobody, and nobody follows one.
    onlookers = message.kind == "turn" and not message.direct and bool(message.payload.get("mention"))
    follow = (follow_button(message.game_id),) if onlookers else ()
    return (*opening, *own, *labelled((*look_buttons(message.game_id), *undo, *follow)))


def _own_buttons(message: MessageRow, *, overtaken: bool) -> tuple[Button, ...]:
    """A first order can be given at any time, a plan's turn passes."""
    offered = message.payload.get("offers")
    if offered == "orders":
        return labelled(order_buttons(message.game_id))
    if offered and not overtaken and "answered" not in message.payload:
        return labelled(plan_buttons(message.game_id, message.revision, offered))
    return labelled(unpacked(message.payload.get("buttons", ())))
