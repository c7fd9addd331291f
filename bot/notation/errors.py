"""Notation errors of all rulesets, as codes and facts; `bot.text` formats them as sentences."""

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
    """Text that is not valid notation.

    `text` is the action as far as it was read, `kind` its type if the first word determines it. The facts may
    include the offending `word`, `what` is expected in its place, and the `names` it has to be one of.
    """

    def __init__(self, text: str, fault: Fault, kind: str | None = None, **facts: Any) -> None:
        super().__init__(text, fault, kind)  # without the facts, or it could not be unpickled
        self.text = text
        self.fault: Fault = fault
        self.kind = kind
        self.facts = facts
