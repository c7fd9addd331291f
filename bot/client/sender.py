"""Delivery of outbox messages to Discord."""

import asyncio
import contextlib
import io
import logging
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from bot.app import Button, Failure, Fingerprint, OutgoingMessage, UndeliverableError
from bot.client.components import view_of
from bot.client.responses import LINE_ERRORS
from bot.i18n.lines import MESSAGE
from bot.render import Picture
from bot.workers.render_queue import RenderQueue

_log = logging.getLogger(__name__)
_PATIENCE: Final = 90.0
"""Seconds for one message including retries, so that a stalled connection cannot block a channel."""
_DRAWING: Final = 60.0
"""Seconds a turn notification may be delayed by its picture."""
_LOOKED_AT: Final = 500
"""Messages searched for one that may have been posted."""
_EPOCH: Final = 1_420_070_400 + 86_400
"""Unix time of Discord's snowflake epoch, plus a day so that no id becomes negative."""
_SKEW: Final = 300
"""Seconds our clock may be ahead of Discord's."""
_CLOSED_PLACES: Final = frozenset({50007, 50024, 50083, 50278, 160005})
"""Error codes: no direct messages, wrong channel type, archived thread, no mutual server, locked thread."""
_NOT_THERE: Final = frozenset({10003, 10007, 10013})
"""Error codes: no such channel, member or user; an unknown server is one that the bot is not in."""
_OTHERS: Final = 50005
"""Error code of a message that is somebody else's."""
_Place = discord.PartialMessageable | discord.DMChannel
_Ruled = discord.abc.GuildChannel | discord.Thread


async def can_see(client: discord.Client, channel_id: int, person_id: int) -> bool:
    """Return whether a user is a member and can see a channel or thread; raises `UndeliverableError`.

    Members are not cached, so this one is fetched.
    """
    async with _requesting():
        try:
            place = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
            if isinstance(place, discord.abc.PrivateChannel):
                return False
            ruled_id = place.parent_id if isinstance(place, discord.Thread) else place.id
            guild = place.guild
            ruled: _Ruled | None = guild.get_channel(ruled_id)
            if ruled is None:  # a server not delivered yet, or to another process, has no roles either
                guild = await client.fetch_guild(guild.id)
                ruled = await guild.fetch_channel(ruled_id)
            member = await guild.fetch_member(person_id)
            may = ruled.permissions_for(member)
            if may.view_channel and isinstance(place, discord.Thread) and place.is_private():
                return may.manage_threads or bool(await place.fetch_member(person_id))
        except discord.NotFound as error:
            if error.code in _NOT_THERE:
                return False
            raise
    return may.view_channel


