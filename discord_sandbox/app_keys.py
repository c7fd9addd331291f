"""Keys of shared objects in the aiohttp application, and the request log."""

from dataclasses import dataclass, field

from aiohttp import web

from discord_sandbox.faults import Faults
from discord_sandbox.gateway import Gateway
from discord_sandbox.state.models import Json
from discord_sandbox.state.world import World

KEPT_REQUESTS = 5_000
_ANSWERS = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class RequestLog:
    """The latest few thousand REST requests of the bot."""

    entries: list[Json] = field(default_factory=list)
    count: int = 0
    answers: int = 0
    """Number of responses to interactions, which do not count towards Discord's global rate limit."""

    def note(self, entry: Json) -> None:
        """Append a request with the next number."""
        self.count += 1
        self.answers += str(entry["path"]).startswith(_ANSWERS)
        self.entries.append({"seq": self.count, **entry})
        del self.entries[:-KEPT_REQUESTS]

    def after(self, seq: int) -> list[Json]:
        """Return the requests with a greater number."""
        return [entry for entry in self.entries if entry["seq"] > seq]


WORLD = web.AppKey("world", World)
TOKEN = web.AppKey("token", str)
FAULTS = web.AppKey("faults", Faults)
GATEWAY = web.AppKey("gateway", Gateway)
LOG = web.AppKey("log", RequestLog)
SOCKETS: web.AppKey[set[web.WebSocketResponse]] = web.AppKey("sockets")
"""Websockets of open pages."""
