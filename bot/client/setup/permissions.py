"""Discord permissions: those of the invitation, and those checked in a channel before a command runs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord

from bot.client.errors import InputError
from bot.i18n.catalogue import say

if TYPE_CHECKING:
    from bot.client.base import AntikeClient

_NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")
PRACTICE: Final = ("create_private_threads", "send_messages_in_threads", "attach_files")
"""For a practice game."""
INVITED: Final = tuple(dict.fromkeys((*_NEEDED, "send_messages", "create_public_threads", *PRACTICE)))
"""All that anything of ours uses: what the invitation asks for, and what `doctor` looks for."""


def check_permissions(interaction: "discord.Interaction[AntikeClient]", *, new_thread: bool = False) -> None:
    """Refuse before anything happens that the bot could not tell the table of; raises `InputError`.

    In a private conversation there is nothing to check.
    """
    if interaction.guild_id is None:
        return
    in_thread = isinstance(interaction.channel, discord.Thread) or new_thread
    needed = [*_NEEDED, "send_messages_in_threads" if in_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    if missing := lacking(interaction, needed):
        raise InputError(say("permissions-missing", missing=missing), "bot-permissions")


def lacking(interaction: "discord.Interaction[AntikeClient]", needed: Sequence[str]) -> str:
    """Which of the permissions the bot does not have here, by the names that Discord shows."""
    if not interaction.app_permissions.value:
        return ""  # they were not told with the interaction; sending will show
    missing = [each for each in needed if not getattr(interaction.app_permissions, each)]
    return ", ".join(say(f"permission-{each}") for each in missing)
