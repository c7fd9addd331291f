"""`/my games`: everything one plays, on all servers."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.notifications.buttons import own_buttons
from bot.client import AntikeClient
from bot.client.components import item_of
from bot.cogs.own_games import anywhere, place_name
from bot.cogs.shared import Interaction, acknowledge, whisper
from bot.text.table.own_games import tell_own_games

_LISTED: Final = 15
"""Lines that fit into a message with the longest names."""
_ROWS: Final = 5


@anywhere
class MyGames(commands.GroupCog, group_name="my"):
    """What is one's own; every reply is private."""

    @app_commands.command(name="games")
    async def games(self, interaction: Interaction) -> None:
        """Tell of all, with a way to the board and to the panel of the first."""
        await acknowledge(interaction)
        mine, count = await interaction.client.app.queries.own(interaction.user.id, _LISTED)
        places = {own.game.id: name for own in mine if (name := place_name(interaction, own.game))}
        view = discord.ui.View(timeout=None)
        begun = [own for own in mine if own.game.status == "running"]
        for row, own in enumerate(begun[:_ROWS]):
            for button in own_buttons(own):
                item = item_of(button)
                item.row = row
                view.add_item(item)
        await whisper(interaction, tell_own_games(mine, places, count), view=view)


async def setup(bot: AntikeClient) -> None:
    """Add the group."""
    await bot.add_cog(MyGames())
