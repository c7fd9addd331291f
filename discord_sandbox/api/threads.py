"""Threads and their members."""

from aiohttp import web

from discord_sandbox.api.access import find_channel, find_message, need
from discord_sandbox.api.channels import ARCHIVE_AFTER
from discord_sandbox.api.requests import number, read_object, reply
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers import channels as shapes
from discord_sandbox.state import messages
from discord_sandbox.state.events import MessageEvent, ThreadMembersChanged
from discord_sandbox.state.models import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, Person
from discord_sandbox.state.world import World
from discord_sandbox.validation.form import Form

routes = web.RouteTableDef()
THREAD_CREATED = 18


def _parent(request: web.Request) -> Channel:
    channel = find_channel(request)
    if channel.kind != TEXT:
        raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
    return channel


def _check(body: Json) -> None:
    form = Form()
    form.text(("name",), body.get("name"), 100, 1, required=True)
    if body.get("auto_archive_duration") is not None:
        form.one_of(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER)
    if body.get("type") is not None:
        form.one_of(("type",), body["type"], (PUBLIC_THREAD, PRIVATE_THREAD))
    form.raise_errors()


def _begin(world: World, parent: Channel, body: Json, kind: int, thread_id: int) -> Channel:
    thread = Channel(thread_id, kind, body["name"], parent=parent, owner_id=world.bot.id)
    thread.members = {world.bot.id}
    thread.archive_after = body.get("auto_archive_duration") or 1440
    thread.invitable = body.get("invitable", True) is not False
    thread.changed_at = world.clock.now()
    world.add_thread(thread)
    return thread


@routes.post("/channels/{channel}/threads")
async def create_thread(request: web.Request) -> web.Response:
    """Create a thread without message; private by default, as in Discord."""
    world = request.app[WORLD]
    parent = _parent(request)
    body = await read_object(request)
    _check(body)
    kind = body.get("type") or PRIVATE_THREAD
    need(parent, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    thread = _begin(world, parent, body, kind, world.ids.next())
    if kind == PUBLIC_THREAD:
        messages.post(
            world,
            parent,
            world.bot,
            {"content": thread.name},
            kind=THREAD_CREATED,
            reference=(thread.id, 0),
        )
    return reply(shapes.channel(thread, world.guild, world.bot), 201)


@routes.post("/channels/{channel}/messages/{message}/threads")
async def create_thread_from_message(request: web.Request) -> web.Response:
    """Create a thread from a message, whose id it takes."""
    world = request.app[WORLD]
    parent = _parent(request)
    message = find_message(world, parent, number(request, "message", ErrorCode.UNKNOWN_MESSAGE))
    body = await read_object(request)
    _check(body)
    need(parent, "create_public_threads")
    if message.thread is not None:
        raise ApiError(ErrorCode.THREAD_EXISTS)
    message.thread = _begin(world, parent, body, PUBLIC_THREAD, message.id)
    world.emit(MessageEvent("update", message))
    return reply(shapes.channel(message.thread, world.guild, world.bot), 201)


@routes.get("/guilds/{guild}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    """Return the open threads the bot can see."""
    world = request.app[WORLD]
    open_ones = [
        it
        for it in world.channels.values()
        if it.is_thread and not it.archived and "view_channel" in it.bot_permissions
    ]
    joined = [shapes.thread_member(it, world.bot) for it in open_ones if world.bot.id in it.members]
    listed = [shapes.channel(it, world.guild, world.bot) for it in open_ones]
    return reply({"threads": listed, "members": joined})


@routes.get("/channels/{channel}/thread-members")
async def thread_members(request: web.Request) -> web.Response:
    """Return the members of a thread."""
    world = request.app[WORLD]
    thread = _thread(request)
    return reply([shapes.thread_member(thread, it) for it in world.everyone if it.id in thread.members])


@routes.get("/channels/{channel}/thread-members/{user}")
async def one_thread_member(request: web.Request) -> web.Response:
    """Return a member of a thread."""
    thread, person = _thread(request), _user(request)
    if person.id not in thread.members:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER)
    return reply(shapes.thread_member(thread, person))


@routes.put("/channels/{channel}/thread-members/{user}")
async def join_thread(request: web.Request) -> web.Response:
    """Add someone to a thread."""
    thread, person = _member_to_change(request, "send_messages_in_threads")
    if person.id not in thread.members:
        thread.members.add(person.id)
        request.app[WORLD].emit(ThreadMembersChanged(thread, person))
    return reply()


@routes.delete("/channels/{channel}/thread-members/{user}")
async def leave_thread(request: web.Request) -> web.Response:
    """Remove someone from a thread."""
    thread, person = _member_to_change(request, "manage_threads")
    if person.id in thread.members:
        thread.members.discard(person.id)
        request.app[WORLD].emit(ThreadMembersChanged(thread, person))
    return reply()


def _member_to_change(request: web.Request, needed: str) -> tuple[Channel, Person]:
    """Return an open thread and the person, which is the bot or one for whom it has the permission."""
    thread, person = _thread(request), _user(request)
    if person is not request.app[WORLD].bot:
        need(thread, needed)
    if thread.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    return thread, person


def _thread(request: web.Request) -> Channel:
    thread = find_channel(request)
    if not thread.is_thread:
        raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
    return thread


def _user(request: web.Request) -> Person:
    world = request.app[WORLD]
    if request.match_info["user"] == "@me":
        return world.bot
    return world.user(number(request, "user", ErrorCode.UNKNOWN_USER))
