"""Later responses to an interaction: edit and delete the first one, and follow-ups."""

from aiohttp import web

from discord_sandbox.api.requests import number, read_body, reply, reply_message
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state import interactions, messages
from discord_sandbox.state.models import Interaction, Message, MessageFlag
from discord_sandbox.validation.emojis import check_known
from discord_sandbox.validation.message import check_message

routes = web.RouteTableDef()
HOOK = "/webhooks/{application}/{token}"
ONE = "/webhooks/{application}/{token}/messages/{message}"
FOLLOW_UP = 19


def _interaction(request: web.Request) -> Interaction:
    application = number(request, "application", ErrorCode.UNKNOWN_WEBHOOK)
    return interactions.by_token(request.app[WORLD], application, request.match_info["token"])


def _message(request: web.Request) -> tuple[Interaction, Message]:
    """Return the interaction and its message: the first response, or another of its own."""
    world = request.app[WORLD]
    it = _interaction(request)
    if request.match_info["message"] == "@original":
        if it.original is None:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return it, world.message(it.original.channel, it.original.id)
    wanted = number(request, "message", ErrorCode.UNKNOWN_MESSAGE)
    own = {*it.messages, *([it.original.id] if it.original else [])}
    if wanted not in own:
        raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
    return it, world.message(it.channel, wanted)


@routes.post(HOOK)
async def follow_up(request: web.Request) -> web.Response:
    """Create a follow-up; the first one after a deferral replaces the loading message."""
    world = request.app[WORLD]
    body, files = await read_body(request)
    it = _interaction(request)
    check_message(body, files, world.limits.attachment_size)
    check_known(body, world.emojis)
    if it.original is not None and it.original.loading:
        message = messages.edit(world, world.message(it.channel, it.original.id), body, files)
    else:
        private = bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL)
        message = messages.post(
            world,
            it.channel,
            world.bot,
            body,
            files,
            kind=FOLLOW_UP if it.original else 0,
            reference=(it.channel.id, it.original.id) if it.original else None,
            interaction=it,
            ephemeral_for=it.person if private else None,
        )
    it.edited_since = True
    interactions.changed(world, it)
    return reply_message(world, message)


@routes.get(ONE)
async def one_answer(request: web.Request) -> web.Response:
    """Return one of the responses."""
    return reply_message(request.app[WORLD], _message(request)[1])


@routes.patch(ONE)
async def edit_answer(request: web.Request) -> web.Response:
    """Edit one of the responses; editing a deferred one fulfils it."""
    world = request.app[WORLD]
    body, files = await read_body(request)
    it, message = _message(request)
    if message.channel.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    check_message(body, files, world.limits.attachment_size, message)
    check_known(body, world.emojis)
    messages.edit(world, message, body, files)
    if message.id not in it.messages:
        it.messages.append(message.id)
    it.edited_since = True
    interactions.changed(world, it)
    return reply_message(world, message)


@routes.delete(ONE)
async def delete_answer(request: web.Request) -> web.Response:
    """Delete one of the responses."""
    world = request.app[WORLD]
    it, message = _message(request)
    messages.remove(world, message)
    it.edited_since = True
    interactions.changed(world, it)
    return reply()
