"""Components as returned by Discord: with ids, defaults and file addresses."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord_sandbox.state.files import resolve_media
from discord_sandbox.state.models import Attachment, Json
from discord_sandbox.state.world import World

MENU = {"min_values": 1, "max_values": 1}
DEFAULTS: dict[int, Json] = {
    **dict.fromkeys((3, 5, 6, 7, 8), MENU),
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
GALLERY, FILE = 12, 13


def as_shown(world: World, components: Sequence[Json], files: Sequence[Attachment]) -> list[Json]:
    """Return a message's components as Discord does.

    Each has an id that is unique in its message; ids set by the bot are kept.
    """
    taken = {it["id"] for it in _walk(components) if isinstance(it.get("id"), int)}
    fresh = (number for number in range(1, 10_000) if number not in taken)

    def shown(it: Json) -> Json:
        made: Json = {**DEFAULTS.get(it["type"], {}), **it, "id": it.get("id") or next(fresh)}
        if isinstance(it.get("components"), list):
            made["components"] = [shown(child) for child in it["components"]]
        if isinstance(it.get("accessory"), dict):
            made["accessory"] = shown(it["accessory"])
        if isinstance(it.get("options"), list):
            made["options"] = [_emoji_shown(one) for one in it["options"]]
        if it["type"] == GALLERY:
            made["items"] = [
                {"description": None, "spoiler": False, **one, "media": _media(world, one["media"], files)}
                for one in it["items"]
            ]
        for key in ("media", "file"):
            if isinstance(it.get(key), dict):
                made[key] = _media(world, it[key], files)
        if it["type"] == FILE:
            made |= _file_facts(made["file"], files)
        return _emoji_shown(made)

    return [shown(one) for one in components]


def _walk(components: Any) -> Iterable[Json]:
    for it in components:
        yield it
        yield from _walk(it.get("components") or [])
        yield from _walk([it["accessory"]] if isinstance(it.get("accessory"), dict) else [])


def _emoji_shown(it: Json) -> Json:
    """Return a component with its emoji's id as text, because JavaScript would round a number."""
    emoji = it.get("emoji")
    if not isinstance(emoji, dict) or emoji.get("id") is None:
        return it
    return {**it, "emoji": {**emoji, "id": str(emoji["id"])}}


def _media(world: World, media: Json, files: Sequence[Attachment]) -> Json:
    shown = resolve_media(world, media, files)
    made: Json = {"id": str(world.ids.next()), "proxy_url": shown["url"], "loading_state": 2}
    return made | shown


def _file_facts(media: Json, files: Sequence[Attachment]) -> Json:
    meant = next((one for one in files if str(one.id) == media.get("attachment_id")), None)
    return {"name": meant.filename, "size": len(meant.content)} if meant else {}
