"""Commands only Antike has: `/fight /answer`."""

from discord import app_commands
from discord.ext import commands

from bot.app import AppError
from bot.client import AntikeClient
from bot.cogs.antike.choice import ChoiceButton
from bot.cogs.shared import Interaction, caller
from bot.cogs.turn.submit import act, completed_options, script_of
from bot.engine.errors import RuleError


class Fights(commands.Cog):
    """Commands for voluntary fights."""

    @app_commands.command(name="fight")
    @completed_options("fight", "province", "unit", "nation")
    async def fight(self, interaction: Interaction, province: str, unit: str, nation: str) -> None:
        """Fight (M3, M4)."""
        await act(interaction, script_of("fight", province=province, unit=unit, nation=nation))

    @app_commands.command(name="answer")
    async def answer(self, interaction: Interaction, fight: bool) -> None:
        """Answer a demand (M5)."""
        try:
            await act(interaction, script_of("answer", fight=fight))
        except (AppError, RuleError) as error:
            error.facts["answering"] = True
            if error.code in {"not-your-turn", "not-now"}:
                answered = await interaction.client.app.queries.latest_answer(caller(interaction))
                error.facts["answered"] = answered
            raise


async def setup(bot: AntikeClient) -> None:
    """Register the commands and the choice buttons."""
    await bot.add_cog(Fights())
    bot.add_dynamic_items(ChoiceButton)
