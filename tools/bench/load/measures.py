"""Measurements under load, each with its own bot process."""

import asyncio
import os
import resource
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from bot.cli.service.local_discord import local_world
from bot.engine.antike.actions import Rondel
from discord_sandbox import Sandbox
from tools.bench.load.process import DATABASE, BotProcess
from tools.bench.load.scripts import Script, think_out
from tools.bench.load.stock import fill, give_seats
from tools.bench.load.tables import Boards, Entry, LoadError, SeatedTable

_SCRIPTS: Final = 5
_PAIRS: Final = 25
_RUNS: Final = 4
_LOOKS: Final = 300


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes of the measurements."""

    tables: int = 50
    turns: int = 6
    think: float = 2.0
    """Mean thinking time in seconds before a command, in the calmer measurement."""
    stored: int = 10_000
    own: int = 1_000
    """Number of games of one person."""
    late: int = 60


@asynccontextmanager
async def _house(
    stock: Callable[[Path], Awaitable[None]] | None = None,
) -> AsyncIterator[tuple[Sandbox, Boards, BotProcess]]:
    """Start a bot on a local Discord, with a database that `stock` has filled, or an empty one."""
    with tempfile.TemporaryDirectory(prefix="antike-load-") as folder:
        if stock is not None:
            await stock(Path(folder) / DATABASE)
        async with Sandbox(port=0, world=local_world()) as sandbox:
            boards = Boards(sandbox)
            async with BotProcess(sandbox, Path(folder)) as bot:
                yield sandbox, boards, bot


@dataclass(slots=True)
class _Watch:
    """Time and processor time of a span in seconds: of the bot, and of this process (people and Discord)."""

    bot: BotProcess
    begun: float = 0.0
    cpu: float = 0.0
    main: float = 0.0
    own: float = 0.0
    requests: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.begun, self.own = time.perf_counter(), _own()
        self.cpu, self.main = self.bot.cpu(), self.bot.cpu(drawing=False)
        self.requests = self.bot.requests()

    def told(self, actions: int) -> dict[str, Any]:
        """Return the figures of the span so far, in which there were this many actions."""
        wall, cpu, own = time.perf_counter() - self.begun, self.bot.cpu() - self.cpu, _own() - self.own
        asked = self.bot.requests() - self.requests
        return {
            "seconds": round(wall, 2),
            "actions": actions,
            "actions_per_second": round(actions / wall, 1),
            "bot_cpu_ms_per_action": round(1e3 * cpu / actions, 1),
            "without_drawing_ms": round(1e3 * (self.bot.cpu(drawing=False) - self.main) / actions, 1),
            "others_cpu_ms_per_action": round(1e3 * own / actions, 1),
            "cpus_of_bot": round(cpu / wall, 2),
            **{f"{kind}_requests_per_action": round(n / actions, 2) for kind, n in asked.items()},
            "load_average": round(os.getloadavg()[0], 1),
        }


def _own() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _times(entries: Sequence[Entry]) -> dict[str, Any]:
    """Return medians, 99th percentiles and maxima, in milliseconds."""
    boards = [entry.board for entry in entries if entry.board is not None]
    spans = {"first": [e.first for e in entries], "done": [e.done for e in entries], "board": boards}
    return {f"{name}_ms": _spread(values) for name, values in spans.items()}


def _spread(seconds: Sequence[float], digits: int | None = None) -> dict[str, float]:
    """Return median, 99th percentile and maximum, in milliseconds with so many decimals; 0 without values."""
    ordered = sorted(seconds) or [0.0]
    last = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    spread = {"median": median(ordered), "p99": last, "max": ordered[-1]}
    return {name: round(1e3 * value, digits) for name, value in spread.items()}


def _thought_out(turns: int) -> list[Script]:
    return [think_out(seed, turns) for seed in range(_SCRIPTS)]


async def _seated(
    sandbox: Sandbox, boards: Boards, scripts: Sequence[Script], number: int
) -> list[SeatedTable]:
    tables = [SeatedTable(sandbox, boards, index, scripts[index % len(scripts)]) for index in range(number)]
    await asyncio.gather(*(table.open() for table in tables))
    return tables


async def crowd(plan: Plan, think: float) -> dict[str, Any]:
    """Measure many tables at once; `think` is the mean time (s) from answer or board to the next command."""
    scripts = _thought_out(plan.turns)
    async with _house() as (sandbox, boards, bot):
        tables = await _seated(sandbox, boards, scripts, plan.tables)
        watch = _Watch(bot)
        await asyncio.gather(*(table.play(plan.turns, think) for table in tables))
        entries = [entry for table in tables for entry in table.entries]
        found: dict[str, Any] = {"tables": plan.tables, "think_seconds": think}
        found |= watch.told(len(entries)) | _times(entries)
        found["resident_mb"] = round(sum(bot.resident().values()))
        found["slowest_table_board_ms"] = round(
            1e3 * max(median([e.board for e in table.entries if e.board]) for table in tables)
        )
    return found


async def growing(plan: Plan, stored: int) -> dict[str, Any]:
    """Measure one table beside stored games: start, memory, and the cost of moves in the cheapest run."""
    scripts = [think_out(100 + index, 12 * (index + 1)) for index in range(_SCRIPTS)]
    async with _house(partial(fill, number=stored, scripts=scripts)) as (sandbox, boards, bot):
        begun = {"connecting_seconds": round(bot.connecting, 2), "ready_seconds": round(bot.ready, 2)}
        (table,) = await _seated(sandbox, boards, _thought_out(4 + 8 * _RUNS), 1)
        await table.play(4)
        runs = []
        for _ in range(_RUNS):
            table.entries.clear()
            watch = _Watch(bot)
            await table.play(8)
            runs.append(watch.told(len(table.entries)) | _times(table.entries))
        found = {"stored": stored, "database_mb": round(bot.database.stat().st_size / 1e6), **begun}
        found |= min(runs, key=lambda run: run["bot_cpu_ms_per_action"])
        found |= {"resident_mb": round(sum(bot.resident().values())), "processes": len(bot.processes())}
    return found


async def own_games(plan: Plan) -> dict[str, Any]:
    """Measure `/my games` for a user with very many games; raises `LoadError` for a wrong list."""
    scripts = [think_out(100 + index, 12) for index in range(_SCRIPTS)]

    async def stock(path: Path) -> None:
        await fill(path, plan.own, scripts)
        give_seats(path, local_world().person("Ada").id)

    async with _house(stock) as (sandbox, _, bot):
        watch, spans = _Watch(bot), []
        for _ in range(_LOOKS):
            begun = time.perf_counter()
            used = await sandbox.user("Ada").command("my games")
            spans.append(time.perf_counter() - begun)
            if used.original is None or "Game 1]" not in used.original.content:
                raise LoadError("the list is not what it should be")
        told = watch.told(_LOOKS)
    kept = ("bot_cpu_ms_per_action", "load_average")
    return {"games": plan.own, **{key: told[key] for key in kept}, "done_ms": _spread(spans, 1)}


async def length(plan: Plan) -> dict[str, Any]:
    """Measure one table early and late in its game, by moves of the stone and their undo."""
    script = next(
        script
        for script in (think_out(seed, plan.late + 4) for seed in range(50))
        if _long(script, plan.late + 2)
    )
    found: dict[str, Any] = {}
    async with _house() as (sandbox, boards, bot):
        (table,) = await _seated(sandbox, boards, [script], 1)
        for turn in (2, plan.late):
            await table.play(turn - table.turn)
            table.entries.clear()
            found[f"turn_{turn}"] = await _back_and_forth(bot, table)
            await table.play(2)
            found[f"turn_{turn}"]["board_ms"] = _times(table.entries)["board_ms"]["median"]
    return found


def _long(script: Script, turns: int) -> bool:
    return sum(action.type == "end_turn" for action in script.actions) >= turns


async def _back_and_forth(bot: BotProcess, table: SeatedTable) -> dict[str, Any]:
    """Measure moves of the stone and their undo, without the picture after a turn, in the cheapest run."""
    if not isinstance(table.next_action, Rondel):
        raise LoadError("a turn begins with the stone")
    runs = []
    for _ in range(_RUNS):
        await table.back_and_forth(2)  # completes all earlier work
        table.entries.clear()
        watch = _Watch(bot)
        await table.back_and_forth(_PAIRS)
        runs.append(watch.told(len(table.entries)) | _times(table.entries))
    told = min(runs, key=lambda run: run["bot_cpu_ms_per_action"])
    return {key: told[key] for key in ("bot_cpu_ms_per_action", "done_ms", "load_average")}


async def busy(plan: Plan) -> dict[str, Any]:
    """Measure calm tables alone, then beside a table whose people request boards continuously."""
    scripts = _thought_out(3 * plan.turns)
    calm = 9
    async with _house() as (sandbox, boards, bot):
        *others, hot = await _seated(sandbox, boards, scripts, calm + 1)
        await asyncio.gather(*(table.play(plan.turns, plan.think / 2) for table in others))
        alone = _times([entry for table in others for entry in table.entries])
        for table in others:
            table.entries.clear()
        asking = [asyncio.create_task(hot.ask_on(person)) for person in range(8)]
        watch = _Watch(bot)
        await asyncio.gather(*(table.play(plan.turns, plan.think / 2) for table in others))
        entries = [entry for table in others for entry in table.entries]
        beside = watch.told(len(entries)) | _times(entries)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    return {"alone": alone, "beside_a_busy_table": beside, "boards_asked_for": hot.asked}
