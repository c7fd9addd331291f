"""Interface of metrics; the default implementation records nothing."""

from collections.abc import Sequence
from typing import Literal, Protocol

Stage = Literal["first", "done"]
"""`first`: Discord has the bot's acknowledgement. `done`: the user has the result."""


class Meter(Protocol):
    """Receiver of measurements. All times are in seconds; its methods must not fail or take long."""

    def changed(self, causes: Sequence[str], waited: float, taken: float) -> None:
        """Record a saved change of a game: each action's cause, the wait for the game's lock, the work."""

    def answered(self, command: str, stage: Stage, seconds: float) -> None:
        """Record the response to a command or button, with the time since its arrival."""

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Record Discord's response to a request; status 0 if there was none."""

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        """Record an outbox message as `sent`, `failed` or `given up`, with the time since it was due."""

    def drawn(self, waited: float, taken: float) -> None:
        """Record a finished picture: the wait in the queue, the time to draw it."""


class NullMeter:
    """Meter that records nothing."""

    def changed(self, causes: Sequence[str], waited: float, taken: float) -> None:
        """Do nothing."""

    def answered(self, command: str, stage: Stage, seconds: float) -> None:
        """Do nothing."""

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Do nothing."""

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        """Do nothing."""

    def drawn(self, waited: float, taken: float) -> None:
        """Do nothing."""
