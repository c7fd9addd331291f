"""Helpers of all commands: choices and option parsing."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.app import AppError, Caller, Table
from bot.client import InputError as InputError
from bot.client.base import Interaction as Interaction
from bot.client.base import caller as caller
from bot.client.responses import acknowledge as acknowledge
from bot.client.responses import post_publicly as post_publicly
from bot.client.responses import reply_privately as reply_privately
from bot.client.setup.permissions import check_permissions as check_permissions
from bot.client.setup.permissions import lacking as lacking
from bot.i18n.catalogue import say, speaking
from bot.i18n.cldr import language_name
from bot.i18n.language import LANGUAGES, Language, language_of
from bot.i18n.lines import capitalized
from bot.render import Picture


async def acknowledge_permitted(interaction: Interaction, *, anew: bool = True) -> None:
    """Acknowledge as `acknowledge` does; first, raise `InputError` if the bot could not post the result."""
    check_permissions(interaction)
    await acknowledge(interaction, anew=anew)


async def answer(
    interaction: Interaction,
    text: str,
    *,
    public: bool,
    picture: Picture | None = None,
    file: discord.File | None = None,
) -> None:
    """Answer in private, or post the answer for everybody and say so."""
    if not public:
        await reply_privately(interaction, text, picture=picture, file=file)
        return
    await reply_privately(interaction, say("replying-public"))
    await post_publicly(interaction, text, picture=picture, file=file)


async def table_here(interaction: Interaction, who: Caller | None = None) -> Table | None:
    """Return the game of the channel, or of that of `who`; None if there is none."""
    try:
        return await interaction.client.app.queries.table(who or caller(interaction))
    except AppError:
        return None


def spoken_choices() -> list[app_commands.Choice[str]]:
    """Return the available languages, each by its own name."""
    return [app_commands.Choice(name=_own_name(each), value=each) for each in LANGUAGES]


def _own_name(spoken: Language) -> str:
    """Return a language's own name, with a capital letter in every language."""
    with speaking(spoken):
        return capitalized(language_name(spoken))


def read_language(chosen: str | None) -> Language | None:
    """Parse a language choice; None if none was made."""
    return next((each for each in LANGUAGES if each == chosen), None)


def read_given(given: Mapping[str, Any], readers: Mapping[str, Callable[[str], Any]]) -> dict[str, Any]:
    """Parse the options that are not None with the parser of their name, if any."""
    return {
        name: readers[name](value) if name in readers else value
        for name, value in given.items()
        if value is not None
    }


def server_language(interaction: Interaction) -> Language:
    """Return the language of a new game, by the server's locale."""
    return language_of(interaction.guild_locale and interaction.guild_locale.value)
