"""`/my games`: all games a user plays or follows; “our games”: those shared with another user."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import AppCommandType, app_commands
from discord.ext import commands

from bot.app import Button, UndeliverableError
from bot.app.notifications.buttons import own_buttons, own_follow_button, own_page_button
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import item_of
from bot.client.deleted_channels import deleted_channels
from bot.client.sender import can_see
from bot.client.setup.localization import menu_command
from bot.cogs.own_games import anywhere, place_name
from bot.cogs.shared import InputError, Interaction, acknowledge, reply_privately
from bot.i18n.catalogue import say
from bot.i18n.lines import MESSAGE
from bot.model import GameRow, OwnGame
from bot.model.people import FollowMode
from bot.text.table.own_games import fit_followed_games, format_own_games, format_shared_games

_LISTED: Final = 10
"""Maximum number of games on a page; with long names, fewer fit into a message."""
_FOLLOWED: Final = 4
_LEFT: Final = 3
"""Maximum number of games listed that the user has left."""
_ROWS: Final = 4
"""Rows of game buttons; the last row leads to other pages and followed games."""
OUR_GAMES: Final = "menu-our-games"
"""Catalogue key of the menu's name."""
_SHARED: Final = 12
"""Maximum number of shared games listed; with long names, fewer fit into a message."""


@anywhere
class MyGames(commands.GroupCog, group_name="my"):
    """Commands about the user's own games; replies are private."""

    @app_commands.command(name="games")
    async def games(self, interaction: Interaction) -> None:
        """List all games, with buttons to the board and panel of the first."""
        await acknowledge(interaction)
        await _show(interaction, 0)


class PageButton(PressedItem, template=r"antike:own:(?P<before>\d{1,6})"):
    """Shows another page of the user's list; works after a restart."""

    async def press(self, interaction: Interaction) -> None:
        """Show the page as of now."""
        await acknowledge(interaction, anew=False)
        await _show(interaction, int(self.match["before"]))


@dataclass(frozen=True)
class _OwnList:
    """A user's list, in pages of as many games as fit into a message."""

    interaction: Interaction
    followed: Sequence[tuple[OwnGame, FollowMode]]
    """Followed games, which are on every page."""
    follows: int
    """Number of all followed games."""
    left: Sequence[OwnGame]
    """Games that the user can come back to, which are on every page."""

    async def page_after(self, before: int) -> tuple[list[OwnGame], int]:
        """Return the page that begins after `before` games, and the number of all games."""
        mine, count = await self._own(_LISTED, before)
        while len(mine) > 1 and not self._fits(mine, count, before):
            mine.pop()
        return mine, count

    async def start_of_page_until(self, end: int) -> int:
        """Return the number of games before the page that ends with the game number `end`."""
        before = max(0, end - _LISTED)
        mine, count = await self._own(end - before, before)
        while len(mine) > 1 and not self._fits(mine, count, before):
            del mine[0]
            before += 1
        return before

    async def _own(self, limit: int, before: int) -> tuple[list[OwnGame], int]:
        return await self.interaction.client.app.queries.own(self.interaction.user.id, limit, before)

    def _fits(self, mine: Sequence[OwnGame], count: int, before: int) -> bool:
        return len(self.format(mine, count, before)) <= MESSAGE

    def format(self, mine: Sequence[OwnGame], count: int, before: int, gone: Collection[int] = ()) -> str:
        """Format a page; lines of games whose channels are `gone` are never longer than others."""
        games = (*mine, *self.left, *(own for own, _ in self.followed))
        places = _place_names(self.interaction, games)
        return format_own_games(mine, places, count, before, self.followed, self.follows, gone, self.left)


async def _show(interaction: Interaction, before: int) -> None:
    """Show the page that begins after `before` games; the last one if there are fewer by now."""
    own_list = await _own_list(interaction)
    mine, count = await own_list.page_after(before)
    if before and not mine:
        before = await own_list.start_of_page_until(count)
        mine, count = await own_list.page_after(before)
    pages = list[Button]()
    if before:
        pages.append(own_page_button(await own_list.start_of_page_until(before), forward=False))
    if before + len(mine) < count:
        pages.append(own_page_button(before + len(mine), forward=True))
    begun = [own for own in mine if own.game.status == "running"]
    rows = [own_buttons(own) for own in begun[:_ROWS]]
    rows.append((*pages, *(own_follow_button(own.game.id) for own, _ in own_list.followed))[:5])
    view = discord.ui.View(timeout=None)
    for row, buttons in enumerate(rows):
        for button in buttons:
            view.add_item(item_of(button, row))
    gone = await _gone(interaction, (*mine, *own_list.left))
    await reply_privately(interaction, own_list.format(mine, count, before, gone), view=view)


async def _own_list(interaction: Interaction) -> _OwnList:
    """Return the user's list, with games left, and those followed that are still seen and that fit."""
    every = await interaction.client.app.queries.followed(interaction.user.id)
    seen = await asyncio.gather(*(_can_still_see(interaction, own.game) for own, _ in every[:_FOLLOWED]))
    visible = [each for each, is_seen in zip(every, seen, strict=False) if is_seen]
    followed = fit_followed_games(visible, _place_names(interaction, [own for own, _ in visible]))
    left = await interaction.client.app.queries.left(interaction.user.id, _LEFT)
    return _OwnList(interaction, followed, len(every) - seen.count(False), left)


def _place_names(interaction: Interaction, games: Iterable[OwnGame]) -> dict[int, str]:
    """Return channel and server by game, as far as known."""
    return {own.game.id: name for own in games if (name := place_name(interaction, own.game))}


async def _gone(interaction: Interaction, games: Iterable[OwnGame]) -> set[int]:
    """Return the channels of games that were deleted."""
    return await deleted_channels(
        interaction.client, [(own.game.guild_id, own.game.channel_id) for own in games]
    )


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
    games = [shared.own for shared in listed]
    places, gone = _place_names(interaction, games), await _gone(interaction, games)
    name, more = person.display_name, len(found) > _SHARED
    told = format_shared_games(listed, places, interaction.user.id, name, gone, more=more)
    await reply_privately(interaction, told)


async def setup(bot: AntikeClient) -> None:
    """Register the group, the button and the context menu."""
    bot.add_dynamic_items(PageButton)
    await bot.add_cog(MyGames())
    name, kind = menu_command(OUR_GAMES), AppCommandType.user
    bot.tree.add_command(
        anywhere(app_commands.ContextMenu(name=name, callback=_list_shared_games, type=kind))
    )
