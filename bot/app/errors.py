"""Refusals by the application, besides those of the rules.

AppError    a code and facts, no prose: `bot.text` formats them
SplitError  a payment that cannot be divided among the things bought
"""

from typing import Any, Literal

from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse

AppCode = Literal[
    "answered-over",
    "board-unknown",
    "channel-taken",
    "follow-own",
    "game-closed",
    "game-full",
    "game-lost",
    "game-over",
    "game-running",
    "goal-too-high",
    "in-game-already",
    "nation-drawn",
    "nation-misfit",
    "no-bank",
    "no-bot",
    "message-unknown",
    "nation-taken",
    "nation-unknown",
    "no-game",
    "no-hints",
    "no-hints-yet",
    "not-host",
    "not-in-game",
    "not-started",
    "seats-not-started",
    "not-your-turn",
    "nothing-to-undo",
    "no-plan",
    "no-reasons",
    "no-questions",
    "no-stats",
    "number-of-players",
    "plan-answers",
    "plan-length",
    "plan-lines",
    "plan-on-turn",
    "plan-stopped",
    "plan-too-long",
    "practice-alone",
    "practice-misfit",
    "practice-nothing",
    "practice-over",
    "practice-unlinked",
    "record-malformed",
    "record-too-long",
    "record-too-many",
    "record-unplayable",
    "presence-other",
    "presence-waits",
    "rematch-gone",
    "rematch-others",
    "rematch-over",
    "report-empty",
    "report-open",
    "report-too-long",
    "unreplayable",
    "revealed-over",
    "roles-unknown",
    "seats-free",
    "late-over",
    "late-own",
    "may-not-create",
    "too-slow",
    "not-away",
    "not-here",
    "not-your-reminder",
    "stale",
    "wait-over",
    "conceded",
    "paused",
    "not-paused",
    "no-deadline",
    "no-such-player",
    "expel-bot",
    "expel-self",
    "expelled",
    "expelled-already",
    "vote-alone",
    "vote-nobody",
    "vote-open",
    "vote-over",
    "vote-not-asked",
    "vote-own",
    "vote-again",
    "seat-changed",
    "offer-over",
    "offer-for-other",
    "seated-already",
]


class AppError(Exception):
    """A refusal of a request; nothing has changed."""

    def __init__(self, code: AppCode, **facts: Any) -> None:
        super().__init__(code)  # and nothing else, or it could not be unpickled
        self.code: AppCode = code
        self.facts: dict[str, Any] = facts


class SplitError(ValueError):
    """A payment that cannot be divided among the prices of the things bought."""

    def __init__(self, pay: Purse, things: ChipPrice, way: AnyPrice) -> None:
        super().__init__(pay, things, way)
        self.pay, self.things, self.way = pay, things, way
