"""Report how many tables one process can serve, and at what cost."""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tools.bench.engine import compiled
from tools.bench.load import PARTS
from tools.bench.load.measures import Plan, busy, crowd, growing, length, own_games
from tools.bench.load.tables import LoadError

_AT_MOST: Final = 20 * 60.0
"""Timeout of the measurement in seconds."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A target (`wanted`) and the measured value (`found`)."""

    what: str
    found: float
    wanted: float
    unit: str

    @property
    def met(self) -> bool:
        """Whether the measured value is at most the target."""
        return self.found <= self.wanted


async def measure(plan: Plan, parts: tuple[str, ...]) -> dict[str, Any]:
    """Measure the parts one after the other; raises `LoadError`, and `TimeoutError` after `_AT_MOST`."""
    found: dict[str, Any] = {"compiled": compiled(), "processors": len(os.sched_getaffinity(0))}
    async with asyncio.timeout(_AT_MOST):
        for part in PARTS:
            if part in parts:
                found[part] = await _part(part, plan)
    return found


async def _part(part: str, plan: Plan) -> dict[str, Any]:
    if part == "crowd":
        return await crowd(plan, 0.0)
    if part == "people":
        return await crowd(plan, plan.think)
    if part == "stored":
        return {"few": await growing(plan, 10), "many": await growing(plan, plan.stored)}
    if part == "own":
        return await own_games(plan)
    return await (length(plan) if part == "length" else busy(plan))


def marks_of(found: Mapping[str, Any]) -> Iterator[Mark]:
    """Yield the marks of the parts that were measured."""
    for part, name, board in (
        ("crowd", "as fast as answers come", 1500),
        ("people", "with time to think", 300),
    ):
        if part in found:
            told, where = found[part], f"{found[part]['tables']} tables {name}"
            yield Mark(f"first answer, 99th percentile, {where}", told["first_ms"]["p99"], 100, "ms")
            yield Mark(f"board, 99th percentile, {where}", told["board_ms"]["p99"], board, "ms")
    if "crowd" in found:
        apart = round(1e3 / found["crowd"]["actions_per_second"], 1)
        yield Mark("from one action to the next, all tables together", apart, 16.7, "ms")
    if "stored" in found:
        few, many = found["stored"]["few"], found["stored"]["many"]
        where = f"{many['stored']:,} stored games"
        ready = round(many["connecting_seconds"] + many["ready_seconds"], 2)
        yield Mark(f"from the start of the process until it is ready, {where}", ready, 4, "s")
        yield Mark(f"resident memory, {where}", many["resident_mb"], 250, "MB")
        costs = many["bot_cpu_ms_per_action"] / few["bot_cpu_ms_per_action"]
        yield Mark(f"cost of a move, {where}, by that with 10", round(costs, 2), 1.2, "times")
    if "length" in found:
        early, late = found["length"].values()
        costs = late["bot_cpu_ms_per_action"] / early["bot_cpu_ms_per_action"]
        yield Mark("cost of a move late in a game, by that in turn 2", round(costs, 2), 1.2, "times")
    if "own" in found:
        where = f"{found['own']['games']:,} games"
        yield Mark(f"/my games, 99th percentile, {where}", found["own"]["done_ms"]["p99"], 250, "ms")
    if "busy" in found:
        beside = found["busy"]["beside_a_busy_table"]
        yield Mark("first answer beside a busy table, 99th percentile", beside["first_ms"]["p99"], 100, "ms")
        yield Mark("board beside a busy table, 99th percentile", beside["board_ms"]["p99"], 1500, "ms")


def bench(options: argparse.Namespace) -> int:
    """Measure and print figures and missed targets; return the exit status.

    1 if a target is missed and `--check` is set, 2 if the measurement failed.
    """
    plan = Plan(tables=options.tables, stored=options.stored)
    try:
        found = asyncio.run(measure(plan, tuple(options.only or PARTS)))
    except LoadError as error:
        print(error, file=sys.stderr)
        return 2
    except TimeoutError:
        print(f"the measurement did not end within {_AT_MOST / 60:.0f} minutes.", file=sys.stderr)
        return 2
    marks = list(marks_of(found))
    if options.json:
        told = [{"what": m.what, "found": m.found, "wanted": m.wanted, "met": m.met} for m in marks]
        print(json.dumps({**found, "marks": told}))
    else:
        _print(found, marks)
    return 1 if options.check and not all(mark.met for mark in marks) else 0


def _print(found: Mapping[str, Any], marks: list[Mark]) -> None:
    form = "compiled" if found["compiled"] else "plain Python"
    print(f"Rules: {form}; {found['processors']} processors, shared with the people and the local Discord")
    for part in PARTS:
        for name, row in _rows(part, found.get(part, {})):
            print(name)
            for key, value in row.items():
                told = " ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
                print(f"    {key:<28}{told}")
    for mark in marks:
        verdict = "ok" if mark.met else "MISSED"
        print(f"{verdict:<8}{mark.what:<72}{mark.found:>9} {mark.unit:<6}(at most {mark.wanted})")


def _rows(part: str, told: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    if not told:
        return
    inner = {
        name: value for name, value in told.items() if isinstance(value, dict) and not name.endswith("_ms")
    }
    if not inner:
        yield part, told
    for name, value in inner.items():
        yield f"{part}: {name}", value
