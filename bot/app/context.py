"""What all parts of the application share."""

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
from bot.model.language import ENGLISH
from bot.render import Renderer
from bot.store import ALL_SHARDS, Connection, Database, Games, Shards
from bot.telemetry import Meter, Silent, mark, marked, marks
from bot.workers.pool import ThreadWorkers, Workers

_log = logging.getLogger(__name__)


class Locks:
    """One lock per game, kept only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[object, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        """How many are held."""
        return len(self._locks)

    @asynccontextmanager
    async def holding(self, key: object) -> AsyncIterator[None]:
        """Wait for the lock of `key` and hold it."""
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


@dataclass(frozen=True, slots=True)
class Signals:
    """What wakes the loops in the background; set after a commit that may have left them something to do."""

    outbox: asyncio.Event = field(default_factory=asyncio.Event)
    """Something to send or to edit."""
    jobs: asyncio.Event = field(default_factory=asyncio.Event)
    """Another time for something that is due later."""
    bot_turns: asyncio.Event = field(default_factory=asyncio.Event)
    """A computer player's turn."""

    def set_all(self) -> None:
        """Wake all of them: a game has changed."""
        self.outbox.set()
        self.jobs.set()
        self.bot_turns.set()


@dataclass(slots=True)
class Context:
    """Database, locks, clock and chance, and what wakes the loops in the background."""

    database: Database
    now: Callable[[], int]
    chance: random.Random
    locks: Locks = field(default_factory=Locks)
    signals: Signals = field(default_factory=Signals)
    absence: Absence = field(default_factory=Absence)
    """When the bot was away last, so that nobody could act."""
    grace: int = 0
    """Seconds for which nobody is called for what may still be taken back."""
    patience: int = 0
    """Seconds: turns that end within them of one another are live play, in which nobody is pinged as long."""
    meter: Meter = field(default_factory=Silent)
    shards: Shards = ALL_SHARDS
    """Whose messages are sent and whose due times are kept here: others look after the other servers."""
    workers: Workers = field(default_factory=lambda: ThreadWorkers(Renderer()))
    """Do what would hold up the event loop."""

    def draw(self, among: int) -> int:
        """A number from 0 to below `among`, each as likely."""
        return self.chance.randrange(among)

    def longest_sleep(self, usual: float) -> float:
        """For how many seconds a loop may sleep without looking whether there is something to do.

        What others do on the same database wakes nobody here: a button in a private message, which comes to
        whoever has shard 0, may concern any server.
        """
        return usual if self.shards.complete else min(usual, _AMONG_OTHERS)

    @asynccontextmanager
    async def changing(self, game_id: int) -> AsyncIterator[Connection]:
        """Hold a game's lock and a transaction; afterwards the loops in the background look at what is due.

        What is said within is said to the table, so it is said in the table's language. Whoever applies
        actions inside marks the work with the `revision` and the `causes`.
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
                    self._saved(begun - asked, monotonic() - begun)
                finally:
                    turn = marks().get("turn")
        finally:
            if turn is not None and marks().get("game") == game_id:
                mark(turn=turn)  # why it was refused is logged outside
            # Whatever happened: a cancellation may have come when the commit was under way.
            self.signals.set_all()

    def _saved(self, waited: float, taken: float) -> None:
        """A change is committed; what it was about is marked."""
        causes = str(marks().get("causes", "")).split()
        self.meter.changed(causes, waited, taken)
        level = logging.INFO if causes else logging.DEBUG
        _log.log(level, "saved", extra={"waited_ms": _ms(waited), "taken_ms": _ms(taken)})


class Service:
    """A part of the application that needs nothing but what all of them share."""

    def __init__(self, context: Context) -> None:
        self._context = context


def _ms(seconds: float) -> float:
    return round(1e3 * seconds, 1)
