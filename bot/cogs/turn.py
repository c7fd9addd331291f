"""The commands of a turn."""

from bot.client import AntikeClient
from bot.cogs.choices import ChoiceButton
from bot.cogs.turn_end import Closing, SureUndoButton, UndoButton
from bot.cogs.turn_maneuver import Maneuver
from bot.cogs.turn_wedges import Wedges

__all__ = ["setup"]


async def setup(bot: AntikeClient) -> None:
    """Add them, and the buttons for what is owed."""
    for cog in (Wedges(), Maneuver(), Closing()):
        await bot.add_cog(cog)
    bot.add_dynamic_items(ChoiceButton, SureUndoButton, UndoButton)
