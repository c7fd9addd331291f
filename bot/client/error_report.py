"""“Report” under a refusal: where it happened, as text to copy."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.client.command_tree import Item, PressedItem
from bot.client.error_report_button import TEMPLATE, read_trail, report_button
from bot.client.responses import whisper
from bot.text.error_report import Trail, tell_trail

if TYPE_CHECKING:
    from bot.client.base import AntikeClient


class ReportButton(PressedItem[Item], template=TEMPLATE):
    """Shows a trail to whoever presses it; nothing changes."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(report_button(trail))
        self.trail = trail

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        return cls(read_trail(match))

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Show it below the refusal, which stays."""
        await whisper(interaction, tell_trail(self.trail, interaction.client.reports))
