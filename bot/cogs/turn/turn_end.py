"""End of turn and undo, for all rulesets: `/end-turn /undo /reset-turn`."""

from collections.abc import Generator
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import AppError, Button, Caller, UndoConsent
from bot.app.votes.votes import VoteResult
from bot.client import AntikeClient
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.cogs.shared import Interaction, acknowledge_permitted, caller, reply_privately
from bot.cogs.turn.submit import act, reply
from bot.engine.ruleset import Action, Position
from bot.model.turns import TurnReport
from bot.rulesets import ruleset_of
from bot.text.table.votes import format_undo_button, format_undo_preview, format_vote_reply


class SureUndoButton(PressedItem, template=r"antike:sure:undo:(?P<game>\d{1,18}):(?P<revision>\d{1,18})"):
    """Asks the other players to agree to an undo, after its player has seen who they are."""

    async def press(self, interaction: Interaction) -> None:
        """Ask them, if nothing has changed since."""
        await acknowledge_permitted(interaction, anew=False)
        who = await caller_of(interaction, self.game)
        done = await interaction.client.app.proposals.undo(who, self.stamp)
        await _tell(interaction, done)


class UndoButton(PressedItem, template=r"antike:undo:(?P<game>\d{1,18})(?:|:(?P<revision>\d{1,18}))"):
    """Undoes the last command, like `/undo`: below replies and panels that of a revision, below calls any."""

    async def press(self, interaction: Interaction) -> None:
        """Answer below the message, which stays."""
        await acknowledge_permitted(interaction)
        self.who = await caller_of(interaction, self.game)
        stamp = self.stamp if self.match["revision"] else None
        queries = interaction.client.app.queries
        if stamp is None and (await queries.table(self.who, self.game)).game.id != self.game:
            raise AppError("no-game")
        await take_back(interaction, self.who, stamp)


async def take_back(interaction: Interaction, who: Caller, stamp: tuple[int, int] | None = None) -> None:
    """Undo the caller's last command; ask for confirmation if others have acted since."""
    done = await interaction.client.app.proposals.undo_own(who, stamp)
    if not isinstance(done, UndoConsent):
        await _tell(interaction, done)
        return
    game, label = done.table.game, format_undo_button(done.table, done.asked)
    sure = Button(label, f"antike:sure:undo:{game.id}:{game.revision}", strong=True)
    await reply_privately(
        interaction, format_undo_preview(done.table, done.asked, done.facts), view=view_of([sure])
    )


async def _tell(interaction: Interaction, done: TurnReport | VoteResult) -> None:
    """Tell the caller what was undone, or how the vote on it stands."""
    if isinstance(done, TurnReport):
        await reply(interaction, done)
    else:
        told = format_vote_reply(done.table, "undo", done.state, done.standing, again=done.again)
        await reply_privately(interaction, told)


def _end_turn(position: Position) -> Generator[Action, Any, None]:
    yield ruleset_of(position).rules.end_turn_action()


class TurnEnd(commands.Cog):
    """Commands that end or undo a turn."""

    @app_commands.command(name="end-turn")
    async def end_turn(self, interaction: Interaction) -> None:
        """End the turn."""
        await act(interaction, _end_turn)

    @app_commands.command(name="undo")
    async def undo(self, interaction: Interaction) -> None:
        """Undo the last command."""
        await acknowledge_permitted(interaction)
        await take_back(interaction, caller(interaction))

    @app_commands.command(name="reset-turn")
    async def reset_turn(self, interaction: Interaction) -> None:
        """Undo the whole turn."""
        await acknowledge_permitted(interaction)
        play = interaction.client.app.play
        await reply(interaction, await play.undo(caller(interaction), whole_turn=True))


async def setup(bot: AntikeClient) -> None:
    """Register the commands and their buttons."""
    bot.add_dynamic_items(SureUndoButton, UndoButton)
    await bot.add_cog(TurnEnd())
