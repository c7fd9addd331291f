"""New threads: exactly one per request even if Discord's response is lost, and archived after a failure."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

import discord

from bot.client.responses import LINE_ERRORS
from bot.cogs.shared import InputError, Interaction
from bot.i18n.catalogue import say
from bot.i18n.lines import one_line

_log = logging.getLogger(__name__)
_WRITING: Final = "send_messages_in_threads"
_LOOKS: Final = 15
_STEP: Final = 0.1


@contextlib.asynccontextmanager
async def new_thread(
    interaction: Interaction, parent: discord.TextChannel, name: str, *, private: bool = False
) -> AsyncIterator[discord.Thread]:
    """Create a thread, and archive it if the code in the context fails; raises `InputError`."""
    thread = await _create_thread(interaction, parent, name[:100], private=private)
    try:
        yield thread
    except Exception:
        with contextlib.suppress(discord.HTTPException, *LINE_ERRORS):
            await thread.edit(archived=True)  # an empty thread would only confuse
        raise


async def _create_thread(
    interaction: Interaction, parent: discord.TextChannel, name: str, *, private: bool
) -> discord.Thread:
    try:
        if private:
            kind = discord.ChannelType.private_thread
            return await parent.create_thread(name=name, type=kind, invitable=False)
        return await parent.create_thread(name=name, type=discord.ChannelType.public_thread)
    except discord.HTTPException as error:
        if error.status < 500:
            wanted = ("create_private_threads" if private else "create_public_threads", _WRITING)
            missing = ", ".join(say(f"permission-{each}") for each in wanted)
            problem = one_line(error.text)
            raise InputError(say("troubles-thread-refused", problem=problem, missing=missing)) from error
        failure: Exception = error
    except LINE_ERRORS as error:
        failure = error
    _log.warning("a thread for interaction %s: %r", interaction.id, failure)
    if (thread := await _find_thread(interaction, parent, name)) is not None:
        return thread
    raise InputError(say("troubles-thread-later")) from failure


async def _find_thread(
    interaction: Interaction, parent: discord.TextChannel, name: str
) -> discord.Thread | None:
    """Find a thread whose creation response was lost: the gateway also announces new threads."""
    for _ in range(_LOOKS):
        for thread in parent.threads:
            mine = thread.owner_id == interaction.application_id and thread.id > interaction.id
            if mine and thread.name == name:
                return thread
        await asyncio.sleep(_STEP)
    return None
