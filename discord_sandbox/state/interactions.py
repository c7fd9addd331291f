"""Life cycle of interactions: started, acknowledged once in time, until the token expires."""

import asyncio
import secrets

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.events import InteractionChanged, InteractionCreated
from discord_sandbox.state.models import Channel, Interaction, Json, Message, Person
from discord_sandbox.state.world import World


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
    overrides: Json | None = None,
) -> Interaction:
    """Create an interaction and send it to the bot; it fails unless acknowledged in time.

    `overrides` replace fields of the gateway event; `...` removes one.
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
        overrides=overrides or {},
    )
    world.interactions[made.id] = made
    world.tokens[made.token] = made
    asyncio.get_running_loop().call_later(world.limits.acknowledge, _lapse, world, made)
    world.emit(InteractionCreated(made))
    return made


def _lapse(world: World, it: Interaction) -> None:
    if it.callback is None and not it.failed:
        it.failed = True
        changed(world, it)


def changed(world: World, it: Interaction) -> None:
    """Emit a change of an interaction's state."""
    if it.state in ("answered", "failed"):
        it.settled.set()
    world.emit(InteractionChanged(it))


def open_for_callback(world: World, interaction_id: int, token: str) -> Interaction:
    """Return the interaction of a callback.

    Raises ApiError 10062 (unknown or too late), 40060 (already acknowledged).
    """
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
    """Record the first response and its type."""
    it.callback = callback
    it.acknowledged_at = world.clock.now()


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """Return an acknowledged interaction by token. Raises ApiError 10015 (unknown), 50027 (expired)."""
    it = world.tokens.get(token)
    if it is None or application_id != world.bot.id or it.callback is None:
        raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
    if world.clock.now() - it.born > world.limits.token_life:
        raise ApiError(ErrorCode.INVALID_TOKEN)
    return it
