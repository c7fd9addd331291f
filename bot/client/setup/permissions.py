"""Discord permissions: those of the invitation, and those a command needs in its channel."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.client.base import Interaction
from bot.client.errors import InputError
from bot.i18n.catalogue import say

_NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")
PRACTICE: Final = ("create_private_threads", "send_messages_in_threads", "attach_files")
"""Needed for a practice game."""
INVITED: Final = tuple(dict.fromkeys((*_NEEDED, "send_messages", "create_public_threads", *PRACTICE)))
"""All permissions the bot uses: requested by the invitation and checked by `doctor`."""


def check_permissions(interaction: Interaction, *, new_thread: bool = False) -> None:
    """Refuse a command before it acts if the bot could not post the result; raises `InputError`.

    Direct messages need no permissions.
    """
    if interaction.guild_id is None:
        return
    in_thread = isinstance(interaction.channel, discord.Thread) or new_thread
    needed = [*_NEEDED, "send_messages_in_threads" if in_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    if missing := lacking(interaction, needed):
        raise InputError(say("permissions-missing", missing=missing), "bot-permissions")


def lacking(interaction: Interaction, needed: Sequence[str]) -> str:
    """Return the missing permissions, by their names in Discord's client."""
    if not interaction.app_permissions.value:
        return ""  # not sent with the interaction; sending will show
    missing = [each for each in needed if not getattr(interaction.app_permissions, each)]
    return ", ".join(say(f"permission-{each}") for each in missing)
