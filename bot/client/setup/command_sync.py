"""Registers the slash commands with Discord if they have changed."""

import contextlib
import hashlib
import json
import logging
from functools import cache
from typing import Final

import discord
from discord.ext import commands

from bot.app import App
from bot.i18n.catalogue import sources
from bot.i18n.language import ENGLISH, LANGUAGES

_log = logging.getLogger(__name__)
_GLOBAL: Final = "global"


class UnknownServerError(Exception):
    """The server for which commands are to be registered does not accept them."""


async def sync_commands(bot: commands.AutoShardedBot, app: App, guild_id: int | None) -> bool:
    """Register the command tree, globally or for one server; return whether that was necessary.

    Those of a server for which they are not registered any more are removed. Raises `UnknownServerError`.
    """
    await _remove_from_other_servers(bot, app, guild_id)
    guild = discord.Object(guild_id) if guild_id else None
    if guild is not None:
        await _warn_of_global(bot)
        bot.tree.copy_global_to(guild=guild)
    digest = _digest(bot, guild)
    name = f"{_prefix(bot)}{guild_id or _GLOBAL}"
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


def _prefix(bot: commands.AutoShardedBot) -> str:
    """Return how the names of settings with digests of registered commands begin."""
    return f"commands/{bot.application_id}/"


async def _remove_from_other_servers(bot: commands.AutoShardedBot, app: App, guild_id: int | None) -> None:
    """Remove the commands of other servers, which would show them twice beside the global ones."""
    for name in await app.settings(_prefix(bot)):
        server = name.removeprefix(_prefix(bot))
        if server in {_GLOBAL, str(guild_id)}:
            continue
        with contextlib.suppress(discord.NotFound, discord.Forbidden):  # the bot has left it
            await bot.tree.sync(guild=discord.Object(int(server)))
            _log.info("the commands of server %s are removed, as ANTIKE_GUILD does not name it", server)
        await app.forget(name)


async def _warn_of_global(bot: commands.AutoShardedBot) -> None:
    """Warn of commands registered for all servers, which stay: others may be using them."""
    with contextlib.suppress(discord.HTTPException):  # they are only worth a warning
        if await bot.tree.fetch_commands():
            _log.warning(
                "commands registered for all servers stay, so the one of ANTIKE_GUILD shows each twice: "
                "docs/hosting.md says how to remove them"
            )


def _digest(bot: commands.AutoShardedBot, guild: discord.Object | None) -> str:
    """Return a digest of the commands in English and the catalogues of other languages.

    Translating every name and description would take a good part of the startup time.
    """
    shape = [command.to_dict(bot.tree) for command in bot.tree.get_commands(guild=guild)]
    told = f"[{json.dumps(shape, sort_keys=True)}, {_translations()}]"
    return hashlib.sha256(told.encode()).hexdigest()


@cache
def _translations() -> str:
    """Return the catalogues of other languages as JSON, cached: a process may start several clients."""
    texts = {spoken: dict(sources(spoken)) for spoken in LANGUAGES if spoken != ENGLISH}
    return json.dumps(texts, sort_keys=True)


async def _are_commands_registered(bot: commands.AutoShardedBot, guild: discord.Object | None) -> bool:
    """Return whether Discord has these commands: another application, or a restarted sandbox, has none."""
    try:
        known = {command.name for command in await bot.tree.fetch_commands(guild=guild)}
    except discord.HTTPException:
        _log.warning("the registered commands could not be looked up, so they are registered again")
        return False
    return known == {command.name for command in bot.tree.get_commands(guild=guild)}
