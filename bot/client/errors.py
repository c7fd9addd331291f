"""What a person asks for that cannot be understood, or not be done here."""

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
    """Something that cannot be read, or not be done here; the text says what would work.

    It goes to that person alone. `code` names the reason in logs and tests, where nothing stands of what
    somebody has written.
    """

    def __init__(self, text: str, code: InputCode = "input") -> None:
        super().__init__(text)
        self.code: InputCode = code
