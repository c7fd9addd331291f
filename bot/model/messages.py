"""Messages to post, edit or delete, and their pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict, cast

from bot.engine.terms import Nation
from bot.i18n.language import Language
from bot.model.people import FollowMode

Offered = Literal["orders", "ready", "stopped"]
"""Dynamic buttons of a message: set a standing order, play a plan, or view a stopped plan."""


class Mention(TypedDict):
    """A user addressed by a message, with the name shown if they are not pinged."""

    id: int
    name: str


class Payload(TypedDict, total=False):
    """Content of a message as stored in the outbox; fields are dropped once the message is final."""

    text: str
    """Public text."""
    language: Language
    """Language of the texts, which edits keep; by default that of the table or of the recipient."""
    call: str
    """Text addressed to the mentioned users, in front of `text`."""
    mention: Sequence[Mention]
    """Users addressed by `call`."""
    silent: Sequence[int]
    """Mentioned users who are not pinged."""
    also: Sequence[int]
    """Users pinged without a mention, because the text contains their names."""
    until: int | None
    """Deadline of the pending turn or question, shown after the call."""
    saved: int
    """Part of that time saved from earlier turns."""
    note: str
    """The reader's own note about the game, in a direct message: the last line until the call is over."""
    asks: bool
    """Whether the call is for an answer on another player's turn."""
    buttons: Sequence[Sequence[Any]]
    """Buttons: label, custom id, whether emphasised, and style."""
    bare: bool
    """Whether only the buttons are edited, as the text of a final message is dropped."""
    offers: Offered
    """Buttons that depend on the state of the game when the message is sent."""
    answered: str
    """Outcome that replaces the call; if empty, a message with nothing but a call is deleted."""
    elsewhere: str
    """Call to post in the channel if the direct message fails; for pending turns it is generated."""

    length: int
    """Number of applied actions; enables the buttons to view this position and to undo the last action."""
    snapshot: Mapping[str, Any]
    """Position to draw below the message."""
    names: Mapping[Nation, str]
    """Player names by nation, as shown in the picture."""
    puzzle: str
    """Id of the puzzle whose position is drawn."""

    since: int
    """First round that news to a follower report."""
    mode: FollowMode
    """How the follower followed the game until these news, which are the last."""

    score: str
    """Last line of the text; appears once if several turns share a message."""
    told: Sequence[str]
    """Texts of those turns."""
    dropped: bool
    """Whether some of them were omitted for length."""

    redraw: bool
    """Whether an edit also replaces the picture."""
    before: Sequence["Payload"]
    """Earlier contents, one of which may already be posted but not yet recorded as sent."""


def without(payload: Payload, *keys: str) -> Payload:
    """Return a copy without the given fields."""
    return cast("Payload", {key: value for key, value in payload.items() if key not in keys})


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message in the outbox."""

    id: int
    game_id: int
    nonce: str
    kind: str
    channel_id: int
    payload: Payload
    revision: int
    attempts: int
    message_id: int | None
    sent_at: int | None = None
    """When no work was left: posted, obsolete or given up."""
    wait: int | None = None
    """The wait this message notifies about, until that is over."""
    direct: bool = False
    """Whether `channel_id` is a user who gets a direct message."""
    edit_attempts: int = 0
    edit_at: int | None = None
    """When the posted message is to be edited; None if it shows the payload, or is not edited any more."""
    version: int = 0
    """Number of changes to the payload."""
    due_at: int = 0
    log_seq: int | None = None
    """Last log row of the game when the message was written; None if unknown."""

    @property
    def base_nonce(self) -> str:
        """The nonce without the suffix of a repetition."""
        return self.nonce.partition("+")[0]

    @property
    def sent(self) -> bool:
        """Whether no work is left."""
        return self.sent_at is not None


ALT_LIMIT: Final = 1024
"""Discord's limit for the alternative text of a picture, in characters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture; `alt` is its alternative text."""

    data: bytes = field(repr=False)
    filename: str
    width: int
    height: int
    alt: str
