"""Registers the slash commands with Discord if they have changed."""

import hashlib
import json
import logging

import discord
from discord.ext import commands

from bot.app import App
from bot.i18n.catalogue import sources
from bot.i18n.language import ENGLISH, LANGUAGES

_log = logging.getLogger(__name__)


class UnknownServerError(Exception):
    """The server for which commands are to be registered does not accept them."""


async def sync_commands(bot: commands.AutoShardedBot, app: App, guild_id: int | None) -> bool:
    """Register the command tree, globally or for one server; return whether that was necessary.

    Raises `UnknownServerError`.
    """
    guild = discord.Object(guild_id) if guild_id else None
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    digest = _digest(bot, guild)
    name = f"commands/{bot.application_id}/{guild_id or 'global'}"
    if await app.setting(name) == digest and await _are_commands_registered(bot, guild):
        _log.info("commands are as registered")
        return False
    try:
        registered = await bot.tree.sync(guild=guild)
    except (discord.NotFound, discord.Forbidden) as error:
        if guild is None:
            raise
        raise UnknownServerError(f"the bot is in no server {guild.id}") from error
    await app.remember(name, digest)
    _log.info("%s commands registered", len(registered))
    return True


def _digest(bot: commands.AutoShardedBot, guild: discord.Object | None) -> str:
    """Return a digest of the commands in English and the catalogues of other languages.

    Translating every name and description would take a good part of the startup time.
    """
    shape = [command.to_dict(bot.tree) for command in bot.tree.get_commands(guild=guild)]
    texts = {spoken: dict(sources(spoken)) for spoken in LANGUAGES if spoken != ENGLISH}
    return hashlib.sha256(json.dumps([shape, texts], sort_keys=True).encode()).hexdigest()


async def _are_commands_registered(bot: commands.AutoShardedBot, guild: discord.Object | None) -> bool:
    """Return whether Discord has these commands: another application, or a restarted sandbox, has none."""
    try:
        known = {command.name for command in await bot.tree.fetch_commands(guild=guild)}
    except discord.HTTPException:
        _log.warning("the registered commands could not be looked up, so they are registered again")
        return False
    return known == {command.name for command in bot.tree.get_commands(guild=guild)}
