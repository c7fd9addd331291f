"""Permission names, their bits, and what the bot has by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
"""What the bot asks for when it is invited."""

DEFAULT = ASKED | {"add_reactions", "use_application_commands"}
"""What the bot has in a channel until someone changes it: what it asked for, and what everybody has."""

PEOPLE = DEFAULT | {"use_external_emojis", "change_nickname"}
"""What an ordinary person may do; the owner of the server may do everything."""


def bits(granted: Iterable[str]) -> int:
    """The bit field of some permission names."""
    return sum(BITS[name] for name in set(granted))


def names(wanted: str | Iterable[str]) -> frozenset[str]:
    """Read permission names, "View Channel" as well as "view_channel", or "all".

    Raises ValueError for a name that is no permission.
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
