"""Buttons below a lobby message and the private menus they open, which keep working after a restart."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from bot.app import AppError, Caller, Table, has_room, numbers_with, open_nations
from bot.client.base import Interaction, caller_of
from bot.client.command_tree import Item, PressedItem, values_of
from bot.client.errors import InputError
from bot.client.responses import acknowledge, reply_privately
from bot.client.setup.emojis import emoji_for
from bot.client.setup.permissions import check_permissions
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.escaping import plain
from bot.model.seats import LEVELS
from bot.text.names import NATION_NAMES, the_nations
from bot.text.refusals import format_refusal
from bot.text.table.bots import BOT_LEVELS, format_bots_seated
from bot.text.table.lobby import format_nation_choice, format_player_counts

_Select = discord.ui.Select[discord.ui.View]
_ANY: Final = "any"


def nation_view(table: Table, user_id: int) -> discord.ui.View | None:
    """Create the menu of nations available to a user; None if there is no choice."""
    recorded, mine = table.game.origin is not None, table.seat_of(user_id)
    if table.game.variant.get("draw") or (recorded and (mine is not None or not table.free)):
        return None
    own = mine.nation if mine else None
    any_nation = say("lobby-nation-first" if recorded else "lobby-nation-any")
    options = [discord.SelectOption(label=any_nation, value=_ANY, default=own is None and mine is not None)]
    free = {own, *open_nations(table)}
    options += [_option(table, nation, chosen=nation == own) for nation in NATION_NAMES if nation in free]
    view = discord.ui.View(timeout=None)
    custom_id = f"antike:nation:{table.game.id}"
    menu: _Select = discord.ui.Select(
        placeholder=say("lobby-nation-menu"), custom_id=custom_id, options=options
    )
    view.add_item(menu)
    return view


def _option(table: Table, nation: Nation, *, chosen: bool) -> discord.SelectOption:
    numbers = numbers_with(table.game, nation)
    told = format_player_counts(numbers) if numbers else None
    if table.game.origin is not None and (seat := table.seat_for(nation)) is not None:
        told = plain(seat.name)[:100]
    return discord.SelectOption(
        label=NATION_NAMES[nation], value=nation, description=told, emoji=emoji_for(nation), default=chosen
    )


async def take_seat(
    interaction: Interaction, who: Caller, nation: Nation | None = None, *, again: bool = False
) -> None:
    """Join the lobby, `again` as in `Lobby.join`, and answer the user; its message informs the others."""
    app, name = interaction.client.app, interaction.user.display_name
    await _reply_with_seat(interaction, await app.lobby.join(who, name, nation, again=again))


async def _reply_with_seat(interaction: Interaction, table: Table) -> None:
    mine = table.seat_of(interaction.user.id)
    nation = mine.nation if mine else None
    numbers = numbers_with(table.game, nation) if nation else ()
    drawn = bool(table.game.variant.get("draw"))
    told = format_nation_choice(nation, numbers, drawn=drawn)
    await reply_privately(interaction, told, view=nation_view(table, interaction.user.id))


async def begin(interaction: Interaction, who: Caller, *, paired: bool = False) -> None:
    """Start the game; if the caller must choose another nation first, show the menu.

    With `paired`, two players start with two nations each.
    """
    try:
        table = await interaction.client.app.lobby.start(who, paired=paired)
    except AppError as error:
        wrong = error.facts["seats"] if error.code == "nation-misfit" else ()
        if all(seat.user_id != who.user_id for seat in wrong):
            raise
        await _refuse_with_menu(interaction, who, error)
        return
    own = the_nations(table.nations_of(who.user_id), bold=True)
    await reply_privately(interaction, say("lobby-started", nations=own))


async def _refuse_with_menu(interaction: Interaction, who: Caller, error: AppError) -> None:
    """Say why a nation cannot be played, above the menu of those that are free now."""
    table = await interaction.client.app.queries.table(who)
    told = format_refusal(error.code, error.facts)
    await reply_privately(interaction, told, view=nation_view(table, who.user_id))


async def seat_bots(interaction: Interaction, who: Caller, level: str, count: int = 1) -> None:
    """Seat computer players, or remove the last one, and show the menu again."""
    bots, known = interaction.client.app.bots, next((each for each in LEVELS if each == level), None)
    table = await (bots.remove(who) if known is None else bots.seat(who, known, count))
    told = format_bots_seated(table.seats, count if known else 0)
    more = say("lobby-bots-more" if has_room(table) else "lobby-bots-full", told=told)
    await reply_privately(interaction, more if known else told, view=_level_view(table))


def _level_view(table: Table) -> discord.ui.View:
    """Create buttons for the levels, as long as there are free seats, and for removal."""
    view, there = discord.ui.View(timeout=None), any(seat.computer for seat in table.seats)
    for level in BOT_LEVELS:
        if there if level == "none" else has_room(table):
            style = discord.ButtonStyle.secondary if level == "none" else discord.ButtonStyle.primary
            label, custom_id = say(f"button-bot-{level}"), f"antike:bot:{table.game.id}:{level}"
            button: Item = discord.ui.Button(label=label, style=style, custom_id=custom_id)
            view.add_item(button)
    return view


async def _acknowledged(interaction: Interaction, game_id: int, *, anew: bool) -> tuple[Caller, Table]:
    """Acknowledge a press; return caller and table. Raises `InputError` if it is not the channel's game."""
    check_permissions(interaction)
    await acknowledge(interaction, anew=anew)
    who = await caller_of(interaction)
    table = await interaction.client.app.queries.table(who, game_id)
    if table.game.id != game_id:
        raise InputError(say("replying-other-game"), "other-game")
    return who, table


