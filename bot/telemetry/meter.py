"""Interface of metrics, which by itself records nothing."""

from collections.abc import Sequence
from typing import Literal

Stage = Literal["first", "done"]
"""`first`: Discord has the bot's acknowledgement. `done`: the user has the result."""


class Meter:
    """Receiver of measurements that records none; all times are in seconds.

    Methods that override its own must not fail or take long.
    """

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
