"""The user menu “our games”: games that the caller and somebody else play, or have played."""

from typing import Final

import discord
from discord import AppCommandType, app_commands

from bot.client import AntikeClient
from bot.client.setup.localization import menu_command
from bot.cogs.own_games import anywhere, place_name
from bot.cogs.shared import InputError, Interaction, acknowledge, whisper
from bot.i18n.catalogue import say
from bot.text.table.shared_games import tell_shared_games

OUR_GAMES: Final = "menu-our-games"
"""The key of its name."""
_LISTED: Final = 12
"""Lines that fit into a message with the longest names."""


async def _our_games(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Tell of all, to whoever asks; nothing is told of games that person plays with others."""
    await acknowledge(interaction)
    if person.id == interaction.user.id:
        raise InputError(say("shared-self"), "shared-self")
    found = await interaction.client.app.queries.shared(interaction.user.id, person.id, _LISTED + 1)
    listed = found[:_LISTED]
    games = [shared.own.game for shared in listed]
    places = {game.id: name for game in games if (name := place_name(interaction, game))}
    more = len(found) > _LISTED
    told = tell_shared_games(listed, places, interaction.user.id, person.display_name, more=more)
    await whisper(interaction, told)


async def setup(bot: AntikeClient) -> None:
    """Add it."""
    name, kind = menu_command(OUR_GAMES), AppCommandType.user
    bot.tree.add_command(anywhere(app_commands.ContextMenu(name=name, callback=_our_games, type=kind)))
