"""Closed hierarchy of the exceptions with which the engine refuses input.

    EngineError
    ├── SetupError   invalid board, seats, variant or given position
    └── RuleError    action that the rules do not allow in this position

Errors carry a code and facts without prose; `bot.text` formats them as sentences.
"""

from typing import Any, Literal

SetupCode = Literal[
    "board",
    "cannot-stand",
    "cards-due",
    "display",
    "draw",
    "goal",
    "hostile-units",
    "military-needs-goal",
    "named-twice",
    "nations",
    "needs-basic",
    "negative",
    "no-city",
    "no-pairs",
    "no-site",
    "number-of-nations",
    "one-city-doubled",
    "over-earned",
    "over-supply",
    "pairs",
    "round",
    "temple-without-city",
    "two-owners",
    "two-players",
    "unknown-province",
    "wall-without-city",
]
RuleCode = Literal[
    "arming-limit",
    "cannot-stand",
    "card-choice",
    "card-not-now",
    "city-picked",
    "city-stands",
    "game-over",
    "known-already",
    "last-city",
    "needs-basic",
    "no-chip-due",
    "no-city",
    "no-coins-for-trade",
    "no-effect",
    "no-site",
    "no-start-city",
    "no-stone-left",
    "no-stones-left",
    "no-such-card",
    "no-such-chip",
    "no-such-know-how",
    "no-such-province",
    "no-such-unit",
    "no-such-wedge",
    "no-temples-left",
    "no-token-left",
    "no-unit-there",
    "no-units-named",
    "no-walls-left",
    "no-way",
    "nobody-to-fight",
    "not-asked",
    "not-at-hand",
    "not-in-box",
    "not-in-hand",
    "not-in-pile",
    "not-now",
    "not-offered",
    "not-on-display",
    "not-your-city",
    "nothing-traded",
    "own-city",
    "plays-itself",
    "stone-left",
    "supply",
    "temple-stands",
    "tipped",
    "too-expensive",
    "too-few-units",
    "too-weak",
    "trade-rate",
    "wall-stands",
    "wrong-losses",
    "wrong-payment",
    "wrong-strength",
]


class EngineError(Exception):
    """Base class of the engine's errors: `code` identifies the error, `facts` holds its details."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)  # and nothing else, or a worker's error could not be unpickled
        self.code = code
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.facts.items())
        return f"{self.code}({told})"


class SetupError(EngineError):
    """Invalid board, seats, variant or given position."""

    def __init__(self, code: SetupCode, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.kind: SetupCode = code


class RuleError(EngineError):
    """Action that the rules do not allow in this position; the position is unchanged."""

    def __init__(self, code: RuleCode, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.kind: RuleCode = code
