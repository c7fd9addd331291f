"""Where a refusal happened, so that whoever hears of it can see the same."""

from typing import NamedTuple

from bot.i18n.catalogue import say


class Trail(NamedTuple):
    """A game, how many of its actions are in force, the position's hash, and what was tried, refused last."""

    game: int
    length: int
    hash: str
    tried: str
    """In notation."""

    def __str__(self) -> str:
        return f"game {self.game}, {self.length} actions ({self.hash}), tried: {self.tried}"


def format_error_trail(trail: Trail, address: str | None = None) -> str:
    """The trail as text to copy, and whom it goes to where the host has said so."""
    return say("trail", trail=str(trail), sent=address is not None, address=address or "")
