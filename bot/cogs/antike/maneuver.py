"""A maneuver and what may follow: `/move /fight /answer /conquer /found /trade`."""

from discord import app_commands
from discord.ext import commands

from bot.app import AppError
from bot.cogs.antike.parsing import read_units
from bot.cogs.parsing import read_path, read_province
from bot.cogs.shared import Interaction
from bot.cogs.turn.submit import act, completes, script_of
from bot.engine.ruleset import Position
from bot.text.antike.turn.replies import Aim


class Maneuver(commands.Cog):
    """Units and cities."""

    @app_commands.command(name="move")
    @app_commands.rename(origin="from")
    @app_commands.autocomplete(
        units=completes("move", "units"), origin=completes("move", "from"), to=completes("move", "to")
    )
    async def move(self, interaction: Interaction, units: str, origin: str, to: str) -> None:
        """Move (M1)."""

        def aim(position: Position) -> Aim:
            board = position.setup.board
            way = (read_province(board, origin), *read_path(board, to))
            return Aim(len(read_units(units)), way)

        await act(interaction, script_of("move", units=units, origin=origin, path=to), aim)

    @app_commands.command(name="fight")
    @app_commands.autocomplete(
        province=completes("fight", "province"),
        unit=completes("fight", "unit"),
        nation=completes("fight", "nation"),
    )
    async def fight(self, interaction: Interaction, province: str, unit: str, nation: str) -> None:
        """Fight (M3, M4)."""
        await act(interaction, script_of("fight", province=province, unit=unit, nation=nation))

    @app_commands.command(name="answer")
    async def answer(self, interaction: Interaction, fight: bool) -> None:
        """Answer a demand (M5)."""
        try:
            await act(interaction, script_of("answer", fight=fight))
        except AppError as error:
            error.facts["answering"] = True
            raise

    @app_commands.command(name="conquer")
    @app_commands.autocomplete(province=completes("conquer", "province"), units=completes("conquer", "units"))
    async def conquer(self, interaction: Interaction, province: str, units: str | None = None) -> None:
        """Conquer (M8-M12)."""
        await act(interaction, script_of("conquer", province=province, units=units))

    @app_commands.command(name="found")
    @app_commands.autocomplete(provinces=completes("found", "provinces"))
    async def found(self, interaction: Interaction, provinces: str) -> None:
        """Found (F1), or pick a start city (X4, S10)."""
        await act(interaction, script_of("found", provinces=provinces))

    @app_commands.command(name="trade")
    @app_commands.autocomplete(give=completes("trade", "give"), take=completes("trade", "take"))
    async def trade(self, interaction: Interaction, give: str, take: str) -> None:
        """Trade (T4)."""
        await act(interaction, script_of("trade", give=give, take=take))
