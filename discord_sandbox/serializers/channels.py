"""Channels, threads and the server in Discord's JSON."""

from collections.abc import Iterable

from discord_sandbox.serializers.people import may, member, user
from discord_sandbox.state import permissions
from discord_sandbox.state.clock import iso, moment_of
from discord_sandbox.state.models import Channel, Guild, Json, Person, Role


def channel(it: Channel, of: Guild, bot: Person) -> Json:
    """Return a channel object of any supported type."""
    shape: Json = {
        "id": str(it.id),
        "type": it.kind,
        "flags": 0,
        "last_message_id": str(it.last_message_id) if it.last_message_id else None,
    }
    if it.person is not None:
        return shape | {"recipients": [user(it.person)]}
    shape |= {"guild_id": str((it.guild or of).id), "name": it.name, "rate_limit_per_user": 0}
    if it.parent is not None:
        return shape | _thread(it, it.parent, bot)
    return shape | {
        "nsfw": False,
        "parent_id": None,
        "permission_overwrites": [_bot_overwrite(it, bot), *map(_hidden, sorted(it.hidden_from))],
        "position": it.position,
        "topic": it.topic or None,
    }


def _thread(it: Channel, parent: Channel, bot: Person) -> Json:
    shape: Json = {
        "parent_id": str(parent.id),
        "owner_id": str(it.owner_id),
        "member_count": len(it.members),
        "message_count": it.sent,
        "total_message_sent": it.sent,
        "thread_metadata": {
            "archived": it.archived,
            "archive_timestamp": iso(it.changed_at),
            "auto_archive_duration": it.archive_after,
            "create_timestamp": iso(moment_of(it.id)),
            "locked": it.locked,
            "invitable": it.invitable,
        },
    }
    if bot.id in it.members:
        shape["member"] = thread_member(it, bot)
    return shape


def _bot_overwrite(it: Channel, bot: Person) -> Json:
    """Return the bot's permission overwrite, so that clients compute the same permissions."""
    return {
        "id": str(bot.id),
        "type": 1,
        "allow": str(permissions.bits(it.bot_permissions)),
        "deny": str(permissions.bits(permissions.ALL - it.bot_permissions)),
    }


def _hidden(person_id: int) -> Json:
    return {"id": str(person_id), "type": 1, "allow": "0", "deny": str(permissions.bits({"view_channel"}))}


def thread_member(it: Channel, person: Person) -> Json:
    """A thread member object."""
    return {"id": str(it.id), "user_id": str(person.id), "join_timestamp": iso(moment_of(it.id)), "flags": 0}


def interaction_channel(it: Channel, of: Guild, bot: Person, person: Person) -> Json:
    """Return the channel object of an interaction, with the person's permissions."""
    return channel(it, of, bot) | {"permissions": str(permissions.bits(may(person, of, it)))}


def role(of: Guild, it: Role | None = None) -> Json:
    """Return a role; by default @everyone."""
    return {
        "id": str(it.id if it else of.id),
        "name": it.name if it else "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "description": None,
        "flags": 0,
        "hoist": False,
        "icon": None,
        "managed": False,
        "mentionable": False,
        "permissions": "0" if it else str(permissions.bits(permissions.PEOPLE)),
        "position": 1 if it else 0,
        "unicode_emoji": None,
    }


def roles(of: Guild) -> list[Json]:
    """Return all roles, @everyone first."""
    return [role(of), *(role(of, it) for it in of.roles.values())]


def guild(of: Guild, bot: Person, channels: Iterable[Channel], people: int) -> Json:
    """Return a guild object, as in GUILD_CREATE for a client without the members intent."""
    known = [it for it in channels if not it.is_dm]
    return {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner_id),
        "afk_timeout": 300,
        "channels": [channel(it, of, bot) for it in known if not it.is_thread],
        "threads": [channel(it, of, bot) for it in known if it.is_thread and not it.archived],
        "members": [member(bot, of)],
        "member_count": people,
        "roles": roles(of),
        "default_message_notifications": 1,
        "emojis": [],
        "explicit_content_filter": 0,
        "features": [],
        "guild_scheduled_events": [],
        "icon": None,
        "joined_at": iso(moment_of(of.id)),
        "large": False,
        "mfa_level": 0,
        "nsfw_level": 0,
        "preferred_locale": of.locale,
        "premium_tier": 0,
        "presences": [],
        "stage_instances": [],
        "stickers": [],
        "system_channel_flags": 0,
        "system_channel_id": str(of.system_channel_id) if of.system_channel_id else None,
        "unavailable": False,
        "verification_level": 0,
        "voice_states": [],
    }
