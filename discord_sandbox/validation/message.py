"""Limits of a message as a whole."""

from collections.abc import Collection, Sequence
from typing import Any

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.messages import is_layout
from discord_sandbox.state.models import Json, Message, MessageFlag, Upload
from discord_sandbox.validation.controls import check_ids
from discord_sandbox.validation.embeds import check_embeds
from discord_sandbox.validation.form import Form, Path
from discord_sandbox.validation.layouts import check_layout, check_rows

MOST_CONTENT = 2000
MOST_FILES = 10


def check_message(
    body: Json, files: Sequence[Upload], size_limit: int, editing: Message | None = None, at: Path = ()
) -> None:
    """Validate the body of a message.

    `editing` is the message to be edited; `at` leads to the body if it is nested. Raises ApiError: 50035 for
    malformed bodies, 50006 for an empty message, 40005 for a large file.
    """
    form = Form()
    form.text((*at, "content"), body.get("content"), MOST_CONTENT)
    flags = form.whole((*at, "flags"), body.get("flags"), 0, 2**53) or 0
    if flags & ~MessageFlag.MAY_BE_SET:
        form.error((*at, "flags"), "MESSAGE_FLAGS_INVALID", "These flags cannot be set")
    check_embeds(form, body.get("embeds"), (*at, "embeds"))
    names = _attachments(form, body, files, editing, at)
    check_ids(form, (*at, "components"), body.get("components"))
    if is_layout(body, editing):
        _alone(form, body, editing, at)
        if "components" in body or editing is None:
            check_layout(form, body.get("components"), names, (*at, "components"))
    else:
        check_rows(form, body.get("components"), (*at, "components"))
    _nonce(form, body, at)
    _mentions(form, body, at)
    for refused in ("poll", "sticker_ids"):
        if body.get(refused):
            form.error((*at, refused), "NOT_IN_THE_SANDBOX", "The sandbox knows no such thing")
    form.raise_errors()
    if any(len(upload.content) > size_limit for upload in files):
        raise ApiError(ErrorCode.TOO_LARGE)
    if _is_empty(body, files, editing):
        raise ApiError(ErrorCode.EMPTY_MESSAGE)


def _attachments(
    form: Form, body: Json, files: Sequence[Upload], editing: Message | None, at: Path
) -> set[str]:
    """Check the attachments; return the names that can be referred to."""
    before = {one.id: one.filename for one in editing.attachments} if editing else {}
    names = {upload.filename for upload in files} | set(before.values())
    if len(files) > MOST_FILES:
        form.error((*at, "files"), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    for where, listed in form.objects((*at, "attachments"), body.get("attachments"), MOST_FILES):
        form.text((*where, "description"), listed.get("description"), 1024)
        filename = form.text((*where, "filename"), listed.get("filename"), 1024)
        if filename:
            names.add(filename)
        known = listed.get("id")
        if not str(known).isdigit() or (int(str(known)) >= len(files) and int(str(known)) not in before):
            form.error((*where, "id"), "ATTACHMENT_NOT_FOUND", f'There is no file for attachment "{known}"')
    return names


def _alone(form: Form, body: Json, editing: Message | None, at: Path) -> None:
    """Check that a layout has no content or embeds beside it, even from before the edit."""
    left_over = {"content": editing.content, "embeds": editing.embeds} if editing else {}
    for field in ("content", "embeds"):
        if body.get(field) or (field not in body and left_over.get(field)):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.error((*at, field), code, message)


def _nonce(form: Form, body: Json, at: Path) -> None:
    nonce: Any = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        form.error((*at, "nonce"), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    elif nonce is not None and (isinstance(nonce, bool) or not isinstance(nonce, (str, int))):
        form.error((*at, "nonce"), "NONCE_TYPE_INVALID", "A nonce is a text or a whole number.")


def _mentions(form: Form, body: Json, at: Path) -> None:
    allowed = body.get("allowed_mentions")
    where = (*at, "allowed_mentions")
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        form.error(where, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    parse = form.items((*where, "parse"), allowed.get("parse"), 3)
    for index, one in enumerate(parse):
        form.one_of((*where, "parse", index), one, ("roles", "users", "everyone"))
    for kind in ("users", "roles"):
        listed = form.items((*where, kind), allowed.get(kind), 100)
        for index, one in enumerate(listed):
            if not str(one).isdigit():
                form.error((*where, kind, index), "NUMBER_TYPE_COERCE", f'Value "{one}" is not snowflake.')
        if kind in parse and listed:
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            form.error(where, code, f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.')


def _is_empty(body: Json, files: Collection[Upload], editing: Message | None) -> bool:
    def after(field: str, before: object) -> object:
        value = body.get(field) if field in body else before
        return value.strip() if isinstance(value, str) else value

    kept = after("attachments", editing.attachments if editing else None)
    return not (
        files
        or kept
        or after("content", editing.content if editing else None)
        or after("embeds", editing.embeds if editing else None)
        or after("components", editing.components if editing else None)
    )
