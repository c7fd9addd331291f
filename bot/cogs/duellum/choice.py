"""Buttons for cards that must be taken before the turn goes on (DE4).

All state is in their custom ids, so they work after a restart.
"""

from typing import Final

import discord

from bot.app import Button
from bot.app.turn.execution import choosing
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.cogs.shared import Interaction, acknowledge_permitted, reply_privately
from bot.engine.duellum import Phase, Position
from bot.engine.duellum.actions import TakeCard
from bot.engine.errors import RuleError
from bot.i18n.catalogue import say
from bot.model.tables import Table
from bot.rulesets import ruleset_of
from bot.text.duellum.position.cards import card_line
from bot.text.duellum.position.names import card_name

_CARD: Final = r"[a-z][a-z0-9_]{0,39}"


class CardButton(
    PressedItem, template=rf"antike:card:(?P<game>\d{{1,18}}):(?P<revision>\d{{1,18}}):(?P<card>{_CARD})"
):
    """One card of the display, for a game at a revision."""

    async def press(self, interaction: Interaction) -> None:
        """Take it, and offer the next one if more are due."""
        await acknowledge_permitted(interaction, anew=False)
        self.who = await caller_of(interaction, self.game)
        script = choosing("duellum", TakeCard(self.match["card"]))
        report = await interaction.client.app.play.submit(self.who, script, stamp=self.stamp)
        text = ruleset_of(report.position).text.format_reply(report)
        await reply_privately(interaction, text, view=choice_view(report.table))


def pending_choice(error: RuleError, position: Position) -> str | None:
    """Describe the choice that must precede a refused command; None if there is none."""
    allowed = error.facts.get("allowed", ()) if error.code == "not-now" else ()
    if "take_card" not in allowed:
        return None
    board = position.setup.board
    told = [f"- {card_line(board, card)}" for card in dict.fromkeys(position.display)]
    return "\n".join([say("duellum-cards-first"), *told])


def choice_view(table: Table) -> discord.ui.View | None:
    """Create the buttons of the cards that can be taken; None if none is due."""
    position = table.position
    if position is None or position.phase is not Phase.CARDS:
        return None
    board, stamp = position.setup.board, f"{table.game.id}:{table.game.revision}"
    return view_of(
        [
            Button(card_name(board, card), f"antike:card:{stamp}:{card}", tone="main")
            for card in dict.fromkeys(position.display)
        ]
    )
