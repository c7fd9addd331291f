"""`/puzzle`: find the one right wedge, in the private panel."""

import logging

from discord import app_commands
from discord.ext import commands

from bot.app.learning.daily_puzzles import DAILY
from bot.app.learning.progress import PuzzleScore
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.panel.layout import layout_view
from bot.client.panel.pictures import lesson_picture
from bot.client.panel.show import show_page
from bot.client.responses import edit_reply
from bot.client.setup.localization import ruleset_choice
from bot.cogs.own_games import anywhere
from bot.cogs.shared import Interaction, acknowledge
from bot.i18n.catalogue import say
from bot.panel import Page
from bot.panel.learning.lesson import with_note
from bot.panel.learning.puzzle import NEXT, PuzzleRequest, puzzle_answer, puzzle_page
from bot.puzzles import Puzzle, puzzle_of
from bot.rulesets import DEFAULT_RULESET, ruleset_ids
from bot.store import StoreError

_log = logging.getLogger(__name__)


async def show_next(interaction: Interaction, ruleset_id: str, note: str = "", after: str = "") -> None:
    """Show the user's first unsolved puzzle of a ruleset; if all are solved, the one after `after`."""
    score = await interaction.client.app.solvers.score(interaction.user.id)
    puzzle = score.next_puzzle(ruleset_id, after)
    if puzzle is None:
        puzzle, note = score.next_puzzle(DEFAULT_RULESET), say("puzzle-gone")
    if puzzle is None:
        await edit_reply(interaction, layout_view(Page(say("puzzle-none")), None))
        return
    await show_puzzle(interaction, puzzle, score, note=note)


async def show_puzzle(
    interaction: Interaction, puzzle: Puzzle, score: PuzzleScore, *, solved: bool = False, note: str = ""
) -> None:
    """Replace the page by a puzzle."""
    page = puzzle_page(puzzle, score, solved=solved)
    await show_page(interaction, with_note(page, note), lambda: lesson_picture(puzzle.lesson, 0, page))


class PuzzleItem(PressedItem, template=PuzzleRequest.PATTERN):
    """A wedge of a puzzle; all its state is in the custom id."""

    async def press(self, interaction: Interaction) -> None:
        """Tell whether it is right, and count the attempt."""
        await acknowledge(interaction, anew=False)
        ask, solvers = PuzzleRequest.read(self.match), interaction.client.app.solvers
        puzzle = puzzle_of(ask.lesson)
        if puzzle is None:
            await show_next(interaction, DEFAULT_RULESET, say("puzzle-gone"))
            return
        tried = puzzle_answer(puzzle, ask.rest)
        note = tried.note
        score = await solvers.score(interaction.user.id)
        if tried.counts:
            try:
                score = await solvers.count_attempt(interaction.user.id, puzzle, right=tried.right)
            except StoreError as error:  # the answer matters more than the count
                _log.warning("a try at puzzle %s is not kept: %s", puzzle.id, error)
                note = f"{note}\n{say('puzzle-not-kept')}"
        await show_puzzle(interaction, puzzle, score, solved=tried.right, note=note)


class PuzzleNextButton(
    PressedItem, template=rf"{NEXT}(?P<ruleset>[a-z0-9_-]{{1,40}})(?::(?P<after>[a-z0-9_-]{{1,40}}))?"
):
    """Leads to the next puzzle of a ruleset."""

    async def press(self, interaction: Interaction) -> None:
        """Replace the page by it."""
        await acknowledge(interaction, anew=False)
        await show_next(interaction, self.match["ruleset"], after=self.match["after"] or "")


class DailyPuzzleButton(PressedItem, template=rf"{DAILY}(?P<puzzle>[a-z0-9_-]{{1,40}})"):
    """Leads from the public daily puzzle to the user's own page."""

    async def press(self, interaction: Interaction) -> None:
        """Show it privately."""
        await acknowledge(interaction)
        puzzle = puzzle_of(self.match["puzzle"])
        if puzzle is None:
            await show_next(interaction, DEFAULT_RULESET, say("puzzle-gone"))
            return
        score = await interaction.client.app.solvers.score(interaction.user.id)
        await show_puzzle(interaction, puzzle, score, solved=score.has_solved(puzzle.id))


class Puzzles(commands.Cog):
    """The command `/puzzle`, also in direct messages."""

    @app_commands.command(name="puzzle")
    @app_commands.choices(ruleset=[ruleset_choice(name) for name in ruleset_ids()])
    @anywhere
    async def puzzle(self, interaction: Interaction, ruleset: str | None = None) -> None:
        """Show the user's next puzzle, alternating between rulesets if none is given."""
        await acknowledge(interaction)
        score = await interaction.client.app.solvers.score(interaction.user.id)
        await show_next(interaction, ruleset or score.next_ruleset())


async def setup(bot: AntikeClient) -> None:
    """Register the command and its components."""
    await bot.add_cog(Puzzles())
    bot.add_dynamic_items(PuzzleItem, PuzzleNextButton, DailyPuzzleButton)
