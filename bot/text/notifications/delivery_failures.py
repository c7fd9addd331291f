"""What people are told where messages do not arrive, or the database fails or is set back to a backup."""

from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.text.notifications.reminders import moment

_REMEDIES: Final = {
    50013: "permission",
    50001: "invisible",
    10003: "gone",
    160005: "locked",
    50083: "archived",
}
"""What Discord's codes mean; each has its sentence in the catalogue."""


_STORE: Final = {
    "away": "troubles-store-away",
    "busy": "troubles-store-busy",
    "full": "troubles-store-full",
    "damaged": "troubles-store-damaged",
    "gone": "troubles-store-gone",
}


def format_database_failure(code: str) -> str:
    """Why the database does not take anything just now; nothing has been changed then."""
    return say("replying-nothing-changed", problem=say(_STORE[code]))


def format_channel_unreachable(
    game_id: int, channel_id: int, code: int | None, *, given_up: bool = False
) -> str:
    """The channel takes no messages; this goes to the host by direct message. `code` is Discord's."""
    why = say(f"troubles-{_REMEDIES[code]}") if code in _REMEDIES else say("troubles-other")
    return say("troubles-place", game=str(game_id), channel=str(channel_id), why=why, over=given_up)


def format_message_rejected(game_id: int, channel_id: int) -> str:
    """One message is not taken, while others are; this goes to the host by direct message."""
    return say("troubles-refused", game=str(game_id), channel=str(channel_id))


def format_person_unreachable(name: str | None, host: str) -> str:
    """A person takes no direct messages; this stands in the channel. `host` is a mention, or nothing."""
    told = say("troubles-person", name=safe(name) if name else say("waiting-somebody"))
    return f"-# {host + ': ' if host else ''}{told}"


def format_restored(at: int) -> str:
    """Whoever runs the bot has put a backup in the place of what there was."""
    return say("keeping-set-back", moment=moment(at, "f"))
