"""Answers to interactions: acknowledged once, done once, and given even where the line is shaky.

Discord wants an answer within three seconds, takes it once, and lets it be changed for a quarter of an hour.
An acknowledgement may arrive and its own answer be lost; an interaction may be told twice. What was done
before an answer fails stays done, so such a failure is never told as one of the command. Where Discord takes
an answer for malformed, another one can still be given, so its reader hears of it.
"""

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import aiohttp
import discord

from bot.client.setup.emojis import forget_emojis, without_emojis
from bot.render import Picture

if TYPE_CHECKING:
    from bot.client.base import AntikeClient

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")
_LONGEST: Final = 2000
_ALREADY_ACKNOWLEDGED: Final = 40060
_UNKNOWN_MESSAGE: Final = 10008
_OUT_OF_TIME: Final = frozenset({10062, 10015, 50027})
"""An interaction, or the token to answer it with, that is known no more."""
_WHO_ARE_YOU, _NOT_FOUND, _TOO_MANY = 401, 404, 429
_ONE_TRY: Final = 30.0
"""Seconds for one request; Discord's own answers come within a second or two."""
_ACKNOWLEDGING: Final = 1.2
"""Seconds for one acknowledgement, so that a second one still comes in time."""
_WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 60.0)
"""Seconds between the tries to give an answer: two minutes in all."""
LINE_ERRORS: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""The line broke, and nobody knows whether the request was carried out."""


class UnansweredError(Exception):
    """An interaction is not, or not any more, ours to answer; whatever was done for it stays done."""


class RefusedError(UnansweredError):
    """Discord does not take this answer, and would take another: the words, buttons or files are at fault."""


async def acknowledge(interaction: "discord.Interaction[AntikeClient]", *, anew: bool = True) -> None:
    """Tell Discord that an answer will come.

    It will be a private message, or with `anew` false stand in the place of the message with the button.
    Raises `UnansweredError` where the interaction is told a second time, came too late, or another program
    has acknowledged it: then nothing may be done for it.
    """
    if not interaction.client.once.first(interaction.id):
        raise UnansweredError("it is told again")
    doubtful, began = False, time.monotonic()
    for last in (False, False, True):
        try:
            async with asyncio.timeout(_ONE_TRY if last else _ACKNOWLEDGING):
                await interaction.response.defer(ephemeral=anew, thinking=anew)
        except discord.HTTPException as error:
            # The library tries again by itself, a second after an error of Discord's.
            doubtful = doubtful or time.monotonic() - began > 1.0
            if error.code == _ALREADY_ACKNOWLEDGED and doubtful:
                break  # by ourselves: only the answer to that was lost
            raise UnansweredError(str(error)) from error
        except LINE_ERRORS as error:
            doubtful = True
            if last:
                raise UnansweredError(repr(error)) from error
        else:
            break
    interaction.extras["acknowledged"] = True


async def show_form(interaction: "discord.Interaction[AntikeClient]", form: discord.ui.Modal) -> None:
    """Answer with a form, which takes the place of an acknowledgement.

    The library is not to keep it: what is sent of it is known by its custom id, after a restart too. Raises
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
                return  # by the first try, whose answer was lost
            raise (RefusedError if _at_fault(error) else UnansweredError)(str(error)) from error
        except LINE_ERRORS as error:
            if last:
                raise UnansweredError(repr(error)) from error
        else:
            return


async def whisper(
    interaction: "discord.Interaction[AntikeClient]",
    text: str,
    *,
    picture: Picture | None = None,
    file: discord.File | None = None,
    embed: discord.Embed | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Answer one person privately, whether or not the interaction was acknowledged before.

    Raises `UnansweredError` where that cannot be done.
    """
    said: dict[str, Any] = {"content": _cut(text), "view": view or discord.ui.View(timeout=None)}
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
        await _shown(give, said["view"])
    except UnansweredError as error:
        if not _is_gone(error) or extras.get("answered"):
            raise
        extras["answered"] = True  # the place held for the answer was put away, so it gets another one
        await _shown(give, said["view"])
    extras["answered"] = True


async def repaint(
    interaction: "discord.Interaction[AntikeClient]",
    view: discord.ui.LayoutView,
    picture: Picture | None = None,
) -> None:
    """Put a page in the place of the answer, which was acknowledged; raises `UnansweredError`."""
    files, nobody = _files(picture, None), discord.AllowedMentions.none()

    async def give() -> None:
        await interaction.edit_original_response(view=view, attachments=files(), allowed_mentions=nobody)

    async def give_anew() -> None:
        await interaction.followup.send(view=view, files=files(), ephemeral=True, allowed_mentions=nobody)

    try:
        await _shown(give, view)
    except UnansweredError as error:
        if not _is_gone(error):
            raise
        await _shown(give_anew, view)
    interaction.extras["answered"] = True


async def proclaim(
    interaction: "discord.Interaction[AntikeClient]",
    text: str,
    *,
    picture: Picture | None = None,
    file: discord.File | None = None,
) -> None:
    """Tell everybody in the channel, after an answer was given; raises `UnansweredError`."""
    files = _files(picture, file)

    async def give() -> None:
        nobody = discord.AllowedMentions.none()
        await interaction.followup.send(_cut(text), files=files(), allowed_mentions=nobody)

    await _patiently(give)


async def _shown(give: Callable[[], Awaitable[None]], view: discord.ui.View | discord.ui.LayoutView) -> None:
    """Give an answer; without our emojis, where somebody has removed one and Discord takes it no more.

    The library is not to keep its buttons, or it would for good: presses are known by their custom ids.
    """
    view.stop()
    try:
        await _patiently(give)
    except RefusedError as error:
        if "emoji" not in str(error) or not without_emojis(view):
            raise
        _log.warning("an emoji is gone, so none are shown until they were looked through: %s", error)
        forget_emojis()
        await _patiently(give)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _files(picture: Picture | None, file: discord.File | None) -> Callable[[], list[discord.File]]:
    """Makes the files anew for every try: the library uses them up."""
    kept: list[tuple[bytes, str, str | None]] = []
    if file is not None:
        kept.append((file.fp.read(), file.filename, file.description))
    if picture is not None:
        kept.append((picture.data, picture.filename, picture.alt))
    return lambda: [discord.File(io.BytesIO(data), name, description=alt) for data, name, alt in kept]


async def _patiently(give: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Try again what fails for the moment; raises `UnansweredError` when it does for long, or for good."""
    for wait in (*_WAITS, None):
        try:
            async with asyncio.timeout(_ONE_TRY):
                return await give()
        except (discord.HTTPException, *LINE_ERRORS) as error:
            if wait is None or not _passes(error):
                kind = RefusedError if _at_fault(error) else UnansweredError
                raise kind(str(error) or repr(error)) from error
            _log.warning("an answer could not be given, next try in %s s: %r", wait, error)
            await asyncio.sleep(wait)
    raise AssertionError("the last try returns or raises")


def _passes(error: Exception) -> bool:
    """Whether it may work a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= 500
    return True


def _at_fault(error: Exception) -> bool:
    """Whether it is what was sent that Discord does not want; not the reader's place, nor their time."""
    if not isinstance(error, discord.HTTPException) or error.code in _OUT_OF_TIME:
        return False
    return 400 <= error.status < 500 and error.status not in {_WHO_ARE_YOU, _NOT_FOUND, _TOO_MANY}


def _is_gone(error: UnansweredError) -> bool:
    cause = error.__cause__
    return isinstance(cause, discord.HTTPException) and cause.code == _UNKNOWN_MESSAGE
