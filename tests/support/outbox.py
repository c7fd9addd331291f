"""The outbox as its delivery reads it: first which messages, then what they say."""

from bot.model import MessageRow
from bot.store import ALL_SHARDS, Connection, DeliveryQueue, Shards


async def due(reader: Connection, at: int, limit: int = 100, shards: Shards = ALL_SHARDS) -> list[MessageRow]:
    """Unsent messages whose time has come."""
    queue = DeliveryQueue(reader)
    return await queue.by_ids([head.id for head in await queue.due_heads(at, limit, shards)])


async def edits(
    reader: Connection, at: int, limit: int = 100, shards: Shards = ALL_SHARDS
) -> list[MessageRow]:
    """Sent messages that have to be edited by then."""
    queue = DeliveryQueue(reader)
    return await queue.by_ids([head.id for head in await queue.edit_heads(at, limit, shards)])
