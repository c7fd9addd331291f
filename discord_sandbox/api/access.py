"""Permission checks: what the bot may see and do.

Responses to interactions need no permissions.
"""

from aiohttp import web

from discord_sandbox.api.requests import number
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.models import Channel, Message
from discord_sandbox.state.world import World


def find_world(request: web.Request) -> World:
    """Return the world, for a path of the bot's own application. Raises ApiError 10002."""
    world = request.app[WORLD]
    if number(request, "application", ErrorCode.UNKNOWN_APPLICATION) != world.bot.id:
        raise ApiError(ErrorCode.UNKNOWN_APPLICATION)
    return world


def find_channel(request: web.Request) -> Channel:
    """Return the channel of the request's path, if the bot can see it. Raises ApiError 10003, 50001."""
    world = request.app[WORLD]
    channel = world.channels.get(number(request, "channel", ErrorCode.UNKNOWN_CHANNEL))
    if channel is None:
        raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
    if not world.bot_is_member and not channel.is_dm:
        raise ApiError(ErrorCode.MISSING_ACCESS)
    need(channel, "view_channel")
    return channel


def need(channel: Channel, *needed: str) -> None:
    """Raise ApiError 50001 if the bot cannot see the channel, 50013 if it lacks another permission."""
    if "view_channel" not in channel.bot_permissions:
        raise ApiError(ErrorCode.MISSING_ACCESS)
    if not channel.bot_permissions.issuperset(needed):
        raise ApiError(ErrorCode.MISSING_PERMISSIONS)


def need_for_message(world: World, channel: Channel, *, embeds: bool, files: bool) -> None:
    """Check the permissions for a new message. Raises ApiError 50001, 50013, 50007, 50278, 50083, 160005."""
    mine = channel.person
    if mine is not None and not (world.bot_is_member and (mine.member or mine.installed)):
        raise ApiError(ErrorCode.NO_MUTUAL_SERVER)
    if mine is not None and not mine.accepts_dms:
        raise ApiError(ErrorCode.CANNOT_SEND_TO_USER)
    need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    need(channel, *(["embed_links"] if embeds else []), *(["attach_files"] if files else []))
    if channel.locked and "manage_threads" not in channel.bot_permissions:
        raise ApiError(ErrorCode.THREAD_ARCHIVED if channel.archived else ErrorCode.THREAD_LOCKED)


def find_message(world: World, channel: Channel, message_id: int) -> Message:
    """Return a non-ephemeral message. Raises ApiError 10008."""
    message = world.message(channel, message_id)
    if message.ephemeral_for is not None:
        raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
    return message
