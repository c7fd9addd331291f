"""What all commands share: who calls, private answers, the way to the one door."""

import discord
from discord import app_commands

from bot.client import AntikeClient, InputError
from bot.client.caller import caller
from bot.client.responses import acknowledge, proclaim, whisper
from bot.client.setup.permissions import check_permissions, lacking
from bot.i18n.catalogue import say
from bot.model.language import LANGUAGES, Language, language_of
from bot.model.turns import TurnReport
from bot.rulesets import Script

__all__ = [
    "InputError",
    "Interaction",
    "acknowledge",
    "caller",
    "check_permissions",
    "lacking",
    "playing",
    "proclaim",
    "read_language",
    "server_language",
    "spoken_choices",
    "whisper",
]


Interaction = discord.Interaction[AntikeClient]


def spoken_choices() -> list[app_commands.Choice[str]]:
    """The languages that a table can speak, each by its own name."""
    return [
        app_commands.Choice(name=say("pace-language.own", language=each), value=each) for each in LANGUAGES
    ]


def read_language(chosen: str | None) -> Language | None:
    """One of them; None where nothing was chosen."""
    return next((each for each in LANGUAGES if each == chosen), None)


def server_language(interaction: Interaction) -> Language:
    """What a new table speaks, as far as the server says so."""
    return language_of(interaction.guild_locale and interaction.guild_locale.value)


async def playing(interaction: Interaction, script: Script) -> TurnReport:
    """Acknowledge privately, then submit a script; refusals reach the tree's error handler."""
    check_permissions(interaction)
    await acknowledge(interaction)
    return await interaction.client.app.play.submit(caller(interaction), script)
