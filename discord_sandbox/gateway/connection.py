"""A gateway websocket, from HELLO to close."""

import asyncio
import contextlib
import json
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from discord_sandbox.gateway.dispatch import PRIVILEGED, welcome
from discord_sandbox.gateway.sessions import Session, Sessions
from discord_sandbox.serializers.people import member
from discord_sandbox.state.models import Json
from discord_sandbox.state.world import World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 1, 2, 3, 4, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, SESSION_TIMED_OUT, INVALID_SHARD = 4005, 4009, 4010
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014
_ON_THE_WAY = 0.1
"""Seconds until a heartbeat is acknowledged."""


class _RefusalError(Exception):
    """The socket must be closed with a code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        super().__init__(reason)


def _shard(told: Any) -> tuple[int, int]:
    """Parse the shard of a client: its index and the number of shards."""
    match told:
        case None:
            return 0, 1
        case [int(own), int(count)] if 0 <= own < count:
            return own, count
    raise _RefusalError(INVALID_SHARD, "Invalid shard.")


class Connection:
    """A connected client."""

    def __init__(
        self,
        sessions: Sessions,
        world: World,
        token: str,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
    ) -> None:
        self._sessions = sessions
        self._world = world
        self._token = token
        self._socket = socket
        self._transport = transport
        self._session: Session | None = None
        self._beats: list[asyncio.Task[None]] = []
        """Pending heartbeat acknowledgements."""

    async def run(self) -> None:
        """Serve the client until the socket closes."""
        interval = self._world.limits.heartbeat
        hello = {"heartbeat_interval": int(interval * 1000), "_trace": ["sandbox"]}
        await self._send({"op": HELLO, "d": hello, "s": None, "t": None})
        try:
            await self._listen(2 * interval)
        except _RefusalError as refusal:
            await self._socket.close(code=refusal.code, message=str(refusal).encode())
        finally:
            for beat in self._beats:
                beat.cancel()
            self._leave()

    async def _listen(self, patience: float) -> None:
        while True:
            try:
                message = await self._socket.receive(timeout=patience)
            except TimeoutError:
                raise _RefusalError(SESSION_TIMED_OUT, "Session timed out.") from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            try:
                frame = json.loads(message.data)
                op, data = frame["op"], frame.get("d")
            except (ValueError, TypeError, KeyError):
                raise _RefusalError(DECODE_ERROR, "Error while decoding payload.") from None
            await self._take(op, data)

    async def _take(self, op: Any, data: Any) -> None:
        if op == HEARTBEAT:
            self._beats.append(asyncio.create_task(self._acknowledge()))
        elif op in (IDENTIFY, RESUME):
            if self._session is not None:
                raise _RefusalError(ALREADY_AUTHENTICATED, "Already authenticated.")
            self._check_token(data)
            await (self._identify(data) if op == IDENTIFY else self._resume(data))
        elif self._session is None:
            raise _RefusalError(NOT_AUTHENTICATED, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._send_members(self._session, data)
        elif op not in (PRESENCE, VOICE):
            raise _RefusalError(UNKNOWN_OP, "Unknown opcode.")

    def _check_token(self, data: Any) -> None:
        told = data.get("token") if isinstance(data, dict) else None
        if str(told).removeprefix("Bot ") != self._token:
            raise _RefusalError(BAD_TOKEN, "Authentication failed.")

    async def _acknowledge(self) -> None:
        """Acknowledge a heartbeat after a delay, as over the Internet.

        discord.py records a heartbeat only after sending it; an earlier acknowledgement would be measured
        from the previous one and logged as 41 s late.
        """
        await asyncio.sleep(_ON_THE_WAY)
        self._beats.pop(0)
        with contextlib.suppress(ConnectionError):  # the client has gone meanwhile
            await self._send({"op": HEARTBEAT_ACK, "d": None, "s": None, "t": None})

    async def _identify(self, data: Json) -> None:
        intents = data.get("intents")
        if isinstance(intents, bool) or not isinstance(intents, int) or not 0 <= intents < 1 << 26:
            raise _RefusalError(INVALID_INTENTS, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise _RefusalError(DISALLOWED_INTENTS, "Disallowed intent(s).")
        session = self._sessions.open(intents, _shard(data.get("shard")))
        self._attach(session)
        for name, told in welcome(self._world, session.id, session.shard):
            session.dispatch(name, told)

    async def _resume(self, data: Json) -> None:
        session = self._sessions.find(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int) or not session.can_replay(seq):
            await self._send({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return
        if session.attached:
            session.tear()
        self._attach(session, seq)
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})

    def _attach(self, session: Session, seq: int | None = None) -> None:
        self._session = session
        session.attach(self._socket, self._transport, seq)
        self._sessions.update_presence()

    def _send_members(self, session: Session, data: Any) -> None:
        """Send members by id or name prefix, without presences."""
        asked = data if isinstance(data, dict) else {}
        listed = asked.get("user_ids")
        wanted = {str(one) for one in (listed if isinstance(listed, list) else [listed])}
        begin = str(asked.get("query") or "").lower()
        found = [
            it
            for it in self._world.everyone
            if (str(it.id) in wanted if listed else bool(begin) and it.name.lower().startswith(begin))
        ]
        chunk: Json = {
            "guild_id": str(self._world.guild.id),
            "members": [member(it, self._world.guild) for it in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {str(it.id) for it in found}) if listed else [],
        }
        if asked.get("nonce") is not None:
            chunk["nonce"] = asked["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def _send(self, frame: Json) -> None:
        await self._socket.send_str(json.dumps(frame))

    def _leave(self) -> None:
        """End the session if the client closed it; otherwise keep it for a resume."""
        session = self._session
        if session is None or not session.detach(self._socket, self._world.clock.now()):
            return
        if self._socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY) and not session.hung_up:
            self._sessions.forget(session)
        self._sessions.update_presence()
