"""`/feeds`: links for programs, and a webhook for the user's turns."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app.feeds import MOST_FAILURES
from bot.client import AntikeClient
from bot.client.setup.localization import choice
from bot.cogs.own_games import anywhere
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    acknowledge_permitted,
    caller,
    reply_privately,
)
from bot.feeds.webhooks import check_address
from bot.i18n.catalogue import say
from bot.text.notifications.feeds import format_webhook_state

_OFF: Final = "off"


@anywhere
class FeedCommands(commands.GroupCog, group_name="feeds"):
    """Every reply is private, because a link gives access to its content."""

    @app_commands.command(name="calendar")
    async def calendar(self, interaction: Interaction, renew: bool = False) -> None:
        """Show the link to the user's calendar of deadlines."""
        await acknowledge(interaction)
        base = _base_url(interaction)
        token = await interaction.client.app.feeds.calendar(interaction.user.id, renew=renew)
        await reply_privately(interaction, say("feeds-calendar", link=f"{base}/calendar/{token}.ics"))

    @app_commands.command(name="table")
    @app_commands.choices(link=[choice(f"feeds-table-{each}", each) for each in ("show", "renew", "close")])
    async def table(self, interaction: Interaction, link: str = "show") -> None:
        """Show or revoke the link to the channel's game."""
        await acknowledge_permitted(interaction)
        base, feeds = _base_url(interaction), interaction.client.app.feeds
        if link == "close":
            closed = await feeds.close_table(caller(interaction))
            await reply_privately(interaction, say("feeds-closed" if closed else "feeds-not-open"))
            return
        _, token = await feeds.open_table(caller(interaction), renew=link == "renew")
        await reply_privately(interaction, say("feeds-table", link=f"{base}/table/{token}.json"))

    @app_commands.command(name="webhook")
    async def webhook(self, interaction: Interaction, url: str | None = None) -> None:
        """Set, show or delete the user's webhook."""
        await acknowledge(interaction)
        _base_url(interaction)
        feeds, user = interaction.client.app.feeds, interaction.user.id
        if url is not None:
            address = None if url.strip().lower() == _OFF else check_address(url)
            if address is None and url.strip().lower() != _OFF:
                raise InputError(say("feeds-bad-url"), "bad-address")
            await feeds.set_webhook(user, address)
        await reply_privately(interaction, format_webhook_state(await feeds.webhook(user), MOST_FAILURES))


def _base_url(interaction: Interaction) -> str:
    """Return the base address of links; raises `InputError` if the host offers none."""
    base = interaction.client.feeds_url
    if base is None:
        raise InputError(say("feeds-none"), "no-feeds")
    return base


async def setup(bot: AntikeClient) -> None:
    """Register the group."""
    await bot.add_cog(FeedCommands())
