"""A table of one person and three computer players, who act by themselves and must not act twice either."""

import asyncio
import random
from typing import TYPE_CHECKING

from bot.boards import load_board
from bot.engine.antike import Position, Setup, Variant
from bot.engine.antike.actions import Action, ChoosePersonage, EndTurn, TakeChip
from bot.engine.antike.ruleset import minimal_action
from bot.records import Record, Replay, replay
from tests.crashes.harness import CrashHarness, ViolationError
from tests.crashes.player import Table
from tests.e2e.entering import as_command
from tests.e2e.playing import load_game

if TYPE_CHECKING:
    from bot.engine.terms import Nation

_HOST = "Finn"
_PATIENCE = 600.0
"""Seconds; three computer players think, in a process that is slow to start on a busy machine."""


class SoloTable(Table):
    """A table with three computer players, at which the person makes minimal turns."""

    def __init__(self, harness: CrashHarness, channel: str, rng: random.Random) -> None:
        super().__init__(harness, load_game("four"), channel, rng, threads=True)
        self.nation: Nation | None = None

    async def play(self) -> None:
        """Play game after game until `stopping` is set."""
        while not self.stopping:
            await self._open_solo()
            while not self.stopping and await self._turn():
                pass

    async def _open_solo(self) -> None:
        self.games += 1
        self.place, self.kept = self.home, ()
        before = self._latest()
        await self._step(
            "new", self._as(_HOST, "game new", nations=4, thread=True), lambda: self._latest() > before
        )
        self.game_id = self._latest()
        self.place = self.harness.world.channels[self._channel_of(self.game_id)]
        person = self.harness.world.person(_HOST).id
        await self._step(
            "bots", self._as(_HOST, "game bot", level="easy", count=3), lambda: self._seated() == 4
        )
        await self._step("start", self._as(_HOST, "game start"), self._running)
        rows = self.harness.book.ask(
            "SELECT nation, user_id FROM seats WHERE game_id = ? ORDER BY seat", self.game_id
        )
        nations = tuple(row["nation"] for row in rows)
        own: Nation = next(row["nation"] for row in rows if row["user_id"] == person)
        self.nation, self.players = own, {own: _HOST}
        self.record = Record(Setup(load_board("east"), Variant(4), nations), dict.fromkeys(nations, "x"))

    def _seated(self) -> int:
        return int(self.harness.book.one("SELECT COUNT(*) FROM seats WHERE game_id = ?", self.game_id))

    async def _turn(self) -> bool:
        """Wait for the person's turn and enter one action; return whether the game goes on."""
        await self.harness.until(
            lambda: self._mine() is not None, f"{_HOST}'s turn in game {self.game_id}", _PATIENCE
        )
        position = self._mine()
        if position is None or position.outcome is not None:
            return False
        action = minimal_action(position)
        if isinstance(action, TakeChip | ChoosePersonage):
            return False
        begun = not self.kept or position.round != self.position.round
        self.fresh, self.resumed, self.position = begun and position.demand is None, False, position
        await self._called()
        log = self.harness.book.log(self.game_id).actions
        name, options = as_command(action)
        act = self._as(_HOST, name, **options)
        await self._step(f"{_HOST} /{name}", act, lambda: self._stands(log, action))
        self.kept = (*log, action)
        if isinstance(action, EndTurn):
            await asyncio.sleep(0)
        return True

    def _mine(self) -> Position | None:
        """Return the position if the person must act or the game is over, else None.

        Raises `ViolationError` if entered actions are missing from the log.
        """
        log = self.harness.book.log(self.game_id).actions
        if log[: len(self.kept)] != self.kept:
            raise ViolationError(f"game {self.game_id}: what was done is not there any more")
        played = self.replayed(log)
        own = played.awaited == self.nation or played.outcome is not None
        return played if own else None

    def replayed(self, log: tuple[Action, ...]) -> Position:
        """Return the position a log leads to; raises `ViolationError` if it cannot be played."""
        found: Replay = replay(Record(self.record.setup, self.record.players, log))
        if found.error is not None:
            raise ViolationError(f"game {self.game_id}: {found.error}")
        position: Position = found.position
        return position

    def check(self) -> None:
        """Check that the log has all entered actions and can be played; raises `ViolationError`."""
        log = self.harness.book.log(self.game_id).actions
        if log[: len(self.kept)] != self.kept:
            raise ViolationError(f"game {self.game_id}: what was done is not there any more")
        self.replayed(log)

    def _stands(self, before: tuple[Action, ...], action: Action) -> bool:
        """Return whether the action comes after the earlier log; raises `ViolationError` if that changed."""
        log = self.harness.book.log(self.game_id).actions
        if log[: len(before)] != before:
            raise ViolationError(f"game {self.game_id}: what was done is not there any more")
        return len(log) > len(before) and log[len(before)] == action
