"""Request bodies (JSON or multipart) and JSON responses in Discord's format."""

import json
import re
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers.messages import message as shape
from discord_sandbox.state.models import Json, Message, Upload
from discord_sandbox.state.world import World
from discord_sandbox.validation.form import Form


@dataclass(slots=True)
class ReceivedRequest:
    """Content of a request, for the log."""

    body: Any = None
    files: list[Upload] = field(default_factory=list)


RECEIVED: ContextVar[ReceivedRequest] = ContextVar("RECEIVED")
FILE_FIELD = re.compile(r"files\[(\d+)\]")


def reply(body: Any = None, status: int = 200) -> web.Response:
    """Create a JSON response, or 204 without body. Clients compare the content type exactly."""
    if body is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def reply_message(world: World, message: Message) -> web.Response:
    """Return a message as the response."""
    return reply(shape(message, world.guild, world.bot, world.base_url))


def number(request: web.Request, name: str, unknown: ErrorCode = ErrorCode.NOT_FOUND) -> int:
    """Parse an id of the path. Raises ApiError `unknown` if it is no number."""
    text = request.match_info[name]
    if not text.isdigit():
        raise ApiError(unknown)
    return int(text)


async def read_any(request: web.Request) -> Any:
    """Parse a JSON body of any type. Raises ApiError 50035, 50109."""
    if request.content_type != "application/json":
        message = f'Expected "Content-Type" header to be application/json, not {request.content_type}.'
        Form().refuse((), "CONTENT_TYPE_INVALID", message)
    return _parse(await request.read())


async def read_object(request: web.Request) -> Json:
    """Parse a JSON body that must be an object. Raises ApiError 50035, 50109."""
    return _object(await read_any(request))


async def read_body(request: web.Request) -> tuple[Json, list[Upload]]:
    """Parse a body that may contain files: JSON, or multipart with `payload_json` and `files[n]`."""
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    return await read_object(request), []


async def _read_multipart(request: web.Request) -> tuple[Json, list[Upload]]:
    body: Json = {}
    found: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(ErrorCode.INVALID_FORM)
        if part.name == "payload_json":
            body = _object(_parse(bytes(await part.read())))
        elif field := FILE_FIELD.fullmatch(part.name or ""):
            content = bytes(await part.read(decode=False))
            found[int(field[1])] = Upload(part.filename or "file", content)
    if sorted(found) != list(range(len(found))):
        Form().refuse(("files",), "FILES_NOT_NUMBERED", "Files must be numbered from 0 without gaps")
    files = [found[index] for index in sorted(found)]
    RECEIVED.get().files = files
    return body, files


def _parse(content: bytes) -> Any:
    try:
        body = RECEIVED.get().body = json.loads(content)
    except ValueError:
        raise ApiError(ErrorCode.INVALID_JSON) from None
    return body


def _object(body: Any) -> Json:
    if not isinstance(body, dict):
        Form().refuse((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return body
