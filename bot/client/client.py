"""The bot as Discord sees it."""

import asyncio
import logging
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App, Postman
from bot.client.api import use_gateway_of
from bot.client.buttons import BUTTONS
from bot.client.door import Tree
from bot.client.localise import CatalogueTranslator, describe_commands
from bot.client.sender import DiscordSender
from bot.client.studio import Studio
from bot.client.sync import sync_commands
from bot.render import Renderer

__all__ = ["EXTENSIONS", "AntikeClient"]

_log = logging.getLogger(__name__)
EXTENSIONS: Final = (
    "bot.cogs.game",
    "bot.cogs.turn",
    "bot.cogs.guided",
    "bot.cogs.looking",
    "bot.cogs.beforehand",
    "bot.cogs.catching_up",
    "bot.cogs.stats",
    "bot.cogs.replay",
    "bot.cogs.personal",
    "bot.cogs.settings",
    "bot.cogs.votes",
)


class AntikeClient(commands.AutoShardedBot):
    """Knows the application and the renderer; cogs reach both through it."""

    def __init__(self, app: App, renderer: Renderer, *, guild_id: int | None = None) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_messages=None,
        )
        self.app = app
        self.renderer = renderer
        self.studio = Studio(renderer)
        self._guild_id = guild_id
        self._postman: asyncio.Task[None] | None = None
        self._watchman: asyncio.Task[None] | None = None
        self._opponents: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Once per process, before the gateway: on_ready may come several times."""
        await use_gateway_of(self.http)
        await self.load_commands()
        await sync_commands(self, self.app, self._guild_id)
        postman = Postman(self.app.context, DiscordSender(self, self.studio))
        self._postman = asyncio.create_task(postman.run(), name="postman")
        self._watchman = asyncio.create_task(self.app.watchman.run(), name="watchman")
        self._opponents = asyncio.create_task(self.app.opponents.run(), name="opponents")

    async def load_commands(self) -> None:
        """All commands and buttons, described in the languages of the catalogue."""
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        self.add_dynamic_items(*BUTTONS)
        describe_commands(self.tree)
        await self.tree.set_translator(CatalogueTranslator())

    async def on_ready(self) -> None:
        """Connected, or connected anew."""
        _log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop sending, then disconnect."""
        working = [task for task in (self._opponents, self._watchman, self._postman) if task is not None]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self.studio.close()
        await super().close()
