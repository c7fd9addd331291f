"""Limits of embeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from discord_sandbox.state.models import Json
    from discord_sandbox.validation.form import Form, Path

MOST_TEXT = 6000


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
    _address(form, (*path, "url"), embed.get("url"), {"http", "https"})
    for picture in ("image", "thumbnail"):
        url = _part(embed, picture).get("url")
        _address(form, (*path, picture, "url"), url, {"http", "https", "attachment"})
    return written


def _part(embed: Json, name: str) -> Json:
    part = embed.get(name)
    return part if isinstance(part, dict) else {}


def _address(form: Form, path: Path, value: Any, schemes: set[str]) -> None:
    url = form.text(path, value, 2048)
    if url and urlsplit(url).scheme not in schemes:
        listed = ", ".join(sorted(schemes))
        scheme = urlsplit(url).scheme
        form.error(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported; use one of {listed}.'
        )
