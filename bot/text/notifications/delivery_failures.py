"""Messages about undeliverable messages, database failures, and restored backups."""

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
"""Discord's error codes: the end of the catalogue key for each."""


def format_database_failure(code: str) -> str:
    """Format why the database rejects writes; nothing has been changed."""
    return say("replying-nothing-changed", problem=say(f"troubles-store-{code}"))


def format_channel_unreachable(
    game_id: int, channel_id: int, code: int | None, *, given_up: bool = False, timed: bool = False
) -> str:
    """Tell the host by direct message that the channel takes no messages; `code` is Discord's error code.

    If the game is `timed`, it may stand still, as time is given back to players who are not called.
    """
    why = say(f"troubles-{_REMEDIES[code]}") if code in _REMEDIES else say("troubles-other")
    return say(
        "troubles-place", game=str(game_id), channel=str(channel_id), why=why, over=given_up, timed=timed
    )


def format_message_rejected(game_id: int, channel_id: int) -> str:
    """Tell the host by direct message that one message was rejected, though others are accepted."""
    return say("troubles-refused", game=str(game_id), channel=str(channel_id))


def format_person_unreachable(name: str | None, host: str) -> str:
    """Announce in the channel that a player accepts no direct messages; `host` is a mention, or ""."""
    told = say("troubles-person", name=safe(name) if name else say("waiting-somebody"))
    return f"-# {host + ': ' if host else ''}{told}"


def format_restored(at: int) -> str:
    """Announce that the bot's operator has restored a backup; `at` is its time in Unix seconds."""
    return say("keeping-set-back", moment=moment(at, "f"))
