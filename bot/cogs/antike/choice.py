"""Buttons for choices that must precede other actions: the chip for a coin (S7), the personage (K4).

All state is in their custom ids, so they work after a restart.
"""

from collections.abc import Sequence
from typing import Final, Literal

import discord

from bot.app import Table
from bot.app.turn.execution import choosing
from bot.client.base import caller_of
from bot.client.command_tree import Item, PressedItem
from bot.client.setup.emojis import emoji_for
from bot.cogs.shared import Interaction, acknowledge_permitted, reply_privately
from bot.engine.antike import Phase, Position, open_types
from bot.engine.antike.actions import Action, ChoosePersonage, TakeChip
from bot.engine.errors import RuleError
from bot.engine.terms import CHIPS, PERSONAGES
from bot.i18n.catalogue import say
from bot.text.antike.turn.replies import format_reply

_What = Literal["chip", "personage"]
_PICKS: Final[dict[str, Action]] = {
    **{chip: TakeChip(chip) for chip in CHIPS},
    **{kind: ChoosePersonage(kind) for kind in PERSONAGES},
}


class ChoiceButton(
    PressedItem,
    template=(
        r"antike:(?:chip|personage):(?P<game>\d{1,18}):(?P<revision>\d{1,18}):"
        rf"(?P<picked>{'|'.join([*CHIPS, *PERSONAGES])})"
    ),
):
    """One option of a choice, for a game at a revision."""

    async def press(self, interaction: Interaction) -> None:
        """Choose it, and replace the buttons by the reply."""
        await acknowledge_permitted(interaction, anew=False)
        self.who = await caller_of(interaction, self.game)
        script = choosing("antike", _PICKS[self.match["picked"]])
        report = await interaction.client.app.play.submit(self.who, script, stamp=self.stamp)
        await reply_privately(interaction, format_reply(report))


def pending_choice(error: RuleError, position: Position) -> str | None:
    """Describe the choice that must precede a refused command; None if there is none (S7, K4)."""
    allowed = error.facts.get("allowed", ()) if error.code == "not-now" else ()
    texts = {"take_chip": "replying-chip-first", "choose_personage": "replying-personage-first"}
    return next((say(key) for kind, key in texts.items() if kind in allowed), None)


def choice_view(table: Table) -> discord.ui.View | None:
    """Create the buttons of the awaited player's pending choice; None if there is none."""
    position = table.position
    if position is None:
        return None
    if position.phase is Phase.PERSONAGE:
        return _view("personage", table, position.choice)
    if "take_chip" in open_types(position):
        return _view("chip", table, CHIPS)
    return None


def _view(what: _What, table: Table, picks: Sequence[str]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    game, revision = table.game.id, table.game.revision
    for pick in picks:
        item: Item = discord.ui.Button(
            label=say(f"button-{what}-{pick}"),
            custom_id=f"antike:{what}:{game}:{revision}:{pick}",
            style=discord.ButtonStyle.primary,
            emoji=emoji_for(pick),
        )
        view.add_item(item)
    return view
