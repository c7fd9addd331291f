"""What can be done with a message of a game: look at the board it told of, or try things out from there."""

import discord
from discord import AppCommandType, app_commands

from bot.client import AntikeClient
from bot.client.setup.localization import menu_command
from bot.cogs.info.history_pager import drawn
from bot.cogs.info.practice import practise
from bot.cogs.own_games import anywhere
from bot.cogs.shared import Interaction, acknowledge, caller, whisper
from bot.i18n.catalogue import say
from bot.i18n.lines import pages
from bot.model.turns import HistoryPage
from bot.rulesets import ruleset_of

BOARD_THEN, TRY_FROM = "menu-board-then", "menu-try-from"
"""Keys of their names."""
_LONGEST = 1900


async def _board_then(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as it was when the message was written, to whoever asks."""
    await acknowledge(interaction)
    told = await interaction.client.app.history_pager.told(caller(interaction), message.id)
    text = "\n".join([_told(told.page), *([say("then-undone")] if told.undone else [])])
    await whisper(interaction, text, picture=await drawn(interaction.client, told.page))


def _told(page: HistoryPage) -> str:
    """The latest turn up to then, as far as there is room."""
    if page.turn is None:
        return say("then-start")
    board, text = page.position.setup.board, ruleset_of(page.position).text
    lines = [say("then-turn"), *text.format_history(board, [page.turn], page.table.names)]
    return pages(lines, _LONGEST)[0]


async def _try_from(interaction: Interaction, message: discord.Message) -> None:
    """Make a practice game of it; the game itself stays as it is."""
    await acknowledge(interaction)
    told = await interaction.client.app.history_pager.told(caller(interaction), message.id)
    await practise(interaction, told.page)


async def setup(bot: AntikeClient) -> None:
    """Add both; a practice needs a thread, and private conversations have none."""
    kind = AppCommandType.message
    board = app_commands.ContextMenu(name=menu_command(BOARD_THEN), callback=_board_then, type=kind)
    practice = app_commands.ContextMenu(name=menu_command(TRY_FROM), callback=_try_from, type=kind)
    bot.tree.add_command(anywhere(board))
    bot.tree.add_command(practice)
