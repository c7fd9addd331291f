"""“Try from here”: a past position in a private thread, all nations in one hand."""

import contextlib
import re
from typing import Final, Self

import discord

from bot.app import Spot
from bot.client.door import Item, PressedItem
from bot.client.refuse import refuse
from bot.cogs.acting import Interaction
from bot.cogs.common import InputError, caller, whisper

__all__ = ["TryButton"]

_NEEDED: Final = {
    "create_private_threads": "Create Private Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}


class TryButton(PressedItem[Item], template=r"antike:try:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Makes a practice game of what one looks at; the game itself stays as it is."""

    def __init__(self, game: int, turn: int) -> None:
        super().__init__(discord.ui.Button(label="Try from here", custom_id=f"antike:try:{game}:{turn}"))
        self.game, self.turn = game, turn

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # type: ignore[override]
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Self:
        """Made anew from what was pressed."""
        del interaction, item
        return cls(int(match["game"]), int(match["turn"]))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Open the thread, and set up the position there."""
        try:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self._open(interaction)
        except Exception as error:
            # Errors of dynamic items do not reach the command tree's handler.
            await refuse(interaction, error)

    async def _open(self, interaction: Interaction) -> None:
        app, who, guild = interaction.client.app, caller(interaction), interaction.guild_id or 0
        walk = await app.walking.at(who, guild, self.game, self.turn)
        app.imports.check_fork(walk)
        thread = await _thread(interaction)
        try:
            await thread.add_user(interaction.user)
            place = Spot(guild, thread.id)
            await app.imports.fork(who, interaction.user.display_name, self.game, self.turn, place)
        except Exception:
            with contextlib.suppress(discord.HTTPException):
                await thread.edit(archived=True)  # an empty thread would only puzzle
            raise
        await whisper(
            interaction,
            f"Try it out in {thread.mention}: all nations are yours there. The game itself stays as it is.",
        )


async def _thread(interaction: Interaction) -> discord.Thread:
    """A private thread of the channel, or of the one that this thread belongs to; raises `InputError`."""
    place = interaction.channel
    parent = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(parent, discord.TextChannel):
        raise InputError("Private threads can only be made in a text channel. Press this in one of them.")
    may = interaction.app_permissions
    missing = [name for key, name in _NEEDED.items() if not getattr(may, key)]
    if missing and may.value:
        raise InputError(
            f"To practise you need a private thread, and I lack permissions here: **{', '.join(missing)}**. "
            "Somebody who manages the server can grant them to my role. Nothing was changed."
        )
    name = f"Practice of {interaction.user.display_name}"[:100]
    try:
        return await parent.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)
    except discord.Forbidden as error:
        raise InputError(
            "Discord does not let me make a private thread here; nothing was changed. Somebody who manages "
            "the server can grant my role **Create Private Threads**."
        ) from error
