"""The Discord bot."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Sequence
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App, Delivery
from bot.client.base import AntikeClient, Interaction, RecentIds
from bot.client.checks import unknown_control
from bot.client.command_tree import BotCommandTree, greet, handle_modal, notify_missed
from bot.client.components import BUTTONS, ReportButton
from bot.client.error_handler import apologise, refuse
from bot.client.response_timing import ResponseTimer
from bot.client.sender import DiscordSender
from bot.client.setup.command_sync import sync_commands
from bot.client.setup.emoji_sync import keep_emojis
from bot.client.setup.emojis import forget_emojis
from bot.client.setup.endpoint import use_gateway_of
from bot.client.setup.first_message import greet_server
from bot.client.setup.localization import CatalogueTranslator, describe_commands
from bot.render import Renderer
from bot.rulesets import load_rulesets
from bot.store import ALL_SHARDS, Shards, StoreError
from bot.workers.render_queue import RenderQueue

if TYPE_CHECKING:
    from collections.abc import Mapping

_log = logging.getLogger(__name__)
_CONTROLS: Final = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})
_ANSWERING: Final = ("CommandTree-invoker", "discord-ui-")
"""Prefixes of discord.py's task names for commands, buttons, menus and modals."""
_LONGEST_LIMIT: Final = 30.0
"""Seconds of rate limiting that discord.py waits out itself; longer waits are left to the outbox."""
_LATECOMERS: Final = 0.5
"""Seconds without a further server after which the bot counts as ready; later ones are handled as well."""
_LAST_WORDS: Final = 1.0
"""Seconds of the shutdown time reserved for telling users why they get no answer."""


def _answering_tasks() -> set["asyncio.Task[object]"]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERING)}


def _sharding(shards: Shards) -> dict[str, Any]:
    """Return the shard options of the client; a single process uses as many as Discord recommends."""
    return {} if shards == ALL_SHARDS else {"shard_ids": list(shards.own), "shard_count": shards.count}


def client_options() -> dict[str, Any]:
    """Return the client's options: intents and caches are limited to servers and channels."""
    return {
        "help_command": None,
        "tree_cls": BotCommandTree,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "allowed_contexts": app_commands.AppCommandContext(guild=True),
        "allowed_installs": app_commands.AppInstallationType(guild=True),
        "max_messages": None,
        "max_ratelimit_timeout": _LONGEST_LIMIT,
        "guild_ready_timeout": _LATECOMERS,
    }


