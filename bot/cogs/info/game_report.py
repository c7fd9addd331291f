"""`/report`: the analysis of a finished game."""

from discord import app_commands
from discord.ext import commands

from bot.app.notifications.buttons import try_buttons
from bot.client import AntikeClient
from bot.client.components import view_of
from bot.cogs.info.practice import may_try
from bot.cogs.own_games import anywhere, caller_at, number_of, offer_ended
from bot.cogs.shared import Interaction, acknowledge, reply_privately


class GameReportCommands(commands.Cog):
    """The command `/report`."""

    @app_commands.command(name="report")
    @app_commands.autocomplete(game=offer_ended)
    @anywhere
    async def report(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the report with its picture; in direct messages, that of the user's latest game."""
        await acknowledge(interaction)
        if game is None and interaction.guild_id is None:
            ended = await interaction.client.app.queries.own_ended(interaction.user.id, 1)
            game = str(ended[0].game.id) if ended else None
        who = await caller_at(interaction, game, earlier=True)
        number = None if game is None else number_of(game)
        table, page = await interaction.client.app.game_reports.for_caller(who, number)
        here = table.game.channel_id == interaction.channel_id
        turns = page.turns if here and may_try(interaction) else ()
        view = view_of(try_buttons(table.game.id, turns))
        await reply_privately(interaction, page.text, picture=page.picture, view=view)


async def setup(bot: AntikeClient) -> None:
    """Register the command; its buttons are registered by the history."""
    await bot.add_cog(GameReportCommands())
