"""Reading the outbox as the delivery does: first the ids of messages, then the messages."""

from collections.abc import Sequence
from dataclasses import replace

from bot.model import MessageRow
from bot.model.messages import Payload
from bot.store import ALL_SHARDS, Connection, DeliveryQueue, Games, Outbox, OutboxHead, Shards


async def due(reader: Connection, at: int, limit: int = 100, shards: Shards = ALL_SHARDS) -> list[MessageRow]:
    """Return the unsent messages due at a time, at most `limit`."""
    queue = DeliveryQueue(reader)
    return await read(queue, await queue.due_heads(at, limit, shards))


async def edits(reader: Connection, at: int, shards: Shards = ALL_SHARDS) -> list[MessageRow]:
    """Return the sent messages with an edit due at a time."""
    queue = DeliveryQueue(reader)
    return await read(queue, await queue.edit_heads(at, shards))


async def read(queue: DeliveryQueue, heads: Sequence[OutboxHead]) -> list[MessageRow]:
    """Return the messages of the outbox with these ids."""
    found = [await queue.by_id(head.id) for head in heads]
    return [message for message in found if message is not None]


async def queue_message(
    tx: Connection,
    game_id: int,
    nonce: str,
    payload: Payload,
    at: int = 0,
    *,
    kind: str = "turn",
    channel: int = 100,
    to: int | None = None,
    revision: int = 1,
) -> None:
    """Write a message of a game into the outbox, as if the game had this channel and revision."""
    game = await Games(tx).by_id(game_id)
    assert game is not None
    await Outbox(tx).add(
        replace(game, channel_id=channel, revision=revision), nonce, kind, payload, at, to=to
    )
