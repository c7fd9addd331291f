"""Who a message calls, and whom it may call."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from discord_sandbox.state.models import Json, Message, Person
    from discord_sandbox.state.world import World

__all__ = ["call"]

MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
TEXT_DISPLAY = 10


def call(world: World, message: Message, allowed: Json | None) -> None:
    """Set whom a message mentions: what its text says, narrowed by `allowed_mentions`."""
    text = "\n".join([message.content, *_texts(message.components)])
    mentioned = {int(found) for found in MENTION.findall(text)}
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        mentioned &= {int(one) for one in allowed.get("users") or []}
    message.mentions = [person for person in _everyone(world) if person.id in mentioned]
    may_call_all = message.author.bot is False or "mention_everyone" in message.channel.ruled_by.bot_may
    wants_all = allowed is None or "everyone" in (allowed.get("parse") or [])
    message.mention_everyone = bool(may_call_all and wants_all and EVERYONE.search(text))


def _everyone(world: World) -> list[Person]:
    return [*world.people.values(), world.bot]


def _texts(part: Any) -> list[str]:
    if isinstance(part, list):
        return [text for one in part for text in _texts(one)]
    if not isinstance(part, dict):
        return []
    own = [str(part.get("content"))] if part.get("type") == TEXT_DISPLAY else []
    return own + _texts(part.get("components")) + _texts(part.get("accessory"))
