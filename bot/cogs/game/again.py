"""Buttons below a finished game: a rematch with the same players, or a new lobby."""

from bot.app import Caller
from bot.app.notifications.buttons import rematch_withdrawal_button
from bot.client import AntikeClient
from bot.client.base import caller_of
from bot.client.checks import server_of
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.lobby_components import nation_view
from bot.cogs.game.settings import creator
from bot.cogs.shared import Interaction, acknowledge_permitted, caller, reply_privately
from bot.i18n.catalogue import say
from bot.text.table.lobby import format_lobby_reply
from bot.text.table.rematch import format_rematch_begun, format_rematch_pressed


class AgainButton(PressedItem, template=r"antike:again:(?P<game>\d{1,18})"):
    """Opens a lobby with the settings of the finished game; works after a restart."""

    async def press(self, interaction: Interaction) -> None:
        """Open it like `/game new`, unless the channel has a game by now."""
        server_of(interaction)
        await acknowledge_permitted(interaction)
        lobby, name = interaction.client.app.lobby, interaction.user.display_name
        table = await lobby.create_again(caller(interaction), self.game, name, creator(interaction))
        told = format_lobby_reply(drawn=bool(table.game.variant.get("draw")))
        await reply_privately(interaction, told, view=nation_view(table, interaction.user.id))


class RematchButton(PressedItem, template=r"antike:rematch:(?P<game>\d{1,18})"):
    """Asks for a rematch or agrees to one; it starts once all players have agreed."""

    async def press(self, interaction: Interaction) -> None:
        """Record the agreement and tell the user who is missing; the public message shows who agreed."""
        await acknowledge_permitted(interaction)
        rematches, name = interaction.client.app.rematches, interaction.user.display_name
        self.who = await _caller(interaction, self.game)
        found = await rematches.ask(self.who, self.game, name, creator(interaction))
        if found.begun is None:
            view = view_of([rematch_withdrawal_button(self.game)])
            await reply_privately(interaction, format_rematch_pressed(found.missing), view=view)
        else:
            await reply_privately(interaction, format_rematch_begun(found.begun, interaction.user.id))


class RematchWithdrawalButton(PressedItem, template=r"antike:rematch:(?P<game>\d{1,18}):off"):
    """Withdraws the agreement to a rematch; below the reply to it."""

    async def press(self, interaction: Interaction) -> None:
        """Withdraw it and replace the reply; the public message shows who still agrees."""
        await acknowledge_permitted(interaction, anew=False)
        self.who = await _caller(interaction, self.game)
        await interaction.client.app.rematches.withdraw(self.who, self.game)
        await reply_privately(interaction, say("rematch-out"))


async def _caller(interaction: Interaction, game_id: int) -> Caller:
    """Return the caller; in direct messages, as a player of the game's channel."""
    return caller(interaction) if interaction.guild_id else await caller_of(interaction, game_id)


async def setup(bot: AntikeClient) -> None:
    """Register the buttons."""
    bot.add_dynamic_items(AgainButton, RematchButton, RematchWithdrawalButton)
