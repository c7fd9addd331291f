"""Trace of a refused action, from which developers can reproduce the error."""

from typing import NamedTuple

from bot.i18n.catalogue import say


class ErrorTrail(NamedTuple):
    """Game id, number of actions in force, position hash, and the actions tried, the last one refused."""

    game: int
    length: int
    hash: str
    tried: str
    """Actions in notation."""

    def __str__(self) -> str:
        return f"game {self.game}, {self.length} actions ({self.hash}), tried: {self.tried}"


def format_error_trail(trail: ErrorTrail, address: str | None = None) -> str:
    """Format the trace to be copied, and the address to send it to if the bot's operator has set one."""
    return say("trail", trail=str(trail), sent=address is not None, address=address or "")
