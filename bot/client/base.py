"""What commands, buttons and menus reach of the running bot, and who calls them."""

import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from re import Match, Pattern
from typing import TYPE_CHECKING, TypeAlias

from discord.ext import commands

from bot.app import App, Caller
from bot.client.response_timing import ResponseTimer
from bot.render import Renderer
from bot.workers.pool import Workers
from bot.workers.render_queue import RenderQueue

if TYPE_CHECKING:
    import discord

Fields: TypeAlias = Mapping[str, str | list[str]]
"""What was filled into a form, by the fields' custom ids."""
FormHandler: TypeAlias = "Callable[[discord.Interaction[AntikeClient], Match[str], Fields], Awaitable[None]]"
"""Acknowledges a form that was sent, and answers it; what is raised is told to whoever sent it."""


class RecentIds:
    """Tells the first sight of an id from later ones; remembers the latest few thousand."""

    def __init__(self, most: int = 5_000) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._most = most

    def first(self, known: int) -> bool:
        """Whether this id comes for the first time."""
        if known in self._seen:
            return False
        self._seen[known] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True


class AntikeClient(commands.AutoShardedBot):
    """The bot as everything under `interaction.client` knows it; `bot.client.bot` puts it together."""

    app: App
    renderer: Renderer
    workers: Workers
    render_queue: RenderQueue
    timer: ResponseTimer
    once: RecentIds
    feeds_url: str | None
    """Where links for programs lead; None where the host offers none."""
    reports: str | None
    """Whom the host wants to hear of what people report."""
    stopping: threading.Event
    """Set once the bot is asked to stop: what takes long and is done in a thread ends early."""
    controls: list[Pattern[str]]
    """The custom ids that something of ours answers to."""

    forms: dict[Pattern[str], FormHandler]
    """What answers to forms, by their custom ids."""

    def answers_to(self, custom_id: str, *, form: bool = False) -> bool:
        """Whether something of ours does; anything else is of an old version, or made up."""
        return any(pattern.fullmatch(custom_id) for pattern in (self.forms if form else self.controls))


def caller(interaction: "discord.Interaction[AntikeClient]") -> Caller:
    """Who calls, from where."""
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)


async def caller_of(interaction: "discord.Interaction[AntikeClient]", game_id: int | None = None) -> Caller:
    """The caller; in a message only they see, from the channel of `game_id` if they have a seat there."""
    direct, channel = interaction.guild_id is None, interaction.channel_id or 0
    alone = direct or (interaction.message is not None and interaction.message.flags.ephemeral)
    if alone and game_id is not None:
        own = await interaction.client.app.queries.own_place(interaction.user.id, game_id)
        channel = channel if own is None else own
    who = Caller(interaction.user.id, channel, interaction.id, direct=direct)
    interaction.extras["who"] = who  # a refusal tells of the same game
    return who
