"""`/my games`: all games a user plays or follows; “our games”: those shared with another user."""

import asyncio
from typing import Final

import discord
from discord import AppCommandType, app_commands
from discord.ext import commands

from bot.app import UndeliverableError
from bot.app.notifications.buttons import own_buttons, own_follow_button, own_page_button
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import item_of
from bot.client.sender import can_see
from bot.client.setup.localization import menu_command
from bot.cogs.own_games import anywhere, place_name
from bot.cogs.shared import InputError, Interaction, acknowledge, reply_privately
from bot.i18n.catalogue import say
from bot.model import GameRow
from bot.text.table.own_games import format_own_games
from bot.text.table.shared_games import format_shared_games

_LISTED: Final = 10
"""Lines that fit into a message with the longest names, together with followed games."""
_FOLLOWED: Final = 4
_ROWS: Final = 4
"""Rows of game buttons; the last row leads to other pages and followed games."""
OUR_GAMES: Final = "menu-our-games"
"""Catalogue key of the menu's name."""
_SHARED: Final = 12
"""Lines that fit into a message with the longest names."""


@anywhere
class MyGames(commands.GroupCog, group_name="my"):
    """Commands about the user's own games; replies are private."""

    @app_commands.command(name="games")
    async def games(self, interaction: Interaction) -> None:
        """List all games, with buttons to the board and panel of the first."""
        await acknowledge(interaction)
        await _show(interaction, 0)


class PageButton(PressedItem, template=r"antike:own:(?P<page>\d{1,6})"):
    """Shows another page of the user's list; works after a restart."""

    async def press(self, interaction: Interaction) -> None:
        """Show the page as of now."""
        await acknowledge(interaction, anew=False)
        await _show(interaction, int(self.match["page"]))


async def _show(interaction: Interaction, page: int) -> None:
    """Show a page of the list; the last one if there are fewer by now."""
    queries, user_id = interaction.client.app.queries, interaction.user.id
    mine, count = await queries.own(user_id, _LISTED, page * _LISTED)
    last = max(0, (count - 1) // _LISTED)
    if page > last:
        page = last
        mine, count = await queries.own(user_id, _LISTED, page * _LISTED)
    every = await queries.followed(user_id)
    seen = await asyncio.gather(*(_can_still_see(interaction, own.game) for own, _ in every[:_FOLLOWED]))
    followed = [each for each, is_seen in zip(every, seen, strict=False) if is_seen]
    games = [own.game for own in (*mine, *(own for own, _ in followed))]
    places = {game.id: name for game in games if (name := place_name(interaction, game))}
    view = discord.ui.View(timeout=None)
    begun = [own for own in mine if own.game.status == "running"]
    rows = [own_buttons(own) for own in begun[:_ROWS]]
    pages = [
        own_page_button(other, forward=other > page) for other in (page - 1, page + 1) if 0 <= other <= last
    ]
    rows.append((*pages, *(own_follow_button(own.game.id) for own, _ in followed))[:5])
    for row, buttons in enumerate(rows):
        for button in buttons:
            view.add_item(item_of(button, row))
    told = format_own_games(mine, places, count, page * _LISTED, followed, len(every) - seen.count(False))
    await reply_privately(interaction, told, view=view)


async def _can_still_see(interaction: Interaction, game: GameRow) -> bool:
    """Return whether the user can see the channel of a followed game; if not, unfollow it."""
    try:
        seen = await can_see(interaction.client, game.channel_id, interaction.user.id)
    except UndeliverableError:
        return False  # reveal nothing about a channel whose visibility is unknown
    if not seen:
        await interaction.client.app.following.unfollow_without_access(interaction.user.id, game)
    return seen


async def _list_shared_games(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """List games both users play or have played together, and no others."""
    await acknowledge(interaction)
    if person.id == interaction.user.id:
        raise InputError(say("shared-self"), "shared-self")
    found = await interaction.client.app.queries.shared(interaction.user.id, person.id, _SHARED + 1)
    listed = found[:_SHARED]
    games = [shared.own.game for shared in listed]
    places = {game.id: name for game in games if (name := place_name(interaction, game))}
    more = len(found) > _SHARED
    told = format_shared_games(listed, places, interaction.user.id, person.display_name, more=more)
    await reply_privately(interaction, told)


async def setup(bot: AntikeClient) -> None:
    """Register the group, the button and the context menu."""
    bot.add_dynamic_items(PageButton)
    await bot.add_cog(MyGames())
    name, kind = menu_command(OUR_GAMES), AppCommandType.user
    bot.tree.add_command(
        anywhere(app_commands.ContextMenu(name=name, callback=_list_shared_games, type=kind))
    )
