"""Objects shared by all services of the application."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from bot.app.reminders.absence import Absence
from bot.i18n.catalogue import speaking
from bot.i18n.language import ENGLISH
from bot.store import Connection, Database, Games, Shards
from bot.telemetry import Meter, mark, marked, marks
from bot.workers.pool import Workers
from bot.workers.shared_results import SharedResults

_log = logging.getLogger(__name__)


class Locks:
    """One lock per game, stored only while it is held or waited for."""

    def __init__(self) -> None:
        self._locks: dict[object, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        """Return the number of locks held or waited for."""
        return len(self._locks)

    @asynccontextmanager
    async def holding(self, key: object) -> AsyncIterator[None]:
        """Acquire the lock of `key` for the block."""
        lock, users = self._locks.get(key, (asyncio.Lock(), 0))
        self._locks[key] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks[key]
            if users == 1:
                del self._locks[key]
            else:
                self._locks[key] = (lock, users - 1)


_AMONG_OTHERS: Final = 1.0
_REPORTS: Final = 16
"""Reports kept, of up to 350 KB each: when a game ends, many look at its report."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Events that wake the background loops, set after a commit that may have created work for them."""

    outbox: asyncio.Event = field(default_factory=asyncio.Event)
    """A message to send or to edit."""
    jobs: asyncio.Event = field(default_factory=asyncio.Event)
    """A changed due time of a job."""
    bot_turns: asyncio.Event = field(default_factory=asyncio.Event)
    """A turn of a computer player."""

    def set_all(self) -> None:
        """Wake all loops after a game has changed."""
        self.outbox.set()
        self.jobs.set()
        self.bot_turns.set()


@dataclass(slots=True)
class Context:
    """Database, locks, clock, random generator, and the events that wake the background loops."""

    database: Database
    now: Callable[[], int]
    chance: random.Random
    absence: Absence
    """The bot's latest absence, in which nobody could act."""
    grace: int
    """Seconds for which calls are held back after what may still be undone."""
    patience: int
    """Seconds between turns up to which a game counts as live play, in which nobody is pinged for as long."""
    meter: Meter
    shards: Shards
    """Shards whose messages are sent and whose jobs run in this process; others serve the other servers."""
    workers: Workers
    """Run jobs that would block the event loop."""
    locks: Locks = field(default_factory=Locks)
    signals: Signals = field(default_factory=Signals)
    reports: SharedResults = field(default_factory=lambda: SharedResults(_REPORTS))
    """The latest reports of games."""

    def draw(self, among: int) -> int:
        """Return a uniformly random integer from 0 to `among` - 1."""
        return self.chance.randrange(among)

    def longest_sleep(self, usual: float) -> float:
        """Return the maximum seconds a loop may sleep, at most `usual`.

        Shorter if several processes share the database, as changes by others set no signals here: a button in
        a direct message, which arrives at the process with shard 0, may concern any server.
        """
        return usual if self.shards.complete else min(usual, _AMONG_OTHERS)

    @asynccontextmanager
    async def game_transaction(self, game_id: int) -> AsyncIterator[Connection]:
        """Hold a game's lock and open a transaction; afterwards, wake the background loops.

        Texts made within are for the table, so the game's language is active. Code that applies actions
        inside marks the log context with `revision` and `causes`.
        """
        asked, turn = monotonic(), None
        try:
            with marked(game=game_id):
                try:
                    async with self.locks.holding(game_id), self.database.transaction(game_id) as tx:
                        begun = monotonic()
                        game = await Games(tx).by_id(game_id)
                        with speaking(game.language if game else ENGLISH):
                            yield tx
                    self._record_commit(begun - asked, monotonic() - begun)
                finally:
                    turn = marks().get("turn")
        finally:
            if turn is not None and marks().get("game") == game_id:
                mark(turn=turn)  # for the log line about a refusal, which is written outside
            # In any case, as a cancellation may have arrived while the commit was in progress.
            self.signals.set_all()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Open a transaction about no game or several; afterwards, wake the background loops."""
        try:
            async with self.database.transaction() as tx:
                yield tx
        finally:
            self.signals.set_all()  # in any case, as in `game_transaction`

    def _record_commit(self, waited: float, taken: float) -> None:
        """Record a committed change, with its marks: seconds waited for the lock, and seconds taken."""
        causes = str(marks().get("causes", "")).split()
        self.meter.changed(causes, waited, taken)
        level = logging.INFO if causes else logging.DEBUG
        _log.log(level, "saved", extra={"waited_ms": _ms(waited), "taken_ms": _ms(taken)})


class Service:
    """Base class of services that need only the context."""

    def __init__(self, context: Context) -> None:
        self._context = context


def _ms(seconds: float) -> float:
    return round(1e3 * seconds, 1)
