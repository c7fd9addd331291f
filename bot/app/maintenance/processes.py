"""Processes that share a database: each notes that it is alive; all have to know of as many shards."""

from contextlib import suppress
from typing import Final

from bot.app.context import Context
from bot.store import Settings, Shards, StoreError

ALIVE: Final = "alive"
"""What the settings begin with in which processes note the time, in seconds since 1970."""
_FRESH: Final = 60
"""Seconds after which nobody counts with a process any more; it notes the time every 15.

A note from times to come was made before the clock was set back, so it says nothing either.
"""


def _name(shards: Shards) -> str:
    return f"{ALIVE} {','.join(map(str, shards.own))}/{shards.count}" if shards.count > 1 else ALIVE


def _count(name: str) -> int:
    """How many shards a process knows of."""
    return int(name.rpartition("/")[2]) if "/" in name else 1


async def enter(context: Context) -> None:
    """Begin to work on the database; raises `StoreError` where a process is at work with another count."""
    now, shards = context.now(), context.shards
    async with context.database.transaction() as tx:
        notes = await Settings(tx).beginning(ALIVE)
        if notes:  # those of another count of shards, where that was changed
            latest = max(map(int, notes.values()))
            context.absence.note(int(notes.get(_name(shards), latest)), now)
        for name, at in notes.items():
            if _count(name) != shards.count and abs(now - int(at)) < _FRESH:
                raise StoreError(
                    f"Another process works on the {context.database.name} and knows of {_count(name)} "
                    f"shards, this one of {shards.count}: some games would be served twice, some not at all. "
                    "Give all processes the same count in ANTIKE_SHARDS. If the other one was just killed, "
                    f"wait {_FRESH} seconds."
                )
        await Settings(tx).put(_name(shards), str(now))


async def say_alive(context: Context) -> None:
    """Note that it is still at work."""
    async with context.database.transaction() as tx:
        await Settings(tx).put(_name(context.shards), str(context.now()))


async def leave(context: Context) -> None:
    """End the work; whoever comes next need not wait. Where that cannot be noted, it is known soon."""
    with suppress(StoreError):
        async with context.database.transaction() as tx:
            await Settings(tx).put(_name(context.shards), str(context.now() - _FRESH))


async def last_alive(settings: Settings) -> int | None:
    """When any process was last at work; None where that is not known."""
    times = (await settings.beginning(ALIVE)).values()
    return max(map(int, times), default=None)
