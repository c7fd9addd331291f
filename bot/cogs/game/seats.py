"""`/game replace`: a seat goes to somebody else."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.shared import InputError, Interaction, acknowledge, caller, check_permissions, whisper
from bot.i18n.catalogue import say
from bot.text.table.votes import tell_asked


class SeatCommands(commands.Cog):
    """A part of the group `/game`."""

    @app_commands.command(name="replace")
    async def replace(
        self,
        interaction: Interaction,
        player: discord.Member | discord.User,
        by: discord.Member | discord.User,
    ) -> None:
        """Offer the own seat at once; the table decides about another one."""
        check_permissions(interaction)
        await acknowledge(interaction)
        if by.bot:
            raise InputError(say("seats-no-bot"))
        proposals = interaction.client.app.proposals
        result = await proposals.put(caller(interaction), "replace", player.id, (by.id, by.display_name))
        told = "replace" if result.vote is None else "vote"
        await whisper(interaction, tell_asked(told, result.state, result.missing))
