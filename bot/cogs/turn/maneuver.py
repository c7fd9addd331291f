"""Maneuver and subsequent actions, shared by both games: `/move /conquer /found /trade`."""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.parsing import read_path, read_province
from bot.cogs.shared import Interaction
from bot.cogs.turn.parsing import read_units
from bot.cogs.turn.submit import act, completed_options, script_of
from bot.engine.ruleset import Position
from bot.model.turns import MoveGoal


class Maneuver(commands.Cog):
    """Commands for units and cities."""

    @app_commands.command(name="move")
    @app_commands.rename(origin="from")
    @completed_options("move", "units", "to", origin="from")
    async def move(self, interaction: Interaction, units: str, origin: str, to: str) -> None:
        """Move units (M1, DM1)."""

        def aim(position: Position) -> MoveGoal:
            board = position.setup.board
            way = (read_province(board, origin), *read_path(board, to))
            return MoveGoal(len(read_units(units)), way)

        await act(interaction, script_of("move", units=units, origin=origin, path=to), aim)

    @app_commands.command(name="conquer")
    @completed_options("conquer", "province", "units")
    async def conquer(self, interaction: Interaction, province: str, units: str | None = None) -> None:
        """Conquer a city (M8-M12, DM5-DM9)."""
        await act(interaction, script_of("conquer", province=province, units=units))

    @app_commands.command(name="found")
    @completed_options("found", "provinces")
    async def found(self, interaction: Interaction, provinces: str) -> None:
        """Found cities (F1, DF1), or pick a start city (X4, S10)."""
        await act(interaction, script_of("found", provinces=provinces))

    @app_commands.command(name="trade")
    @completed_options("trade", "give", "take")
    async def trade(self, interaction: Interaction, give: str, take: str) -> None:
        """Trade with the bank (T4, DK7)."""
        await act(interaction, script_of("trade", give=give, take=take))


async def setup(bot: AntikeClient) -> None:
    """Register the commands."""
    await bot.add_cog(Maneuver())
