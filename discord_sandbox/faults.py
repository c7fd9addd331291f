"""Injected faults: refused or slow requests, and connections cut before or after execution."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

from discord_sandbox.errors import ErrorCode
from discord_sandbox.state.models import Json

TOO_MANY = 429
MESSAGES = {code: trouble.value[2] for trouble in ErrorCode if (code := trouble.value[1])}
"""Discord's messages for the known codes."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of one request; without a status it is executed."""

    status: int | None = None
    """HTTP status of the refusal."""
    code: int = 0
    """Discord's code of the refusal."""
    everywhere: bool = False
    """For a 429: whether the limit is global, not that of the route."""
    retry_after: float = 0.05
    """For a 429: seconds to wait."""
    foreign: bool = False
    """For a 429: whether it comes from Discord's proxy, which bans an address."""
    delay: float = 0.0
    """Seconds of delay before execution."""
    late: float = 0.0
    """Seconds of delay after execution."""
    cut: str = ""
    """When the connection breaks: `before` execution, or `after`, so that only the response is lost."""

    @property
    def body(self) -> Json:
        """Return the refusal in Discord's format."""
        told: Json = {
            "message": MESSAGES.get(self.code, f"{self.status}: planned in the sandbox"),
            "code": self.code,
        }
        if self.status == TOO_MANY:
            told |= {"retry_after": self.retry_after, "global": self.everywhere}
        return told

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers; clients recognise Discord's own 429 by a Via header."""
        told = {} if self.foreign else {"Via": "sandbox"}
        if self.status == TOO_MANY:
            told["Retry-After"] = str(self.retry_after)
            told["X-RateLimit-Scope"] = "global" if self.everywhere else "user"
            if self.everywhere:
                told["X-RateLimit-Global"] = "true"
        return told

    async def apply(
        self, request: web.Request, carry_out: Callable[[], Awaitable[web.StreamResponse]]
    ) -> tuple[web.StreamResponse, Json]:
        """Apply the fault to a request; return the response and its error, if any."""
        await asyncio.sleep(self.delay)
        if self.cut == "before":
            return _torn(request), {"message": "cut before it was carried out"}
        if self.status is not None:
            return self._refusal(), self.body
        answer = await carry_out()
        await asyncio.sleep(self.late)
        return (_torn(request), {"message": "cut, the answer is lost"}) if self.cut else (answer, {})

    def _refusal(self) -> web.Response:
        content = json.dumps(self.body).encode()
        return web.Response(
            body=content,
            status=self.status or 500,
            content_type="application/json",
            headers=self.headers,
        )


def _torn(request: web.Request) -> web.Response:
    """Abort the connection; the returned response reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=204)


@dataclass(slots=True)
class Faults:
    """Planned faults and the requests they apply to."""

    planned: list[tuple[str, str, Fault]] = field(default_factory=list)

    def plan(self, status: int, method: str = "", path: str = "", times: int = 1) -> None:
        """Make the next `times` matching requests fail with a status."""
        self.add(Fault(status), method, path, times)

    def add(self, fault: Fault, method: str = "", path: str = "", times: int = 1) -> None:
        """Apply a fault to the next `times` requests with this method and path fragment."""
        self.planned += [(method, path, fault)] * times

    def clear(self) -> None:
        """Remove all planned faults."""
        self.planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return and remove the fault planned for a request; None if there is none."""
        for plan in self.planned:
            if plan[0] in ("", method) and plan[1] in path:
                self.planned.remove(plan)
                return plan[2]
        return None
