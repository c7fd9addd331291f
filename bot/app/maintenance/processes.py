"""Processes that share a database: heartbeats, and the number of shards they must agree on."""

from contextlib import suppress
from typing import Final

from bot.app.context import Context
from bot.store import Settings, Shards, StoreError

ALIVE: Final = "alive"
"""Prefix of the settings in which processes store their heartbeats, in Unix seconds."""
_FRESH: Final = 60
"""Seconds after which a heartbeat is stale; processes renew theirs every 15.

Heartbeats as far in the future are stale as well, because they were written before the clock was set back.
"""


def _heartbeat_key(shards: Shards) -> str:
    return f"{ALIVE} {','.join(map(str, shards.own))}/{shards.count}" if shards.count > 1 else ALIVE


def _shard_count(name: str) -> int:
    """Return the number of shards a process is configured for."""
    return int(name.rpartition("/")[2]) if "/" in name else 1


async def enter(context: Context) -> None:
    """Register the process; raises `StoreError` if another one is active with another number of shards."""
    now, shards = context.now(), context.shards
    async with context.database.transaction() as tx:
        notes = await Settings(tx).with_prefix(ALIVE)
        if notes:  # under other names if the number of shards has changed
            latest = max(map(int, notes.values()))
            context.absence.note(int(notes.get(_heartbeat_key(shards), latest)), now)
        for name, at in notes.items():
            if _shard_count(name) != shards.count and abs(now - int(at)) < _FRESH:
                raise StoreError(
                    f"Another process works on the {context.database.name} and knows of {_shard_count(name)} "
                    f"shards, this one of {shards.count}: some games would be served twice, some not at all. "
                    "Give all processes the same count in ANTIKE_SHARDS. If the other one was just killed, "
                    f"wait {_FRESH} seconds."
                )
        await Settings(tx).put(_heartbeat_key(shards), str(now))


async def store_heartbeat(context: Context) -> None:
    """Store a heartbeat."""
    async with context.database.transaction() as tx:
        await Settings(tx).put(_heartbeat_key(context.shards), str(context.now()))


async def leave(context: Context) -> None:
    """Unregister the process, so that its successor need not wait; failing that, its heartbeat goes stale."""
    with suppress(StoreError):
        async with context.database.transaction() as tx:
            await Settings(tx).put(_heartbeat_key(context.shards), str(context.now() - _FRESH))


async def last_alive(settings: Settings) -> int | None:
    """Return the latest heartbeat of any process, in Unix seconds; None if unknown."""
    times = (await settings.with_prefix(ALIVE)).values()
    return max(map(int, times), default=None)
