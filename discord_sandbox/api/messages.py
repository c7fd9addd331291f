"""Messages of the bot outside interactions."""

from aiohttp import web

from discord_sandbox.api.access import find_channel, find_message, need, need_for_message
from discord_sandbox.api.requests import number, read_body, reply, reply_message
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers.messages import message as shape
from discord_sandbox.state import messages
from discord_sandbox.state.models import Channel, Json, Message
from discord_sandbox.state.world import World
from discord_sandbox.validation.emojis import check_known
from discord_sandbox.validation.form import Form
from discord_sandbox.validation.message import check_message

routes = web.RouteTableDef()
ALL = "/channels/{channel}/messages"
ONE = "/channels/{channel}/messages/{message}"
REPLY = 19


def _message(request: web.Request, channel: Channel) -> Message:
    return find_message(request.app[WORLD], channel, number(request, "message", ErrorCode.UNKNOWN_MESSAGE))


@routes.get(ALL)
async def list_messages(request: web.Request) -> web.Response:
    """Return the latest messages, newest first; none without Read Message History."""
    world = request.app[WORLD]
    channel = find_channel(request)
    form = Form()
    given = {
        key: request.query[key] for key in ("limit", "before", "after", "around") if key in request.query
    }
    if wrong := [key for key, value in given.items() if not value.isdigit()]:
        form.error((wrong[0],), "NUMBER_TYPE_COERCE", f'Value "{given[wrong[0]]}" is not int.')
    else:
        form.whole(("limit",), int(given.get("limit", 50)), 1, 100)
    form.raise_errors()
    if "read_message_history" not in channel.bot_permissions:
        return reply([])
    known = [message for message in world.messages_in(channel) if message.ephemeral_for is None]
    picked = _pick(known, {key: int(value) for key, value in given.items()})
    return reply([_fetched(world, message) for message in picked])


def _fetched(world: World, message: Message) -> Json:
    """Return a fetched message, which never contains the nonce."""
    told = shape(message, world.guild, world.bot, world.base_url)
    told.pop("nonce", None)
    return told


def _pick(known: list[Message], asked: dict[str, int]) -> list[Message]:
    limit = asked.get("limit", 50)
    if "around" in asked:
        older = [message for message in known if message.id < asked["around"]]
        others = [message for message in known if message.id >= asked["around"]]
        newer = others[: limit - limit // 2]
        return [*older[len(older) - min(len(older), limit // 2) :], *newer][::-1]
    if "after" in asked:
        return [message for message in known if message.id > asked["after"]][:limit][::-1]
    before = asked.get("before", 1 << 63)
    return [message for message in known if message.id < before][-limit:][::-1]


@routes.get(ONE)
async def one_message(request: web.Request) -> web.Response:
    """Return a message."""
    channel = find_channel(request)
    need(channel, "read_message_history")
    return reply(_fetched(request.app[WORLD], _message(request, channel)))


@routes.post(ALL)
async def create_message(request: web.Request) -> web.Response:
    """Create a message; with an enforced nonce used recently, return the earlier message."""
    world = request.app[WORLD]
    channel = find_channel(request)
    body, files = await read_body(request)
    need_for_message(world, channel, embeds=bool(body.get("embeds")), files=bool(files))
    check_message(body, files, world.limits.attachment_size)
    check_known(body, world.emojis)
    reference = _reference(world, channel, body)
    if (known := _same_nonce(world, body)) is not None:
        return reply_message(world, known)
    kind = REPLY if reference else 0
    message = messages.post(world, channel, world.bot, body, files, kind=kind, reference=reference)
    if body.get("nonce") is not None:
        world.nonces[str(body["nonce"])] = (world.clock.now(), message)
    return reply_message(world, message)


def _same_nonce(world: World, body: Json) -> Message | None:
    """Return a recent message with the same nonce; nonces are shared by all channels."""
    when, message = world.nonces.get(str(body.get("nonce")), (0.0, None))
    fresh = world.clock.now() - when <= world.limits.nonce_memory
    return message if body.get("enforce_nonce") and body.get("nonce") is not None and fresh else None


def _reference(world: World, channel: Channel, body: Json) -> tuple[int, int] | None:
    given = body.get("message_reference")
    if not isinstance(given, dict):
        return None
    if "read_message_history" not in channel.bot_permissions:
        raise ApiError(ErrorCode.REPLY_NEEDS_HISTORY)
    wanted = str(given.get("message_id"))
    known = {message.id for message in world.messages_in(channel) if message.ephemeral_for is None}
    if not wanted.isdigit() or int(wanted) not in known:
        if given.get("fail_if_not_exists") is False:
            return None
        Form().refuse(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    return channel.id, int(wanted)


@routes.patch(ONE)
async def edit_message(request: web.Request) -> web.Response:
    """Edit one of the bot's own messages."""
    world = request.app[WORLD]
    channel = find_channel(request)
    message = _message(request, channel)
    body, files = await read_body(request)
    if message.author is not world.bot:
        raise ApiError(ErrorCode.OTHERS_MESSAGE)
    if message.kind not in (0, REPLY, 20):
        raise ApiError(ErrorCode.SYSTEM_MESSAGE)
    if channel.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    need(channel, *(["embed_links"] if body.get("embeds") else []), *(["attach_files"] if files else []))
    check_message(body, files, world.limits.attachment_size, message)
    check_known(body, world.emojis)
    return reply_message(world, messages.edit(world, message, body, files))


@routes.delete(ONE)
async def delete_message(request: web.Request) -> web.Response:
    """Delete a message; those of others only as a moderator."""
    world = request.app[WORLD]
    channel = find_channel(request)
    message = _message(request, channel)
    if message.author is not world.bot:
        need(channel, "manage_messages")
    if channel.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    messages.remove(world, message)
    return reply()
