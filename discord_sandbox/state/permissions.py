"""Permission names, bits, and the bot's defaults."""

from collections.abc import Iterable

BITS = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "send_tts_messages": 1 << 12,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "change_nickname": 1 << 26,
    "manage_nicknames": 1 << 27,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}

ALL = frozenset(BITS)

ASKED = frozenset(
    {
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "create_private_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
    }
)
"""Permissions requested by the invitation."""

DEFAULT = ASKED | {"add_reactions", "use_application_commands"}
"""The bot's default permissions in a channel: those requested, and those of @everyone."""

PEOPLE = DEFAULT | {"use_external_emojis", "change_nickname"}
"""Permissions of an ordinary person; the server's owner has all."""


def bits(granted: Iterable[str]) -> int:
    """Return the bit field of permission names."""
    return sum(BITS[name] for name in set(granted))


def names(wanted: str | Iterable[str]) -> frozenset[str]:
    """Parse permission names, such as "View Channel" or "view_channel", or "all".

    Raises ValueError for an unknown name.
    """
    if wanted == "all":
        return ALL
    if isinstance(wanted, str):
        wanted = [wanted]
    read = frozenset(name.strip().lower().replace(" ", "_") for name in wanted)
    if unknown := read - ALL:
        known = ", ".join(sorted(ALL))
        raise ValueError(f"no such permission: {', '.join(sorted(unknown))}; there are {known}")
    return read
