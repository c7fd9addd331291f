"""`/turn`: the guided turn."""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.client.panel import PanelItem, PlanItem, show
from bot.cogs.own_games import anywhere, caller_at, offer_own
from bot.cogs.shared import Interaction, acknowledge, check_permissions


class GuidedTurn(commands.Cog):
    """The guided panel, an alternative to the turn commands."""

    @app_commands.command(name="turn")
    @app_commands.autocomplete(game=offer_own)
    @anywhere
    async def turn(self, interaction: Interaction, game: str | None = None) -> None:
        """Open the panel."""
        if game is None:
            check_permissions(interaction)
        await acknowledge(interaction)
        await show(interaction, who=await caller_at(interaction, game))


async def setup(bot: AntikeClient) -> None:
    """Register the command and its components."""
    await bot.add_cog(GuidedTurn())
    bot.add_dynamic_items(PanelItem, PlanItem)
