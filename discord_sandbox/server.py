"""The server: one port for the bot (REST and gateway) and for people (page and files)."""

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable
from functools import cache
from types import TracebackType
from typing import Self

from aiohttp import web

from discord_sandbox.api import API_PREFIX, add_api_routes, api_middleware
from discord_sandbox.app_keys import FAULTS, GATEWAY, LOG, SOCKETS, TOKEN, WORLD, RequestLog
from discord_sandbox.faults import Faults
from discord_sandbox.gateway import Gateway
from discord_sandbox.state.world import World
from discord_sandbox.user import User
from discord_sandbox.web import add_web_routes, web_middleware
from discord_sandbox.web.requests import BOUND_HOST, guard_middleware

DEFAULT_TOKEN = "sandbox-token"  # noqa: S105  (no secret: anybody may know it)
LARGEST_REQUEST = 110 * 1024 * 1024


@cache
def _resources() -> tuple[web.AbstractResource, ...]:
    """Return what all servers of a process route alike; making it anew takes most of a start."""
    router = web.UrlDispatcher()
    add_api_routes(router)
    add_web_routes(router)
    return tuple(router.resources())


class Sandbox:
    """A running sandbox; use `async with`, or `start` and `stop`.

    Port 0 selects a free port; the addresses are known once it runs. The state is accessible as
    `sandbox.world` and can be passed in.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 8080,
        *,
        token: str = DEFAULT_TOKEN,
        world: World | None = None,
    ) -> None:
        if not token:
            raise ValueError("the sandbox needs a token the bot shows; any text will do")
        self.host = host
        self.port = port
        self.token = token
        self.world = world or World()
        self.gateway = Gateway(self.world, token)
        self.log = RequestLog()
        self.faults = Faults()
        self._pages = set[web.WebSocketResponse]()
        self._runner: web.AppRunner | None = None

    @property
    def base_url(self) -> str:
        """Address of the page, without trailing slash."""
        name = self.host
        with contextlib.suppress(ValueError):
            address = ipaddress.ip_address(self.host)
            # A server that listens everywhere is reached at home.
            name = "127.0.0.1" if address.is_unspecified else self.host
            name = f"[{name}]" if ":" in name else name
        return f"http://{name}:{self.port}"

    @property
    def api_base(self) -> str:
        """REST base for clients."""
        return self.base_url + API_PREFIX

    @property
    def gateway_url(self) -> str:
        """Gateway address, for clients that do not request it."""
        return self.world.gateway_url

    def user(self, name: str) -> User:
        """Return one of the six people, to act for them in a test."""
        return User(self.world, self.world.person(name))

    async def start(self) -> None:
        """Listen. Raises OSError if the port is taken."""
        app = web.Application(
            middlewares=[guard_middleware, api_middleware, web_middleware],
            client_max_size=LARGEST_REQUEST,
        )
        app[WORLD], app[TOKEN], app[GATEWAY], app[LOG] = self.world, self.token, self.gateway, self.log
        app[FAULTS] = self.faults
        app[SOCKETS] = self._pages
        app[BOUND_HOST] = self.host
        for resource in _resources():
            app.router.register_resource(resource)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError:
            await self.stop()
            raise
        self.gateway.open()
        self.port = self._runner.addresses[0][1]
        self.world.base_url = self.base_url

    async def stop(self) -> None:
        """Close all connections and release the port."""
        if self._runner is None:
            return
        runner, self._runner = self._runner, None
        if runner.addresses:
            await self.gateway.close()
        for socket in list(self._pages):
            await socket.close(code=1001)
        await runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()


async def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    *,
    token: str = DEFAULT_TOKEN,
    world: World | None = None,
    on_ready: Callable[[Sandbox], None] | None = None,
) -> None:
    """Run a sandbox until cancelled; `on_ready` is called once it listens. Raises OSError."""
    async with Sandbox(host, port, token=token, world=world) as sandbox:
        if on_ready is not None:
            on_ready(sandbox)
        await asyncio.Event().wait()
