"""The button under a game that is over that opens another one like it."""

import re
from typing import Any, Self

import discord

from bot.client import AntikeClient
from bot.client.command_tree import Item, PressedItem, button_of
from bot.client.components import add_letter_button
from bot.client.lobby_components import nation_view
from bot.client.setup.permissions import check_permissions
from bot.cogs.game.settings import creator
from bot.cogs.shared import InputError, acknowledge, caller, whisper
from bot.i18n.catalogue import say
from bot.text.table.lobby import tell_opened


class AgainButton(PressedItem[Item], template=r"antike:again:(?P<game>\d{1,18})"):
    """Opens a table with the settings of the game, for whoever presses; works after a restart too."""

    def __init__(self, item: Item, game: int) -> None:
        super().__init__(item)
        self.game = game

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        return cls(button_of(item, match), int(match["game"]))

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Open it as `/game new` does, unless the channel has a game by now."""
        if interaction.guild_id is None:
            raise InputError(say("gate-server-only"), "server-only")
        check_permissions(interaction)
        await acknowledge(interaction)
        lobby, name = interaction.client.app.lobby, interaction.user.display_name
        table = await lobby.create_again(caller(interaction), self.game, name, creator(interaction))
        told = tell_opened(drawn=bool(table.game.variant.get("draw")))
        await whisper(interaction, told, view=nation_view(table, interaction.user.id))


async def setup(bot: AntikeClient) -> None:
    """Add the button."""
    add_letter_button(AgainButton)
    bot.add_dynamic_items(AgainButton)
