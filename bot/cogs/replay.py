"""`/replay`: a game, or its latest turns, as a moving picture."""

import asyncio
import re
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient, InputError
from bot.client.buttons import add_letter_button
from bot.client.door import Item, PressedItem, button_of
from bot.cogs.acting import Interaction
from bot.cogs.common import acknowledge, caller, proclaim, whisper
from bot.record import Record, turns
from bot.render import Picture
from bot.render.film import MOST_BYTES, FilmStoppedError, FilmTooLargeError, film_of, shoot
from bot.words.captions import tell_ready
from bot.words.speech import Language, language, say, speaking

__all__ = ["Replays", "setup"]

_MOST_TURNS = 1000
_MOST_WAITING = 6
"""A whole game takes up to a minute or two, and an interaction can be answered for 15 minutes."""


class ReplayButton(PressedItem[Item], template=r"antike:replay:(?P<game>\d{1,18})"):
    """The replay of a game that is over, for the one who presses."""

    def __init__(self, item: Item, game: int) -> None:
        super().__init__(item)
        self.game = game

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        return cls(button_of(item, match), int(match["game"]))

    async def press(self, interaction: Interaction) -> None:
        """As `/replay` does."""
        await acknowledge(interaction)
        replays = interaction.client.get_cog("Replays")
        if isinstance(replays, Replays):  # it is there as long as its button
            await replays.show(interaction, game_id=self.game)


class Replays(commands.Cog):
    """Makes one replay at a time, off the event loop."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._wanted = 0

    @app_commands.command(name="replay")
    @app_commands.rename(latest="turns")
    async def replay(
        self,
        interaction: Interaction,
        latest: app_commands.Range[int, 1, _MOST_TURNS] | None = None,
        public: bool = False,
    ) -> None:
        """Draw it; a refusal stays private whoever was to see the replay."""
        await acknowledge(interaction)
        await self.show(interaction, latest, public=public)

    async def show(
        self,
        interaction: Interaction,
        latest: int | None = None,
        game_id: int | None = None,
        *,
        public: bool = False,
    ) -> None:
        """Draw the channel's game, or one that was played there before."""
        record = await interaction.client.app.looking.record(caller(interaction), game_id)
        if not record.actions:
            raise InputError(say("replying-no-replay"))
        limit = min(MOST_BYTES, interaction.filesize_limit)
        spoken = language()
        if public:
            spoken = (await interaction.client.app.looking.table(caller(interaction))).game.language
        picture = await self._made(interaction.client, record, latest, limit, spoken)
        with speaking(spoken):
            ready = tell_ready(latest)
        if not public:
            await whisper(interaction, ready, picture=picture)
            return
        await whisper(interaction, say("replying-public"))
        await proclaim(interaction, ready, picture=picture)

    async def _made(
        self, client: AntikeClient, record: Record, latest: int | None, limit: int, spoken: Language
    ) -> Picture:
        """Wait for one's turn, then draw in a thread."""
        if self._wanted == _MOST_WAITING:
            raise InputError(say("replying-many-replays"))
        self._wanted += 1
        try:
            async with self._one:
                with speaking(spoken):
                    return await asyncio.to_thread(self._draw, client, record, latest, limit)
        except FilmTooLargeError as error:
            raise InputError(str(error)) from error
        except FilmStoppedError as error:
            raise InputError(say("replying-restarted")) from error
        finally:
            self._wanted -= 1

    def _draw(self, client: AntikeClient, record: Record, latest: int | None, limit: int) -> Picture:
        past = list(turns(record.start, record.actions))
        film = film_of(record.start, past, record.players, latest=latest)
        return shoot(client.renderer, film, limit=limit, stopped=client.stopping.is_set)


async def setup(bot: AntikeClient) -> None:
    """Add the command and its button."""
    add_letter_button(ReplayButton)
    bot.add_dynamic_items(ReplayButton)
    await bot.add_cog(Replays())
