"""What the store hands out: rows as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.engine.antike.actions import Action
from bot.engine.terms import Nation

__all__ = ["ActionRow", "GameRow", "LogRow", "MessageRow", "SeatRow", "Status"]

Status = Literal["lobby", "running", "over", "closed"]


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; the columns of the table."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    ruleset: str
    board: str
    variant: Mapping[str, Any]
    status: Status
    revision: int
    length: int
    turn_start: int
    turn_seq: int
    result: Mapping[str, Any] | None
    created_at: int
    started_at: int | None
    changed_at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's place; the nation is None until it is picked or drawn."""

    seat: int
    user_id: int
    name: str
    nation: Nation | None
    conceded: bool


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action to be logged; `user_id` None where the bot acts for a nation that has conceded."""

    nation: Nation
    user_id: int | None
    action: Action


@dataclass(frozen=True, slots=True)
class LogRow:
    """An action in force."""

    nation: Nation
    user_id: int | None
    batch: int
    action: Action
    at: int


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
