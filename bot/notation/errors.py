"""What cannot be read, in any ruleset's notation: codes and facts, which `bot.text` puts into sentences."""

from typing import Any, Literal

Fault = Literal[
    "missing",
    "no-action",
    "not-amount",
    "not-card",
    "not-losses",
    "not-movers",
    "not-one-of",
    "not-province",
    "not-step",
    "not-there",
    "not-units",
    "one-action",
    "twice",
    "twice-left",
]


class NotationError(ValueError):
    """A text that is no notation.

    `text` is the action as far as it was read, `kind` its type where the beginning tells it. The facts are
    the `word` at fault, or `what` should stand there, and of `names` one of which.
    """

    def __init__(self, text: str, fault: Fault, kind: str | None = None, **facts: Any) -> None:
        super().__init__(text, fault, kind, facts)
        self.text = text
        self.fault: Fault = fault
        self.kind = kind
        self.facts = facts
