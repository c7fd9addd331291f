"""`/hint`: a strong computer player's choice, in three levels of detail, playable by button."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Caller
from bot.app.turn.hints import GRADES, Hint
from bot.client import AntikeClient
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.panel.pictures import hint_picture
from bot.client.panel.show import DONE, Next, show, show_page
from bot.cogs.shared import Interaction, acknowledge_permitted, caller
from bot.panel.hint import HINT, hint_page
from bot.rulesets import ruleset_of

_ASKED: Final = "|".join((*GRADES, "do"))


async def _show(interaction: Interaction, who: Caller, hint: Hint) -> None:
    view, page = await interaction.client.app.player_views.of(who, hint.table.game.id), hint_page(hint)
    await show_page(interaction, page, lambda: hint_picture(view, page))


class HintButton(
    PressedItem, template=rf"{HINT}(?P<game>\d{{1,18}}):(?P<revision>\d{{1,18}}):(?P<what>{_ASKED})"
):
    """Shows the next level of a hint, or plays it; recomputed, so it works after a restart."""

    async def press(self, interaction: Interaction) -> None:
        """Replace the previous level, or play the turn; after a refusal the previous level stays."""
        await acknowledge_permitted(interaction, anew=False)
        self.who = who = await caller_of(interaction, self.game)
        hints = interaction.client.app.hints
        grade = next((each for each in GRADES if each == self.match["what"]), None)
        if grade is not None:
            await _show(interaction, who, await hints.of(who, grade, self.stamp))
            return
        report = await hints.play(who, self.stamp)
        told = ruleset_of(report.position).text.format_results(report).splitlines()
        note = "\n".join(f"{DONE} {line}" for line in told if line)
        await show(interaction, self.game, Next(note=note), who=who)


class HintCommand(commands.Cog):
    """The command `/hint`."""

    @app_commands.command(name="hint")
    async def hint(self, interaction: Interaction) -> None:
        """Show where to look; buttons reveal more."""
        await acknowledge_permitted(interaction)
        who = caller(interaction)
        await _show(interaction, who, await interaction.client.app.hints.of(who, "where"))


async def setup(bot: AntikeClient) -> None:
    """Register the command and its buttons."""
    bot.add_dynamic_items(HintButton)
    await bot.add_cog(HintCommand())
