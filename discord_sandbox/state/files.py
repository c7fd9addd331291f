"""Storage of files, and their addresses in embeds and components."""

import io
import mimetypes
import re
from collections.abc import Sequence

from PIL import Image

from discord_sandbox.state.models import Attachment, Channel, Json, Upload
from discord_sandbox.state.world import World

SCHEME = "attachment://"


def store(
    world: World, channel: Channel, upload: Upload, description: str | None = None, *, ephemeral: bool = False
) -> Attachment:
    """Store a file and detect pictures. Its name is made safe for addresses."""
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
    """Return embeds as shown: of type rich, with the addresses of their files."""
    shown = []
    for embed in embeds:
        filled = {**embed, "type": "rich"}
        for part in ("image", "thumbnail"):
            if isinstance(embed.get(part), dict):
                filled[part] = resolve_media(world, embed[part], files)
        for part in ("author", "footer"):
            inner = embed.get(part)
            if isinstance(inner, dict) and str(inner.get("icon_url", "")).startswith(SCHEME):
                icon = resolve_media(world, {"url": inner["icon_url"]}, files)
                filled[part] = {**inner, "icon_url": icon["url"]}
        if isinstance(embed.get("fields"), list):
            filled["fields"] = [{"inline": False, **entry} for entry in embed["fields"]]
        shown.append(filled)
    return shown


def resolve_media(world: World, media: Json, files: Sequence[Attachment]) -> Json:
    """Return a picture's address and size if it refers to a file of the message."""
    name = str(media.get("url", "")).removeprefix(SCHEME)
    # Of two files of one name the newer is meant: an edit replaces the picture under its old name.
    found = next((one for one in reversed(files) if one.filename == name), None)
    if found is None:
        return media
    return {**media, **describe(found, world.base_url), "attachment_id": str(found.id)}


def describe(it: Attachment, base_url: str) -> Json:
    """Return the common fields of a file; its address is on this server."""
    url = f"{base_url}/attachments/{it.channel_id}/{it.id}/{it.filename}"
    fields: Json = {"url": url, "proxy_url": url}
    if it.content_type:
        fields["content_type"] = it.content_type
    if it.width is not None and it.height is not None:
        fields |= {"width": it.width, "height": it.height}
    if it.description:
        fields["description"] = it.description
    return fields
