"""What is read or told outside of Discord: links for programs, and addresses that hear of one's turns."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A secret link: to a table, or without a game to the calendar of its owner."""

    token: str
    user_id: int
    """Whose calendar it is, or who has opened the table."""
    game_id: int | None
    created_at: int


@dataclass(frozen=True, slots=True)
class WebhookRow:
    """An address that hears when a person is called."""

    user_id: int
    url: str
    told_at: int
    """Calls up to this moment have been told."""
    retry_at: int = 0
    failures: int = 0
    """In a row; after several it is not tried any more."""
    problem: str | None = None
    """What the last failure was."""
