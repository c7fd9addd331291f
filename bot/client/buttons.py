"""The buttons under a question whether somebody fights; they work after any restart."""

import re
from typing import TYPE_CHECKING, Self

import discord

from bot.app import Button, Caller
from bot.app.scripts import answer
from bot.client.refuse import refuse, whisper
from bot.words.replies import tell_report

if TYPE_CHECKING:
    from bot.client.client import AntikeClient

__all__ = ["AnswerButton"]


class AnswerButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"antike:answer:(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<fights>[01])",
):
    """Fight, or let them be (M5). All it needs stands in its custom id."""

    def __init__(
        self, item: discord.ui.Button[discord.ui.View], game: int, revision: int, *, fights: bool
    ) -> None:
        super().__init__(item)
        self.game = game
        self.revision = revision
        self.fights = fights

    @classmethod
    def of(cls, button: Button) -> Self:
        """The button for a letter."""
        style = discord.ButtonStyle.danger if button.strong else discord.ButtonStyle.secondary
        item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=button.label, custom_id=button.custom_id, style=style
        )
        match = cls.__discord_ui_compiled_template__.fullmatch(button.custom_id)
        if match is None:
            raise AssertionError(f"{button.custom_id} is no answer's custom id")
        return cls._matched(item, match)

    @classmethod
    def _matched(cls, item: discord.ui.Button[discord.ui.View], match: re.Match[str]) -> Self:
        return cls(item, int(match["game"]), int(match["revision"]), fights=match["fights"] == "1")

    @classmethod
    async def from_custom_id(
        cls,
        interaction: "discord.Interaction[AntikeClient]",  # type: ignore[override]
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Self:
        """Made anew from what was pressed."""
        del interaction
        if not isinstance(item, discord.ui.Button):
            raise TypeError("only buttons carry answers")
        return cls._matched(item, match)

    async def callback(self, interaction: "discord.Interaction[AntikeClient]") -> None:  # type: ignore[override]
        """Answer for the one who pressed, if that is the one asked."""
        try:
            await interaction.response.defer(ephemeral=True, thinking=True)
            report = await interaction.client.app.play.submit(
                Caller(interaction.user.id, interaction.channel_id or 0, interaction.id),
                answer(fights=self.fights),
                stamp=(self.game, self.revision),
            )
            await whisper(interaction, tell_report(report))
        except Exception as error:
            # Errors of dynamic items do not reach the command tree's handler.
            await refuse(interaction, error)
