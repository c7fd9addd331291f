"""Buttons to browse a game's past; their custom ids hold the place, so they work after a restart."""

from typing import Final

import discord

from bot.app import Button
from bot.app.history import changes_in
from bot.app.history_pager import by_computer
from bot.app.notifications.buttons import try_id
from bot.client.base import caller_of
from bot.client.command_tree import Item, PressedItem
from bot.client.components import item_of
from bot.client.personal_pictures import draw_for
from bot.cogs.info.practice import may_try
from bot.cogs.shared import Interaction, acknowledge, reply_privately
from bot.i18n.catalogue import say
from bot.model.turns import HistoryPage
from bot.render import Picture
from bot.rulesets import ruleset_of

_SIGNS: Final = {"first": "⏮", "back": "◀", "next": "▶", "last": "⏭"}


class HistoryButton(
    PressedItem, template=r"antike:walk:(?P<game>\d{1,18}):(?P<turn>\d{1,6}):(?P<way>first|back|next|last)"
):
    """Moves to the start, back, forward, or to the latest turn."""

    async def press(self, interaction: Interaction) -> None:
        """Replace the turn shown; after a refusal it stays."""
        await acknowledge(interaction, anew=False)
        interaction.extras["answered"] = True
        number = None if self.match["way"] == "last" else int(self.match["turn"])
        who = await caller_of(interaction, self.game)
        walk = await interaction.client.app.history_pager.at(who, self.game, number)
        picture = await draw_turn(interaction, walk)
        interaction.extras["answered"] = False
        told = ruleset_of(walk.position).text.format_past_turn(walk)
        await reply_privately(interaction, told, picture=picture, view=walk_view(interaction, walk))


class WhyButton(PressedItem, template=r"antike:why:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Explains why a computer player played a turn."""

    async def press(self, interaction: Interaction) -> None:
        """Answer privately below the turn."""
        await acknowledge(interaction)
        self.who = await caller_of(interaction, self.game)
        pager = interaction.client.app.history_pager
        await reply_privately(interaction, await pager.why(self.who, self.game, int(self.match["turn"])))


def walk_view(interaction: Interaction, walk: HistoryPage) -> discord.ui.View:
    """Create the buttons below a turn; practice is offered if the bot may create private threads."""
    view, game = discord.ui.View(timeout=None), walk.table.game.id
    number, last = walk.number, len(walk.turns)
    view.add_item(_step_button(game, 0, "first", disabled=number == 0))
    view.add_item(_step_button(game, max(0, number - 1), "back", disabled=number == 0))
    view.add_item(_step_button(game, number + 1, "next", disabled=number == last))
    view.add_item(_step_button(game, last, "last"))  # never disabled: the game goes on
    if walk.turn is not None and by_computer(walk.turn):
        view.add_item(item_of(Button(say("button-why"), f"antike:why:{game}:{number}")))
    here = walk.table.game.channel_id == interaction.channel_id
    if here and walk.position.outcome is None and may_try(interaction):
        view.add_item(item_of(Button(say("button-try"), try_id(game, number))))
    return view


def _step_button(game: int, turn: int, way: str, *, disabled: bool = False) -> Item:
    custom_id = f"antike:walk:{game}:{turn}:{way}"
    return discord.ui.Button(emoji=_SIGNS[way], custom_id=custom_id, disabled=disabled)


async def draw_turn(interaction: Interaction, walk: HistoryPage) -> Picture:
    """Draw the board after the turn, with the changes of the turn."""
    return await draw_for(
        interaction,
        walk.table.game.channel_id,
        walk.latest or walk.position,
        view="changes" if walk.turn else "overview",
        names=walk.table.names,
        since=changes_in([walk.turn]) if walk.turn else (),
    )
