"""The `Caller` of an interaction: user and channel, for private messages the channel of the game."""

from typing import TYPE_CHECKING

from bot.app import Caller

if TYPE_CHECKING:
    import discord

    from bot.client.base import AntikeClient


def caller(interaction: "discord.Interaction[AntikeClient]") -> Caller:
    """Who calls, from where."""
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)


async def caller_of(interaction: "discord.Interaction[AntikeClient]", game_id: int | None = None) -> Caller:
    """The caller; in a message only they see, from the channel of `game_id` if they have a seat there."""
    direct, channel = interaction.guild_id is None, interaction.channel_id or 0
    alone = direct or (interaction.message is not None and interaction.message.flags.ephemeral)
    if alone and game_id is not None:
        own = await interaction.client.app.queries.own_place(interaction.user.id, game_id)
        channel = channel if own is None else own
    who = Caller(interaction.user.id, channel, interaction.id, direct=direct)
    interaction.extras["who"] = who  # a refusal tells of the same game
    return who
