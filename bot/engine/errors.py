"""The closed family of errors that the engine raises.

    EngineError
    ├── SetupError   a board, seats, a variant or a given position that cannot be
    └── RuleError    an action that the rules do not allow in this position

Errors carry a code and facts, no prose: `bot.text` puts them into sentences.
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

    def __init__(self, code: SetupCode, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.kind: SetupCode = code


class RuleError(EngineError):
    """An action that the rules do not allow in this position; nothing has changed."""

    def __init__(self, code: RuleCode, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.kind: RuleCode = code