class AntikeBot(AntikeClient):
    """The bot: connects, registers commands, delivers messages, and shuts down cleanly."""

    def __init__(
        self,
        app: App,
        renderer: Renderer,
        extensions: Sequence[str],
        *,
        guild_id: int | None = None,
        reports: str | None = None,
        feeds_url: str | None = None,
        emojis: bool = False,
    ) -> None:
        """Create the bot. `extensions` are modules with a `setup` that adds commands and components.

        The app's workers render boards and pages; `renderer` makes animated pictures. `reports` is the
        contact for error reports. `emojis` synchronises the application's emojis.
        """
        self.timer = ResponseTimer(app.context.meter)
        # The bot has no voice features, so the warnings about missing libraries are noise.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            commands.when_mentioned,
            http_trace=self.timer.trace,
            **client_options(),
            **_sharding(app.context.shards),
        )
        self.app = app
        self.renderer = renderer
        self._extensions = extensions
        self.once = RecentIds()
        self.reports = reports
        self.feeds_url = feeds_url
        self._emojis = emojis
        self.workers = app.context.workers
        self.render_queue = RenderQueue(self.workers, meter=app.context.meter)
        self.stopping = threading.Event()
        self._guild_id = guild_id
        self._delivery = Delivery(self.app.context, DiscordSender(self, self.render_queue))
        self.controls = []
        self.forms = {}
        self._delivery_task: asyncio.Task[None] | None = None
        self._background: list[asyncio.Task[None]] = []
        """Tasks that may be cancelled at any time; the delivery task completes what it has begun."""

    async def setup_hook(self) -> None:
        """Set up once per process before connecting, as `on_ready` may fire several times."""
        await use_gateway_of(self.http)
        await self.load_commands()
        await sync_commands(self, self.app, self._guild_id)
        self._delivery_task = asyncio.create_task(self._delivery.run(), name="delivery")
        self._background = [
            asyncio.create_task(self.app.scheduler.run(), name="scheduler"),
            asyncio.create_task(self.app.bot_worker.run(), name="bot worker"),
        ]
        forget_emojis()
        if self._emojis:
            self._background.append(asyncio.create_task(keep_emojis(self), name="emojis"))

    async def load_commands(self) -> None:
        """Load all commands and components and describe them in all languages."""
        load_rulesets()
        for extension in self._extensions:
            await import_module(extension).setup(self)
        self.add_dynamic_items(*BUTTONS, ReportButton)
        describe_commands(self.tree)
        await self.tree.set_translator(CatalogueTranslator())

    def add_dynamic_items(self, *items: type[discord.ui.DynamicItem[Any]]) -> None:
        """Register components that keep working after a restart, by their custom ids."""
        super().add_dynamic_items(*items)
        self.controls += [item.__discord_ui_compiled_template__ for item in items]

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer modals, and components that nothing handles, for which Discord only shows a failure.

        discord.py has dispatched all others. It only knows modals of this process, so none are registered
        with it.
        """
        self.timer.register(interaction)
        if interaction.type not in _CONTROLS:
            return
        sent = interaction.type is discord.InteractionType.modal_submit
        data: Mapping[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not self.answers_to(custom_id, form=sent):
            await greet(interaction)
            await refuse(interaction, unknown_control())
        elif sent:
            await asyncio.create_task(
                handle_modal(interaction, custom_id), name=f"discord-ui-form-{interaction.id}"
            )

    async def on_app_command_completion(self, interaction: Interaction, command: object) -> None:
        """Report undelivered messages after a command was answered."""
        await notify_missed(interaction)

    async def on_ready(self) -> None:
        """Log that the connection is ready, initially or again."""
        _log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has added the bot, and retry its pending messages."""
        await self._retry_delivery(guild)
        try:
            await greet_server(self.app, guild)
        except (StoreError, sqlite3.Error) as error:
            _log.warning("whether server %s was greeted is not known: %s", guild.id, error)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry messages after connecting or an outage."""
        await self._retry_delivery(guild)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry messages, as permissions may have changed."""
        if before.overwrites != after.overwrites:
            await self._retry_delivery(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry messages, as a role's permissions may have changed."""
        if before.permissions != after.permissions:
            await self._retry_delivery(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry messages, as the bot may have got a role; Discord sends no events about other members."""
        if before.roles != after.roles:
            await self._retry_delivery(after.guild)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry messages, as a thread may have been reopened or unlocked."""
        guild = self.get_guild(payload.guild_id)
        if guild is not None:
            await self._retry_delivery(guild)

    async def _retry_delivery(self, guild: discord.Guild) -> None:
        if self.is_closed():
            return
        try:
            await self._delivery.try_again(guild.id)
        except (StoreError, sqlite3.Error) as error:
            _log.warning("what is stuck in server %s is tried again later: %s", guild.id, error)

    @property
    def connected(self) -> bool:
        """Return whether all shards are connected; `is_ready` stays true after a disconnect."""
        shards = self.shards.values()
        return self.is_ready() and bool(shards) and not any(shard.is_closed() for shard in shards)

    async def drain(self, seconds: float) -> None:
        """Before `close`: refuse new work, finish interactions, deliver due messages, within `seconds`.

        Discord learns at once that the bot is offline. Users who cannot be answered in time are told.
        """
        end = monotonic() + seconds
        self.stopping.set()
        for task in self._background:
            task.cancel()
        leaving = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        await self._finish_answers(end - _LAST_WORDS)
        self._delivery.finish()
        waiting = {task for task in (*leaving, self._delivery_task) if task is not None}
        if waiting:
            await asyncio.wait(waiting, timeout=max(0.0, end - monotonic()))

    async def _finish_answers(self, end: float) -> None:
        """Wait for running interactions; those that take too long are cancelled with an apology."""
        _log.info("stopping", extra={"answering": len(_answering_tasks())})
        while (late := _answering_tasks()) and monotonic() < end:
            await asyncio.wait(late, timeout=end - monotonic())
        if late:
            words = [asyncio.create_task(apologise(left)) for left in self.timer.waiting]
            for task in late:
                task.cancel()
            await asyncio.wait([*late, *words], timeout=_LAST_WORDS)

    async def close(self) -> None:
        """Stop delivery and disconnect."""
        self.stopping.set()
        working = [*self._background, *([self._delivery_task] if self._delivery_task else [])]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await super().close()
