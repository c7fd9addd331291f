"""The client type that commands and components see, and the caller of an interaction."""

import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from re import Match, Pattern
from typing import TypeAlias

import discord
from discord.ext import commands

from bot.app import App, Caller
from bot.client.response_timing import ResponseTimer
from bot.render import Renderer
from bot.text.table.own_games import format_elsewhere
from bot.workers.pool import Workers
from bot.workers.render_queue import RenderQueue

Fields: TypeAlias = Mapping[str, str | list[str]]
"""Values of a submitted modal by custom id of the field."""
FormHandler: TypeAlias = "Callable[[Interaction, Match[str], Fields], Awaitable[None]]"
"""Handler of a submitted modal: acknowledges and answers it; exceptions are reported to the user."""


class RecentIds:
    """Recognises repeated ids; remembers the latest few thousand."""

    def __init__(self, most: int = 5_000) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._most = most

    def first(self, known: int) -> bool:
        """Return whether an id is new, and remember it."""
        if known in self._seen:
            return False
        self._seen[known] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True


class AntikeClient(commands.AutoShardedBot):
    """Type of `interaction.client`; implemented by `bot.client.bot`."""

    app: App
    renderer: Renderer
    workers: Workers
    render_queue: RenderQueue
    timer: ResponseTimer
    once: RecentIds
    feeds_url: str | None
    """Base address of feeds and webhooks; None if the host offers none."""
    reports: str | None
    """Contact for error reports, as configured by the host."""
    stopping: threading.Event
    """Set when the bot is asked to stop, so that long work in threads ends early."""
    controls: list[Pattern[str]]
    """Patterns of the custom ids of all components."""

    forms: dict[Pattern[str], FormHandler]
    """Handlers of modals by custom id pattern."""

    def answers_to(self, custom_id: str, *, form: bool = False) -> bool:
        """Return whether a custom id is known; others are from an old version, or forged."""
        return any(pattern.fullmatch(custom_id) for pattern in (self.forms if form else self.controls))


Interaction: TypeAlias = discord.Interaction[AntikeClient]


def caller(interaction: Interaction) -> Caller:
    """Return the caller of an interaction and the channel it came from."""
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)


async def caller_of(interaction: Interaction, game_id: int | None = None) -> Caller:
    """Return the caller; in private messages the channel is that of `game_id`, if they have a seat there."""
    direct, channel = interaction.guild_id is None, interaction.channel_id or 0
    alone = direct or (interaction.message is not None and interaction.message.flags.ephemeral)
    if alone and game_id is not None:
        own = await interaction.client.app.queries.own_place(interaction.user.id, game_id)
        channel = channel if own is None else own
    who = Caller(interaction.user.id, channel, interaction.id, direct=direct)
    act_as(interaction, who, game_id)
    return who


def act_as(interaction: Interaction, who: Caller, game_id: int | None) -> None:
    """Let refusals refer to the game of the caller, and let the answer name it if it is played elsewhere."""
    interaction.extras["who"] = who
    if game_id is not None and who.channel_id != interaction.channel_id:
        interaction.extras["elsewhere"] = format_elsewhere(game_id, who.channel_id)


def named_game(interaction: Interaction) -> str:
    """Return the line that names a game played elsewhere, for the first answer only; "" if there is none."""
    line: str = interaction.extras.pop("elsewhere", "")
    return line
