"""The life of an interaction: it begins, must be acknowledged once and in time, and its token runs out."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.events import InteractionMade, InteractionMoved
from discord_sandbox.state.models import Interaction

if TYPE_CHECKING:
    from discord_sandbox.state.models import Channel, Json, Message, Person
    from discord_sandbox.state.world import World

__all__ = ["acknowledge", "by_token", "moved", "open_for_callback", "start"]


def start(
    world: World,
    kind: int,
    person: Person,
    channel: Channel,
    data: Json,
    *,
    command: str = "",
    source: Message | None = None,
    parent: Interaction | None = None,
    told: Json | None = None,
) -> Interaction:
    """Begin an interaction and tell the bot; unless it answers in time, the interaction fails.

    `told` are fields that the gateway tells in another way than it would; `...` leaves one out.
    """
    made = Interaction(
        id=world.ids.next(),
        token=secrets.token_urlsafe(120),
        kind=kind,
        person=person,
        channel=channel,
        data=data,
        born=world.clock.now(),
        command=command,
        source=source,
        parent=parent,
        told=told or {},
    )
    world.interactions[made.id] = made
    world.tokens[made.token] = made
    asyncio.get_running_loop().call_later(world.limits.acknowledge, _lapse, world, made)
    world.emit(InteractionMade(made))
    return made


def _lapse(world: World, it: Interaction) -> None:
    if it.callback is None and not it.failed:
        it.failed = True
        moved(world, it)


def moved(world: World, it: Interaction) -> None:
    """Tell that an interaction has a new state."""
    if it.state in ("answered", "failed"):
        it.settled.set()
    world.emit(InteractionMoved(it))


def open_for_callback(world: World, interaction_id: int, token: str) -> Interaction:
    """The interaction a callback is for. Raises ApiError 10062 (unknown or too late), 40060 (once only)."""
    it = world.interactions.get(interaction_id)
    if it is None or it.token != token:
        raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
    if it.callback is not None:
        raise ApiError(ErrorCode.ALREADY_ACKNOWLEDGED)
    if it.failed or world.clock.now() - it.born > world.limits.acknowledge:
        _lapse(world, it)
        raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
    return it


def acknowledge(world: World, it: Interaction, callback: int) -> None:
    """Note the first answer, and what kind it is."""
    it.callback = callback
    it.acknowledged_at = world.clock.now()


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """The acknowledged interaction of a token. Raises ApiError 10015 (unknown), 50027 (over)."""
    it = world.tokens.get(token)
    if it is None or application_id != world.bot.id or it.callback is None:
        raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
    if world.clock.now() - it.born > world.limits.token_life:
        raise ApiError(ErrorCode.INVALID_TOKEN)
    return it
