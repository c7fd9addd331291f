"""A gateway session: events sent, replay on resume, and the current socket."""

import asyncio
import json
import secrets
from collections import deque

from aiohttp import web

from discord_sandbox.state.models import Json
from discord_sandbox.state.world import World


class Session:
    """Sends events in order through one writer per socket, and keeps them for a resume."""

    def __init__(self, session_id: str, intents: int, shard: tuple[int, int], kept: int) -> None:
        self.id = session_id
        self.intents = intents
        self.shard = shard
        self.detached_at: float | None = None
        self.hung_up = False
        """Whether the server closed the socket, so that the client's close does not end the session."""
        self._sent: deque[Json] = deque(maxlen=kept)
        self._seq = 0
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._socket: web.WebSocketResponse | None = None
        self._transport: asyncio.Transport | None = None
        self._writer: asyncio.Task[None] | None = None

    @property
    def attached(self) -> bool:
        """Whether there is a socket."""
        return self._socket is not None

    def wants(self, intent: int, guild_id: int | None) -> bool:
        """Return whether the session receives an event, by intent and shard."""
        home = (guild_id >> 22) % self.shard[1] if guild_id is not None else 0
        return home == self.shard[0] and (intent == 0 or bool(self.intents & intent))

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, or keep it for a resume."""
        self._seq += 1
        frame = {"op": 0, "t": name, "s": self._seq, "d": data}
        self._sent.append(frame)
        self.push(frame)

    def push(self, frame: Json) -> None:
        """Send a frame that is not an event; lost without a socket."""
        if self._socket is not None:
            self._queue.put_nowait(frame)

    def can_replay(self, seq: int) -> bool:
        """Return whether all events after `seq` are still kept."""
        oldest = self._sent[0]["s"] if self._sent else self._seq + 1
        return oldest - 1 <= seq <= self._seq

    def attach(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, seq: int | None
    ) -> None:
        """Attach a socket; with `seq`, first replay later events."""
        if self._writer is not None:
            self._writer.cancel()
        self._socket = socket
        self._transport = transport
        self.detached_at = None
        self.hung_up = False
        self._queue = asyncio.Queue()
        for frame in self._sent:
            if seq is not None and frame["s"] > seq:
                self._queue.put_nowait(frame)
        self._writer = asyncio.create_task(write_queue(socket, self._queue), name="gateway writer")

    def detach(self, socket: web.WebSocketResponse, now: float) -> bool:
        """Detach a socket; False if the session has another one by now."""
        if self._socket is not socket:
            return False
        self._socket = None
        self._transport = None
        self.detached_at = now
        if self._writer is not None:
            self._writer.cancel()
        return True

    def tear(self) -> None:
        """Abort the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()

    async def close(self, code: int) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close(code=code)


async def write_queue(socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
    """Send what is put into a queue until the connection breaks."""
    while True:
        frame = await queue.get()
        try:
            await socket.send_str(json.dumps(frame))
        except ConnectionError:
            return


class Sessions:
    """Attached and resumable sessions."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Session] = {}

    def all(self) -> list[Session]:
        """Return all sessions, even without socket."""
        return list(self._by_id.values())

    def live(self) -> list[Session]:
        """Return the sessions with a socket."""
        return [session for session in self._by_id.values() if session.attached]

    def open(self, intents: int, shard: tuple[int, int]) -> Session:
        """Create a session."""
        session = Session(secrets.token_hex(16), intents, shard, self._world.limits.resume_events)
        self._by_id[session.id] = session
        return session

    def find(self, session_id: str) -> Session | None:
        """Return a resumable session; None if unknown or expired."""
        now = self._world.clock.now()
        for session in list(self._by_id.values()):
            gone_for = 0.0 if session.detached_at is None else now - session.detached_at
            if gone_for > self._world.limits.resume_window:
                self.forget(session)
        return self._by_id.get(session_id)

    def forget(self, session: Session) -> None:
        """End a session."""
        self._by_id.pop(session.id, None)
        self.update_presence()

    def update_presence(self) -> None:
        """Update the bot's presence."""
        self._world.set_online(bool(self.live()))
