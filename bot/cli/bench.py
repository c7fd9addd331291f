"""`bench`: how fast the engine plays, copies and loads here."""

import argparse
import json
import platform
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from bot.boards import load_board
from bot.engine.antike import Position, Setup, Variant, apply, game, legal, start
from bot.engine.antike.actions import Action
from bot.engine.antike.evolve import copied
from bot.records import Record, read_record, replay, snapshot_from_json, snapshot_to_json, write_record

__all__ = ["PARTS", "add_commands", "compiled", "measure", "play_at_random", "play_games"]

_NUMBERS: Final = (3, 4, 5, 6)
_SEEDS: Final = range(3)
PARTS: Final = ("crowd", "people", "stored", "length", "busy")
"""What `bench load` measures."""
_ENDLESS: Final = 99
"""A goal out of reach, for a record as long as it is wanted."""


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure how fast this installation is")
    parser.add_argument(
        "what",
        choices=["engine", "render", "load"],
        help="engine: the rules; render: pictures; load: a whole bot at many tables",
    )
    parser.add_argument(
        "--repeats", type=_count, default=5, help="take the median of so many runs (default: 5)"
    )
    parser.add_argument(
        "--actions", type=_count, default=1500, help="engine: actions in a game (default: 1500)"
    )
    parser.add_argument("--width", type=_count, default=2000, help="render: pixels (default: 2000)")
    parser.add_argument(
        "--positions", type=_count, help="render: at most so many pictures of each kind (default: all)"
    )
    parser.add_argument("--tables", type=_count, default=50, help="load: tables at once (default: 50)")
    parser.add_argument("--stored", type=_count, default=10_000, help="load: stored games (default: 10,000)")
    parser.add_argument(
        "--only", choices=PARTS, action="append", help="load: only this part; may be repeated"
    )
    parser.add_argument("--check", action="store_true", help="load: exit status 1 if a target is missed")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_bench)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def compiled() -> bool:
    """Whether the rules run as compiled modules (see `setup.py`), not as plain Python."""
    return not str(game.__file__).endswith(".py")


def play_at_random(
    number: int, seed: int, most: int, goal: int | None = None, board_id: str = "east"
) -> tuple[Setup, list[Action], Position]:
    """One game: the whole list of legal actions, one of them, checked and applied, and so on."""
    board = load_board(board_id)
    setup = Setup(board, Variant(number, goal=goal), tuple(board.start_cities[number]))
    chance = random.Random(f"{number}/{seed}")  # noqa: S311 - a game, no secret
    position, actions = start(setup), list[Action]()
    while position.outcome is None and len(actions) < most:
        listed = legal(position)
        action = listed[int(chance.random() * len(listed))]
        position, _ = apply(position, action)
        actions.append(action)
    return setup, actions, position


def play_games(number: int, most: int) -> int:
    """The games of a measurement with so many nations, the same each time; how many actions they took."""
    return sum(len(play_at_random(number, seed, most)[1]) for seed in _SEEDS)


def measure(repeats: int, length: int) -> dict[str, Any]:
    """Medians over so many runs, in processor time of this one thread."""
    played: dict[int, int] = {}
    taken: dict[int, list[float]] = {number: [] for number in _NUMBERS}
    for _ in range(repeats):
        for number in _NUMBERS:
            began = process_time()
            played[number] = play_games(number, length)
            taken[number].append(process_time() - began)
    runs = [sum(each) for each in zip(*taken.values(), strict=True)]
    setup, actions, last = play_at_random(4, 0, length, _ENDLESS)
    players = dict.fromkeys(setup.nations, "chance")
    record = json.dumps(write_record(Record(setup, players, tuple(actions))))
    snapshot = json.dumps(snapshot_to_json(last))
    crowded = play_at_random(6, 0, length)[2]
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "actions_per_second": round(sum(played.values()) / median(runs)),
        "by_nations": {str(number): round(played[number] / median(taken[number])) for number in _NUMBERS},
        "actions": sum(played.values()),
        "copy_us": round(1e6 * _seconds(lambda: copied(crowded), repeats, 1000), 2),
        "record_actions": len(actions),
        "record_load_ms": round(1e3 * _seconds(lambda: replay(read_record(record)), repeats, 1), 1),
        "snapshot_load_ms": round(
            1e3 * _seconds(lambda: snapshot_from_json(setup, json.loads(snapshot)), repeats, 10), 2
        ),
    }


def _seconds(work: Callable[[], object], repeats: int, times: int) -> float:
    """Processor time of one call: the median over runs of so many."""
    runs = []
    for _ in range(repeats):
        began = process_time()
        for _ in range(times):
            work()
        runs.append((process_time() - began) / times)
    return median(runs)


def _bench(options: argparse.Namespace) -> int:
    if options.what == "load":
        from bot.cli import bench_load

        return bench_load.bench(options)
    if options.what == "render":
        from bot.cli import bench_render

        return bench_render.bench(options)
    found = measure(options.repeats, options.actions)
    if options.json:
        print(json.dumps(found))
        return 0
    print(
        f"Engine: {'compiled' if found['compiled'] else 'plain Python'}, Python {found['python']}, one thread"
    )
    lines = [("random play, all games", f"{found['actions_per_second']:,} actions/s")]
    lines += [(f"  {number} nations", f"{rate:,} actions/s") for number, rate in found["by_nations"].items()]
    lines += [
        ("copy of a position, 6 nations", f"{found['copy_us']} µs"),
        (f"record of {found['record_actions']:,} actions, read and played", f"{found['record_load_ms']} ms"),
        ("snapshot of its end", f"{found['snapshot_load_ms']} ms"),
    ]
    for name, figure in lines:
        print(f"{name:<46}{figure:>20}")
    return 0