class DiscordSender:
    """Renders positions off the event loop, and posts messages with exactly their mentions."""

    def __init__(self, client: discord.Client, render_queue: RenderQueue) -> None:
        self._client = client
        self._render_queue = render_queue

    async def send(self, outgoing: OutgoingMessage) -> int:
        """Post a message; raises `UndeliverableError`."""
        files = await self._render_pictures(outgoing)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in outgoing.mentions]
        )
        async with _requesting():
            channel = await self._channel(outgoing.channel_id, direct=outgoing.direct)
            message = await channel.send(
                outgoing.content[:MESSAGE],
                files=files,
                nonce=outgoing.nonce,
                allowed_mentions=mentions,
                view=view_of(outgoing.buttons),
            )
        return message.id

    async def find(self, place: int, fingerprint: Fingerprint, *, direct: bool = False) -> int | None:
        """Find a message that may have been posted but was not recorded; None if there is none.

        Discord only knows nonces for a few minutes. Raises `UndeliverableError`.
        """
        born = discord.utils.time_snowflake(
            datetime.fromtimestamp(max(fingerprint.since, _EPOCH) - _SKEW, UTC)
        )
        async with _requesting():
            channel = await self._channel(place, direct=direct)
            async for message in channel.history(limit=_LOOKED_AT):
                if message.id <= max(fingerprint.later_than, born):
                    return None
                if self._matches_fingerprint(message, fingerprint):
                    return message.id
        return None

    def _matches_fingerprint(self, message: discord.Message, fingerprint: Fingerprint) -> bool:
        if self._client.user is None or message.author.id != self._client.user.id:
            return False
        rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
        pressed = {button.custom_id for row in rows for button in row}
        return message.content in {words[:MESSAGE] for words in fingerprint.contents} or bool(
            pressed & fingerprint.custom_ids
        )

    async def _render_pictures(self, outgoing: OutgoingMessage) -> list[discord.File]:
        """Render the message's pictures; without them if that fails, so that players are notified anyway."""
        try:
            async with asyncio.timeout(_DRAWING):
                picture = await (outgoing.picture() if outgoing.picture else self._render_board(outgoing))
        except Exception:
            _log.exception("the picture of message %s could not be drawn", outgoing.nonce)
            return []
        if picture is None:
            return []
        return [discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)]

    async def _render_board(self, outgoing: OutgoingMessage) -> Picture | None:
        if outgoing.position is None:
            return None
        options = await outgoing.sight() if outgoing.sight else {}
        return await self._render_queue.draw_if(
            outgoing.newest or _always,
            outgoing.channel_id,
            outgoing.position,
            names=outgoing.names,
            **options,
        )

    async def _channel(self, place: int, *, direct: bool) -> _Place:
        if direct:
            return await self._client.create_dm(discord.Object(place))
        return self._client.get_partial_messageable(place)

    async def replace(
        self,
        channel_id: int,
        message_id: int,
        content: str | None,
        buttons: Sequence[Button] = (),
        *,
        direct: bool = False,
        drawn: OutgoingMessage | None = None,
    ) -> bool:
        """Edit a message's text, unless None, its buttons, and with `drawn` its picture; False if deleted.

        Nobody is pinged. A picture that cannot be drawn is removed, so that no outdated one stays.
        """
        attachments = discord.utils.MISSING if drawn is None else await self._render_pictures(drawn)
        async with _requesting():
            with contextlib.suppress(discord.NotFound):
                message = (await self._channel(channel_id, direct=direct)).get_partial_message(message_id)
                await message.edit(
                    content=discord.utils.MISSING if content is None else content[:MESSAGE],
                    view=view_of(buttons) if buttons else None,
                    attachments=attachments,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
                return True
        return False

    async def sees(self, channel_id: int, person_id: int) -> bool:
        """Return whether a user can see a channel; raises `UndeliverableError`."""
        return await can_see(self._client, channel_id, person_id)

    async def remove(self, channel_id: int, message_id: int, *, direct: bool = False) -> None:
        """Delete one of our messages; an already deleted one is no error."""
        async with _requesting():
            with contextlib.suppress(discord.NotFound):
                await (
                    (await self._channel(channel_id, direct=direct)).get_partial_message(message_id).delete()
                )


async def _always() -> bool:
    return True


@contextlib.asynccontextmanager
async def _requesting() -> AsyncIterator[None]:
    """Limit the time for what is asked of Discord, and convert its errors to `UndeliverableError`."""
    try:
        async with asyncio.timeout(_PATIENCE):
            yield
    except discord.RateLimited as error:
        raise UndeliverableError(str(error), "passing", after=error.retry_after, doubtful=False) from error
    except discord.HTTPException as error:
        doubtful = error.status >= 500
        raise UndeliverableError(
            str(error), _kind(error), code=error.code or None, doubtful=doubtful
        ) from error
    except LINE_ERRORS as error:
        raise UndeliverableError(repr(error), "passing") from error


def _kind(error: discord.HTTPException) -> Failure:
    """Classify an HTTP error: permanent for the place, transient, or permanent for the message."""
    if error.code == _OTHERS:
        return "message"
    if isinstance(error, discord.Forbidden | discord.NotFound) or error.code in _CLOSED_PLACES:
        return "place"
    passing = error.status >= 500 or error.status in {401, 408, 429}
    return "passing" if passing else "message"
