"""The gateway: sessions of the bot, and events sent to them."""

import asyncio

from aiohttp import WSCloseCode, web

from discord_sandbox.gateway.connection import Connection
from discord_sandbox.gateway.dispatch import MESSAGE_CONTENT, dispatches
from discord_sandbox.gateway.sessions import Sessions
from discord_sandbox.state.events import Event, InteractionCreated
from discord_sandbox.state.models import Json
from discord_sandbox.state.world import World

RECONNECT, INVALID_SESSION = 7, 9


class Gateway:
    """All sessions of the bot; a session outlives its socket for a while and can be resumed."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sessions = Sessions(world)
        self.echoes = 0
        """Number of times each interaction is repeated."""
        self.lag = 0.0
        """Seconds of delay of each interaction."""
        self.closed_doors = 0
        """Number of next sockets to refuse."""

    def open(self) -> None:
        """Subscribe to events of the world."""
        self._world.listen(self._on_event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a socket until it closes."""
        if self.closed_doors > 0:
            self.closed_doors -= 1
            raise web.HTTPServiceUnavailable(text="planned in the sandbox")
        socket = web.WebSocketResponse(max_msg_size=64 * 1024)
        await socket.prepare(request)
        await Connection(self._sessions, self._world, self._token, socket, request.transport).run()
        return socket

    async def drop(self, *, resumable: bool = True) -> None:
        """Abort all sockets; the sessions can be resumed unless `resumable` is false."""
        for session in self._sessions.live():
            session.tear()
            if not resumable:
                self._sessions.forget(session)
        await asyncio.sleep(0)

    async def hang_up(self, code: int) -> None:
        """Close all sockets with a code; the sessions can be resumed if the client does."""
        for session in self._sessions.live():
            session.hung_up = True
            await session.close(code)

    async def ask_to_reconnect(self) -> None:
        """Ask all clients to reconnect (op 7); the sessions can be resumed."""
        for session in self._sessions.live():
            session.push({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Invalidate all sessions (op 9); clients resume if allowed, else identify again."""
        for session in self._sessions.live():
            session.push({"op": INVALID_SESSION, "d": resumable, "s": None, "t": None})
            if not resumable:
                self._sessions.forget(session)

    async def close(self) -> None:
        """Close all sockets on shutdown."""
        for session in self._sessions.live():
            await session.close(WSCloseCode.GOING_AWAY)
        self._world.unlisten(self._on_event)

    @property
    def shards(self) -> set[tuple[int, int]]:
        """Return the connected shards, each with its client's number of shards."""
        return {session.shard for session in self._sessions.live()}

    def _on_event(self, event: Event) -> None:
        told = dispatches(self._world, event)
        if not isinstance(event, InteractionCreated):
            self._tell(told)
            return
        for _ in range(1 + self.echoes):
            if self.lag:
                asyncio.get_running_loop().call_later(self.lag, self._tell, told)
            else:
                self._tell(told)

    def _tell(self, told: list[tuple[str, Json, int, int | None]]) -> None:
        for name, data, intent, guild_id in told:
            for session in self._sessions.all():
                if session.wants(intent, guild_id):
                    session.dispatch(name, _trimmed(name, data, session.intents, self._world.bot.id))


def _trimmed(name: str, data: Json, intents: int, bot_id: int) -> Json:
    """Remove the text of others' messages without the message content intent, except in direct messages."""
    if not name.startswith("MESSAGE_") or intents & MESSAGE_CONTENT or "guild_id" not in data:
        return data
    called = {one["id"] for one in data.get("mentions", [])}
    if data.get("author", {}).get("id") == str(bot_id) or str(bot_id) in called or "content" not in data:
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
