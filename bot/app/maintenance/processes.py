"""Processes that share a database: heartbeats, and the number of shards they must agree on."""

from collections.abc import Mapping
from contextlib import suppress
from math import lcm
from typing import Final, NamedTuple

from bot.app.context import Context
from bot.store import ALL_SHARDS, Connection, Settings, Shards, StoreError

ALIVE: Final = "alive"
"""Prefix of the settings in which processes store their heartbeats."""
_FRESH: Final = 60
"""Seconds after which a heartbeat is stale; processes renew theirs every 15.

Heartbeats as far in the future are stale as well, because they were written before the clock was set back.
"""


class _Heartbeat(NamedTuple):
    """A process's heartbeat and the absence it knows of, in Unix seconds, as stored in a setting."""

    at: int
    since: int = 0
    until: int = 0
    lost: int = 0


def _heartbeat_key(shards: Shards) -> str:
    return f"{ALIVE} {','.join(map(str, shards.own))}/{shards.count}" if shards.count > 1 else ALIVE


def _shards_of(name: str) -> Shards:
    """Return the shards of a process by the key of its heartbeat."""
    own, _, count = name.removeprefix(ALIVE).partition("/")
    return Shards(tuple(map(int, own.split(","))), int(count)) if count else ALL_SHARDS


async def enter(context: Context) -> None:
    """Register the process; raises `StoreError` if another one is active with another number of shards."""
    now, shards = context.now(), context.shards
    async with context.database.transaction() as tx:
        found = await _heartbeats(Settings(tx))
        if found:
            last, absence = _last_served(shards, found), context.absence
            absence.since, absence.until, absence.lost = last.since, last.until, last.lost
            absence.note(last.at, now)
        for name, kept in found.items():
            if (count := _shards_of(name).count) != shards.count and abs(now - kept.at) < _FRESH:
                raise StoreError(
                    f"Another process works on the {context.database.name} and knows of {count} "
                    f"shards, this one of {shards.count}: some games would be served twice, some not at all. "
                    "Give all processes the same count in ANTIKE_SHARDS. If the other one was just killed, "
                    f"wait {_FRESH} seconds."
                )
            if shards.complete:  # in part, another process of the new group will need it
                await Settings(tx).drop(name)
        await _put_heartbeat(context, tx, now)


async def store_heartbeat(context: Context) -> None:
    """Store a heartbeat."""
    async with context.database.transaction() as tx:
        await _put_heartbeat(context, tx, context.now())


async def leave(context: Context) -> None:
    """Unregister the process, so that its successor need not wait; failing that, its heartbeat goes stale."""
    with suppress(StoreError):
        async with context.database.transaction() as tx:
            await _put_heartbeat(context, tx, context.now() - _FRESH)


async def last_alive(settings: Settings) -> int | None:
    """Return the latest heartbeat of any process, in Unix seconds; None if unknown."""
    return max((kept.at for kept in (await _heartbeats(settings)).values()), default=None)


def _last_served(shards: Shards, found: Mapping[str, _Heartbeat]) -> _Heartbeat:
    """Return the heartbeat since which some of these shards are not served; the latest if none ever were.

    As other groups of processes may have served them, each shard of a common count is looked at by itself.
    """
    known = [(_shards_of(name), kept) for name, kept in found.items()]
    count = lcm(shards.count, *(each.count for each, _ in known))
    single = [one for shard in range(count) if (one := Shards((shard,), count)).overlap(shards)]
    served = [[kept for each, kept in known if each.overlap(one)] for one in single]
    return min((max(kept) for kept in served if kept), default=max(found.values()))


async def _heartbeats(settings: Settings) -> dict[str, _Heartbeat]:
    kept = await settings.with_prefix(ALIVE)
    return {name: _Heartbeat(*map(int, text.split())) for name, text in kept.items()}


async def _put_heartbeat(context: Context, tx: Connection, at: int) -> None:
    """Store a heartbeat with the absence, which the next process would not know of otherwise."""
    absence = context.absence
    told = _Heartbeat(at, absence.since, absence.until, absence.lost)
    await Settings(tx).put(_heartbeat_key(context.shards), " ".join(map(str, told)))
