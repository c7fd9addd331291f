"""Answers to interactions: acknowledged once, acted on once, and retried if the connection fails.

Discord expects an answer within three seconds, accepts it once, and lets it be edited for a quarter of an
hour. An acknowledgement may arrive although its response is lost, and an interaction may be delivered twice.
What was done before an answer fails remains done, so such a failure is never reported as one of the command.
If Discord rejects an answer as malformed, another one can still be given, so the user is told.
"""

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from bot.client.base import Interaction, named_game
from bot.client.setup.emojis import forget_emojis, without_emojis
from bot.i18n.lines import MESSAGE
from bot.render import Picture

_log = logging.getLogger(__name__)
_ALREADY_ACKNOWLEDGED: Final = 40060
_NOT_EDITABLE: Final = frozenset({10008, 50083})
"""Error codes of a pending answer that was dismissed, or whose thread was archived; a new one can be sent."""
_OUT_OF_TIME: Final = frozenset({10062, 10015, 50027})
"""Error codes of an unknown or expired interaction."""
_WHO_ARE_YOU, _NOT_FOUND, _TOO_MANY = 401, 404, 429
_ONE_TRY: Final = 30.0
"""Seconds for one request; Discord normally answers within two."""
_ACKNOWLEDGING: Final = 1.2
"""Seconds for one acknowledgement, so that a retry is still in time."""
_WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 60.0)
"""Seconds between attempts to answer; two minutes in all."""
LINE_ERRORS: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""Connection errors, after which it is unknown whether the request was carried out."""


class UnansweredError(Exception):
    """The interaction cannot be answered (any more); what was done for it remains done."""


class RefusedError(UnansweredError):
    """Discord rejects this content, but would accept another answer."""


async def acknowledge(interaction: Interaction, *, anew: bool = True) -> None:
    """Acknowledge an interaction.

    The answer will be a private message or, if `anew` is false, replace the message with the button; a text
    goes below a page. Raises `UnansweredError` if the interaction is a duplicate, came too late, or was
    acknowledged by another process: then nothing may be done for it.
    """
    if not interaction.client.once.first(interaction.id):
        raise UnansweredError("it is told again")
    doubtful, began = False, time.monotonic()
    for last in (False, False, True):
        try:
            async with asyncio.timeout(_ONE_TRY if last else _ACKNOWLEDGING):
                await interaction.response.defer(ephemeral=anew, thinking=anew)
        except discord.HTTPException as error:
            # discord.py retries by itself, a second after an error of Discord's.
            doubtful = doubtful or time.monotonic() - began > 1.0
            if error.code == _ALREADY_ACKNOWLEDGED and doubtful:
                break  # by us: only the response was lost
            raise UnansweredError(str(error)) from error
        except LINE_ERRORS as error:
            doubtful = True
            if last:
                raise UnansweredError(repr(error)) from error
        else:
            break
    interaction.extras["acknowledged"] = True
    if not anew and interaction.message is not None and interaction.message.flags.components_v2:
        interaction.extras["answered"] = True  # Discord takes no text in place of a page


async def show_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a modal, in place of an acknowledgement.

    discord.py must not keep it: submissions are recognised by custom id, even after a restart. Raises
    `UnansweredError`.
    """
    if not interaction.client.once.first(interaction.id):
        raise UnansweredError("it is told again")
    form.stop()
    for last in (False, True):
        try:
            async with asyncio.timeout(_ONE_TRY if last else _ACKNOWLEDGING):
                await interaction.response.send_modal(form)
        except discord.HTTPException as error:
            if error.code == _ALREADY_ACKNOWLEDGED and last:
                return  # by the first attempt, whose response was lost
            raise (RefusedError if _is_content_rejected(error) else UnansweredError)(str(error)) from error
        except LINE_ERRORS as error:
            if last:
                raise UnansweredError(repr(error)) from error
        else:
            return


