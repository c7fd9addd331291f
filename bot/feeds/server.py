"""Read-only HTTP server for holders of a link: `ANTIKE_FEEDS=127.0.0.1:9200`."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from bot.app import App
from bot.feeds.calendar import calendar_file
from bot.feeds.table_json import table_json
from bot.store import StoreTroubleError

_log = logging.getLogger(__name__)
_MOST_A_MINUTE: Final = 120
"""Requests allowed per client address."""
_ADDRESSES: Final = 10_000
"""Client addresses counted; beyond that the least recently active are forgotten."""
_LONGEST: Final = 200
"""Characters of a request's path and query; a link is far shorter."""
_PATIENCE: Final = 10.0
"""Seconds to read a feed, as a database that hangs may never answer."""
_READING: Final = ("GET", "HEAD")
_LINE: Final = 65_536
"""Bytes of a request line that are read, so that a long one gets a proper error response."""
_HEADERS: Final = {
    "Cache-Control": "private, no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
}
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class FeedServer:
    """HTTP server of `/table/TOKEN.json` and `/calendar/TOKEN.ics`; anything else is 404."""

    def __init__(self, app: App, address: str) -> None:
        """Create a server for the address `host:port`."""
        self._app = app
        self._host, _, port = address.rpartition(":")
        self._port = int(port)
        self._asked: OrderedDict[str, tuple[int, int]] = OrderedDict()
        site = web.Application(middlewares=[self._guard], client_max_size=0)
        site.router.add_get("/table/{token}.json", self._serve_table)
        site.router.add_get("/calendar/{token}.ics", self._serve_calendar)
        self._runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.5, max_line_size=_LINE)

    async def start(self) -> int:
        """Start listening and return the port; raises `OSError` if the address is unavailable."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host.strip("[]"), self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        _log.info("feeds are read", extra={"address": f"{self._host}:{self._runner.addresses[0][1]}"})
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening and free the port."""
        await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Add security headers to every response; no path is logged, as a link is a secret."""
        try:
            self._check(request)
            async with asyncio.timeout(_PATIENCE):
                response = await handler(request)
        except (StoreTroubleError, TimeoutError) as error:
            _log.warning("a feed cannot be read: %r", error)
            raise web.HTTPServiceUnavailable(headers={**_HEADERS, "Retry-After": "60"}) from None
        except web.HTTPException as error:
            error.headers.update(_HEADERS)
            raise
        response.headers.update(_HEADERS)
        return response

    def _check(self, request: web.Request) -> None:
        """Reject too many requests, long paths and bodies; the router rejects whatever is not reading."""
        if self._floods(request.remote or ""):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})
        body = request.can_read_body and request.method in _READING
        if len(request.path_qs) > _LONGEST or body:
            raise web.HTTPRequestEntityTooLarge(max_size=_LONGEST, actual_size=len(request.path_qs))

    def _floods(self, address: str) -> bool:
        """Count a request; return whether the client has exceeded the limit of this minute."""
        minute = self._app.context.now() // 60
        last, count = self._asked.pop(address, (minute, 0))
        count = count + 1 if last == minute else 1
        self._asked[address] = (minute, count)
        if len(self._asked) > _ADDRESSES:
            self._asked.popitem(last=False)
        return count > _MOST_A_MINUTE

    async def _serve_table(self, request: web.Request) -> web.Response:
        read = await self._app.feeds.read_table(request.match_info["token"])
        if read is None:
            raise web.HTTPNotFound
        return web.json_response(table_json(read))

    async def _serve_calendar(self, request: web.Request) -> web.Response:
        read = await self._app.feeds.read_calendar(request.match_info["token"])
        if read is None:
            raise web.HTTPNotFound
        body = calendar_file(read, self._app.context.now())
        return web.Response(body=body, content_type="text/calendar", charset="utf-8")
