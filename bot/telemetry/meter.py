"""What can be counted. Whoever counts is given in; by default nobody does."""

from collections.abc import Sequence
from typing import Literal, Protocol

Stage = Literal["first", "done"]
"""Discord knows that the bot has heard; the caller reads what has happened."""


class Meter(Protocol):
    """Hears what happens. All times are in seconds; nothing here may fail or take long."""

    def changed(self, causes: Sequence[str], waited: float, taken: float) -> None:
        """A change of a game was saved: the cause of each of its actions, the wait for its turn, the work."""

    def answered(self, command: str, stage: Stage, seconds: float) -> None:
        """A command or button was answered, so long after it came."""

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Discord has answered a request; status 0 where no answer came."""

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        """A message of the outbox was `sent`, `failed` or was `given up`, so long after it was due."""

    def drawn(self, waited: float, taken: float) -> None:
        """A picture is ready."""


class Silent:
    """Counts nothing."""

    def changed(self, causes: Sequence[str], waited: float, taken: float) -> None:
        """Nothing."""

    def answered(self, command: str, stage: Stage, seconds: float) -> None:
        """Nothing."""

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Nothing."""

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        """Nothing."""

    def drawn(self, waited: float, taken: float) -> None:
        """Nothing."""
