"""Interactions in Discord's JSON, as the gateway sends them."""

from discord_sandbox.serializers import channels, messages, people
from discord_sandbox.state import permissions
from discord_sandbox.state.models import Guild, Interaction, Json, Person

SERVER, CONVERSATION = 0, 1


def interaction(
    it: Interaction, guild: Guild, bot: Person, base_url: str, size_limit: int, *, member: bool = True
) -> Json:
    """Return the body of INTERACTION_CREATE; `member` tells whether the bot is in the server."""
    within_server = not it.channel.is_dm
    guild = it.channel.guild or guild
    allowed = people.may(bot, guild, it.channel) if within_server else permissions.ALL
    shape: Json = {
        "id": str(it.id),
        "application_id": str(bot.id),
        "type": it.kind,
        "token": it.token,
        "version": 1,
        "data": it.data,
        "channel_id": str(it.channel.id),
        "channel": channels.interaction_channel(it.channel, guild, bot, it.person),
        "app_permissions": str(permissions.bits(allowed)),
        "locale": it.person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": people.owners(it.person, guild if within_server else None, member),
        "context": SERVER if within_server else CONVERSATION,
        "attachment_size_limit": size_limit,
    }
    if within_server:
        shape |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": people.member(it.person, guild, it.channel),
        }
    else:
        shape["user"] = people.user(it.person)
    if it.source is not None:
        shape["message"] = messages.message(it.source, guild, bot, base_url)
    return {key: value for key, value in (shape | it.overrides).items() if value is not ...}


def callback_result(it: Interaction, guild: Guild, bot: Person, base_url: str) -> Json:
    """Return the response to a callback that requests one."""
    told: Json = {"id": str(it.id), "type": it.kind, "channel_id": str(it.channel.id)}
    if not it.channel.is_dm:
        told["guild_id"] = str((it.channel.guild or guild).id)
    shape: Json = {"interaction": told}
    if it.callback not in (4, 5, 7) or it.original is None:
        return shape
    told |= {
        "response_message_id": str(it.original.id),
        "response_message_loading": it.original.loading,
        "response_message_ephemeral": it.original.ephemeral_for is not None,
    }
    if it.callback != 5:
        shown = messages.message(it.original, guild, bot, base_url)
        shape["resource"] = {"type": it.callback, "message": shown}
    return shape
