"""Channels and threads: get, modify, delete."""

from aiohttp import web

from discord_sandbox.api.access import find_channel, need
from discord_sandbox.api.requests import read_object, reply
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers.channels import channel as shape
from discord_sandbox.state.events import ChannelEvent
from discord_sandbox.state.models import Channel, Json
from discord_sandbox.state.world import World
from discord_sandbox.validation.form import Form

routes = web.RouteTableDef()
ARCHIVE_AFTER = (60, 1440, 4320, 10080)


@routes.get("/channels/{channel}")
async def one_channel(request: web.Request) -> web.Response:
    """Return a channel."""
    world = request.app[WORLD]
    return reply(shape(find_channel(request), world.guild, world.bot))


@routes.patch("/channels/{channel}")
async def change_channel(request: web.Request) -> web.Response:
    """Modify a thread (name, archived, locked) or a text channel (name, topic)."""
    world = request.app[WORLD]
    channel = find_channel(request)
    if channel.is_dm:
        raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
    body = await read_object(request)
    _check(body)
    if channel.is_thread:
        _change_thread(world, channel, body)
    else:
        need(channel, "manage_channels")
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic) or ""
    world.emit(ChannelEvent("update", channel))
    return reply(shape(channel, world.guild, world.bot))


def _check(body: Json) -> None:
    form = Form()
    form.text(("name",), body.get("name"), 100, 1)
    form.text(("topic",), body.get("topic"), 1024)
    if body.get("auto_archive_duration") is not None:
        form.one_of(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER)
    for switch in ("archived", "locked", "invitable"):
        if not isinstance(body.get(switch, False), bool):
            form.error((switch,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    form.raise_errors()


def _change_thread(world: World, thread: Channel, body: Json) -> None:
    """Modify a thread; its creator may do so, but only moderators may lock it, or modify a locked one."""
    moderates = "manage_threads" in thread.bot_permissions
    reopens = body == {"archived": False} and not thread.locked
    if reopens and not moderates:
        need(thread, "send_messages_in_threads")
    elif thread.owner_id != world.bot.id or thread.locked or "locked" in body:
        need(thread, "manage_threads")
    if thread.archived and body.get("archived") is not False:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    if body.get("archived", thread.archived) != thread.archived:
        thread.changed_at = world.clock.now()
    thread.name = body.get("name") or thread.name
    thread.archived = body.get("archived", thread.archived)
    thread.locked = body.get("locked", thread.locked)
    thread.invitable = body.get("invitable", thread.invitable)
    thread.archive_after = body.get("auto_archive_duration") or thread.archive_after


@routes.delete("/channels/{channel}")
async def delete_channel(request: web.Request) -> web.Response:
    """Delete a thread or a channel."""
    world = request.app[WORLD]
    channel = find_channel(request)
    if channel.is_dm:
        return reply(shape(channel, world.guild, world.bot))
    need(channel, "manage_threads" if channel.is_thread else "manage_channels")
    gone = shape(channel, world.guild, world.bot)
    world.drop_channel(channel)
    return reply(gone)


@routes.post("/channels/{channel}/typing")
async def typing(request: web.Request) -> web.Response:
    """Accept a typing indicator, which is not shown."""
    channel = find_channel(request)
    need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    return reply()
