"""Closing a turn and taking back: `/end-turn /undo /reset-turn`."""

from discord import app_commands
from discord.ext import commands

from bot.app import Report, scripts
from bot.cogs.acting import Interaction, act, reply
from bot.cogs.common import acknowledge, caller, check_permissions, whisper
from bot.words.motions import tell_asked

__all__ = ["Closing"]


class Closing(commands.Cog):
    """The end of a turn."""

    @app_commands.command(name="end-turn")
    async def end_turn(self, interaction: Interaction) -> None:
        """End the turn (T3)."""
        await act(interaction, scripts.end_turn())

    @app_commands.command(name="undo")
    async def undo(self, interaction: Interaction) -> None:
        """Take back what one command has done."""
        check_permissions(interaction)
        await acknowledge(interaction)
        done = await interaction.client.app.proposals.undo(caller(interaction))
        if isinstance(done, Report):
            await reply(interaction, done)
        else:
            await whisper(interaction, tell_asked("undo", done.state, done.missing))

    @app_commands.command(name="reset-turn")
    async def reset_turn(self, interaction: Interaction) -> None:
        """Take back the turn."""
        check_permissions(interaction)
        await acknowledge(interaction)
        play = interaction.client.app.play
        await reply(interaction, await play.undo(caller(interaction), whole_turn=True))
