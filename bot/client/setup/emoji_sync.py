"""Synchronises the application's emojis with the icons, at startup and hourly."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Final

import discord

from bot.client.base import AntikeClient
from bot.client.responses import LINE_ERRORS
from bot.client.setup.emojis import set_emojis
from bot.i18n.lines import one_line
from bot.render.tables.emojis import ICONS
from bot.workers.jobs import DrawingEmojis

_log = logging.getLogger(__name__)
_FIRST_SHARD: Final = 0
"""The process with this shard changes the emojis; the others only read them."""
_EVERY: Final = 3600.0
"""Seconds until a rejected or deleted emoji is created again."""


def emoji_name(icon: str) -> str:
    """Return the emoji name of an icon: Discord allows no hyphens, and screen readers read the name aloud."""
    return icon.replace("-", "_")


async def keep_emojis(client: AntikeClient) -> None:
    """Synchronise after startup, then periodically."""
    await client.wait_until_ready()
    while True:
        try:
            await sync_emojis(client)
        except Exception:
            _log.exception("the emojis could not be looked through")
        await asyncio.sleep(_EVERY)


async def sync_emojis(client: AntikeClient) -> None:
    """Use existing emojis, create missing ones and replace changed ones; leave all others alone.

    If anything fails, buttons are shown without the missing icons.
    """
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        _use_emojis(there)
        if _FIRST_SHARD in client.app.context.shards.own:
            pictures = await client.workers.run(DrawingEmojis())
            try:
                await _update_emojis(client, pictures, there)
            finally:
                _use_emojis(there)
    except (discord.DiscordException, *LINE_ERRORS) as error:
        _log.warning(
            "the emojis are looked through again in an hour: %s", one_line(str(error) or repr(error))
        )


def _use_emojis(there: Mapping[str, discord.Emoji]) -> None:
    found = {icon: emoji for icon in ICONS if (emoji := there.get(emoji_name(icon))) is not None}
    set_emojis({icon: discord.PartialEmoji(name=emoji.name, id=emoji.id) for icon, emoji in found.items()})


async def _update_emojis(
    client: AntikeClient, pictures: Mapping[str, bytes], there: dict[str, discord.Emoji]
) -> None:
    """Bring the emojis up to date, recording each one, so that none is created twice after an interruption.

    Discord cannot change an emoji's picture, so a changed one is replaced. An emoji created by someone else
    under the name of an icon is kept and used.
    """
    setting = f"emojis/{client.application_id}"
    ours: dict[str, list[str]] = json.loads(await client.app.setting(setting) or "{}")
    made, refused = 0, dict[str, str]()
    for icon, data in pictures.items():
        name, digest = emoji_name(icon), hashlib.sha256(data).hexdigest()
        known, noted = there.get(name), ours.get(name)
        if known is not None and not _is_stale(client, known, noted, digest):
            continue
        if ours.pop(name, None):
            await client.app.remember(setting, json.dumps(ours))
        try:
            if known is not None:
                await known.delete()
                del there[name]
            there[name] = emoji = await client.create_application_emoji(name=name, image=data)
        except discord.HTTPException as error:
            refused[name] = f"{error.status} ({error.code}) {one_line(error.text)}"
            continue
        made += 1
        ours[name] = [str(emoji.id), digest]
        await client.app.remember(setting, json.dumps(ours))
    if refused:
        name, why = next(iter(refused.items()))
        _log.warning("%s emojis are refused, buttons do without them; %s: %s", len(refused), name, why)
    if made:
        _log.info("%s emojis made", made)


def _is_stale(client: AntikeClient, emoji: discord.Emoji, noted: list[str] | None, digest: str) -> bool:
    """Return whether an emoji is ours and outdated; unrecorded ones of our own count as outdated."""
    if noted is None:
        return emoji.user is not None and client.user is not None and emoji.user.id == client.user.id
    return noted[0] == str(emoji.id) and noted[1] != digest
