"""“Try from here”: a past position in a private thread, where one player moves all nations."""

import discord

from bot.app import GameLocation
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.setup.permissions import PRACTICE
from bot.cogs.game.threads import new_thread
from bot.cogs.player.orders_plans import show_plan
from bot.cogs.shared import InputError, Interaction, acknowledge, caller, lacking, reply_privately
from bot.i18n.catalogue import say
from bot.i18n.escaping import plain
from bot.model.turns import HistoryPage


class TryButton(PressedItem, template=r"antike:try:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Creates a practice game from the turn shown; the game itself does not change."""

    async def press(self, interaction: Interaction) -> None:
        """Create the thread and set up the position."""
        await acknowledge(interaction)
        turn, who = int(self.match["turn"]), caller(interaction)
        await practise(interaction, await interaction.client.app.history_pager.at(who, self.game, turn))


class PlayThisButton(PressedItem, template=r"antike:play-this:(?P<game>\d{1,18})"):
    """Adopts the practised actions as the real turn or as a plan; only the user is told."""

    async def press(self, interaction: Interaction) -> None:
        """Play them, or store them as a plan."""
        await acknowledge(interaction)
        self.who = await caller_of(interaction, self.game)
        taken = await interaction.client.app.practice.play_this(self.who, self.game)
        place = f"<#{taken.table.game.channel_id}>"
        if taken.report is not None:
            told = taken.table.ruleset.text.format_reply(taken.report)
            await reply_privately(interaction, f"{say('walk-played', place=place)}\n{told}")
        elif taken.plan is not None:
            await show_plan(interaction, self.who, taken.plan, say("walk-planned", place=place))


async def practise(interaction: Interaction, walk: HistoryPage) -> None:
    """Set up a position in a private thread for the user; raises `InputError`."""
    app, who, guild = interaction.client.app, caller(interaction), interaction.guild_id or 0
    app.imports.check_fork(walk)
    name = say("walk-thread", name=plain(interaction.user.display_name))
    async with new_thread(interaction, _parent_channel(interaction), name, private=True) as thread:
        await thread.add_user(interaction.user)
        await app.imports.fork(who, interaction.user.display_name, walk, GameLocation(guild, thread.id))
    await reply_privately(interaction, say("walk-try", thread=thread.mention))


def may_try(interaction: Interaction) -> bool:
    """Return whether practice games can be created here, so that the button is worth showing."""
    return _parent_channel_or_none(interaction) is not None and not lacking(interaction, PRACTICE)


def _parent_channel_or_none(interaction: Interaction) -> discord.TextChannel | None:
    """Return the channel, or the parent of the thread; None unless it is a text channel."""
    place = interaction.channel
    parent = place.parent if isinstance(place, discord.Thread) else place
    return parent if isinstance(parent, discord.TextChannel) else None


def _parent_channel(interaction: Interaction) -> discord.TextChannel:
    """Return the channel for a practice thread; raises `InputError` if none can be created there."""
    parent = _parent_channel_or_none(interaction)
    if parent is None:
        raise InputError(say("walk-try-where"))
    if missing := lacking(interaction, PRACTICE):
        raise InputError(say("walk-try-permissions", missing=missing), "bot-permissions")
    return parent
