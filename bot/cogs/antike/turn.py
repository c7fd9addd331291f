"""The commands that only Antike's turn has."""

from bot.client import AntikeClient
from bot.cogs.antike.choice import ChoiceButton
from bot.cogs.antike.fights import Fights


async def setup(bot: AntikeClient) -> None:
    """Add them, and the buttons for what is owed."""
    await bot.add_cog(Fights())
    bot.add_dynamic_items(ChoiceButton)
