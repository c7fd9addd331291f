"""`/turn`: the guided turn."""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.client.panel import PanelItem, PlanItem, open_panel
from bot.cogs.shared import Interaction, check_permissions


class GuidedTurn(commands.Cog):
    """The private panel beside the commands; both play the same turn."""

    @app_commands.command(name="turn")
    async def turn(self, interaction: Interaction) -> None:
        """Open the panel."""
        check_permissions(interaction)
        await open_panel(interaction)


async def setup(bot: AntikeClient) -> None:
    """Add the command, and what is pressed on its pages."""
    await bot.add_cog(GuidedTurn())
    bot.add_dynamic_items(PanelItem, PlanItem)
