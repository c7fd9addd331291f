"""Limits of an application's emojis, and emojis in components."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Any

from discord_sandbox.validation.form import Form

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord_sandbox.state.emojis import EmojiBook
    from discord_sandbox.state.models import Json
    from discord_sandbox.validation.form import Path

NAME = re.compile(r"\w{2,32}", re.ASCII)
PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)
LARGEST = 256 * 1024


def check_name(form: Form, value: Any, taken: bool) -> str:
    """Check a name: 2 to 32 letters, digits and underscores, not taken."""
    name = form.text(("name",), value, 32, 2, required=True)
    if name and not NAME.fullmatch(name):
        form.error(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif taken:
        form.error(
            ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists"
        )
    return name


def check_picture(form: Form, value: Any) -> tuple[bytes, str]:
    """Check a picture given as a data URL of up to 256 KiB."""
    match = PICTURE.fullmatch(value) if isinstance(value, str) else None
    try:
        content = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        content = b""
    if match is None or not content:
        form.error(("image",), "IMAGE_INVALID", "Invalid image")
        return b"", ""
    if len(content) > LARGEST:
        form.error(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content, match[1]


def check_known(body: Json, known: EmojiBook, at: Path = ()) -> None:
    """Refuse components with an unknown emoji. Raises 50035."""
    form = Form()
    for path, emoji in _emojis(body.get("components"), (*at, "components")):
        if emoji.get("id") is not None and not _is_known(emoji["id"], known):
            form.error((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.raise_errors()


def _is_known(emoji_id: Any, known: EmojiBook) -> bool:
    return str(emoji_id).isdigit() and int(emoji_id) in known


def _emojis(part: Any, path: Path) -> Iterator[tuple[Path, Json]]:
    if isinstance(part, list):
        for index, one in enumerate(part):
            yield from _emojis(one, (*path, index))
    elif isinstance(part, dict):
        if isinstance(part.get("emoji"), dict):
            yield (*path, "emoji"), part["emoji"]
        for field in ("components", "accessory", "options"):
            yield from _emojis(part.get(field), (*path, field))
