"""The closed family of errors that the engine raises.

    EngineError
    ├── SetupError   a board, seats, a variant or a given position that cannot be
    └── RuleError    an action that the rules do not allow in this position

Errors carry a code and facts, no prose: `bot.words` puts them into sentences.
"""

from typing import Any

__all__ = ["EngineError", "RuleError", "SetupError"]


class EngineError(Exception):
    """A refusal: `code` says which, `facts` what it is about."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.facts.items())
        return f"{self.code}({told})"


class SetupError(EngineError):
    """A board, seats, a variant or a given position that cannot be."""


class RuleError(EngineError):
    """An action that the rules do not allow in this position; nothing has changed."""
