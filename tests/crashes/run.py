"""Play while the bot is killed a number of times; then check everything.

The seed decides what is played, what goes wrong and when; the machine's own timing does the rest.
"""

import asyncio
import json
import random
import shutil
from dataclasses import dataclass
from pathlib import Path

from discord_sandbox.faults import Fault
from tests.crashes.duel import DuelTable
from tests.crashes.harness import CrashHarness, KillingFault, ViolationError
from tests.crashes.operator import Operator
from tests.crashes.player import Table
from tests.crashes.solo import SoloTable
from tests.e2e.playing import load_game
from tests.support.bot_forker import BotForker

_LONGEST_LIFE = 1.5
_NOTHING = Fault()
_ORPHANED = "preparation_data = reduction.pickle.load(from_parent)"
"""Line that appears once in the traceback of a spawned process whose parent is gone."""
_MOMENTS = (
    ("", ""),
    ("POST", "/messages"),
    ("PATCH", "/webhooks/"),
    ("POST", "/callback"),
    ("PATCH", "/channels/"),
)
"""Requests (method and path) at which a bot is killed: any, messages, replies, acknowledgements, changes."""
_FAULTS = (
    Fault(429, retry_after=0.1),
    Fault(429, retry_after=0.1, everywhere=True),
    Fault(500),
    Fault(503),
    Fault(cut="before"),
    Fault(cut="after"),
    Fault(delay=0.3),
    Fault(late=0.3),
)


@dataclass
class RunCounts:
    """Counts of a run."""

    seed: int
    kills: int = 0
    steps: int = 0
    told: int = 0
    cut_off: int = 0
    undone: int = 0
    games: int = 0
    messages: int = 0
    pings: int = 0
    pressed: int = 0
    votes: int = 0
    thinking: int = 0
    """Kills while a computer player was to act."""
    cards: int = 0
    """Cards of Duellum that were taken."""
    backups: int = 0

    def __str__(self) -> str:
        done = f"{self.steps} things done, {self.told} of them told, {self.undone} taken back"
        left = f"{self.cut_off} times somebody was left without an answer"
        sent = f"{self.messages} messages, {self.pings} pings"
        more = f"{self.pressed} presses on the panel, {self.votes} votes, {self.cards} cards, "
        more += f"{self.thinking} kills in thought; {self.backups} backups restored and replayed"
        return f"seed {self.seed}: {self.kills} kills, {self.games} games, {done}; {left}; {sent}; {more}"


@dataclass(frozen=True)
class Plan:
    """Settings of a run."""

    seed: int
    kills: int
    draw: bool = False
    """Whether boards are really drawn."""
    bad_days: bool = False
    """Whether requests fail as well."""
    solo: bool = False
    """Whether there is one more table, with computer players."""
    backups: int = 0
    """Number of backups made meanwhile, at random moments."""
    end: float | None = None
    """Time by the loop's clock (seconds) to stop at even with fewer kills; None for no limit."""

    @property
    def longer(self) -> float:
        """Factor on lifetimes: drawing and thinking take time, so bots must live longer to do anything."""
        return 3.0 if self.draw or self.solo else 1.0


async def crash(plan: Plan, folder: Path) -> RunCounts:
    """Kill a bot `plan.kills` times while people play; return the counts.

    Raises `ViolationError` if anything is lost or repeated; after any error, the database, the trace and the
    requests are kept in the folder.
    """
    rng = random.Random(plan.seed)
    async with BotForker(draw=plan.draw) as forker:
        harness = CrashHarness(forker, folder)
        async with harness.sandbox:
            tables, keeper = _tables(harness, plan, rng), Operator(forker, harness, folder)
            try:
                await _live_and_die(harness, tables, keeper, rng, plan)
                _look_at_all(harness, tables)
                keeper.check()
            except BaseExceptionGroup as several:
                _keep(harness, folder)
                raise several.exceptions[0] from None
            except BaseException:
                _keep(harness, folder)
                raise
            finally:
                if harness.bot is not None:
                    harness.bot.kill()
    return RunCounts(
        plan.seed,
        harness.deaths,
        sum(table.steps for table in tables),
        sum(table.told for table in tables),
        sum(table.cut_off for table in tables),
        sum(table.undone for table in tables),
        sum(table.games for table in tables),
        harness.nonces.total(),
        harness.calls.total(),
        sum(table.pressed for table in tables),
        sum(table.votes for table in tables),
        harness.thinking,
        sum(table.cards for table in tables if isinstance(table, DuelTable)),
        len(keeper.kept),
    )


def _tables(harness: CrashHarness, plan: Plan, rng: random.Random) -> list[Table]:
    def own() -> random.Random:
        return random.Random(rng.random())

    tables = [
        Table(harness, load_game("four"), "table-1", own(), threads=False),
        Table(harness, load_game("fight"), "table-2", own(), threads=True),
        Table(harness, load_game("four"), "table-3", own(), threads=True),
    ]
    tables.append(DuelTable(harness, own()))
    return [*tables, SoloTable(harness, "forum", own())] if plan.solo else tables


async def _back_up(harness: CrashHarness, keeper: Operator, kills: list[int]) -> None:
    """Make a backup after each of these numbers of kills, at any state of the games."""
    for count in kills:
        while harness.deaths < count and not harness.resting:
            await asyncio.sleep(0.05)
        await keeper.back_up()


