"""The emojis of the bot's application: up to 2,000, each with a name of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord_sandbox.errors import ApiError, ErrorCode

if TYPE_CHECKING:
    from discord_sandbox.state.clock import Snowflakes
    from discord_sandbox.state.models import Person

MOST = 2000


@dataclass(slots=True)
class Emoji:
    """A small picture with a name; the picture stays as it is. `maker` is a person, or the bot."""

    id: int
    name: str
    content: bytes
    content_type: str
    maker: Person


class EmojiBook:
    """Emojis by id."""

    def __init__(self, ids: Snowflakes) -> None:
        self._ids = ids
        self._known: dict[int, Emoji] = {}

    def __contains__(self, emoji_id: object) -> bool:
        return emoji_id in self._known

    def every(self) -> list[Emoji]:
        """All, oldest first."""
        return list(self._known.values())

    def named(self, name: str) -> Emoji | None:
        """The one of a name."""
        return next((one for one in self._known.values() if one.name == name), None)

    def find(self, emoji_id: int) -> Emoji:
        """One by its id. Raises ApiError 10014."""
        if emoji_id not in self._known:
            raise ApiError(ErrorCode.UNKNOWN_EMOJI)
        return self._known[emoji_id]

    def add(self, name: str, content: bytes, content_type: str, maker: Person) -> Emoji:
        """Take one in. Raises ApiError 30008 where there are too many."""
        if len(self._known) >= MOST:
            raise ApiError(ErrorCode.TOO_MANY_EMOJIS)
        made = Emoji(self._ids.next(), name, content, content_type, maker)
        self._known[made.id] = made
        return made

    def remove(self, emoji_id: int) -> None:
        """Take one out. Raises ApiError 10014."""
        del self._known[self.find(emoji_id).id]