class LobbyButton(
    PressedItem, template=r"antike:lobby:(?P<game>\d{1,18}):(?P<what>join|nation|leave|bots|start|pairs)"
):
    """A button below the lobby message."""

    async def press(self, interaction: Interaction) -> None:
        """Act and answer the user; the lobby message is updated separately."""
        who, table = await _acknowledged(interaction, self.game, anew=True)
        await _DOES[self.match["what"]](interaction, who, table)


async def _join(interaction: Interaction, who: Caller, table: Table) -> None:
    """Take a seat at once, with an optional choice of nation; in an imported game the nation is the seat."""
    seated = table.seat_of(who.user_id) is not None
    menu = nation_view(table, who.user_id)
    if table.game.status == "lobby" and seated:
        await _reply_with_seat(interaction, table)
    elif table.game.status == "lobby" and table.game.origin is not None and menu is not None:
        await reply_privately(interaction, say("lobby-record-seat"), view=menu)
    else:
        await take_seat(interaction, who)


async def _show_nations(interaction: Interaction, who: Caller, table: Table) -> None:
    _check_seated(table, who)
    await _reply_with_seat(interaction, table)


async def _leave(interaction: Interaction, who: Caller, table: Table) -> None:
    await interaction.client.app.lobby.leave(who)
    await reply_privately(interaction, say("lobby-out"))


async def _show_bot_levels(interaction: Interaction, who: Caller, table: Table) -> None:
    _check_seated(table, who)
    await reply_privately(interaction, say("lobby-bots"), view=_level_view(table))


async def _start(interaction: Interaction, who: Caller, table: Table) -> None:
    await begin(interaction, who)


async def _start_paired(interaction: Interaction, who: Caller, table: Table) -> None:
    await begin(interaction, who, paired=True)


_DOES: Final[Mapping[str, Callable[[Interaction, Caller, Table], Awaitable[None]]]] = {
    "join": _join,
    "nation": _show_nations,
    "leave": _leave,
    "bots": _show_bot_levels,
    "start": _start,
    "pairs": _start_paired,
}


def _check_seated(table: Table, who: Caller) -> None:
    """Check that the caller is a player of a lobby; raises `AppError`."""
    if table.game.status != "lobby":
        raise AppError("game-running" if table.game.status == "running" else "game-closed")
    if table.seat_of(who.user_id) is None:
        raise AppError("not-in-game", lobby=has_room(table))


class NationMenu(PressedItem, template=r"antike:nation:(?P<game>\d{1,18})"):
    """Menu of nations, including any nation."""

    async def press(self, interaction: Interaction) -> None:
        """Take the seat or change the nation, and replace the menu."""
        who, _ = await _acknowledged(interaction, self.game, anew=False)
        chosen = next(iter(values_of(interaction)), _ANY)
        nation = next((each for each in NATION_NAMES if each == chosen), None)
        try:
            await take_seat(interaction, who, nation, again=True)
        except AppError as error:
            if error.code != "nation-taken":
                raise
            await _refuse_with_menu(interaction, who, error)


class BotButton(PressedItem, template=rf"antike:bot:(?P<game>\d{{1,18}}):(?P<level>{'|'.join(BOT_LEVELS)})"):
    """Adds a computer player of a level, or removes one."""

    async def press(self, interaction: Interaction) -> None:
        """Act, and show the levels again."""
        who, _ = await _acknowledged(interaction, self.game, anew=False)
        await seat_bots(interaction, who, self.match["level"])
