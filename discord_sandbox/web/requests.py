"""Requests of the page: their bodies are read, and other web sites kept out.

The page has no login, so only this machine's own pages may use it. A site a person visits could otherwise
send requests to the sandbox (cross-origin), or let its own name point at this machine (DNS rebinding).
"""

import json
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from discord_sandbox.errors import PersonError
from discord_sandbox.state.models import Json

BOUND_HOST = web.AppKey("bound_host", str)
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


@web.middleware
async def guard_middleware(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse foreign hosts, and what a foreign page would write or listen to."""
    name = urlsplit(f"//{request.host}").hostname or ""
    if name not in LOOPBACK | {request.app[BOUND_HOST].strip("[]").lower()}:
        return _refused(f"This sandbox does not answer to the name {name}.")
    origin = request.headers.get("Origin")
    writes = request.method not in ("GET", "HEAD") or "Upgrade" in request.headers
    if writes and origin is not None and origin != f"http://{request.host}":
        return _refused(f"Pages of {origin} may not use this sandbox.")
    if writes and request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site"):
        return _refused("Pages of other sites may not use this sandbox.")
    return await handler(request)


def _refused(message: str) -> web.Response:
    return web.json_response({"error": message}, status=403)


async def read(request: web.Request) -> Json:
    """The JSON object of a request. Raises PersonError."""
    try:
        body = json.loads(await request.read())
    except ValueError:
        raise PersonError("The body is no JSON.") from None
    if not isinstance(body, dict):
        raise PersonError("The body is no JSON object.")
    return body
