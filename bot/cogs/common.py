"""What all commands share: who calls, private answers, the way to the one door."""

from typing import Final

import discord

from bot.app import Caller, Report
from bot.app.scripts import Script
from bot.client import AntikeClient, InputError
from bot.client.refuse import whisper

__all__ = ["InputError", "caller", "check_permissions", "playing", "whisper"]

_NEEDED: Final = {
    "view_channel": "View Channel",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


def caller(interaction: discord.Interaction[AntikeClient]) -> Caller:
    """Who calls, from where."""
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)


def check_permissions(interaction: discord.Interaction[AntikeClient], *, new_thread: bool = False) -> None:
    """Refuse before anything happens that the bot could not tell the table of; raises `InputError`."""
    needed = dict(_NEEDED)
    if isinstance(interaction.channel, discord.Thread) or new_thread:
        needed["send_messages_in_threads"] = "Send Messages in Threads"
    else:
        needed["send_messages"] = "Send Messages"
    if new_thread:
        needed["create_public_threads"] = "Create Public Threads"
    missing = [name for key, name in needed.items() if not getattr(interaction.app_permissions, key)]
    # No permissions at all means that they were not told with the interaction; sending will show.
    if missing and interaction.app_permissions.value:
        raise InputError(
            f"I lack permissions in this channel: **{', '.join(missing)}**. Nothing was changed. Somebody "
            "who manages the server can grant them to my role, or you play in a channel where I have them."
        )


async def playing(interaction: discord.Interaction[AntikeClient], script: Script) -> Report:
    """Acknowledge privately, then submit a script; refusals reach the tree's error handler."""
    check_permissions(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    return await interaction.client.app.play.submit(caller(interaction), script)
