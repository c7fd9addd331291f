"""Wedges shared by both games: `/marble /iron /gold /temple /arming /know-how /maneuver`.

Without purchases or units only the stone moves, and later commands do the rest. Options of only one game are
refused in the other.
"""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.shared import Interaction
from bot.cogs.turn.submit import act, completed_options, script_of


class Wedges(commands.Cog):
    """Commands that move the stone, with the actions of the wedge."""

    @app_commands.command(name="marble")
    @completed_options("marble", "pay", "chip")
    async def marble(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("marble", pay=pay, chip=chip))

    @app_commands.command(name="iron")
    @completed_options("iron", "pay", "chip")
    async def iron(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("iron", pay=pay, chip=chip))

    @app_commands.command(name="gold")
    @completed_options("gold", "pay", "chip")
    async def gold(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("gold", pay=pay, chip=chip))

    @app_commands.command(name="temple")
    @completed_options("temple", "provinces", "walls", "pay")
    async def temple(
        self,
        interaction: Interaction,
        provinces: str | None = None,
        walls: str | None = None,
        pay: str | None = None,
    ) -> None:
        """Build temples and town walls (B1, DB1, DB4)."""
        await act(interaction, script_of("temple", provinces=provinces, walls=walls, pay=pay))

    @app_commands.command(name="arming")
    @completed_options("arming", "units", "pay")
    async def arming(
        self, interaction: Interaction, units: str | None = None, pay: str | None = None
    ) -> None:
        """Set up units (A1, DA1)."""
        await act(interaction, script_of("arming", units=units, pay=pay))

    @app_commands.command(name="know-how")
    @completed_options("know-how", "advances", "recruit", "pay")
    async def know_how(
        self,
        interaction: Interaction,
        advances: str | None = None,
        recruit: str | None = None,
        pay: str | None = None,
    ) -> None:
        """Develop know-hows, and recruit (K1-K3, DK1, DK6)."""
        await act(interaction, script_of("know-how", advances=advances, recruit=recruit, pay=pay))

    @app_commands.command(name="maneuver")
    @completed_options("maneuver", "wedge", "pay")
    async def maneuver(
        self, interaction: Interaction, wedge: str | None = None, pay: str | None = None
    ) -> None:
        """Move the stone to one of the two wedges on which units move (M1, DM1)."""
        await act(interaction, script_of("maneuver", wedge=wedge, pay=pay))


async def setup(bot: AntikeClient) -> None:
    """Register the commands."""
    await bot.add_cog(Wedges())
