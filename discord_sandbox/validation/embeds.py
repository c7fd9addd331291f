"""Limits of embeds."""

from typing import Any

from discord_sandbox.state.models import Json
from discord_sandbox.validation.form import Form, Path

MOST_TEXT = 6000
ON_THE_WEB = ("http", "https")
PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def check_embeds(form: Form, value: Any, path: Path = ("embeds",)) -> None:
    """Check up to 10 embeds, with 6,000 characters in total."""
    written = sum(_embed(form, where, embed) for where, embed in form.objects(path, value, 10))
    if written > MOST_TEXT:
        form.error(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _embed(form: Form, path: Path, embed: Json) -> int:
    """Check an embed; return the characters that count towards the 6,000."""
    written = len(form.text((*path, "title"), embed.get("title"), 256))
    written += len(form.text((*path, "description"), embed.get("description"), 4096))
    written += len(form.text((*path, "footer", "text"), _part(embed, "footer").get("text"), 2048))
    written += len(form.text((*path, "author", "name"), _part(embed, "author").get("name"), 256))
    for where, entry in form.objects((*path, "fields"), embed.get("fields"), 25):
        written += len(form.text((*where, "name"), entry.get("name"), 256, required=True))
        written += len(form.text((*where, "value"), entry.get("value"), 1024, required=True))
    form.whole((*path, "color"), embed.get("color"), 0, 0xFFFFFF)
    if not written and not any(_part(embed, picture) for picture in ("image", "thumbnail")):
        form.error(path, "EMBED_EMPTY", "An embed needs a text or a picture")
    form.address((*path, "url"), embed.get("url"), ON_THE_WEB)
    form.address((*path, "author", "url"), _part(embed, "author").get("url"), ON_THE_WEB)
    for part, field in PICTURES:
        form.address((*path, part, field), _part(embed, part).get(field), (*ON_THE_WEB, "attachment"))
    return written


def _part(embed: Json, name: str) -> Json:
    part = embed.get(name)
    return part if isinstance(part, dict) else {}
