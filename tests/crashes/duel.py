"""Two people who play random actions of Duellum; despite all kills, each card is drawn only once."""

import random
from typing import Any, Final

from bot.engine.duellum import apply, legal, ruleset
from bot.engine.duellum.actions import Action, EndTurn, Learn, Rondel, TakeCard
from bot.engine.terms import Nation
from bot.records import read_record
from bot.text.names import NATION_NAMES
from tests.authorisation.positions import duel
from tests.authorisation.stage import attached
from tests.cogs.duellum.entering import as_command, chosen
from tests.crashes.harness import CrashHarness, ViolationError
from tests.crashes.player import Table

_CHANNEL = "duel"
_RICH: Final = {"gold": 60, "iron": 12, "marble": 12}
_HOST, _GUEST = "Elif", "Finn"
_WAITS, _PANELS, _UNDOES, _EAGER = 0.7, 0.5, 0.08, 0.5
_LEADS: Final = Rondel("know-how")
_SHOWN = (TakeCard, Rondel)
"""Kinds of actions that have buttons on the panel's first page."""


class DuelTable(Table):
    """A table of Duellum; what was drawn is read from the database, all else follows from the actions."""

    def __init__(self, harness: CrashHarness, rng: random.Random) -> None:
        harness.world.add_channel(_CHANNEL)
        self.cards = 0
        super().__init__(harness, read_record(duel("iron", 2, **_RICH)), _CHANNEL, rng, threads=False)
        self.players = {"romans": _HOST, "carthaginians": _GUEST}

    async def play(self) -> None:
        """Play game after game until `stopping` is set."""
        while not self.stopping:
            await self._open_duel()
            while not self.stopping and self.position.outcome is None:
                await self._act()

    async def _open_duel(self) -> None:
        self.games += 1
        self.kept, self.rows, self.fresh, self.resumed = (), 0, True, False
        before, position = self._latest(), self.record.start
        file = attached(duel("iron", 2, **_RICH))
        await self._step("import", self._as(_HOST, "game import", file=file), lambda: self._latest() > before)
        self.game_id, self.position = self._latest(), position
        for nation, name in self.players.items():
            person = self.harness.world.person(name).id
            await self._step(
                f"{name} joins",
                self._as(name, "game join", nation=nation),
                lambda person=person, nation=nation: self._seats().get(person) == nation,  # type: ignore[misc]
            )
        await self._step("start", self._as(_HOST, "game start"), self._running)

    def _chosen(self) -> Action:
        """Return a random action, half the time one for know-hows if legal: they give the opponent cards."""
        known = [each for each in legal(self.position) if isinstance(each, Learn) or each == _LEADS]
        return (
            self.rng.choice(known)
            if known and self.rng.random() < _EAGER
            else chosen(self.rng, self.position, set())
        )

    async def _act(self) -> None:
        """Enter one legal action, and sometimes undo it."""
        if self.rng.random() < _WAITS:
            await self._called()
        here, action = self.position, self._chosen()
        await self._enter_one(action)
        plain = self.position.mover == here.mover and not isinstance(action, TakeCard | EndTurn)
        if plain and self.position.outcome is None and self.rng.random() < _UNDOES:
            await self._undo()
            self.position = here

    async def _enter_one(self, action: Action) -> None:
        here, nation = self.position, self.position.mover
        name, options = as_command(action)
        act = self._as(self.players[nation], name, **options)
        if isinstance(action, _SHOWN) and self.rng.random() < _PANELS:
            act = await self._opened(self.players[nation], action) or act
        before, rows = self.kept, self.rows
        await self._step(f"{self.players[nation]} /{name} {options}", act, lambda: self._has(action))
        self.kept, self.rows = self.harness.book.log(self.game_id).actions, rows + 1
        if len(self.kept) != len(before) + 1:
            raise ViolationError(
                f"game {self.game_id}: {len(self.kept) - len(before)} actions of one command"
            )
        self.position, _ = apply(here, self.kept[-1])
        self.fresh = self.position.mover != nation
        self.cards += isinstance(action, TakeCard)

    def _has(self, action: Action) -> bool:
        """Return whether the action is the log's only new row, whatever it has drawn.

        False if the log is unchanged or the new row is another action; otherwise raises `ViolationError`.
        """
        log = self.harness.book.log(self.game_id)
        if (log.rows, log.actions) == (self.rows, self.kept):
            return False
        if log.rows == self.rows + 1 and log.actions[:-1] == self.kept:
            return bool(ruleset.without_draw(log.actions[-1]) == action)
        raise ViolationError(
            f"game {self.game_id}: {log.rows} rows after {self.rows}, and not what was wanted"
        )

    def check(self) -> None:
        """Check that the log is as played and leads to the current position; raises `ViolationError`."""
        if (log := self.harness.book.log(self.game_id).actions) != self.kept:
            raise ViolationError(f"game {self.game_id} is not what was played")
        here: Any = self.record.start
        for action in log:
            here, _ = apply(here, action)
        if here != self.position:
            raise ViolationError(f"game {self.game_id} stands elsewhere")

    def _words(self, nation: Nation) -> str:
        return f"your turn (**{NATION_NAMES[nation]}**, round {self.position.round})."
