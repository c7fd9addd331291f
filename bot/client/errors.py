"""Errors of user input."""

from typing import Literal

InputCode = Literal[
    "bad-address",
    "bot-permissions",
    "input",
    "no-feeds",
    "no-such-game",
    "not-deserted",
    "not-manager",
    "other-game",
    "server-only",
    "shared-self",
    "too-long",
    "unknown-choice",
    "unknown-control",
    "which-game",
]


class InputError(Exception):
    """Input that cannot be parsed or done here; the text says what would be allowed.

    It is shown only to its author. `code` names the reason in logs and tests, which never contain user input.
    """

    def __init__(self, text: str, code: InputCode = "input") -> None:
        super().__init__(text)
        self.code: InputCode = code
