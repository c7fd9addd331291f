"""Messages to be posted, edited or removed, and pictures that come with them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class MessageRow:
    """Something to be told in a channel."""

    id: int
    game_id: int
    nonce: str
    kind: str
    channel_id: int
    payload: Mapping[str, Any]
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
