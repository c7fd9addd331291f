"""“Try from here”: a past position in a private thread, all nations in one hand."""

import re
from typing import Any, Final, Self

import discord

from bot.app import Spot
from bot.client.door import Item, PressedItem
from bot.cogs.acting import Interaction
from bot.cogs.common import InputError, acknowledge, caller, lacking, whisper
from bot.cogs.threads import new_thread
from bot.words.speech import say
from bot.words.written import plain

__all__ = ["TryButton"]

_NEEDED: Final = ("create_private_threads", "send_messages_in_threads", "attach_files")


class TryButton(PressedItem[Item], template=r"antike:try:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Makes a practice game of what one looks at; the game itself stays as it is."""

    def __init__(self, game: int, turn: int) -> None:
        super().__init__(discord.ui.Button(label=say("button-try"), custom_id=f"antike:try:{game}:{turn}"))
        self.game, self.turn = game, turn

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        return cls(int(match["game"]), int(match["turn"]))

    async def press(self, interaction: Interaction) -> None:
        """Open the thread, and set up the position there."""
        await acknowledge(interaction)
        await self._open(interaction)

    async def _open(self, interaction: Interaction) -> None:
        app, who, guild = interaction.client.app, caller(interaction), interaction.guild_id or 0
        walk = await app.walking.at(who, guild, self.game, self.turn)
        app.imports.check_fork(walk)
        name = say("walk-thread", name=plain(interaction.user.display_name))
        async with new_thread(interaction, _parent(interaction), name, private=True) as thread:
            await thread.add_user(interaction.user)
            place = Spot(guild, thread.id)
            await app.imports.fork(who, interaction.user.display_name, self.game, self.turn, place)
        await whisper(interaction, say("walk-try", thread=thread.mention))


def _parent(interaction: Interaction) -> discord.TextChannel:
    """The channel, or the one that this thread belongs to, if private threads may be made there.

    Raises `InputError`.
    """
    place = interaction.channel
    parent = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(parent, discord.TextChannel):
        raise InputError(say("walk-try-where"))
    if missing := lacking(interaction, _NEEDED):
        raise InputError(say("walk-try-permissions", missing=missing), "bot-permissions")
    return parent