async def reply_privately(
    interaction: Interaction,
    text: str,
    *,
    picture: Picture | None = None,
    file: discord.File | None = None,
    embed: discord.Embed | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Answer privately, whether or not the interaction was acknowledged; raises `UnansweredError`.

    The first answer begins with the name of a game that is played elsewhere, if there is room.
    """
    whole = "\n".join(filter(None, (named_game(interaction), text)))
    text = whole if len(whole) <= MESSAGE else text
    said: dict[str, Any] = {"content": _truncate(text), "view": view or discord.ui.View(timeout=None)}
    said["allowed_mentions"] = discord.AllowedMentions.none()
    if embed is not None:
        said["embed"] = embed
    files = _files(picture, file)
    extras = interaction.extras

    async def give() -> None:
        if not (interaction.response.is_done() or extras.get("acknowledged")):
            await interaction.response.send_message(**said, files=files(), ephemeral=True)
        elif not extras.get("answered"):
            await interaction.edit_original_response(**said, attachments=files())
        else:
            await interaction.followup.send(**said, files=files(), ephemeral=True)

    try:
        await _send_with_emoji_fallback(give, said["view"])
    except UnansweredError as error:
        if not _is_not_editable(error) or extras.get("answered"):
            raise
        extras["answered"] = True  # the pending answer cannot be edited, so send a new one
        await _send_with_emoji_fallback(give, said["view"])
    extras["answered"] = True


async def edit_reply(
    interaction: Interaction, view: discord.ui.LayoutView, picture: Picture | None = None
) -> None:
    """Replace the acknowledged answer by a page; raises `UnansweredError`."""
    files, nobody = _files(picture, None), discord.AllowedMentions.none()

    async def give() -> None:
        await interaction.edit_original_response(view=view, attachments=files(), allowed_mentions=nobody)

    async def give_anew() -> None:
        await interaction.followup.send(view=view, files=files(), ephemeral=True, allowed_mentions=nobody)

    try:
        await _send_with_emoji_fallback(give, view)
    except UnansweredError as error:
        if not _is_not_editable(error):
            raise
        await _send_with_emoji_fallback(give_anew, view)
    interaction.extras["answered"] = True


async def post_publicly(
    interaction: Interaction, text: str, *, picture: Picture | None = None, file: discord.File | None = None
) -> None:
    """Post a public follow-up after the answer; raises `UnansweredError`."""
    files = _files(picture, file)

    async def give() -> None:
        nobody = discord.AllowedMentions.none()
        await interaction.followup.send(_truncate(text), files=files(), allowed_mentions=nobody)

    await _send_with_retries(give)


async def _send_with_emoji_fallback(
    give: Callable[[], Awaitable[None]], view: discord.ui.View | discord.ui.LayoutView
) -> None:
    """Send an answer; retry without our emojis if one was deleted and Discord rejects it.

    The view is stopped at once so that discord.py does not keep it; presses are dispatched by custom id.
    """
    view.stop()
    try:
        await _send_with_retries(give)
    except RefusedError as error:
        if "emoji" not in str(error) or not without_emojis(view):
            raise
        _log.warning("an emoji is gone, so none are shown until they were looked through: %s", error)
        forget_emojis()
        await _send_with_retries(give)


def _truncate(text: str) -> str:
    return text if len(text) <= MESSAGE else text[: MESSAGE - 1] + "…"


def _files(picture: Picture | None, file: discord.File | None) -> Callable[[], list[discord.File]]:
    """Return a factory of the files, because discord.py consumes them on each attempt."""
    kept: list[tuple[bytes, str, str | None]] = []
    if file is not None:
        kept.append((file.fp.read(), file.filename, file.description))
    if picture is not None:
        kept.append((picture.data, picture.filename, picture.alt))
    return lambda: [discord.File(io.BytesIO(data), name, description=alt) for data, name, alt in kept]


async def _send_with_retries(give: Callable[[], Awaitable[None]]) -> None:
    """Retry transient failures; raises `UnansweredError` if they persist or are permanent."""
    for wait in (*_WAITS, None):
        try:
            async with asyncio.timeout(_ONE_TRY):
                await give()
        except (discord.HTTPException, *LINE_ERRORS) as error:
            if wait is None or not _is_transient(error):
                kind = RefusedError if _is_content_rejected(error) else UnansweredError
                raise kind(str(error) or repr(error)) from error
            _log.warning("an answer could not be given, next try in %s s: %r", wait, error)
            await asyncio.sleep(wait)
        else:
            return


def _is_transient(error: Exception) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= 500
    return True


def _is_content_rejected(error: Exception) -> bool:
    """Return whether Discord rejects the content, rather than the place or the time."""
    if not isinstance(error, discord.HTTPException) or error.code in _OUT_OF_TIME:
        return False
    return not _is_transient(error) and error.status not in {_WHO_ARE_YOU, _NOT_FOUND}


def _is_not_editable(error: UnansweredError) -> bool:
    cause = error.__cause__
    return isinstance(cause, discord.HTTPException) and cause.code in _NOT_EDITABLE
