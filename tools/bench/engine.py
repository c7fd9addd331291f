"""Measure how fast the engine plays and loads."""

import argparse
import json
import platform
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from bot.boards import board_ids, load_board
from bot.engine.antike import Position, Setup, Variant, apply, game, legal, start
from bot.engine.antike.actions import Action
from bot.engine.ruleset import Event, OwnPosition
from bot.records import Record, read_record, replay, write_record
from bot.records.antike import snapshot_from_json, snapshot_to_json
from bot.rulesets import ruleset

_NUMBERS: Final = (3, 4, 5, 6)
_SEEDS: Final = range(3)
UNREACHABLE_GOAL: Final = 99
"""A goal out of reach, so that a record can be of any length."""


def compiled() -> bool:
    """Return whether the rules run as compiled modules (see `setup.py`), not as plain Python."""
    return not str(game.__file__).endswith(".py")


def play_at_random(
    number: int, seed: int, most: int, goal: int | None = None, board_id: str = "east"
) -> tuple[Setup, list[Action], Position]:
    """Play a game by random legal actions, at most `most`; return set-up, actions and final position.

    Each action is chosen from the whole list of legal ones, checked and applied. `goal` None is the default.
    """
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
    """Play the fixed games of a measurement with `number` nations; return the number of actions."""
    return sum(len(play_at_random(number, seed, most)[1]) for seed in _SEEDS)


def positions_at_random(
    name: str, board_id: str, seed: int, most: int
) -> Iterator[tuple[OwnPosition, Sequence[Event]]]:
    """Play a random game of two nations of any ruleset; yield the position and events after each action."""
    found, board = ruleset(name), load_board(board_id)
    chance = random.Random(f"{board_id}/{seed}")  # noqa: S311 - a game, no secret
    kept = found.rules.with_first_draws(board, found.rules.default_settings(2), chance.randrange)
    position: OwnPosition = found.rules.start(
        found.rules.setup(board, kept, found.rules.eligible(board, kept))
    )
    for _ in range(most):
        if position.outcome is not None:
            return
        listed = found.rules.legal(position)
        action = found.rules.with_draw(position, listed[int(chance.random() * len(listed))], chance.randrange)
        position, events = found.rules.apply(position, action)
        yield position, events


def play_duellum(most: int) -> int:
    """Play fixed games of Duellum on all its boards; return the number of actions."""
    return sum(
        sum(1 for _ in positions_at_random("duellum", board_id, seed, most))
        for board_id in board_ids("duellum")
        for seed in range(4)
    )


def measure(repeats: int, length: int) -> dict[str, Any]:
    """Return figures: medians over this many runs, in processor time of one thread."""
    played: dict[int, int] = {}
    duels = list[float]()
    taken: dict[int, list[float]] = {number: [] for number in _NUMBERS}
    for _ in range(repeats):
        for number in _NUMBERS:
            began = process_time()
            played[number] = play_games(number, length)
            taken[number].append(process_time() - began)
        began = process_time()
        duelled = play_duellum(length)
        duels.append(process_time() - began)
    runs = [sum(each) for each in zip(*taken.values(), strict=True)]
    setup, actions, last = play_at_random(4, 0, length, UNREACHABLE_GOAL)
    players = dict.fromkeys(setup.nations, "chance")
    record = json.dumps(write_record(Record(setup, players, tuple(actions))))
    snapshot = json.dumps(snapshot_to_json(last))
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "actions_per_second": round(sum(played.values()) / median(runs)),
        "by_nations": {str(number): round(played[number] / median(taken[number])) for number in _NUMBERS},
        "duellum": round(duelled / median(duels)),
        "duellum_time_by_antike": round((median(duels) / duelled) / (median(runs) / sum(played.values())), 2),
        "actions": sum(played.values()),
        "record_actions": len(actions),
        "record_load_ms": round(1e3 * _seconds(lambda: replay(read_record(record)), repeats, 1), 1),
        "snapshot_load_ms": round(
            1e3 * _seconds(lambda: snapshot_from_json(setup, json.loads(snapshot)), repeats, 10), 2
        ),
    }


def _seconds(work: Callable[[], object], repeats: int, times: int) -> float:
    """Return the processor time of a call in seconds: the median over runs of `times` calls each."""
    runs = []
    for _ in range(repeats):
        began = process_time()
        for _ in range(times):
            work()
        runs.append((process_time() - began) / times)
    return median(runs)


def bench(options: argparse.Namespace) -> int:
    """Measure and print the figures; return the exit status."""
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
        ("  Duellum", f"{found['duellum']:,} actions/s"),
        ("  its time for an action, by Antike's", f"{found['duellum_time_by_antike']}"),
        (f"record of {found['record_actions']:,} actions, read and played", f"{found['record_load_ms']} ms"),
        ("snapshot of its end", f"{found['snapshot_load_ms']} ms"),
    ]
    for name, figure in lines:
        print(f"{name:<46}{figure:>20}")
    return 0
