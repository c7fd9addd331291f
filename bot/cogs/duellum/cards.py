"""Commands only Duellum has: `/wall /recruit /card take|play|show`."""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.duellum.choice import CardButton
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately
from bot.cogs.turn.submit import act, completed_options, script_of
from bot.rulesets import ruleset_of
from bot.text.duellum.position.cards import format_cards


class Buildings(commands.Cog):
    """Town walls and recruits, which are also options of the wedge commands."""

    @app_commands.command(name="wall")
    @completed_options("wall", "provinces")
    async def wall(self, interaction: Interaction, provinces: str) -> None:
        """Build town walls (DB4)."""
        await act(interaction, script_of("wall", provinces=provinces))

    @app_commands.command(name="recruit")
    @completed_options("recruit", "units")
    async def recruit(self, interaction: Interaction, units: str) -> None:
        """Bring units from the supply into the recruitment box (DK6)."""
        await act(interaction, script_of("recruit", units=units))


class Cards(commands.GroupCog, name="card"):
    """Event cards (DE)."""

    @app_commands.command(name="take")
    @completed_options("card take", "card")
    async def take(self, interaction: Interaction, card: str) -> None:
        """Take a card that is due (DE4)."""
        await act(interaction, script_of("card take", card=card))

    @app_commands.command(name="play")
    @completed_options("card play", "card", "province", "unit", "units", "take")
    async def play(
        self,
        interaction: Interaction,
        card: str,
        province: str | None = None,
        unit: str | None = None,
        units: str | None = None,
        take: str | None = None,
    ) -> None:
        """Play a card, with what it asks for (DE5-DE7)."""
        chosen = {"province": province, "unit": unit, "units": units, "take": take}
        await act(interaction, script_of("card play", card=card, **chosen))

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        """Show display, hands, discards, and the possible contents of the pile (DE2)."""
        await acknowledge(interaction)
        _, position = await interaction.client.app.queries.started(caller(interaction))
        script_of("card take").check(ruleset_of(position))
        await reply_privately(interaction, format_cards(position))


async def setup(bot: AntikeClient) -> None:
    """Register the commands and the card buttons."""
    for cog in (Buildings(), Cards()):
        await bot.add_cog(cog)
    bot.add_dynamic_items(CardButton)
