"""Context menu commands for messages of a game: show its board, or practise from there."""

import discord
from discord import AppCommandType, app_commands

from bot.client import AntikeClient
from bot.client.setup.localization import menu_command
from bot.cogs.info.history_pager import draw_turn
from bot.cogs.info.practice import practise
from bot.cogs.own_games import anywhere
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately
from bot.i18n.catalogue import say
from bot.i18n.lines import pages
from bot.model.turns import HistoryPage
from bot.rulesets import ruleset_of

BOARD_THEN, TRY_FROM = "menu-board-then", "menu-try-from"
"""Catalogue keys of their names."""
_LONGEST = 1900


async def _show_board_at_message(interaction: Interaction, message: discord.Message) -> None:
    await acknowledge(interaction)
    told = await interaction.client.app.history_pager.reported_page(caller(interaction), message.id)
    text = "\n".join([_describe_turn(told.page), *([say("then-undone")] if told.undone else [])])
    await reply_privately(interaction, text, picture=await draw_turn(interaction, told.page))


def _describe_turn(page: HistoryPage) -> str:
    """Describe the latest turn at that time, truncated to fit."""
    if page.turn is None:
        return say("then-start")
    board, text = page.position.setup.board, ruleset_of(page.position).text
    lines = [say("then-turn"), *text.format_history(board, [page.turn], page.table.names)]
    return pages(lines, _LONGEST)[0]


async def _practise_from_message(interaction: Interaction, message: discord.Message) -> None:
    """Create a practice game from that position; the game itself does not change."""
    await acknowledge(interaction)
    told = await interaction.client.app.history_pager.reported_page(caller(interaction), message.id)
    await practise(interaction, told.page)


async def setup(bot: AntikeClient) -> None:
    """Register both; practice needs a thread, which direct messages do not have."""
    kind = AppCommandType.message
    board = app_commands.ContextMenu(
        name=menu_command(BOARD_THEN), callback=_show_board_at_message, type=kind
    )
    practice = app_commands.ContextMenu(
        name=menu_command(TRY_FROM), callback=_practise_from_message, type=kind
    )
    bot.tree.add_command(anywhere(board))
    bot.tree.add_command(practice)
