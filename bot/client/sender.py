"""Posts letters of the outbox to Discord."""

import io
import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.app import Button, Failure, Letter, UndeliverableError
from bot.client.buttons import item_of
from bot.client.studio import Studio

__all__ = ["DiscordSender"]

_log = logging.getLogger(__name__)
_LONGEST: Final = 2000
_CLOSED_PLACES: Final = frozenset({50024, 50083, 160005})
"""A channel of another kind, an archived thread, a locked one."""


class DiscordSender:
    """Draws a letter's position off the event loop, and posts it with exactly its mentions."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio

    async def send(self, letter: Letter) -> int:
        """Post a letter; raises `UndeliverableError`."""
        files = await self._pictures(letter)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in letter.mentions]
        )
        try:
            channel = await self._place(letter.channel_id, direct=letter.direct)
            message = await channel.send(
                letter.content[:_LONGEST],
                files=files,
                nonce=letter.nonce,
                allowed_mentions=mentions,
                view=_view(letter.buttons),
            )
        except (discord.HTTPException, OSError, TimeoutError) as error:
            raise UndeliverableError(str(error), _kind(error)) from error
        return message.id

    async def _pictures(self, letter: Letter) -> list[discord.File]:
        """The board; a player is called even where it cannot be drawn."""
        if letter.position is None:
            return []
        try:
            picture = await self._studio.draw(letter.channel_id, letter.position, names=letter.names)
        except Exception:
            _log.exception("the board of message %s could not be drawn", letter.nonce)
            return []
        return [discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)]

    async def _place(self, place: int, *, direct: bool) -> discord.PartialMessageable | discord.DMChannel:
        """A channel by its id, or the conversation with a person."""
        if direct:
            return await self._client.create_dm(discord.Object(place))
        return self._client.get_partial_messageable(place)

    async def replace(
        self,
        channel_id: int,
        message_id: int,
        content: str,
        buttons: Sequence[Button] = (),
        *,
        direct: bool = False,
    ) -> None:
        """Change the words and buttons of a message; nobody is pinged, and one that is gone is no error."""
        try:
            message = (await self._place(channel_id, direct=direct)).get_partial_message(message_id)
            await message.edit(
                content=content[:_LONGEST],
                view=_view(buttons) if buttons else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return
        except (discord.HTTPException, OSError, TimeoutError) as error:
            raise UndeliverableError(str(error), _kind(error)) from error

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        """Delete a message of our own; one that is gone is no error."""
        try:
            await (await self._place(channel_id, direct=direct)).get_partial_message(message_id).delete()
        except discord.NotFound:
            return
        except (discord.HTTPException, OSError, TimeoutError) as error:
            raise UndeliverableError(str(error), _kind(error)) from error


def _kind(error: Exception) -> Failure:
    """Whether it is worth trying again."""
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return "place"
    if isinstance(error, discord.HTTPException) and error.status == 400:
        return "place" if error.code in _CLOSED_PLACES else "message"
    return "passing"


def _view(buttons: Sequence[Button]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(item_of(button))
    return view
