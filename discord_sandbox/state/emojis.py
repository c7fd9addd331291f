"""The application's emojis: up to 2,000, with unique names."""

from dataclasses import dataclass

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.clock import Snowflakes
from discord_sandbox.state.models import Person

MOST = 2000


@dataclass(slots=True)
class Emoji:
    """An emoji; its picture cannot change. `maker` is a person, or the bot."""

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
        """Return all emojis, oldest first."""
        return list(self._known.values())

    def named(self, name: str) -> Emoji | None:
        """Return an emoji by name; None if there is none."""
        return next((one for one in self._known.values() if one.name == name), None)

    def find(self, emoji_id: int) -> Emoji:
        """Return an emoji by id. Raises ApiError 10014."""
        if emoji_id not in self._known:
            raise ApiError(ErrorCode.UNKNOWN_EMOJI)
        return self._known[emoji_id]

    def add(self, name: str, content: bytes, content_type: str, maker: Person) -> Emoji:
        """Add an emoji. Raises ApiError 30008 if there are too many."""
        if len(self._known) >= MOST:
            raise ApiError(ErrorCode.TOO_MANY_EMOJIS)
        made = Emoji(self._ids.next(), name, content, content_type, maker)
        self._known[made.id] = made
        return made

    def remove(self, emoji_id: int) -> None:
        """Delete an emoji. Raises ApiError 10014."""
        del self._known[self.find(emoji_id).id]
