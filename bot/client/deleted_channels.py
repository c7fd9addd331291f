"""Channels that were deleted, as far as can be known without having seen it."""

import asyncio
from collections.abc import Iterable
from itertools import compress
from typing import Final

import discord

from bot.client.responses import LINE_ERRORS

_PATIENCE: Final = 2.0
"""Seconds to ask Discord while somebody waits for a reply; the client repeats failed requests for longer."""


def is_unknown(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Return whether the client does not know a channel of a server that it knows.

    It may be an archived thread, or deleted. Of the channels of an unknown server nothing can be said.
    """
    guild = client.get_guild(guild_id)
    return guild is not None and guild.get_channel_or_thread(channel_id) is None


async def deleted_channels(client: discord.Client, places: Iterable[tuple[int, int]]) -> set[int]:
    """Return which channels, given with their servers, Discord says in time do not exist."""
    unknown = [channel for guild, channel in set(places) if is_unknown(client, guild, channel)]
    return set(compress(unknown, await asyncio.gather(*(_is_deleted(client, each) for each in unknown))))


async def _is_deleted(client: discord.Client, channel_id: int) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE):
            await client.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except (discord.DiscordException, *LINE_ERRORS):
        return False  # the bot may lack access, or Discord be slow
    return False
