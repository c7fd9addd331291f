"""Following a game as a spectator: the button below the board and its private menu."""

from bot.app.notifications.buttons import follow_buttons
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately
from bot.i18n.catalogue import say
from bot.model.people import FOLLOW_MODES


class FollowButton(
    PressedItem, template=rf"antike:follow:(?P<game>\d{{1,18}}):(?P<what>ask|off|{'|'.join(FOLLOW_MODES)})"
):
    """Asks for the frequency, or sets it; answers are private."""

    async def press(self, interaction: Interaction) -> None:
        """Show the choices, or apply one."""
        await acknowledge(interaction)
        who, following, what = caller(interaction), interaction.client.app.following, self.match["what"]
        if what == "ask":
            mode = await following.mode_of(who, self.game)
            view = view_of(follow_buttons(self.game, mode))
            told = say("follow-menu", mode=mode or "none", id=str(self.game))
            await reply_privately(interaction, told, view=view)
            return
        chosen = next((mode for mode in FOLLOW_MODES if mode == what), None)
        await following.choose(who, self.game, chosen)
        await reply_privately(interaction, say("follow-chosen", mode=chosen or "off", id=str(self.game)))


async def setup(bot: AntikeClient) -> None:
    """Register the button."""
    bot.add_dynamic_items(FollowButton)
