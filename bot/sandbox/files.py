"""Takes files in and fills in their addresses where embeds and components refer to them."""

from __future__ import annotations

import io
import mimetypes
import re
from typing import TYPE_CHECKING, Any

from PIL import Image

from bot.sandbox.model import Attachment
from bot.sandbox.shapes.messages import attachment as shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.sandbox.model import Channel, Json, Upload
    from bot.sandbox.world import World

__all__ = ["number_components", "resolve_components", "resolve_embeds", "store"]

SCHEME = "attachment://"


def store(
    world: World, channel: Channel, upload: Upload, description: str | None = None, *, ephemeral: bool = False
) -> Attachment:
    """Take a file in, and look whether it is a picture. Its name is made safe for an address."""
    width, height = _measure(upload.content)
    filename = re.sub(r"[^\w.-]", "_", upload.filename) or "file"
    made = Attachment(
        id=world.ids.next(),
        channel_id=channel.id,
        filename=filename,
        content=upload.content,
        content_type=mimetypes.guess_type(filename, strict=False)[0],
        width=width,
        height=height,
        description=description,
        ephemeral=ephemeral,
    )
    world.files[made.id] = made
    return made


def _measure(content: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (OSError, ValueError, Image.DecompressionBombError):
        return None, None


def resolve_embeds(world: World, embeds: Sequence[Json], files: Sequence[Attachment]) -> list[Json]:
    """Embeds as they are shown: of type rich, with the addresses of the files they refer to."""
    shown = []
    for embed in embeds:
        filled = {**embed, "type": "rich"}
        for part in ("image", "thumbnail"):
            if isinstance(embed.get(part), dict):
                filled[part] = _media(world, embed[part], files)
        for part in ("author", "footer"):
            inner = embed.get(part)
            if isinstance(inner, dict) and str(inner.get("icon_url", "")).startswith(SCHEME):
                icon = _media(world, {"url": inner["icon_url"]}, files)
                filled[part] = {**inner, "icon_url": icon["url"]}
        shown.append(filled)
    return shown


def resolve_components(world: World, part: Any, files: Sequence[Attachment]) -> Any:
    """Components with the addresses of the files they refer to."""
    if isinstance(part, list):
        return [resolve_components(world, one, files) for one in part]
    if not isinstance(part, dict):
        return part
    if str(part.get("url", "")).startswith(SCHEME):
        return _media(world, part, files)
    return {key: resolve_components(world, value, files) for key, value in part.items()}


def _media(world: World, media: Json, files: Sequence[Attachment]) -> Json:
    name = str(media.get("url", "")).removeprefix(SCHEME)
    # Of two files of one name the newer is meant: an edit replaces the picture under its old name.
    found = next((one for one in reversed(files) if one.filename == name), None)
    if found is None:
        return media
    told = shape(found, world.base_url)
    kept: Json = {
        key: told[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in told
    }
    return {**media, **kept, "attachment_id": told["id"], "loading_state": 2}


def number_components(components: Sequence[Json]) -> list[Json]:
    """Give every component an id that is unique in its message, where the bot gave none."""
    taken = set(_given(components))
    fresh = (number for number in range(1, 10_000) if number not in taken)

    def numbered(it: Json) -> Json:
        it = {**it, "id": it.get("id") or next(fresh)}
        if isinstance(it.get("components"), list):
            it["components"] = [numbered(child) for child in it["components"]]
        for single in ("accessory", "component"):
            if isinstance(it.get(single), dict):
                it[single] = numbered(it[single])
        return it

    return [numbered(one) for one in components]


def _given(part: Any) -> list[int]:
    if isinstance(part, list):
        return [number for one in part for number in _given(one)]
    if not isinstance(part, dict):
        return []
    inner = [part.get(key) for key in ("components", "accessory", "component")]
    own = [part["id"]] if isinstance(part.get("id"), int) and "type" in part else []
    return own + [number for one in inner for number in _given(one)]
