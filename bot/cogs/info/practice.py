"""“Try from here”: a past position in a private thread, all nations in one hand."""

import discord

from bot.app import GameLocation
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.setup.permissions import PRACTICE
from bot.cogs.game.threads import new_thread
from bot.cogs.player.orders_plans import show_plan
from bot.cogs.shared import InputError, Interaction, acknowledge, caller, lacking, whisper
from bot.i18n.catalogue import say
from bot.i18n.escaping import plain
from bot.model.turns import HistoryPage


class TryButton(PressedItem, template=r"antike:try:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Makes a practice game of what one looks at; the game itself stays as it is."""

    async def press(self, interaction: Interaction) -> None:
        """Open the thread, and set up the position there."""
        await acknowledge(interaction)
        turn, who = int(self.match["turn"]), caller(interaction)
        await practise(interaction, await interaction.client.app.history_pager.at(who, self.game, turn))


class PlayThisButton(PressedItem, template=r"antike:play-this:(?P<game>\d{1,18})"):
    """Makes what was tried the turn of the real game, or the plan; only whoever tried it hears of that."""

    async def press(self, interaction: Interaction) -> None:
        """Play it, or keep it as the plan."""
        await acknowledge(interaction)
        self.who = await caller_of(interaction, self.game)
        taken = await interaction.client.app.practice.play_this(self.who, self.game)
        place = f"<#{taken.table.game.channel_id}>"
        if taken.report is not None:
            told = taken.table.ruleset.text.format_reply(taken.report)
            await whisper(interaction, f"{say('walk-played', place=place)}\n{told}")
        elif taken.plan is not None:
            await show_plan(interaction, self.who, taken.plan, say("walk-planned", place=place))


async def practise(interaction: Interaction, walk: HistoryPage) -> None:
    """Set a position up in a private thread, for the one who asks; raises `InputError`."""
    app, who, guild = interaction.client.app, caller(interaction), interaction.guild_id or 0
    app.imports.check_fork(walk)
    name = say("walk-thread", name=plain(interaction.user.display_name))
    async with new_thread(interaction, _parent(interaction), name, private=True) as thread:
        await thread.add_user(interaction.user)
        await app.imports.fork(who, interaction.user.display_name, walk, GameLocation(guild, thread.id))
    await whisper(interaction, say("walk-try", thread=thread.mention))


def may_try(interaction: Interaction) -> bool:
    """Whether practice games can be made from here, so that the button is worth offering."""
    return _parent_of(interaction) is not None and not lacking(interaction, PRACTICE)


def _parent_of(interaction: Interaction) -> discord.TextChannel | None:
    """The channel, or the one that this thread belongs to; only text channels have private threads."""
    place = interaction.channel
    parent = place.parent if isinstance(place, discord.Thread) else place
    return parent if isinstance(parent, discord.TextChannel) else None


def _parent(interaction: Interaction) -> discord.TextChannel:
    """The same, if private threads may be made there now; raises `InputError`."""
    parent = _parent_of(interaction)
    if parent is None:
        raise InputError(say("walk-try-where"))
    if missing := lacking(interaction, PRACTICE):
        raise InputError(say("walk-try-permissions", missing=missing), "bot-permissions")
    return parent
