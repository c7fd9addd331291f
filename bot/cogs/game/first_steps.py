"""The button of the first message in a server: what somebody new can do."""

from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.setup.first_message import FIRST_STEPS
from bot.cogs.forms import form_button
from bot.cogs.info.learn import learn_button
from bot.cogs.shared import Interaction, acknowledge, whisper
from bot.i18n.catalogue import say


class FirstStepsButton(PressedItem, template=FIRST_STEPS):
    """Offers a lesson and a new game to whoever presses, in their language."""

    async def press(self, interaction: Interaction) -> None:
        """Show both."""
        await acknowledge(interaction)
        buttons = [learn_button(), form_button("new", "first-new")]
        await whisper(interaction, say("first-steps"), view=view_of(buttons))


async def setup(bot: AntikeClient) -> None:
    """Let the button be pressed."""
    bot.add_dynamic_items(FirstStepsButton)
