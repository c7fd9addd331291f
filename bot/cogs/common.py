"""What all commands share: who calls, private answers, the way to the one door."""

from collections.abc import Sequence
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
    "lacking",
    "playing",
    "read_language",
    "server_language",
    "spoken_choices",
    "whisper",
]

_NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")


def caller(interaction: discord.Interaction[AntikeClient]) -> Caller:
    """Who calls, from where."""
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)


def check_permissions(interaction: discord.Interaction[AntikeClient], *, new_thread: bool = False) -> None:
    """Refuse before anything happens that the bot could not tell the table of; raises `InputError`."""
    in_thread = isinstance(interaction.channel, discord.Thread) or new_thread
    needed = [*_NEEDED, "send_messages_in_threads" if in_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    if missing := lacking(interaction, needed):
        raise InputError(say("permissions-missing", missing=missing))


def lacking(interaction: discord.Interaction[AntikeClient], needed: Sequence[str]) -> str:
    """Which of the permissions the bot does not have here, by the names that Discord shows."""
    if not interaction.app_permissions.value:
        return ""  # they were not told with the interaction; sending will show
    missing = [each for each in needed if not getattr(interaction.app_permissions, each)]
    return ", ".join(say(f"permission-{each}") for each in missing)


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
