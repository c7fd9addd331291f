"""The commands of Antike's turn."""

from bot.client import AntikeClient
from bot.cogs.antike.maneuver import Maneuver
from bot.cogs.antike.pending_choice import ChoiceButton
from bot.cogs.antike.wedges import Wedges


async def setup(bot: AntikeClient) -> None:
    """Add them, and the buttons for what is owed."""
    for cog in (Wedges(), Maneuver()):
        await bot.add_cog(cog)
    bot.add_dynamic_items(ChoiceButton)