async def _live_and_die(
    harness: CrashHarness, tables: list[Table], keeper: Operator, rng: random.Random, plan: Plan
) -> None:
    """Kill bots while people play; then let one live until all games rest and all messages are sent."""
    loop = asyncio.get_running_loop()
    moments = sorted(rng.randint(1, max(1, plan.kills - 1)) for _ in range(plan.backups))
    async with asyncio.TaskGroup() as group:
        keeping = group.create_task(_back_up(harness, keeper, moments))
        playing = [group.create_task(table.play()) for table in tables]
        while harness.deaths < plan.kills and (plan.end is None or loop.time() < plan.end):
            await _life(harness, rng, plan)
        harness.sandbox.faults.clear()
        await harness.start_bot()
        harness.resting = True
        await keeping
        for table in tables:
            table.stopping = True
        await asyncio.wait(playing)
    await harness.until(
        lambda: not harness.book.unsent(), f"messages to go out: {harness.book.unsent()}", 300
    )
    harness.bot.stop() if harness.bot else None
    await harness.wait_until_gone()


async def _life(harness: CrashHarness, rng: random.Random, plan: Plan) -> None:
    """Start one bot, and kill it in one of several ways."""
    harness.sandbox.faults.clear()
    if harness.overdue:
        await _live_long(harness)
        return
    if plan.bad_days and rng.random() < 0.4:
        for _ in range(rng.randint(1, 3)):
            method, path = rng.choice(_MOMENTS[1:])
            harness.sandbox.faults.add(fault := rng.choice(_FAULTS), method, path)
            harness.note(f"planned: {method} {path} {fault}")
    if rng.random() < 0.15:
        await harness.start_bot()
        await asyncio.sleep(rng.random() * 0.6)
        harness.kill("while it starts, perhaps")
    elif plan.solo and rng.random() < 0.3:
        await _die_thinking(harness, rng)
    elif rng.random() < 0.4:
        await harness.start_bot()
        await harness.up()
        await asyncio.sleep(rng.random() * 0.6 * plan.longer)
        harness.kill("at random")
    else:
        await _die_of_a_request(harness, rng, plan)
    await harness.wait_until_gone()
    if rng.random() < 0.25:
        harness.world.clock.shift(600)  # Discord forgets nonces
        harness.note("ten minutes pass")


async def _live_long(harness: CrashHarness) -> None:
    """Let a bot live until every long wait is over: on a slow machine none might live long enough to think.

    What was lost would still be missing, and the wait for it would fail.
    """
    await harness.start_bot()
    await harness.up()
    while harness.overdue:
        await asyncio.sleep(0.01)
    harness.kill("after everybody was served")
    await harness.wait_until_gone()


async def _die_thinking(harness: CrashHarness, rng: random.Random) -> None:
    """Kill a bot while a computer player has to act or, if none has to in time, after a while."""
    await harness.start_bot()
    await harness.up()
    loop = asyncio.get_running_loop()
    end = loop.time() + 2 * _LONGEST_LIFE
    while not (waits := harness.book.one("SELECT COUNT(*) FROM bot_turns")) and loop.time() < end:
        await asyncio.sleep(0.01)
    await asyncio.sleep(rng.random() * 0.5)
    harness.thinking += bool(waits)
    harness.kill("while a computer player thinks" if waits else "of old age")


async def _die_of_a_request(harness: CrashHarness, rng: random.Random, plan: Plan) -> None:
    """Kill a bot at one of its own requests or, if that does not come, after a while."""
    (method, path), after, skipped = rng.choice(_MOMENTS), rng.random() < 0.5, rng.randrange(6)
    bot = await harness.start_bot()
    await harness.up()
    harness.sandbox.faults.add(_NOTHING, method, path, skipped)
    moment = f"{'after' if after else 'before'} {method or 'any'} {path} number {skipped + 1}"
    harness.sandbox.faults.add(KillingFault(kill=lambda: harness.kill(moment), after=after), method, path)
    try:
        await asyncio.wait_for(bot.gone.wait(), _LONGEST_LIFE * plan.longer)
    except TimeoutError:
        harness.kill("of old age")


def _look_at_all(harness: CrashHarness, tables: list[Table]) -> None:
    """Check database, tracebacks, repeated messages and every game; raises `ViolationError`."""
    if (said := harness.book.check()) != "ok":
        raise ViolationError(f"the file is damaged: {said}")
    if tracebacks(harness.log):
        raise ViolationError("a bot has written a traceback")
    harness.check_pings()
    for table in tables:
        table.check()


def tracebacks(log: str) -> int:
    """Return the number of tracebacks in the bots' output.

    Not counted: Python's own, of a process that was to think for a bot and had not been sent anything when
    that bot was killed. None of our code runs in it yet, and it ends by itself.
    """
    return log.count("Traceback") - log.count(_ORPHANED)


def _keep(harness: CrashHarness, folder: Path) -> None:
    """Keep trace, requests and a copy of the database in the folder, to show the cause."""
    (folder / "trace.txt").write_text("\n".join(harness.trace) + "\n")
    requests = [json.dumps(entry, default=str) for entry in harness.sandbox.log.entries]
    (folder / "requests.jsonl").write_text("\n".join(requests) + "\n")
    for end in ("", "-wal"):
        if Path(f"{harness.book.path}{end}").exists():
            shutil.copy(f"{harness.book.path}{end}", folder / f"kept.sqlite3{end}")
