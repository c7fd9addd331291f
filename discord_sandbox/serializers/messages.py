"""Messages and attachments in Discord's JSON."""

from discord_sandbox.serializers.channels import channel
from discord_sandbox.serializers.people import owners, user
from discord_sandbox.state.clock import iso
from discord_sandbox.state.files import describe
from discord_sandbox.state.models import (
    APP_COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Attachment,
    Guild,
    Interaction,
    Json,
    Message,
    MessageFlag,
    Person,
)


def attachment(it: Attachment, base_url: str) -> Json:
    """An attachment object."""
    shape: Json = {"id": str(it.id), "filename": it.filename, "size": len(it.content)}
    shape |= describe(it, base_url)
    if it.ephemeral:
        shape["ephemeral"] = True
    return shape


def message(it: Message, guild: Guild, bot: Person, base_url: str) -> Json:
    """A message object; `guild` is the world's server, which it is in unless its channel is in another."""
    guild = it.channel.guild or guild
    shape: Json = {
        "id": str(it.id),
        "channel_id": str(it.channel.id),
        "author": user(it.author),
        "content": it.content,
        "timestamp": iso(it.created),
        "edited_timestamp": iso(it.edited) if it.edited is not None else None,
        "tts": False,
        "mention_everyone": it.mention_everyone,
        "mentions": [user(person) for person in it.mentions],
        "mention_roles": [],
        "attachments": [attachment(one, base_url) for one in it.attachments if not _is_shown_within(it, one)],
        "embeds": it.embeds,
        "components": it.components,
        "flags": _flags(it),
        "pinned": False,
        "type": it.kind,
    }
    if it.nonce is not None:
        shape["nonce"] = it.nonce
    if it.reference is not None:
        shape["message_reference"] = _reference(it.reference, it, guild)
    if it.thread is not None:
        shape["thread"] = channel(it.thread, guild, bot)
    if it.interaction is not None:
        shape |= _origin(it.interaction, it, bot, guild)
    return shape


def _flags(it: Message) -> int:
    flags = it.flags
    if it.ephemeral_for is not None:
        flags |= MessageFlag.EPHEMERAL
    if it.loading:
        flags |= MessageFlag.LOADING
    if it.thread is not None:
        flags |= MessageFlag.HAS_THREAD
    return flags


def _is_shown_within(it: Message, one: Attachment) -> bool:
    """Return whether an embed or component shows the file, since Discord lists only others."""
    where = f"/{one.id}/{one.filename}"
    return _mentions(it.embeds, where) or _mentions(it.components, where)


def _mentions(part: object, where: str) -> bool:
    if isinstance(part, str):
        return part.endswith(where)
    if isinstance(part, dict):
        return any(_mentions(value, where) for value in part.values())
    return isinstance(part, list) and any(_mentions(value, where) for value in part)


def _reference(reference: tuple[int, int], it: Message, guild: Guild) -> Json:
    channel_id, message_id = reference
    shape: Json = {"type": 0, "channel_id": str(channel_id)}
    if message_id:
        shape["message_id"] = str(message_id)
    if not it.channel.is_dm:
        shape["guild_id"] = str(guild.id)
    return shape


def _origin(interaction: Interaction, it: Message, bot: Person, guild: Guild) -> Json:
    shape: Json = {
        "application_id": str(bot.id),
        "webhook_id": str(bot.id),
        "interaction_metadata": _metadata(interaction, it, guild),
    }
    if interaction.kind == APP_COMMAND:
        shape["interaction"] = {
            "id": str(interaction.id),
            "type": APP_COMMAND,
            "name": interaction.command,
            "user": user(interaction.person),
        }
    return shape


def _metadata(interaction: Interaction, it: Message | None, guild: Guild) -> Json:
    shape: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user(interaction.person),
        "authorizing_integration_owners": owners(
            interaction.person, None if interaction.channel.is_dm else guild
        ),
    }
    if interaction.kind == APP_COMMAND:
        shape |= {"name": interaction.command, "command_type": 1}
    if it is not None and interaction.original is not None and interaction.original is not it:
        shape["original_response_message_id"] = str(interaction.original.id)
    if interaction.kind == COMPONENT and interaction.source is not None:
        shape["interacted_message_id"] = str(interaction.source.id)
    if interaction.kind == MODAL_SUBMIT and interaction.parent is not None:
        shape["triggering_interaction_metadata"] = _metadata(interaction.parent, None, guild)
    return shape
