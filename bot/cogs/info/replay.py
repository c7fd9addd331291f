"""`/replay`: a game or its latest turns as an animation, or as a web page."""

import asyncio
import contextlib
import io
import logging
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.history import replaying
from bot.client import AntikeClient, InputError
from bot.client.command_tree import PressedItem
from bot.client.responses import LINE_ERRORS
from bot.cogs.shared import Interaction, acknowledge, answer, caller
from bot.engine.ruleset import Outcome
from bot.i18n.catalogue import language, say, speaking
from bot.i18n.language import Language
from bot.records import Record, turns
from bot.render import Picture
from bot.render.film import MOST_BYTES, FilmStoppedError, FilmTooLargeError, make_replay, render_film
from bot.text.replays import format_replay_caption
from bot.workers.jobs import MOST_TOLD, paging

_log = logging.getLogger(__name__)
_MOST_TURNS: Final = 1000
"""Turns of the longest replay: it takes two minutes."""
_STEP: Final = 5.0
"""Seconds between progress updates."""
_MOST_WAITING = 6
"""Maximum queue: each takes up to two minutes, and interactions expire after 15."""


class ReplayButton(PressedItem, template=r"antike:replay:(?P<game>\d{1,18})"):
    """Shows the replay of a finished game privately."""

    async def press(self, interaction: Interaction) -> None:
        """Run `/replay`."""
        await acknowledge(interaction)
        # Reloaded as an extension, the module has another class of this name: looking up the class would
        # leave the press without an answer.
        replays = cast("Replays", interaction.client.get_cog("Replays"))
        await replays.show(interaction, game_id=self.game)


class Replays(commands.Cog):
    """Renders one replay at a time, off the event loop."""

    step = _STEP

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._wanted = 0
        self._users = set[int]()

    @app_commands.command(name="replay")
    @app_commands.rename(latest="turns")
    async def replay(
        self,
        interaction: Interaction,
        latest: app_commands.Range[int, 1, _MOST_TURNS] | None = None,
        page: bool = False,
        public: bool = False,
    ) -> None:
        """Create the replay; refusals are private even if the replay is public."""
        await acknowledge(interaction)
        if page:
            await self._send_web_page(interaction, public=public)
        else:
            await self.show(interaction, latest, public=public)

    async def _send_web_page(self, interaction: Interaction, *, public: bool) -> None:
        app, who = interaction.client.app, caller(interaction)
        record, ended = await app.queries.record(who), await app.game_reports.end_of(who)
        if not record.actions:
            raise InputError(say("replying-no-replay"))
        if len(record.actions) > MOST_TOLD:
            raise InputError(say("replying-page-too-long", actions=len(record.actions), most=MOST_TOLD))
        with speaking(await _output_language(interaction, public=public)):
            job = paging(record, ended)
            ready = say("replying-page")
        try:
            with self._one_each(interaction.user.id), replaying():
                data = await interaction.client.workers.run(job)
        except ValueError as error:
            raise InputError(str(error)) from error
        file = discord.File(io.BytesIO(data), f"{record.setup.board.id}.html")
        await answer(interaction, ready, public=public, file=file)

    async def show(
        self,
        interaction: Interaction,
        latest: int | None = None,
        game_id: int | None = None,
        *,
        public: bool = False,
    ) -> None:
        """Render the channel's game, or an earlier one of the channel."""
        app, who = interaction.client.app, caller(interaction)
        record, ended = await app.queries.record(who, game_id), await app.game_reports.end_of(who, game_id)
        if not record.actions:
            raise InputError(say("replying-no-replay"))
        limit = min(MOST_BYTES, interaction.filesize_limit)
        spoken = await _output_language(interaction, public=public)
        theme = "standard" if public else (await app.preferences.of(interaction.user.id)).theme
        draw = partial(self._draw, interaction.client, record, ended, latest, limit, theme)
        with self._one_each(interaction.user.id):
            picture = await self._draw_in_queue(interaction, spoken, draw)
        with speaking(spoken):
            ready = format_replay_caption(latest)
        await answer(interaction, ready, public=public, picture=picture)

    @contextlib.contextmanager
    def _one_each(self, user_id: int) -> Iterator[None]:
        """Raise `InputError` if the user is waiting for a replay or page already."""
        if user_id in self._users:
            raise InputError(say("replying-own-replay"))
        self._users.add(user_id)
        try:
            yield
        finally:
            self._users.discard(user_id)

    async def _draw_in_queue(
        self, interaction: Interaction, spoken: Language, draw: Callable[["_Progress"], Picture]
    ) -> Picture:
        """Wait in the queue, draw in a thread, and report progress."""
        if self._wanted == _MOST_WAITING:
            raise InputError(say("replying-many-replays"))
        self._wanted += 1
        course = _Progress()
        updates = asyncio.create_task(self._show_progress(interaction, course), name="replay's course")
        try:
            async with self._one:
                course.waits = False
                with speaking(spoken):
                    return await asyncio.to_thread(draw, course)
        except FilmTooLargeError as error:
            raise InputError(str(error)) from error
        except FilmStoppedError as error:
            raise InputError(say("replying-restarted")) from error
        finally:
            self._wanted -= 1
            course.over.set()
            await updates  # stop progress updates before the answer

    async def _show_progress(self, interaction: Interaction, course: "_Progress") -> None:
        """Update the pending answer every few seconds."""
        while not course.over.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.step):
                    await course.over.wait()
                    return
            if not (told := course.format_progress()):
                continue
            try:
                await interaction.edit_original_response(content=told)
            except (discord.HTTPException, *LINE_ERRORS) as error:
                _log.info("how far a replay is was not told: %r", error)

    def _draw(
        self,
        client: AntikeClient,
        record: Record,
        ended: Outcome | None,
        latest: int | None,
        limit: int,
        theme: str,
        course: "_Progress",
    ) -> Picture:
        with replaying():
            past = list(turns(record.start, record.actions))
        film = make_replay(record.start, past, record.players, ended, latest=latest, theme=theme)
        course.all = len(film.shown)
        if course.all > _MOST_TURNS:
            raise InputError(say("replying-replay-too-long", turns=course.all, most=_MOST_TURNS))
        return render_film(
            client.renderer, film, limit=limit, stopped=client.stopping.is_set, begun=course.begin_turn
        )


async def _output_language(interaction: Interaction, *, public: bool) -> Language:
    """Return the game's language for public output, else the user's."""
    if not public:
        return language()
    return (await interaction.client.app.queries.table(caller(interaction))).game.language


class _Progress:
    """Progress of a rendering, written by its thread only."""

    def __init__(self) -> None:
        self.all = 0
        self.number = 0
        self.waits = True
        """Whether other replays are rendered first."""
        self.over = asyncio.Event()

    def begin_turn(self, number: int) -> None:
        self.number = number

    def format_progress(self) -> str:
        """Describe the progress; "" if there is none to report."""
        if self.number:
            return say("replying-replay-at", number=self.number, count=self.all)
        return say("replying-replay-waits") if self.waits else ""


async def setup(bot: AntikeClient) -> None:
    """Register the command and its button."""
    bot.add_dynamic_items(ReplayButton)
    await bot.add_cog(Replays())
