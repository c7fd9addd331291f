"""“Report” under a refusal: where it happened, as text to copy."""

from typing import TYPE_CHECKING

from bot.client.command_tree import PressedItem
from bot.client.error_report_button import TEMPLATE, read_trail
from bot.client.responses import whisper
from bot.text.error_report import tell_trail

if TYPE_CHECKING:
    import discord

    from bot.client.base import AntikeClient


class ReportButton(PressedItem, template=TEMPLATE):
    """Shows a trail to whoever presses it; nothing changes."""

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Show it below the refusal, which stays."""
        await whisper(interaction, tell_trail(read_trail(self.match), interaction.client.reports))
