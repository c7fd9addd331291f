"""Measure how often people are pinged: turns played by plans, and pings at a table that plays live.

Computer players use the application as people do (`App`). Each has a standing order, and after each turn by
hand the player writes the plan for the next one from the current position. Its first line is what the player
would play; the others, which apply if that is not possible, only produce. So at least every second turn is
played by hand, unless a plan covers two.
"""

import argparse
import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.app import App, AppError, Caller, GameRequest
from bot.app.notifications.message import called_by
from bot.app.turn.payments import single
from bot.boards import board_ids
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.engine.terms import Nation
from bot.model import OrderAnswer, OrderRow, Table
from bot.rulesets import Ruleset, ruleset
from bot.store import Database
from bot.store.db.connection import all_rows
from bot.store.outbox import message_of

_CHANNEL: Final = 100
_BEGIN: Final = 1_000_000
_LIVE: Final = 300
"""The bot's default patience in seconds."""
_PLAYS_LIVE: Final = 2
"""Turns after which the bot can know that a table plays live."""
_SIZES: Final = {"antike": 4, "duellum": 2}
_PRODUCING: Final = ("gold", "marble", "iron")
_FAR: Final = 40
"""Maximum actions of a plan's line."""


class _Clock:
    """A clock, in seconds, that is advanced by the table."""

    def __init__(self) -> None:
        self.seconds = _BEGIN

    def __call__(self) -> int:
        return self.seconds


class PeopleTable:
    """A game in which every seat plays as a computer player would, by hand or by plan."""

    def __init__(self, database: Database, rules: Ruleset, level: str, seed: int, patience: int = 0) -> None:
        self.clock, self.chance, self.rules, self.level = _Clock(), random.Random(seed), rules, level  # noqa: S311
        self.app = App(database, self.clock, random.Random(seed), grace=0, patience=patience)  # noqa: S311
        self.pings: list[tuple[int, int]] = []
        """Time in seconds and user id of each ping."""
        self._told = 0

    async def begin(self, people: int) -> None:
        """Start a game of this many players, with standing orders if the ruleset has standing questions."""
        board = board_ids(self.rules.id)[0]
        wish = GameRequest(1, "Player 1", board, self.rules.id, people)
        await self.app.lobby.create(self._caller(1), wish)
        for user_id in range(2, people + 1):
            await self.app.lobby.join(self._caller(user_id), f"Player {user_id}")
        await self.app.lobby.start(self._caller(1))
        for user_id in range(1, people + 1) if self.rules.standing_questions else ():
            answers: tuple[OrderAnswer, ...] = ("peace", "peace", "fight")
            answer = self.chance.choice(answers)
            await self.app.orders.save(self._caller(user_id), OrderRow(user_id, None, None, answer))
        await self.look_around()

    @staticmethod
    def _caller(user_id: int) -> Caller:
        return Caller(user_id, _CHANNEL)

    async def table(self) -> Table:
        """Return the table's current state."""
        found: Table = await self.app.queries.table(self._caller(0))
        return found

    async def wait(self, seconds: int) -> None:
        """Advance the clock, and run due jobs every second."""
        for _ in range(seconds):
            self.clock.seconds += 1
            await self.look_around()
        await self.look_around()

    async def look_around(self) -> None:
        """Run due jobs, and record new pings."""
        await self.app.scheduler.work()
        query = "SELECT * FROM outbox WHERE id > ? ORDER BY id"
        for row in await all_rows(self.app.context.database.reader, query, (self._told,)):
            message = message_of(row)
            self._told = message.id
            if message.kind == "full":
                continue  # the table was not playing yet
            self.pings += [(max(message.due_at, self.clock.seconds), user) for user in called_by(message)]

    async def by_hand(self) -> int | None:
        """Play for the awaited player until another is awaited or a turn begins; return the user id.

        None after the end of the game.
        """
        acted, turn = None, (0, "")
        while (table := await self.table()).game.status == "running":
            position, seat = table.position, table.awaited
            if position is None or seat is None:
                return acted
            now = (position.round, position.mover)
            if acted is not None and (acted, turn) != (seat.user_id, now):
                return acted
            acted, turn = int(seat.user_id), now
            for action in self._thought(position):
                await self.app.play.submit(self._caller(acted), single(action))
        return None

    async def round(self) -> int:
        """Return the number of the current round; 0 if there is no position."""
        position = (await self.table()).position
        return position.round if position is not None else 0

    def _thought(self, position: Position) -> Sequence[Action]:
        return self.rules.players.think(position, self.level, self.chance)

    async def plan(self, user_id: int, lines: int, turns: int) -> None:
        """Save a plan of the user's next turns, if another player is awaited now and the plan is accepted."""
        table = await self.table()
        position, seat = table.position, table.seat_of(user_id)
        if position is None or table.game.status != "running" or seat is None or seat.nation is None:
            return
        if table.awaited is not None and table.awaited.user_id == user_id:
            return  # all others have played as planned
        start = self.rules.planner.as_if_on_turn(position, seat.nation)
        wanted: list[Sequence[Action]] = [self._whole(start, seat.nation, turns), *self._otherwise(start)]
        kept = [line for number, line in enumerate(wanted) if line and line not in wanted[:number]][:lines]
        try:
            if kept:
                await self.app.plans.save(self._caller(user_id), kept[0], "play", kept[1:])
        except (AppError, RuleError):
            return  # what cannot be planned is played by hand

    def _whole(self, position: Position, nation: Nation, turns: int) -> list[Action]:
        """Return what the nation would play in its next turns, with default answers to all questions."""
        found, rules = list[Action](), self.rules.rules
        for _ in range(turns):
            while position.mover == nation and len(found) < _FAR:
                if (question := rules.question(position)) is not None:
                    position, _ = rules.apply(position, question.answers[question.default])
                    continue
                try:
                    for action in self._thought(position):
                        position, _ = rules.apply(position, action)
                        found.append(action)
                except RuleError:
                    return found  # it depends on chance
                if position.awaited is None:
                    return found
            position = self.rules.planner.as_if_on_turn(position, nation)
        return found

    def _otherwise(self, position: Position) -> list[Sequence[Action]]:
        """Return turns that only produce, without ways above one chip, which are not played unasked."""
        found = []
        for wedge in _PRODUCING:
            line = self.rules.notation.parse_turn(f"@{wedge}; .")
            try:
                _, events = self.rules.rules.apply(position, line[0])
            except RuleError:
                continue
            paid = [event.paid.total for event in events if getattr(event, "paid", None) is not None]
            if sum(paid) <= 1:
                found.append(line)
        return found

    async def share(self) -> tuple[int, int]:
        """Return the number of completed turns without an action by hand, and of all completed turns."""
        past = [turn for turn in await self.app.queries.history(self._caller(0)) if turn.rows][:-1]
        return sum(all(row.reason is not None for row in turn.rows) for turn in past), len(past)


