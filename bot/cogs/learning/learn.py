"""`/learn`: lessons in the private panel, page by page."""

import logging

from discord import app_commands
from discord.ext import commands

from bot.app import Button
from bot.boards import usual_board
from bot.client import AntikeClient
from bot.client.checks import server_of
from bot.client.command_tree import PressedItem, values_of
from bot.client.panel.layout import layout_view
from bot.client.panel.pictures import lesson_picture
from bot.client.panel.show import show_page
from bot.client.responses import edit_reply
from bot.cogs.game.settings import usual_game
from bot.cogs.own_games import anywhere
from bot.cogs.shared import Interaction, acknowledge, acknowledge_permitted, caller, reply_privately
from bot.i18n.catalogue import say
from bot.lessons import Lesson, lesson_of
from bot.panel.learning.lesson import (
    ALL_LESSONS,
    PLAY,
    LessonRequest,
    answer,
    fewest_opponents,
    lesson_page,
    with_note,
)
from bot.panel.learning.lesson_list import MENU, list_page, resumed
from bot.rulesets import ruleset_ids
from bot.store import StoreError
from bot.text.names import the_nations

_log = logging.getLogger(__name__)


async def show_list(interaction: Interaction, note: str = "") -> None:
    """Show the list of lessons with the user's progress."""
    progress = await interaction.client.app.learners.progress(interaction.user.id)
    await edit_reply(interaction, layout_view(list_page(progress), None, note))


async def show_lesson(
    interaction: Interaction, lesson: Lesson, number: int, asked: str = "", note: str = ""
) -> None:
    """Replace the page by one of a lesson, and store the user's progress."""
    try:
        await interaction.client.app.learners.turn_to(interaction.user.id, lesson, number)
    except StoreError as error:  # the buttons hold all that the next page needs
        _log.warning("the page of lesson %s is not kept: %s", lesson.id, error)
        note = "\n".join(filter(None, (note, say("lesson-not-kept"))))
    page = lesson_page(lesson, number, asked, server=interaction.guild_id is not None)
    await show_page(interaction, with_note(page, note), lambda: lesson_picture(lesson, number, page, asked))


class LessonItem(PressedItem, template=LessonRequest.PATTERN):
    """A button or menu of a lesson page; all its state is in the custom id."""

    async def press(self, interaction: Interaction) -> None:
        """Apply it by the rules, and show the result."""
        await acknowledge(interaction, anew=False)
        ask = LessonRequest.read(self.match)
        lesson = lesson_of(ask.lesson)
        if lesson is None or ask.step >= len(lesson.steps):
            await show_list(interaction, say("lesson-gone"))
            return
        chosen = [ask]
        if ask.verb == "pick":
            chosen = [each for value in values_of(interaction) if (each := ask.chosen(value))]
        if not chosen or chosen[0].verb == "go":
            asked = chosen[0].rest if chosen else ""
            await show_lesson(interaction, lesson, ask.step, asked)
            return
        number, note = answer(lesson, ask.step, "; ".join(each.rest for each in chosen))
        await show_lesson(interaction, lesson, number, note=note)


def learn_button() -> Button:
    """Return the button to the lessons."""
    return Button(say("button-learn"), "antike:learn-open", tone="go")


class LearnButton(PressedItem, template=r"antike:learn-open"):
    """Opens the lessons from the help page, in a new message."""

    async def press(self, interaction: Interaction) -> None:
        """Show the list."""
        await acknowledge(interaction)
        await show_list(interaction)


class LessonListButton(PressedItem, template=ALL_LESSONS):
    """Returns to the list of lessons."""

    async def press(self, interaction: Interaction) -> None:
        """Replace the page by the list."""
        await acknowledge(interaction, anew=False)
        await show_list(interaction)


class LessonMenu(PressedItem, template=rf"{MENU}(?P<ruleset>[a-z0-9_-]{{1,40}})"):
    """Menu of a ruleset's lessons; resumes the one chosen."""

    async def press(self, interaction: Interaction) -> None:
        """Open the lesson where the user left it."""
        await acknowledge(interaction, anew=False)
        lesson = lesson_of(next(iter(values_of(interaction)), ""))
        if lesson is None:
            await show_list(interaction, say("lesson-gone"))
            return
        progress = await interaction.client.app.learners.progress(interaction.user.id)
        await show_lesson(interaction, lesson, resumed(progress, lesson))


class LessonGameButton(PressedItem, template=rf"{PLAY}(?P<ruleset>[a-z0-9_-]{{1,40}})"):
    """Starts a game against easy computer players."""

    async def press(self, interaction: Interaction) -> None:
        """Start it in this channel; the answer goes below the lesson."""
        server_of(interaction)
        await acknowledge_permitted(interaction)
        name = self.match["ruleset"]
        if name not in ruleset_ids():
            await reply_privately(interaction, say("lesson-gone"))
            return
        app, who = interaction.client.app, caller(interaction)
        await app.lobby.create(who, usual_game(interaction, name, usual_board(name), guided=True))
        await app.bots.seat(who, "easy", fewest_opponents(name))
        table = await app.lobby.start(who)
        own = the_nations(table.nations_of(who.user_id), bold=True)
        await reply_privately(interaction, f"{say('lobby-started', nations=own)} {say('lesson-game-hint')}")


class Learn(commands.Cog):
    """The command `/learn`, also in direct messages."""

    @app_commands.command(name="learn")
    @anywhere
    async def learn(self, interaction: Interaction) -> None:
        """Show the list of lessons."""
        await acknowledge(interaction)
        await show_list(interaction)


async def setup(bot: AntikeClient) -> None:
    """Register the command and its components."""
    await bot.add_cog(Learn())
    bot.add_dynamic_items(LearnButton, LessonItem, LessonListButton, LessonMenu, LessonGameButton)
