"""People who play a recorded game while bots are killed: what the bot has confirmed must be in the database.

A player without a reply checks whether the action was done (here: in the database) and repeats it if not.
"""

import random
from collections.abc import Callable
from typing import Any

from bot.engine.antike import apply
from bot.engine.antike.actions import Action, Answer, EndTurn
from bot.engine.terms import Nation
from bot.records import Record, replay
from bot.records.antike import position_hash
from bot.rulesets import ruleset_of
from bot.text.names import NATION_NAMES
from discord_sandbox.state.models import Channel, Interaction
from discord_sandbox.web import actions
from tests.crashes.harness import CrashHarness, ViolationError
from tests.crashes.pressing import control_in, has_vote, on_panel, press_of, vote_press
from tests.e2e.entering import as_command
from tests.e2e.playing import PEOPLE

_UNDOES = 0.08
_WAITS = 0.7
_PRESSES = 0.5
_PANELS = 0.5
_OPENS = 5
"""Attempts to open the panel if the bot dies meanwhile, before the command is typed instead."""
_VOTES = 0.06
_CALLED_WITHIN = 300.0


class Table:
    """A table at which the same record is played again and again."""

    def __init__(
        self, harness: CrashHarness, record: Record, channel: str, rng: random.Random, *, threads: bool
    ) -> None:
        self.harness = harness
        self.record = record
        self.home = harness.world.channel(channel)
        self.rng = rng
        self.threads = threads
        self.place: Channel = self.home
        self.game_id = 0
        self.position: Any = record.start
        self.kept: tuple[Any, ...] = ()
        self.rows = 0
        self.steps = self.told = self.cut_off = self.undone = self.games = 0
        self.pressed = self.votes = 0
        self.players = dict(zip(record.setup.nations, PEOPLE, strict=False))
        self.stopping = False
        self.fresh = True
        """Whether the awaited player has not acted since the game began to wait for them."""
        self.resumed = False

    async def play(self) -> None:
        """Play game after game until `stopping` is set; the current turn is ended first."""
        while not self.stopping:
            await self._open()
            for action in self.record.actions:
                await self._play(action)
                if self.stopping and isinstance(action, EndTurn):
                    break
            await self._called()

    def _as(self, name: str, command: str, **options: object) -> Callable[[], Interaction]:
        """Return a function by which a person uses a command."""
        world = self.harness.world
        return lambda: actions.use_command(world, world.person(name), self.place, command, options)

    async def _step(self, what: str, act: Callable[[], Interaction], done: Callable[[], bool]) -> None:
        """Repeat a person's action until it is done; raises `ViolationError` if confirmed but not done."""
        self.steps += 1
        while True:
            it = await self.harness.use(act)
            state = "cut off" if it is None else it.state
            self.harness.note(f"{self.home.name}: {what}: {state}")
            if it is None or it.state != "answered":
                self.cut_off += 1
            if it is None:
                await self.harness.wait_until_gone()
            if it is not None and it.state == "answered":
                if not done():
                    said = it.original.content if it.original else ""
                    raise ViolationError(f"{what}: the player was told {said!r}, but it is not there")
                self.told += 1
                return
            if done():
                return

    async def _open(self) -> None:
        """Create a lobby, seat the players, and start the game."""
        self.games += 1
        self.place, self.position, self.kept, self.rows = self.home, self.record.start, (), 0
        self.fresh, self.resumed = True, False
        (first, host), *others = self.players.items()
        before = self._latest()
        options = {"nations": len(self.players)} | ({"thread": True} if self.threads else {})
        await self._step("new", self._as(host, "game new", **options), lambda: self._latest() > before)
        self.game_id = self._latest()
        self.place = self.harness.world.channels[self._channel_of(self.game_id)]
        for nation, name in [(first, host), *others]:
            person = self.harness.world.person(name).id
            await self._step(
                f"{name} joins",
                self._as(name, "game join", nation=nation),
                lambda person=person, nation=nation: self._seats().get(person) == nation,  # type: ignore[misc]
            )
        await self._step("start", self._as(host, "game start"), self._running)

    def _latest(self) -> int:
        """Return the id of the latest game in the table's channel or its threads; 0 if there is none."""
        places = [self.home, *self.harness.world.threads_of(self.home)]
        marks = ",".join("?" * len(places))
        query = f"SELECT MAX(id) FROM games WHERE channel_id IN ({marks})"  # noqa: S608 only marks
        return int(self.harness.book.one(query, *(place.id for place in places)) or 0)

    def _channel_of(self, game_id: int) -> int:
        return int(self.harness.book.one("SELECT channel_id FROM games WHERE id = ?", game_id))

    def _seats(self) -> dict[int, str | None]:
        return self.harness.book.seats(self.game_id)

    def _running(self) -> bool:
        return str(self.harness.book.one("SELECT status FROM games WHERE id = ?", self.game_id)) == "running"

    async def _play(self, action: Action) -> None:
        """Enter an action; sometimes undo it and enter it again."""
        if self.rng.random() < _WAITS:
            await self._called()
        after, _ = apply(self.position, action)
        if self.position.demand is None and self.rng.random() < _VOTES:
            await self._vote()
        await self._enter(action)
        same = (self.position.mover, self.position.round) == (after.mover, after.round)
        plain = same and self.position.demand is None and after.demand is None
        if plain and self.rng.random() < _UNDOES:
            await self._undo()
            await self._enter(action)
        self.resumed = self.position.demand is not None and after.demand is None
        self.fresh = self.position.awaited != after.awaited or not same
        self.position = after

    async def _enter(self, action: Action) -> None:
        nation = self.position.awaited
        if nation is None:
            raise AssertionError("the record goes on")
        who = self.players[nation]
        name, options = as_command(action)
        act = self._as(who, name, **options)
        if isinstance(action, Answer) and self.rng.random() < _PRESSES:
            await self._called()
            act = self._pressing(who, fights=action.fight)
        elif on_panel(self.position, action) and self.rng.random() < _PANELS:
            act = await self._opened(who, action) or act
        wanted = (*self.kept, action)
        await self._step(f"{who} /{name} {options}", act, lambda: self._is(self.rows + 1, wanted))
        self.rows, self.kept = self.rows + 1, wanted

    def _pressing(self, who: str, *, fights: bool) -> Callable[[], Interaction]:
        """Return a function by which a person presses an answer button of the latest question."""
        world, end = self.harness.world, ":fight" if fights else ":peace"

        def press() -> Interaction:
            for message in reversed(world.messages_in(self.place)):
                for row in message.components:
                    for button in row["components"]:
                        custom_id = str(button.get("custom_id"))
                        if custom_id.startswith("antike:answer:") and custom_id.endswith(end):
                            return actions.press(world, world.person(who), message, custom_id)
            raise ViolationError("nobody is asked")

        return press

    async def _opened(self, who: str, action: Any) -> Callable[[], Interaction] | None:
        """Open the panel and return the press that enters an action; None without panel or button."""
        for _ in range(_OPENS):
            it = await self.harness.use(self._as(who, "turn"))
            if it is not None and it.original is not None:
                break
            self.cut_off += 1
            await self.harness.wait_until_gone()
        else:
            return None
        line = ruleset_of(self.position).notation.print_turn([action])
        custom_id = control_in(it.original, self.game_id, line)
        if custom_id is None:
            return None
        self.pressed += 1
        return press_of(self.harness, self.harness.world.person(who), it.original, custom_id)

    async def _vote(self) -> None:
        """Propose a pause that two others vote down; raises `ViolationError` unless it is rejected."""
        self.votes += 1
        mover, *others = self.rng.sample(list(self.players.values()), 3)
        last = self._latest_vote()
        ask = self._as(mover, "vote pause")
        await self._step(f"{mover} /vote pause", ask, lambda: self._latest_vote() > last)
        vote = self._latest_vote()
        for who in others:
            person = self.harness.world.person(who)
            words = f"vote {vote} of game {self.game_id}"
            press = vote_press(self.harness, person, self.place, vote)
            await self.harness.until(lambda: has_vote(self.harness, self.place, vote), words, _CALLED_WITHIN)
            await self._step(
                f"{who} says no to {words}",
                press,
                lambda person=person: self._said(vote, person.id),  # type: ignore[misc]
            )
        if (state := self.harness.book.one("SELECT state FROM votes WHERE id = ?", vote)) != "rejected":
            raise ViolationError(f"two of three have said no, and the vote is {state}")

    def _latest_vote(self) -> int:
        """Return the id of the game's latest vote; 0 if there is none."""
        return int(self.harness.book.one("SELECT MAX(id) FROM votes WHERE game_id = ?", self.game_id) or 0)

    def _said(self, vote: int, user_id: int) -> bool:
        """Return whether a person's no is recorded."""
        query = "SELECT yes FROM ballots WHERE vote_id = ? AND user_id = ?"
        return bool(self.harness.book.one(query, vote, user_id) == 0)

    async def _undo(self) -> None:
        who = self.players[self.position.mover]
        wanted, rows = self.kept, self.rows + 1
        before = self.kept[:-1]
        await self._step(f"{who} /undo", self._as(who, "undo"), lambda: self._is(rows, before))
        self.rows, self.kept = rows, wanted[:-1]
        self.undone += 1

    def _is(self, rows: int, wanted: tuple[Action, ...]) -> bool:
        """Return whether the log is as it has to be after the step; False if it is still as before.

        Raises `ViolationError` if it is anything else.
        """
        log = self.harness.book.log(self.game_id)
        if (log.rows, log.actions) == (rows, wanted):
            return True
        if (log.rows, log.actions) == (self.rows, self.kept):
            return False
        raise ViolationError(
            f"game {self.game_id}: {log.rows} rows and {len(log.actions)} actions in force, neither "
            f"{self.rows} and {len(self.kept)} as before nor {rows} and {len(wanted)} as wanted"
        )

    def check(self) -> None:
        """Check that the log is as played and leads to the current position; raises `ViolationError`."""
        log = self.harness.book.log(self.game_id).actions
        if log != self.kept:
            raise ViolationError(f"game {self.game_id} is not what was played")
        played = replay(Record(self.record.setup, self.record.players, log)).position
        if position_hash(played) != position_hash(self.position):
            raise ViolationError(f"game {self.game_id} stands elsewhere")

    async def _called(self) -> None:
        """Wait until the awaited player is called, unless they have acted; raises `ViolationError`."""
        nation = self.position.awaited
        if nation is None or not self.fresh:
            return
        person = self.harness.world.person(self.players[nation]).id
        who, number, words = f"<@{person}>", f"game {self.game_id}:", self._words(nation)

        def called() -> bool:
            return any(
                channel == self.place.id and who in line and number in line and words in line
                for channel, line in self.harness.calls
            )

        await self.harness.until(called, f"{self.players[nation]} to be called: {words}", _CALLED_WITHIN)

    def _words(self, nation: Nation) -> str:
        if self.position.demand is not None:
            return "do you fight?"
        return (
            "go on with your turn."
            if self.resumed
            else f"your turn (**{NATION_NAMES[nation]}**, round {self.position.round})."
        )
