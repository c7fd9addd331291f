"""Keeps the application's own emojis in step with the boards' art: at every start, and hourly after it."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Final

import discord

from bot.client.base import AntikeClient
from bot.client.responses import LINE_ERRORS
from bot.client.setup.emojis import know_emojis
from bot.i18n.lines import one_line
from bot.render.tables.emojis import ICONS
from bot.workers.jobs import DrawingEmojis

_log = logging.getLogger(__name__)
_FIRST_SHARD: Final = 0
"""The process that has it changes what Discord keeps; all others take what is there."""
_EVERY: Final = 3600.0
"""Seconds until one that Discord refused, or that somebody has removed, is made again."""


def emoji_name(icon: str) -> str:
    """What the emoji of an icon is called: Discord takes no hyphens, and screen readers speak it."""
    return icon.replace("-", "_")


async def keep_emojis(client: AntikeClient) -> None:
    """Once everything else is up, and then for ever."""
    await client.wait_until_ready()
    while True:
        try:
            await sync_emojis(client)
        except Exception:
            _log.exception("the emojis could not be looked through")
        await asyncio.sleep(_EVERY)


async def sync_emojis(client: AntikeClient) -> None:
    """Show what there is, create what is missing, replace what has changed; all else is left alone.

    Whatever of this fails, buttons do without icons that are not there.
    """
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        _show(there)
        if _FIRST_SHARD in client.app.context.shards.own:
            pictures = await client.workers.run(DrawingEmojis())
            try:
                await _bring_in_line(client, pictures, there)
            finally:
                _show(there)
    except (discord.DiscordException, *LINE_ERRORS) as error:
        _log.warning(
            "the emojis are looked through again in an hour: %s", one_line(str(error) or repr(error))
        )


def _show(there: Mapping[str, discord.Emoji]) -> None:
    found = {icon: emoji for icon in ICONS if (emoji := there.get(emoji_name(icon))) is not None}
    know_emojis({icon: discord.PartialEmoji(name=emoji.name, id=emoji.id) for icon, emoji in found.items()})


async def _bring_in_line(
    client: AntikeClient, pictures: Mapping[str, bytes], there: dict[str, discord.Emoji]
) -> None:
    """What our emojis show is noted one by one: whatever ends this, none is made twice.

    Discord changes no picture: a changed one is a new emoji in the place of the old. One that somebody else
    has given the name of an icon is theirs, and shown.
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
    """Whether it is ours and shows something else; what one shows that was never noted, nobody knows."""
    if noted is None:
        return emoji.user is not None and client.user is not None and emoji.user.id == client.user.id
    return noted[0] == str(emoji.id) and noted[1] != digest
