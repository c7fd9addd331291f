"""What the store hands out: rows as plain data."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from bot.engine.ruleset import Action
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import Language, language_of
from bot.model.levels import Level

__all__ = [
    "ActionRow",
    "EventRow",
    "GameRow",
    "JobRow",
    "LogRow",
    "Losses",
    "MessageRow",
    "OrderAnswer",
    "OrderRow",
    "Origin",
    "PersonRow",
    "Place",
    "PlanMode",
    "PlanRow",
    "PlanState",
    "PlanStep",
    "Reason",
    "SeatRow",
    "ServerRow",
    "Status",
    "WaitKind",
    "WaitRow",
    "keepable",
]

Status = Literal["lobby", "running", "over", "closed"]
Origin = Literal["import", "practice"]
"""Where a game came from: a record file, or a past position of another game, for one person alone."""
WaitKind = Literal["turn", "answer"]
Place = Literal["channel", "dm", "both"]
Losses = Literal["quiet", "dm"]
"""How somebody hears of a lost city: only in what all read, or by direct message as well."""
Reason = Literal["conceded", "order", "plan", "single", "deadline", "bot"]
"""Why the bot acted: the player has conceded, has left an order or a plan, had nothing to choose, was late,
or lets a computer player play."""
OrderAnswer = Literal["fight", "peace", "ask"]
PlanMode = Literal["play", "prepare"]
PlanState = Literal["waiting", "ready", "running", "stopped"]
"""Its turn has not come; it waits for a word of its writer; some of it was played; it did not hold."""


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
    begins: Mapping[str, Any] | None = None
    """The position before the log, in the form of the record format; None for the ordinary start."""
    origin: Origin | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    """What may be changed while it runs."""
    paused_at: int | None = None

    @property
    def language(self) -> Language:
        """What is spoken at this table, to all of it."""
        return language_of(self.settings.get("language"))


_UNKEPT: Final = re.compile("[\x00\ud800-\udfff]")
"""Letters that stand in no text of PostgreSQL, or in none at all."""


def keepable(text: str) -> str:
    """What somebody has written, as any database takes it: to the letter, but for what is no letter."""
    return _UNKEPT.sub("\ufffd", text)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's place; the nation is None until it is picked or drawn."""

    seat: int
    user_id: int
    name: str
    nation: Nation | None
    conceded: bool
    bot: Level | None = None
    """How well a computer player plays it; None where a person does."""
    bot_round: int | None = None
    """The round of the one turn for which it stands in; None where the seat is its own."""

    @property
    def computer(self) -> bool:
        """Whether the seat is a computer player's own; its `user_id` is below zero then."""
        return self.bot is not None and self.bot_round is None

    @property
    def free(self) -> bool:
        """Whether nobody sits there: a player of a record, whose place somebody may take."""
        return self.user_id < 0 and not self.computer


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action to be logged; `reason` None where its player has entered it.

    `user_id` is the player on whose word it is done; None where the bot acts of its own accord.
    """

    nation: Nation
    user_id: int | None
    action: Action
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """An action in force."""

    nation: Nation
    user_id: int | None
    batch: int
    action: Action
    at: int
    reason: Reason | None = None
    seq: int = field(default=0, compare=False)
    """Its row in the log, undone actions and undos counted."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a player does when units enter (M5); None for any nation, or any province."""

    user_id: int
    mover: Nation | None
    province: ProvinceId | None
    answer: OrderAnswer
    fallback: Literal["fight", "peace"] = "peace"
    """What a question comes to that is not answered in time."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """An action, and what it relies on: facts by name; None where it could not be checked."""

    action: Action
    relies: Mapping[str, Any] | None
    begins: bool = True
    """Whether a press begins with it; the steps of one press are taken out together."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn written in advance."""

    nation: Nation
    user_id: int
    mode: PlanMode
    steps: tuple[PlanStep, ...]
    state: PlanState = "waiting"
    done: int = 0
    """How many of its actions have been played."""
    round: int | None = None
    """The round of its turn, once that has come."""
    problem: Mapping[Language, str] | None = None
    """Why it was stopped, in words for its writer, by language."""


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
    wait: int | None = None
    """The wait that it calls somebody for, until that is over."""
    direct: bool = False
    """Whether `channel_id` is a person, who is written to in private."""
    edit_attempts: int = 0
    version: int = 0
    """How often its payload has changed."""
    due_at: int = 0


@dataclass(frozen=True, slots=True)
class WaitRow:
    """Somebody whom a game waits for; times in seconds since 1970, lengths in seconds."""

    game_id: int
    kind: WaitKind
    key: str
    user_id: int
    nation: Nation
    began_at: int
    since: int | None
    allowed: int | None
    id: int = 0
    spent: int = 0
    warned: bool = False
    expired: bool = False
    muted: bool = False
    called_at: int | None = None
    agreed: tuple[int, ...] = ()
    ending: bool = False
    """Whether the bot ends the turn as soon as nobody else is asked in it; they have agreed to that."""


@dataclass(frozen=True, slots=True)
class JobRow:
    """Something to be done at a time."""

    game_id: int
    kind: str
    key: str
    at: int
    payload: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """How a person wants to be called: where, how often (seconds), and when not."""

    user_id: int
    place: Place = "channel"
    every: int | None = 86_400
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and to, in minutes after midnight in the zone."""
    away: tuple[int, int] | None = None
    locale: str | None = None
    """Of the person's Discord, as last seen; None where that was never told."""
    losses: Losses = "quiet"
    picture: str | None = None
    """Which picture comes with calls; None for what the table has chosen."""

    def language(self, game: GameRow) -> Language:
        """What this person reads about a game in private: the own language, or else the table's."""
        return language_of(self.locale) if self.locale else game.language


@dataclass(frozen=True, slots=True)
class ServerRow:
    """Who may open games in a server, and in which channels; None and () for anybody and anywhere."""

    guild_id: int
    role_id: int | None = None
    channels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened to a game besides its actions."""

    kind: str
    user_id: int | None
    nation: Nation | None
    facts: Mapping[str, Any]
    at: int
