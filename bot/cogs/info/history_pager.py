"""Buttons that lead through a game's past; where one is stands in them, so they work after a restart."""

import re
from typing import Any, Final, Self

import discord

from bot.app import Button
from bot.app.history import changes_in
from bot.app.history_pager import by_computer
from bot.app.notifications.buttons import try_id
from bot.client import AntikeClient
from bot.client.caller import caller_of
from bot.client.command_tree import Item, PressedButton, PressedItem
from bot.client.components import item_of
from bot.cogs.info.practice import may_try
from bot.cogs.shared import Interaction, acknowledge, whisper
from bot.i18n.catalogue import say
from bot.model.turns import HistoryPage
from bot.render import Picture
from bot.rulesets import ruleset_of

_SIGNS: Final = {"first": "⏮", "back": "◀", "next": "▶", "last": "⏭"}


class HistoryButton(
    PressedItem[Item],
    template=r"antike:walk:(?P<game>\d{1,18}):(?P<turn>\d{1,6}):(?P<way>first|back|next|last)",
):
    """One step: to the start, back, forth, or to the latest turn there is by then."""

    def __init__(self, game: int, turn: int, way: str, *, disabled: bool = False) -> None:
        super().__init__(
            discord.ui.Button(
                emoji=_SIGNS[way], custom_id=f"antike:walk:{game}:{turn}:{way}", disabled=disabled
            )
        )
        self.game, self.turn, self.way = game, turn, way

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        return cls(int(match["game"]), int(match["turn"]), match["way"])

    async def press(self, interaction: Interaction) -> None:
        """Show the turn in the place of the one before; a refusal leaves that one standing."""
        await acknowledge(interaction, anew=False)
        interaction.extras["answered"] = True
        number = None if self.way == "last" else self.turn
        who = await caller_of(interaction, self.game)
        walk = await interaction.client.app.history_pager.at(who, self.game, number)
        picture = await drawn(interaction.client, walk)
        interaction.extras["answered"] = False
        told = ruleset_of(walk.position).text.tell_walk(walk)
        await whisper(interaction, told, picture=picture, view=walk_view(interaction, walk))


class WhyButton(PressedButton, template=r"antike:why:(?P<game>\d{1,18}):(?P<turn>\d{1,6})"):
    """Tells why a computer player has played a turn."""

    async def press(self, interaction: Interaction) -> None:
        """Below the turn, for the one who pressed."""
        await acknowledge(interaction)
        self.who = await caller_of(interaction, self.game)
        pager = interaction.client.app.history_pager
        await whisper(interaction, await pager.why(self.who, self.game, int(self.match["turn"])))


def walk_view(interaction: Interaction, walk: HistoryPage) -> discord.ui.View:
    """The buttons below a turn; trying out is offered where the bot may make private threads."""
    view, game = discord.ui.View(timeout=None), walk.table.game.id
    number, last = walk.number, len(walk.turns)
    view.add_item(HistoryButton(game, 0, "first", disabled=number == 0))
    view.add_item(HistoryButton(game, max(0, number - 1), "back", disabled=number == 0))
    view.add_item(HistoryButton(game, number + 1, "next", disabled=number == last))
    view.add_item(HistoryButton(game, last, "last"))  # never disabled: the game goes on
    if walk.turn is not None and by_computer(walk.turn):
        why: Item = discord.ui.Button(label=say("button-why"), custom_id=f"antike:why:{game}:{number}")
        view.add_item(why)
    here = walk.table.game.channel_id == interaction.channel_id
    if here and walk.position.outcome is None and may_try(interaction):
        view.add_item(item_of(Button(say("button-try"), try_id(game, number))))
    return view


async def drawn(client: AntikeClient, walk: HistoryPage) -> Picture:
    """The board after the turn, with what the turn has changed."""
    return await client.render_queue.draw(
        walk.table.game.channel_id,
        walk.position,
        view="changes" if walk.turn else "overview",
        names=walk.table.names,
        since=changes_in([walk.turn]) if walk.turn else (),
    )
