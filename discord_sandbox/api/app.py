"""The REST routes and their middleware: authentication, errors in Discord's format, request log."""

import logging
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from discord_sandbox.api import callbacks, channels, commands, emojis, identity, messages, threads, webhooks
from discord_sandbox.api.requests import RECEIVED, ReceivedRequest, reply
from discord_sandbox.app_keys import FAULTS, LOG, TOKEN
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.models import Json

_log = logging.getLogger(__name__)
API_PREFIX = "/api/v10"
TOKEN_IN_PATH = re.compile(API_PREFIX + r"/(interactions/\d+/|webhooks/\d+/)")


def add_api_routes(router: web.UrlDispatcher) -> None:
    """Add all REST routes."""
    for module in (identity, commands, emojis, channels, messages, threads, callbacks, webhooks):
        router.add_routes(
            web.route(it.method, API_PREFIX + it.path, it.handler)
            for it in module.routes
            if isinstance(it, web.RouteDef)
        )


@web.middleware
async def api_middleware(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Check the token, convert errors to Discord's format, and log the request."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    RECEIVED.set(received := ReceivedRequest())
    trouble: Json = {}

    async def carry_out() -> web.StreamResponse:
        nonlocal trouble
        answer, trouble = await _answered(request, handler)
        return answer

    fault = request.app[FAULTS].take(request.method, request.path)
    if fault is None:
        answer = await carry_out()
    else:
        answer, planned = await fault.apply(request, carry_out)
        trouble = planned or trouble
    _note(request, received, answer.status, trouble, planned=fault is not None)
    return answer


async def _answered(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> tuple[web.StreamResponse, Json]:
    """Return the response to a complete request, and its error, if any."""
    try:
        _authorize(request)
        return await handler(request), {}
    except ApiError as error:
        return reply(error.body(), error.status), error.body()
    except ConnectionError:
        return web.Response(status=400), {"message": "the client has gone away"}
    except web.HTTPException as error:
        known = {404: ErrorCode.NOT_FOUND, 405: ErrorCode.METHOD_NOT_ALLOWED, 413: ErrorCode.TOO_LARGE}
        if error.status not in known:
            raise
        trouble = ApiError(known[error.status]).body()
        return reply(trouble, error.status), trouble
    except Exception as error:
        _log.exception("%s %s failed", request.method, request.path)
        trouble = ApiError(ErrorCode.INTERNAL).body()
        return reply(trouble, 500), trouble | {"exception": repr(error)}


def _authorize(request: web.Request) -> None:
    """Check the authorization header; interaction callbacks and webhooks have their token in the path."""
    if TOKEN_IN_PATH.match(request.path):
        return
    if request.headers.get("Authorization") != f"Bot {request.app[TOKEN]}":
        raise ApiError(ErrorCode.UNAUTHORIZED)


def _note(
    request: web.Request, received: ReceivedRequest, status: int, trouble: Json, *, planned: bool
) -> None:
    request.app[LOG].note(
        {
            "method": request.method,
            "path": request.path.removeprefix(API_PREFIX),
            "query": dict(request.query),
            "body": received.body,
            "files": [
                {"filename": upload.filename, "size": len(upload.content)} for upload in received.files
            ],
            "status": status,
            "error": trouble or None,
            "planned": planned,  # trouble that was asked for; the body may not even have been read
        }
    )
