"""Creating, editing and deleting messages, with already validated input."""

import re
from collections.abc import Sequence
from typing import Any

from discord_sandbox.state.components import as_shown
from discord_sandbox.state.events import ChannelEvent, MessageEvent
from discord_sandbox.state.files import resolve_embeds, store
from discord_sandbox.state.models import (
    Attachment,
    Channel,
    Interaction,
    Json,
    Message,
    MessageFlag,
    Person,
    Upload,
)
from discord_sandbox.state.world import World

MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
TEXT_DISPLAY = 10
KEPT_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2


def say(world: World, channel: Channel, person: Person, content: str) -> Message:
    """Post a person's plain message."""
    return post(world, channel, person, {"content": content})


def post(
    world: World,
    channel: Channel,
    author: Person,
    body: Json,
    files: Sequence[Upload] = (),
    *,
    kind: int = 0,
    reference: tuple[int, int] | None = None,
    interaction: Interaction | None = None,
    ephemeral_for: Person | None = None,
) -> Message:
    """Post a message, and ping those it mentions."""
    message = Message(
        world.ids.next(),
        channel,
        author,
        world.clock.now(),
        kind=kind,
        nonce=body.get("nonce"),
        reference=reference,
        interaction=interaction,
        ephemeral_for=ephemeral_for,
    )
    _fill(world, message, body, files)
    _ping(world, message)
    _take_in(world, message)
    return message


def post_loading(
    world: World, channel: Channel, interaction: Interaction, kind: int, ephemeral_for: Person | None
) -> Message:
    """Post the loading message of a deferred response."""
    message = Message(
        world.ids.next(),
        channel,
        world.bot,
        world.clock.now(),
        kind=kind,
        interaction=interaction,
        ephemeral_for=ephemeral_for,
        loading=True,
    )
    _take_in(world, message)
    return message


def edit(world: World, message: Message, body: Json, files: Sequence[Upload] = ()) -> Message:
    """Edit a message; missing fields stay. Editing a loading message pings."""
    if message.loading:
        message.loading = False
        _fill(world, message, body, files)
        _ping(world, message)
    else:
        message.edited = world.clock.now()
        _fill(world, message, body, files)
    world.emit(MessageEvent("update", message))
    return message


def remove(world: World, message: Message) -> None:
    """Delete a message and its files."""
    message.loading = False
    del world.messages[message.channel.id][message.id]
    for attachment in message.attachments:
        world.files.pop(attachment.id, None)
    world.emit(MessageEvent("delete", message))


def _take_in(world: World, message: Message) -> None:
    channel = message.channel
    world.messages.setdefault(channel.id, {})[message.id] = message
    if message.interaction is not None:
        message.interaction.messages.append(message.id)
    if message.ephemeral_for is None:
        channel.last_message_id = message.id
        channel.sent += 1
        if channel.archived:
            # Writing in an archived thread opens it again.
            channel.archived = False
            channel.changed_at = world.clock.now()
            world.emit(ChannelEvent("update", channel))
    world.emit(MessageEvent("create", message))


def _fill(world: World, message: Message, body: Json, files: Sequence[Upload]) -> None:
    if "flags" in body or is_layout(body, message):
        layout = MessageFlag.COMPONENTS_V2 if is_layout(body, message) else 0
        message.flags = (int(body.get("flags") or 0) & KEPT_FLAGS) | layout
    message.attachments = _attachments(world, message, body, files)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = resolve_embeds(world, body["embeds"] or [], message.attachments)
    if "components" in body:
        message.components = as_shown(world, body["components"] or [], message.attachments)
    if {"content", "components", "allowed_mentions"} & set(body):
        _set_mentions(world, message, body.get("allowed_mentions"))


def _attachments(world: World, message: Message, body: Json, files: Sequence[Upload]) -> list[Attachment]:
    """Return the attachments after an edit: those kept and those uploaded; all are kept by default."""
    listed = body.get("attachments")
    if listed is None and "attachments" not in body:
        listed = [{"id": one.id} for one in message.attachments] + [{"id": n} for n in range(len(files))]
    before = {one.id: one for one in message.attachments}
    after = []
    for one in listed or []:
        number = int(one["id"])
        if number in before:
            after.append(before[number])
        else:
            private = message.ephemeral_for is not None
            after.append(
                store(world, message.channel, files[number], one.get("description"), ephemeral=private)
            )
    return after


def _ping(world: World, message: Message) -> None:
    """Record who is pinged; a direct message always pings its person."""
    called = {person.id for person in message.mentions}
    if message.mention_everyone:
        called |= {person.id for person in world.people.values() if message.shows_to(person)}
    if message.channel.person is not None:
        called.add(message.channel.person.id)
    message.pinged = frozenset(called - {message.author.id})


def _set_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Set the mentions of a message: those in its text and whom it replies to, as `allowed_mentions` says."""
    text = "\n".join([message.content, *_texts(message.components)])
    mentioned = {int(found) for found in MENTION.findall(text)}
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        mentioned &= {int(one) for one in allowed.get("users") or []}
    if (allowed is None or allowed.get("replied_user")) and (replied := _replied_author(world, message)):
        mentioned.add(replied.id)
    message.mentions = [person for person in world.everyone if person.id in mentioned]
    may_call_all = message.author.bot is False or "mention_everyone" in message.channel.bot_permissions
    wants_all = allowed is None or "everyone" in (allowed.get("parse") or [])
    message.mention_everyone = bool(may_call_all and wants_all and EVERYONE.search(text))


def _replied_author(world: World, message: Message) -> Person | None:
    """Return the other person to whose message this one replies."""
    channel_id, message_id = message.reference or (0, 0)
    replied = world.messages.get(channel_id, {}).get(message_id)
    return replied.author if replied is not None and replied.author is not message.author else None


def _texts(part: Any) -> list[str]:
    if isinstance(part, list):
        return [text for one in part for text in _texts(one)]
    if not isinstance(part, dict):
        return []
    own = [str(part.get("content"))] if part.get("type") == TEXT_DISPLAY else []
    return own + _texts(part.get("components")) + _texts(part.get("accessory"))


def is_layout(body: Json, editing: Message | None) -> bool:
    """Return whether the message uses Components V2, which cannot be undone."""
    flags = body.get("flags")
    asked = isinstance(flags, int) and bool(flags & MessageFlag.COMPONENTS_V2)
    return asked or (editing is not None and bool(editing.flags & MessageFlag.COMPONENTS_V2))
