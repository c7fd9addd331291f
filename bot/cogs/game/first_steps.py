"""The button of the welcome message: what newcomers can do."""

from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.setup.first_message import FIRST_STEPS
from bot.cogs.forms import form_button
from bot.cogs.learning.learn import learn_button
from bot.cogs.shared import Interaction, acknowledge, reply_privately
from bot.i18n.catalogue import say


class FirstStepsButton(PressedItem, template=FIRST_STEPS):
    """Offers a lesson and a new game, in the user's language."""

    async def press(self, interaction: Interaction) -> None:
        """Show both."""
        await acknowledge(interaction)
        buttons = [learn_button(), form_button("new", "first-new")]
        await reply_privately(interaction, say("first-steps"), view=view_of(buttons))


async def setup(bot: AntikeClient) -> None:
    """Register the button."""
    bot.add_dynamic_items(FirstStepsButton)
