"""`/stats` and `/privacy`."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Button
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.setup.localization import choice
from bot.cogs.shared import Interaction, acknowledge, answer, reply_privately, server_language
from bot.i18n.catalogue import Words, said_in, say
from bot.text.stats import (
    WISHES,
    format_deletion,
    format_player_stats,
    format_server_stats,
    format_stats_listing,
)


class ForgetButton(PressedItem, template=r"antike:forget"):
    """Confirms the deletion of the user's data."""

    async def press(self, interaction: Interaction) -> None:
        """Delete the data of the user who presses."""
        await acknowledge(interaction, anew=False)
        farewell = await interaction.client.app.stats.forget(interaction.user.id)
        await reply_privately(interaction, format_deletion(farewell))


class StatsButton(PressedItem, template=r"antike:stats:\d{1,18}"):
    """Shows the server's statistics privately."""

    async def press(self, interaction: Interaction) -> None:
        """Run `/stats`."""
        await acknowledge(interaction)
        stats = await interaction.client.app.stats.of_server(interaction.guild_id or 0)
        await reply_privately(interaction, format_server_stats(stats))


class Statistics(commands.Cog):
    """The commands `/stats` and `/privacy`."""

    @app_commands.command(name="stats")
    async def stats(
        self, interaction: Interaction, player: discord.Member | None = None, public: bool = False
    ) -> None:
        """Show the statistics."""
        await acknowledge(interaction)
        stats, guild = interaction.client.app.stats, interaction.guild_id or 0
        text: Words
        if player is None:
            text = partial(format_server_stats, await stats.of_server(guild))
        else:
            text = partial(format_player_stats, await stats.of_player(guild, player.id))
        told = said_in(server_language(interaction), text) if public else text()
        await answer(interaction, told, public=public)

    @app_commands.command(name="privacy")
    @app_commands.choices(what=[choice(f"stats-choice-{wish}", wish) for wish in WISHES])
    async def privacy(self, interaction: Interaction, what: str = "show") -> None:
        """Show or change the user's privacy settings."""
        await acknowledge(interaction)
        stats, user = interaction.client.app.stats, interaction.user.id
        if what == "forget":
            sure = Button(say("stats-choice-forget.short"), "antike:forget", strong=True)
            await reply_privately(interaction, say("stats-sure"), view=view_of([sure]))
            return
        if what != "show":
            await stats.list(user, listed=what == "list")
        await reply_privately(interaction, format_stats_listing(listed=await stats.is_listed(user)))


async def setup(bot: AntikeClient) -> None:
    """Register the commands and buttons."""
    bot.add_dynamic_items(ForgetButton, StatsButton)
    await bot.add_cog(Statistics())
