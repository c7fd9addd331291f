"""The REST routes, and what happens around each request: the token, errors in Discord's form, the log."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from aiohttp import web

from bot.sandbox.errors import ApiError, Trouble
from bot.sandbox.keys import FAULTS, LOG, TOKEN
from bot.sandbox.rest import callbacks, channels, commands, identity, messages, threads, webhooks
from bot.sandbox.rest.wire import HEARD, Heard, reply

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.sandbox.model import Json

__all__ = ["API_PREFIX", "add_routes", "rest_middleware"]

API_PREFIX = "/api/v10"
TOKEN_IN_PATH = re.compile(API_PREFIX + r"/(interactions/\d+/|webhooks/\d+/)")


def add_routes(app: web.Application) -> None:
    """Add every REST route to the application."""
    for module in (identity, commands, channels, messages, threads, callbacks, webhooks):
        app.router.add_routes(
            web.route(it.method, API_PREFIX + it.path, it.handler)
            for it in module.routes
            if isinstance(it, web.RouteDef)
        )


@web.middleware
async def rest_middleware(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Hold the token against ours, put errors in Discord's form, and write the request down."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    heard = Heard()
    trouble: Json = {}
    HEARD.set(heard)
    planned = request.app[FAULTS].take(request.method, request.path)
    if planned is not None:
        trouble = {"message": f"{planned}: planned in the sandbox", "code": 0, "retry_after": 0.05}
        _note(request, heard, planned, trouble)
        # Clients only take a 429 for Discord's own if it came by way of a proxy.
        return reply(trouble, planned, {"Via": "sandbox"})
    try:
        _authorize(request)
        answer: web.StreamResponse = await handler(request)
    except ApiError as error:
        trouble = error.body()
        answer = reply(trouble, error.status)
    except web.HTTPException as error:
        known = {404: Trouble.NOT_FOUND, 405: Trouble.METHOD_NOT_ALLOWED, 413: Trouble.TOO_LARGE}
        if error.status not in known:
            raise
        trouble = ApiError(known[error.status]).body()
        answer = reply(trouble, error.status)
    _note(request, heard, answer.status, trouble)
    return answer


def _authorize(request: web.Request) -> None:
    """Interaction callbacks and webhooks carry their own token in the address."""
    if TOKEN_IN_PATH.match(request.path):
        return
    if request.headers.get("Authorization") != f"Bot {request.app[TOKEN]}":
        raise ApiError(Trouble.UNAUTHORIZED)


def _note(request: web.Request, heard: Heard, status: int, trouble: Json) -> None:
    request.app[LOG].note(
        {
            "method": request.method,
            "path": request.path.removeprefix(API_PREFIX),
            "query": dict(request.query),
            "body": heard.body,
            "files": [{"filename": upload.filename, "size": len(upload.content)} for upload in heard.files],
            "status": status,
            "error": trouble or None,
        }
    )
