"""The page's websocket: pushes events its person may see."""

import asyncio

from aiohttp import WSMsgType, web

from discord_sandbox.app_keys import SOCKETS, WORLD
from discord_sandbox.errors import ApiError
from discord_sandbox.gateway.sessions import write_queue
from discord_sandbox.state.events import (
    BotPresence,
    ChannelEvent,
    CommandsChanged,
    Event,
    InteractionChanged,
    MessageEvent,
    ModalShown,
    ThreadMembersChanged,
)
from discord_sandbox.state.models import Json, Person
from discord_sandbox.state.world import World
from discord_sandbox.web import views

MESSAGE_TYPES = {"create": "message", "update": "message_update", "delete": "message_delete"}


async def push(request: web.Request) -> web.WebSocketResponse:
    """Serve one page's socket until it closes."""
    world = request.app[WORLD]
    try:
        person = world.person(request.query.get("user", ""))
    except ApiError:
        raise web.HTTPNotFound(text="Nobody here has that id.") from None
    socket = web.WebSocketResponse(heartbeat=30.0)
    await socket.prepare(request)
    queue: asyncio.Queue[Json] = asyncio.Queue()

    def listener(event: Event) -> None:
        seen = _seen(world, person, event)
        if seen is not None:
            queue.put_nowait(seen)

    world.listen(listener)
    request.app[SOCKETS].add(socket)
    writer = asyncio.create_task(write_queue(socket, queue), name="page writer")
    try:
        async for message in socket:
            if message.type == WSMsgType.ERROR:
                break
    finally:
        writer.cancel()
        world.unlisten(listener)
        request.app[SOCKETS].discard(socket)
    return socket


def _seen(world: World, person: Person, event: Event) -> Json | None:
    """The event as this person sees it, or None."""
    match event:
        case MessageEvent(what, message) if message.shows_to(person):
            shape = views.message(world, message)
            if what == "delete":
                shape = {"id": shape["id"], "channel_id": shape["channel_id"]}
            return {"type": MESSAGE_TYPES[what], "data": shape}
        case ChannelEvent(what, channel) if channel.shows_to(person):
            shape = views.channel(world, channel, person) | {"deleted": what == "delete"}
            return {"type": "channel", "data": shape}
        case ThreadMembersChanged(channel) if channel.shows_to(person):
            return {"type": "channel", "data": views.channel(world, channel, person) | {"deleted": False}}
        case InteractionChanged(interaction) if interaction.person is person:
            return {"type": "interaction", "data": views.interaction(interaction)}
        case ModalShown(modal) if modal.interaction.person is person:
            return {"type": "modal", "data": views.modal(modal)}
        case CommandsChanged():
            return {"type": "commands", "data": world.commands.offered()}
        case BotPresence():
            return {"type": "bot", "data": views.bot(world)}
    return None
