"""Requests that go wrong as Discord's sometimes do: refused, slow, cut before or after being carried out."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import web

from discord_sandbox.errors import ErrorCode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from discord_sandbox.state.models import Json

TOO_MANY = 429
MESSAGES = {code: trouble.value[2] for trouble in ErrorCode if (code := trouble.value[1])}
"""Discord's words for the codes this server knows."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What happens to one request; without a status it is carried out."""

    status: int | None = None
    """The HTTP status it is refused with."""
    code: int = 0
    """Discord's own code of the refusal."""
    everywhere: bool = False
    """For a 429: whether all requests have to wait, not this route alone."""
    retry_after: float = 0.05
    """For a 429: seconds to wait."""
    foreign: bool = False
    """For a 429: whether it comes from the proxy in front of Discord, which bans an address."""
    delay: float = 0.0
    """Seconds before anything is done with it."""
    late: float = 0.0
    """Seconds that the answer is kept back after it was carried out."""
    cut: str = ""
    """Where the line breaks: `before` it is carried out, or `after`, so that only the answer is lost."""

    @property
    def body(self) -> Json:
        """The refusal in Discord's form."""
        told: Json = {
            "message": MESSAGES.get(self.code, f"{self.status}: planned in the sandbox"),
            "code": self.code,
        }
        if self.status == TOO_MANY:
            told |= {"retry_after": self.retry_after, "global": self.everywhere}
        return told

    @property
    def headers(self) -> dict[str, str]:
        """Clients only take a 429 for Discord's own if it came by way of a proxy."""
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
        """Apply it to a request; gives the answer, and the error it tells of, if any."""
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
    """Cut the line; what is returned after that reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=204)


@dataclass(slots=True)
class Faults:
    """What is planned, and for which requests."""

    planned: list[tuple[str, str, Fault]] = field(default_factory=list)

    def plan(self, status: int, method: str = "", path: str = "", times: int = 1) -> None:
        """Have the next `times` requests of this method, with this in their path, fail with a status."""
        self.add(Fault(status), method, path, times)

    def add(self, fault: Fault, method: str = "", path: str = "", times: int = 1) -> None:
        """Have it happen to the next `times` requests of this method, with this in their path."""
        self.planned += [(method, path, fault)] * times

    def clear(self) -> None:
        """All is well from now on."""
        self.planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """What this request has to suffer, if something was planned for it."""
        for plan in self.planned:
            if plan[0] in ("", method) and plan[1] in path:
                self.planned.remove(plan)
                return plan[2]
        return None
