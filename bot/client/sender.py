"""Posts letters of the outbox to Discord."""

import asyncio
import io
import logging
from typing import Final

import discord

from bot.app import Letter, UndeliverableError
from bot.client.buttons import AnswerButton
from bot.render import Renderer

__all__ = ["DiscordSender"]

_log = logging.getLogger(__name__)
_LONGEST: Final = 2000


class DiscordSender:
    """Draws a letter's position off the event loop, and posts it with exactly its mentions."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def send(self, letter: Letter) -> int:
        """Post a letter; raises `UndeliverableError`."""
        files = await self._pictures(letter)
        channel = self._client.get_partial_messageable(letter.channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in letter.mentions]
        )
        try:
            message = await channel.send(
                letter.content[:_LONGEST],
                files=files,
                nonce=letter.nonce,
                allowed_mentions=mentions,
                view=_view(letter),
            )
        except (discord.HTTPException, OSError, TimeoutError) as error:
            raise UndeliverableError(str(error)) from error
        return message.id

    async def _pictures(self, letter: Letter) -> list[discord.File]:
        """The board; a player is called even where it cannot be drawn."""
        if letter.position is None:
            return []
        try:
            picture = await asyncio.to_thread(self._renderer.draw, letter.position, names=letter.names)
        except Exception:
            _log.exception("the board of message %s could not be drawn", letter.nonce)
            return []
        return [discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)]

    async def replace(self, channel_id: int, message_id: int, content: str) -> None:
        """Take the buttons from a message and say how it went; one that is gone is no error."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.edit(content=content[:_LONGEST], view=None)
        except discord.NotFound:
            return
        except (discord.HTTPException, OSError, TimeoutError) as error:
            raise UndeliverableError(str(error)) from error


def _view(letter: Letter) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for button in letter.buttons:
        view.add_item(AnswerButton.of(button))
    return view
