"""The first message in a server that the bot is new in: once, and with one button."""

import logging
from collections.abc import Iterator

import discord

from bot.app import App, Button
from bot.client.components import view_of
from bot.client.responses import LINE_ERRORS
from bot.i18n.catalogue import say, speaking
from bot.i18n.lines import one_line
from bot.model.language import language_of

FIRST_STEPS = "antike:first-steps"
"""The custom id of its button."""
_log = logging.getLogger(__name__)


async def greet_server(app: App, guild: discord.Guild) -> None:
    """Write it where the bot may; remembered before it is sent, so that no crash lets it come twice.

    A server in which the bot is known from games gets none, nor one where the bot may write nowhere yet.
    """
    places = list(_places(guild))
    if not places or not await app.claim(f"greeted/{guild.id}", str(app.context.now())):
        return
    if await app.queries.in_guild(guild.id):
        return
    with speaking(language_of(guild.preferred_locale.value)):
        view = view_of([Button(say("first-button"), FIRST_STEPS, tone="main")])
        for place in places:
            try:
                await place.send(say("first-message"), view=view, silent=True)
            except discord.Forbidden:
                continue  # a permission that does not show
            except (discord.HTTPException, *LINE_ERRORS) as error:
                _log.warning("the first message in server %s: %s", guild.id, one_line(str(error)))
            return


def _places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Where the bot may write: first where Discord itself does, then from the top."""
    system = guild.system_channel
    others = sorted(guild.text_channels, key=lambda each: (each.position, each.id))
    for channel in (*([system] if system else []), *(each for each in others if each != system)):
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages:
            yield channel
