"""Who calls, and from which table: a button in a private message stands for the game's own channel."""

from typing import TYPE_CHECKING

from bot.app import Caller

if TYPE_CHECKING:
    import discord

    from bot.client.base import AntikeClient


async def caller_of(interaction: "discord.Interaction[AntikeClient]", game_id: int | None = None) -> Caller:
    """The caller, at the game named where the interaction comes from no server, else in this channel."""
    channel = interaction.channel_id or 0
    if interaction.guild_id is None and game_id is not None:
        table = await interaction.client.app.queries.by_id(game_id)
        channel = table.game.channel_id if table is not None else channel
    return Caller(interaction.user.id, channel, interaction.id, direct=interaction.guild_id is None)