async def planned(options: argparse.Namespace, lines: int, turns: int) -> tuple[int, int]:
    """Play games; return the number of turns without an action by hand, and of all turns."""
    rules, found = ruleset(options.ruleset), [(0, 0)]
    for game in range(options.games):
        with TemporaryDirectory() as folder:
            async with Database(Path(folder) / "calls.sqlite3") as database:
                table = PeopleTable(database, rules, options.level, options.seed + game)
                await table.begin(_SIZES[rules.id])
                while await table.round() <= options.rounds:
                    user_id = await table.by_hand()
                    if user_id is None:
                        break
                    if lines:
                        await table.plan(user_id, lines, turns)
                found.append(await table.share())
    return sum(without for without, _ in found), sum(every for _, every in found)


async def live(options: argparse.Namespace) -> dict[str, int | None]:
    """Play at a table of six in which every player answers within a minute, until in the end none does.

    Return the number of turns, the pings for the first two turns (`first`), those after that (`later`), and
    the seconds from the last turn to the final ping (`waited`; None if there was none).
    """
    with TemporaryDirectory() as folder:
        async with Database(Path(folder) / "calls.sqlite3") as database:
            table = PeopleTable(database, ruleset("antike"), "easy", options.seed, _LIVE)
            await table.begin(6)
            first, turns = 0, 0
            while turns < options.turns:
                await table.wait(table.chance.randint(5, 59))
                if await table.by_hand() is None:
                    break
                turns += 1
                await table.wait(0)
                first = len(table.pings) if turns < _PLAYS_LIVE else first
            since, told = table.clock.seconds, len(table.pings)
            await table.wait(4 * _LIVE)
            waited = table.pings[told][0] - since if len(table.pings) > told else None
    return {"turns": turns, "first": first, "later": told - first, "waited": waited}


async def _measured(options: argparse.Namespace) -> dict[str, Any]:
    ways = ((0, 1), (1, 1), (3, 1), (3, 2)) if options.lines is None else ((options.lines, options.ahead),)
    found = []
    for lines, ahead in ways:
        without, turns = await planned(options, lines, ahead)
        found.append({"lines": lines, "turns_ahead": ahead, "without_call": without, "turns": turns})
    return {"ruleset": options.ruleset, "planned": found, "live": await live(options)}


def bench(options: argparse.Namespace) -> int:
    """Measure, and print how often players had to be pinged; return the exit status."""
    found = asyncio.run(_measured(options))
    if options.json:
        print(json.dumps(found))
        return 0
    for row in found["planned"]:
        share, what = 100 * row["without_call"] / max(1, row["turns"]), f"plans of {row['lines']} lines"
        print(
            f"{what}, {row['turns_ahead']} turns ahead: {row['without_call']} of {row['turns']} turns"
            f" ({share:.0f} %) needed no call"
        )
    told = found["live"]
    print(
        f"six people who answer within a minute, {told['turns']} turns: {told['first']} pings for the first"
        f" two, {told['later']} after that; when nobody came, a ping after {told['waited']} s"
    )
    return 0
