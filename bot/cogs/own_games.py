"""The option `game`, which selects one of the user's games in any channel or direct messages."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from discord import app_commands

from bot.app import Caller
from bot.client.base import act_as
from bot.cogs.completion import Choices, Offer, matching
from bot.cogs.shared import InputError, Interaction, caller
from bot.i18n.catalogue import say
from bot.model import GameRow, OwnGame
from bot.text.table.own_games import format_own_game_choice

_Command = TypeVar("_Command")
_MOST: Final = 100
"""Games considered for a list of 25."""


def anywhere(command: _Command) -> _Command:
    """Make a command available in direct messages and to users who installed the bot for themselves."""
    app_commands.allowed_contexts(guilds=True, dms=True)(command)
    app_commands.allowed_installs(guilds=True, users=True)(command)
    return command


def number_of(game: str) -> int:
    """Parse the option's game id; 0 if invalid."""
    return int(game) if game.isdecimal() and len(game) < 16 else 0


async def caller_at(
    interaction: Interaction, game: str | None, *, earlier: bool = False, looks: bool = False
) -> Caller:
    """Return the caller, acting from the channel of the selected game, by default the current channel.

    In direct messages the default is their only open game; for one who `looks`, else their latest.
    With `earlier` the channel may have another game by now, so the caller's use of it must name the game.
    Raises `InputError`.
    """
    who, queries = caller(interaction), interaction.client.app.queries
    private = interaction.guild_id is None
    if game is None and not private:
        return who
    if game is None:
        mine, _ = await queries.own(who.user_id, 2)
        mine = mine or (await queries.own_ended(who.user_id, 1) if looks else [])
        if len(mine) != 1:
            raise InputError(say("own-which" if mine else "own-none"), "which-game")
        number = mine[0].game.id
    else:
        number = number_of(game)
    channel = await queries.own_place(who.user_id, number, earlier=earlier)
    if channel is None:
        raise InputError(say("own-unknown" if game else "own-none"), "no-such-game")
    who = replace(who, channel_id=channel, direct=private)
    act_as(interaction, who, number)
    return who


async def caller_typing(interaction: Interaction) -> Caller:
    """Like `caller_at` during autocomplete; the current channel if no game is selected yet."""
    named = getattr(interaction.namespace, "game", None)
    try:
        return await caller_at(interaction, None if named is None else str(named))
    except InputError:
        return caller(interaction)


async def offer_own(interaction: Interaction, current: str) -> Choices:
    """Autocomplete the user's open games, those waiting for them first."""
    mine, _ = await interaction.client.app.queries.own(interaction.user.id, _MOST)
    return _offer_games(interaction, current, mine)


async def offer_ended(interaction: Interaction, current: str) -> Choices:
    """Autocomplete the user's finished games, latest first."""
    mine = await interaction.client.app.queries.own_ended(interaction.user.id, _MOST)
    return _offer_games(interaction, current, mine)


def _offer_games(interaction: Interaction, current: str, mine: Sequence[OwnGame]) -> Choices:
    places = ((own, place_name(interaction, own.game)) for own in mine)
    offers = [Offer(format_own_game_choice(own, place), str(own.game.id)) for own, place in places]
    return matching(current, offers)


def place_name(interaction: Interaction, game: GameRow) -> str | None:
    """Return channel and server of a game, as far as known to the client."""
    guild = interaction.client.get_guild(game.guild_id)
    if guild is None:
        return None
    channel = guild.get_channel_or_thread(game.channel_id)
    return f"#{channel.name}, {guild.name}" if channel is not None else guild.name
