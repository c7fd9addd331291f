"""The wedges: `/marble /iron /gold /temple /arming /know-how /maneuver`.

Without the things to buy, or the units to move, only the stone moves; later calls do the rest.
"""

from discord import app_commands
from discord.ext import commands

from bot.cogs.shared import Interaction
from bot.cogs.turn.submit import act, completes, script_of


class Wedges(commands.Cog):
    """Moving the stone, with the actions of the active wedges."""

    @app_commands.command(name="marble")
    @app_commands.autocomplete(pay=completes("marble", "pay"))
    async def marble(self, interaction: Interaction, pay: str | None = None) -> None:
        """MARBLE (P1)."""
        await act(interaction, script_of("marble", pay=pay))

    @app_commands.command(name="iron")
    @app_commands.autocomplete(pay=completes("iron", "pay"))
    async def iron(self, interaction: Interaction, pay: str | None = None) -> None:
        """IRON (P1)."""
        await act(interaction, script_of("iron", pay=pay))

    @app_commands.command(name="gold")
    @app_commands.autocomplete(pay=completes("gold", "pay"))
    async def gold(self, interaction: Interaction, pay: str | None = None) -> None:
        """GOLD (P1)."""
        await act(interaction, script_of("gold", pay=pay))

    @app_commands.command(name="temple")
    @app_commands.autocomplete(
        provinces=completes("temple", "provinces"),
        pay=completes("temple", "pay"),
    )
    async def temple(
        self, interaction: Interaction, provinces: str | None = None, pay: str | None = None
    ) -> None:
        """TEMPLE (B1)."""
        await act(interaction, script_of("temple", provinces=provinces, pay=pay))

    @app_commands.command(name="arming")
    @app_commands.autocomplete(
        units=completes("arming", "units"),
        pay=completes("arming", "pay"),
    )
    async def arming(
        self, interaction: Interaction, units: str | None = None, pay: str | None = None
    ) -> None:
        """ARMING (A1)."""
        await act(interaction, script_of("arming", units=units, pay=pay))

    @app_commands.command(name="know-how")
    @app_commands.autocomplete(
        advances=completes("know-how", "advances"),
        pay=completes("know-how", "pay"),
    )
    async def know_how(
        self, interaction: Interaction, advances: str | None = None, pay: str | None = None
    ) -> None:
        """KNOW-HOW (K1-K3)."""
        await act(interaction, script_of("know-how", advances=advances, pay=pay))

    @app_commands.command(name="maneuver")
    @app_commands.autocomplete(
        wedge=completes("maneuver", "wedge"),
        pay=completes("maneuver", "pay"),
    )
    async def maneuver(
        self, interaction: Interaction, wedge: str | None = None, pay: str | None = None
    ) -> None:
        """MANEUVER (M1)."""
        await act(interaction, script_of("maneuver", wedge=wedge, pay=pay))
