"""How long things live and how large they may be; the defaults are Discord's."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """Durations are in seconds, sizes in bytes. Tests shorten the durations."""

    acknowledge: float = 3.0
    """From an interaction to its first answer; afterwards it is unknown (10062)."""
    token_life: float = 15 * 60.0
    """From an interaction to the end of its token (50027)."""
    nonce_memory: float = 3 * 60.0
    """How long an enforced nonce is remembered; Discord says "a few minutes"."""
    heartbeat: float = 41.25
    """The interval asked of gateway clients; twice that in silence closes the socket."""
    resume_window: float = 5 * 60.0
    """How long a session without a socket can still be resumed."""
    resume_events: int = 2_000
    """How many events are kept for a resume."""
    attachment_size: int = 10 * 1024 * 1024
    """The largest single file."""
