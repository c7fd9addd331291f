"""The wedges, which both games share: `/marble /iron /gold /temple /arming /know-how /maneuver`.

Without the things to buy, or the units to move, only the stone moves; later calls do the rest. Options that
only one of the games has are refused in the other.
"""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.shared import Interaction
from bot.cogs.turn.submit import act, completes, script_of


class Wedges(commands.Cog):
    """Moving the stone, with the actions of the active wedges."""

    @app_commands.command(name="marble")
    @app_commands.autocomplete(pay=completes("marble", "pay"), chip=completes("marble", "chip"))
    async def marble(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("marble", pay=pay, chip=chip))

    @app_commands.command(name="iron")
    @app_commands.autocomplete(pay=completes("iron", "pay"), chip=completes("iron", "chip"))
    async def iron(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("iron", pay=pay, chip=chip))

    @app_commands.command(name="gold")
    @app_commands.autocomplete(pay=completes("gold", "pay"), chip=completes("gold", "chip"))
    async def gold(self, interaction: Interaction, pay: str | None = None, chip: str | None = None) -> None:
        """Move the stone there and produce (P1, DP1)."""
        await act(interaction, script_of("gold", pay=pay, chip=chip))

    @app_commands.command(name="temple")
    @app_commands.autocomplete(
        provinces=completes("temple", "provinces"),
        walls=completes("temple", "walls"),
        pay=completes("temple", "pay"),
    )
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
    @app_commands.autocomplete(
        units=completes("arming", "units"),
        pay=completes("arming", "pay"),
    )
    async def arming(
        self, interaction: Interaction, units: str | None = None, pay: str | None = None
    ) -> None:
        """Set up units (A1, DA1)."""
        await act(interaction, script_of("arming", units=units, pay=pay))

    @app_commands.command(name="know-how")
    @app_commands.autocomplete(
        advances=completes("know-how", "advances"),
        recruit=completes("know-how", "recruit"),
        pay=completes("know-how", "pay"),
    )
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
    @app_commands.autocomplete(
        wedge=completes("maneuver", "wedge"),
        pay=completes("maneuver", "pay"),
    )
    async def maneuver(
        self, interaction: Interaction, wedge: str | None = None, pay: str | None = None
    ) -> None:
        """Move the stone to one of the two wedges on which units move (M1, DM1)."""
        await act(interaction, script_of("maneuver", wedge=wedge, pay=pay))


async def setup(bot: AntikeClient) -> None:
    """Add them."""
    await bot.add_cog(Wedges())
