"""`/catch-up`: what one has missed, with a picture of what has changed."""

from discord import app_commands
from discord.ext import commands

from bot.app.past import changes_in
from bot.client import AntikeClient
from bot.cogs.acting import Interaction
from bot.cogs.common import acknowledge, caller, whisper
from bot.words.digest import tell_digest

__all__ = ["CatchingUp", "setup"]


class CatchingUp(commands.Cog):
    """Private digests."""

    @app_commands.command(name="catch-up")
    async def catch_up(self, interaction: Interaction) -> None:
        """Tell and draw it."""
        await acknowledge(interaction)
        digest = await interaction.client.app.catch_up.of(caller(interaction))
        picture = await interaction.client.studio.draw(
            digest.table.game.channel_id,
            digest.position,
            view="changes" if digest.turns else "overview",
            names=digest.table.names,
            since=changes_in(digest.turns),
        )
        await whisper(interaction, tell_digest(digest), picture=picture)


async def setup(bot: AntikeClient) -> None:
    """Add the command."""
    await bot.add_cog(CatchingUp())
