"""`/stats` and `/privacy`."""

import re
from typing import Final, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.client.door import Item, PressedItem
from bot.client.refuse import refuse
from bot.cogs.acting import Interaction
from bot.cogs.common import whisper
from bot.words.stats import tell_farewell, tell_listing, tell_player_stats, tell_server_stats

__all__ = ["Statistics", "setup"]

_WHAT: Final = {
    "show": "Show how it is",
    "hide": "Leave me out of statistics",
    "list": "List me in statistics",
    "forget": "Forget me in games that have ended",
}


class ForgetButton(PressedItem[Item], template=r"antike:forget"):
    """Asks once more before something that cannot be taken back."""

    def __init__(self) -> None:
        style = discord.ButtonStyle.danger
        super().__init__(discord.ui.Button(label="Forget me", style=style, custom_id="antike:forget"))

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # type: ignore[override]
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Self:
        """Made anew from what was pressed."""
        del interaction, item, match
        return cls()

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Whoever presses forgets nobody but themselves."""
        try:
            await interaction.response.defer()
            farewell = await interaction.client.app.stats.forget(interaction.user.id)
            await whisper(interaction, tell_farewell(farewell))
        except Exception as error:
            # Errors of dynamic items do not reach the command tree's handler.
            await refuse(interaction, error)


class Statistics(commands.Cog):
    """How people have fared on this server, and how they leave that."""

    @app_commands.command(name="stats")
    async def stats(
        self, interaction: Interaction, player: discord.Member | None = None, public: bool = False
    ) -> None:
        """Tell them."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        stats, guild = interaction.client.app.stats, interaction.guild_id or 0
        if player is None:
            told = tell_server_stats(await stats.of_server(guild))
        else:
            told = tell_player_stats(await stats.of_player(guild, player.id))
        if not public:
            await whisper(interaction, told)
            return
        await whisper(interaction, "Here it comes, for everybody.")
        await interaction.followup.send(told[:2000], allowed_mentions=discord.AllowedMentions.none())

    @app_commands.command(name="privacy")
    @app_commands.choices(what=[app_commands.Choice(name=name, value=key) for key, name in _WHAT.items()])
    async def privacy(self, interaction: Interaction, what: str = "show") -> None:
        """Change it, or show it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        stats, user = interaction.client.app.stats, interaction.user.id
        if what == "forget":
            view = discord.ui.View(timeout=None)
            view.add_item(ForgetButton())
            question = (
                "Shall I take your id and name out of all games that have ended, on every server? The games "
                "stay, with “Somebody” in your place. This cannot be taken back."
            )
            await whisper(interaction, question, view=view)
            return
        if what != "show":
            await stats.list(user, listed=what == "list")
        await whisper(interaction, tell_listing(listed=await stats.listed(user)))


async def setup(bot: AntikeClient) -> None:
    """Add the commands and the button."""
    bot.add_dynamic_items(ForgetButton)
    await bot.add_cog(Statistics())
