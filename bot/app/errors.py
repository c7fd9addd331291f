"""What the application refuses, besides what the rules refuse.

AppError   a code and facts, no prose: `bot.words` puts them into sentences
"""

from typing import Any, Literal

__all__ = ["AppCode", "AppError"]

AppCode = Literal[
    "answered-over",
    "board-unknown",
    "channel-taken",
    "game-closed",
    "game-full",
    "game-over",
    "game-running",
    "in-game-already",
    "nation-drawn",
    "nation-taken",
    "nation-unknown",
    "no-game",
    "not-asked",
    "not-host",
    "not-in-game",
    "not-started",
    "not-your-turn",
    "nothing-to-undo",
    "number-of-players",
    "stale",
    "conceded",
]


class AppError(Exception):
    """A refusal; nothing has changed."""

    def __init__(self, code: AppCode, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code: AppCode = code
        self.facts: dict[str, Any] = facts
