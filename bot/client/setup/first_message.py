"""The welcome message in a new server: posted once, with one button."""

import asyncio
import logging
from collections.abc import Iterator

import discord

from bot.app import App, Button
from bot.client.components import view_of
from bot.client.responses import LINE_ERRORS
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import language_of
from bot.i18n.lines import one_line

FIRST_STEPS = "antike:first-steps"
"""Custom id of its button."""
_log = logging.getLogger(__name__)


async def greet_server(app: App, guild: discord.Guild) -> None:
    """Post the welcome message; recorded before it is sent, so that a crash cannot repeat it.

    Servers that already have games get none, nor do servers in which the bot cannot write yet.
    """
    places = list(_writable_channels(guild))
    if not places or not await app.claim(f"greeted/{guild.id}", str(app.context.now())):
        return
    if await app.queries.in_guild(guild.id):
        return
    with speaking(language_of(guild.preferred_locale.value)):
        view = view_of([Button(say("first-button"), FIRST_STEPS, tone="main")])
        for place in places:
            try:
                await _send_in_time(place, say("first-message"), view)
            except discord.Forbidden:
                continue  # a permission that is not visible to us
            except (discord.HTTPException, *LINE_ERRORS) as error:
                _log.warning("the first message in server %s: %s", guild.id, one_line(str(error)))
            return


async def _send_in_time(place: discord.TextChannel, text: str, view: discord.ui.View) -> None:
    """Send a message, as soon as Discord allows it: it will not be tried again."""
    while True:
        try:
            await place.send(text, view=view, silent=True)
        except discord.RateLimited as error:
            await asyncio.sleep(error.retry_after)
        else:
            return


def _writable_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield channels in which the bot may write: the system channel first, then from the top."""
    system = guild.system_channel
    others = sorted(guild.text_channels, key=lambda each: (each.position, each.id))
    for channel in (*([system] if system else []), *(each for each in others if each != system)):
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages:
            yield channel
