"""Limits of an application's emojis, and emojis in components."""

import base64
import binascii
import re
from typing import Any

from discord_sandbox.state.emojis import EmojiBook
from discord_sandbox.state.models import Json
from discord_sandbox.validation.controls import walk
from discord_sandbox.validation.form import Form, Path

NAME = re.compile(r"\w{2,32}", re.ASCII)
PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)
LARGEST = 256 * 1024
UNICODE = re.compile(r"(?:[0-9#*]\ufe0f?\u20e3|\u2139|[^\w\x00-\x7f])+")
"""Unicode's emojis, generously: keycaps, the information sign, and all that is neither ASCII nor a letter."""


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
    """Refuse components with an emoji that is neither the application's nor Unicode's. Raises 50035."""
    form = Form()
    for path, it in walk(body.get("components"), (*at, "components")):
        emoji = it.get("emoji")
        if isinstance(emoji, dict) and (wrong := _wrong_field(emoji, known)):
            form.error((*path, "emoji", wrong), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.raise_errors()


def _wrong_field(emoji: Json, known: EmojiBook) -> str | None:
    """Return the field by which there is no such emoji."""
    emoji_id = emoji.get("id")
    if emoji_id is None:
        return None if UNICODE.fullmatch(str(emoji.get("name"))) else "name"
    return None if str(emoji_id).isdigit() and int(emoji_id) in known else "id"
