"""Conversion of state events to gateway dispatches, with the intent each needs."""

from discord_sandbox.serializers import channels, interactions, messages, people
from discord_sandbox.state.clock import iso
from discord_sandbox.state.events import (
    ChannelEvent,
    Event,
    GuildAvailable,
    GuildUnavailable,
    InteractionCreated,
    MessageEvent,
    RoleCreated,
    ThreadMembersChanged,
)
from discord_sandbox.state.models import Json
from discord_sandbox.state.world import World

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
"""Members, presences and message content, which the sandbox's application does not have."""


def welcome(world: World, session_id: str, shard: tuple[int, int]) -> list[tuple[str, Json]]:
    """Return the first dispatches of a session: READY, and the server if it is on this shard."""
    here = (world.guild.id >> 22) % shard[1] == shard[0] and world.bot_is_member
    ready: Json = {
        "v": 10,
        "user": people.user(world.bot) | {"mfa_enabled": True, "verified": True, "email": None},
        "guilds": [{"id": str(world.guild.id), "unavailable": True}] if here else [],
        "session_id": session_id,
        "session_type": "normal",
        "resume_gateway_url": world.gateway_url,
        "shard": list(shard),
        "application": {"id": str(world.bot.id), "flags": 0},
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
    }
    return [("READY", ready), *([("GUILD_CREATE", _server(world))] if here else [])]


def _server(world: World) -> Json:
    visible = [
        it
        for it in world.channels.values()
        if it.guild is None and (not it.is_thread or "view_channel" in it.bot_permissions)
    ]
    return channels.guild(world.guild, world.bot, visible, len(world.people) + 1)


def dispatches(world: World, event: Event) -> list[tuple[str, Json, int, int | None]]:
    """Return the dispatches of an event: name, data, required intent (0 for none), and guild.

    The bot receives nothing from a server it is not in.
    """
    told = _told(world, event)
    if world.bot_is_member or isinstance(event, InteractionCreated):  # people may have it for themselves
        return told
    return [each for each in told if each[3] is None]


def _told(world: World, event: Event) -> list[tuple[str, Json, int, int | None]]:
    if isinstance(event, GuildAvailable):
        told = _server(world)
        if event.invited:
            del told["unavailable"]  # that is how clients tell the two apart
        return [("GUILD_CREATE", told, GUILDS, world.guild.id)]
    if isinstance(event, GuildUnavailable):
        gone: Json = {"id": str(world.guild.id)} | ({"unavailable": True} if event.outage else {})
        return [("GUILD_DELETE", gone, GUILDS, world.guild.id)]
    if isinstance(event, ChannelEvent):
        return _channel(world, event)
    if isinstance(event, MessageEvent):
        return _message(world, event)
    if isinstance(event, ThreadMembersChanged):
        return _members(world, event)
    if isinstance(event, RoleCreated):
        made = {"guild_id": str(world.guild.id), "role": channels.role(world.guild, event.role)}
        return [("GUILD_ROLE_CREATE", made, GUILDS, world.guild.id)]
    if isinstance(event, InteractionCreated):
        it = event.interaction
        size = world.limits.attachment_size
        member = world.bot_is_member
        shape = interactions.interaction(it, world.guild, world.bot, world.base_url, size, member=member)
        guild = it.channel.guild or world.guild
        return [("INTERACTION_CREATE", shape, 0, None if it.channel.is_dm else guild.id)]
    return []


def _channel(world: World, event: ChannelEvent) -> list[tuple[str, Json, int, int | None]]:
    it = event.channel
    if it.is_thread and "view_channel" not in it.bot_permissions:
        return []
    name = ("THREAD_" if it.is_thread else "CHANNEL_") + event.what.upper()
    shape = channels.channel(it, world.guild, world.bot)
    if it.is_thread and event.what == "create":
        shape["newly_created"] = True
    return [(name, shape, GUILDS, world.guild.id)]


def _message(world: World, event: MessageEvent) -> list[tuple[str, Json, int, int | None]]:
    it = event.message
    unseen = it.ephemeral_for is not None or it.channel.guild is not None  # the bot is in no other server
    if unseen or "view_channel" not in it.channel.bot_permissions:
        return []
    shape: Json = {"id": str(it.id), "channel_id": str(it.channel.id)}
    if event.what != "delete":
        shape = messages.message(it, world.guild, world.bot, world.base_url)
    name = "MESSAGE_" + event.what.upper()
    if it.channel.is_dm:
        return [(name, shape, DIRECT_MESSAGES, None)]
    shape["guild_id"] = str(world.guild.id)
    if event.what != "delete":
        shape["member"] = people.member(it.author, world.guild, nested=False)
    return [(name, shape, GUILD_MESSAGES, world.guild.id)]


def _members(world: World, event: ThreadMembersChanged) -> list[tuple[str, Json, int, int | None]]:
    """Without the members intent a client only receives its own membership changes."""
    thread, person = event.channel, event.person
    if person is not world.bot:
        return []
    joined = person.id in thread.members
    shape: Json = {
        "id": str(thread.id),
        "guild_id": str(world.guild.id),
        "member_count": len(thread.members),
        "added_members": [channels.thread_member(thread, person)] if joined else [],
        "removed_member_ids": [] if joined else [str(person.id)],
        "joined_at": iso(world.clock.now()),
    }
    return [("THREAD_MEMBERS_UPDATE", shape, GUILDS, world.guild.id)]
