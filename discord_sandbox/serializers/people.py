"""Users and members in Discord's JSON."""

from discord_sandbox.state import permissions
from discord_sandbox.state.clock import iso, moment_of
from discord_sandbox.state.models import Channel, Guild, Json, Person


def user(person: Person) -> Json:
    """A user object."""
    shape: Json = {
        "id": str(person.id),
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": int(person.color.removeprefix("#"), 16),
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        shape["username"] = person.name
        shape["bot"] = True
    return shape


def owners(person: Person, guild: Guild | None, member: bool = True) -> Json:
    """Return the owners of the installation: the server, 0 in direct messages, and the person."""
    shape: Json = {"0": str(guild.id) if guild else "0"} if member else {}
    return shape | ({"1": str(person.id)} if person.installed else {})


def may(person: Person, guild: Guild, channel: Channel | None) -> frozenset[str]:
    """Return a person's permissions in a channel; without one, in the server."""
    if person.bot:
        return channel.bot_permissions if channel is not None and not channel.is_dm else permissions.DEFAULT
    if person.id == guild.owner_id:
        return permissions.ALL
    hidden = channel is not None and person.id in channel.ruled_by.hidden_from
    return permissions.PEOPLE - {"view_channel"} if hidden else permissions.PEOPLE


def member(person: Person, guild: Guild, channel: Channel | None = None, *, nested: bool = True) -> Json:
    """A member object; with the permissions in a channel, if one is given."""
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "deaf": False,
        "flags": 0,
        "joined_at": iso(moment_of(guild.id)),
        "mute": False,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in sorted(person.roles)],
    }
    if nested:
        shape["user"] = user(person)
    if channel is not None:
        shape["permissions"] = str(permissions.bits(may(person, guild, channel)))
    return shape
