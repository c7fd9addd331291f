"""What all commands share: who calls, private answers, the way to the one door."""

from typing import Final

import discord
from discord import app_commands

from bot.app import Caller, Report
from bot.app.scripts import Script
from bot.client import AntikeClient, InputError
from bot.client.refuse import whisper
from bot.words.speech import LANGUAGES, Language, language_of, say

__all__ = [
    "InputError",
    "caller",
    "check_permissions",
    "playing",
    "read_language",
    "server_language",
    "spoken_choices",
    "whisper",
]

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


def spoken_choices() -> list[app_commands.Choice[str]]:
    """The languages that a table can speak, each by its own name."""
    return [app_commands.Choice(name=say("pace-language", language=each), value=each) for each in LANGUAGES]


def read_language(chosen: str | None) -> Language | None:
    """One of them; None where nothing was chosen."""
    return next((each for each in LANGUAGES if each == chosen), None)


def server_language(interaction: discord.Interaction[AntikeClient]) -> Language:
    """What a new table speaks, as far as the server says so."""
    return language_of(interaction.guild_locale and interaction.guild_locale.value)


async def playing(interaction: discord.Interaction[AntikeClient], script: Script) -> Report:
    """Acknowledge privately, then submit a script; refusals reach the tree's error handler."""
    check_permissions(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    return await interaction.client.app.play.submit(caller(interaction), script)
