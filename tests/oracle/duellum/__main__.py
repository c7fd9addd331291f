"""Long runs against the engine: `python -m tests.oracle.duellum --games 1000 --seed 1`."""

import argparse
import json
import sys
from collections import Counter
from random import Random

from tests.oracle import duellum
from tests.oracle.duellum import engine, facts
from tests.oracle.duellum.generate.disturb import disturb
from tests.oracle.duellum.generate.records import Record, a_record
from tests.oracle.duellum.generate.scramble import scramble
from tests.oracle.duellum.generate.wrecks import a_game, a_wreck
from tests.oracle.duellum.match import DisagreementError, Match, differences


def main() -> int:
    """Play games and print each disagreement with its record; return the exit status, 1 if there was any."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.duellum")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--steps", type=int, default=200, help="actions after which a game is left")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=5, help="disagreements after which it stops")
    options = parser.parse_args()
    found = 0
    for number in range(options.games):
        rng = Random(f"long {options.seed} {number}")
        try:
            play_one(rng, options.steps)
        except DisagreementError as error:
            found += 1
            _tell(f"game {number}: {error}\n")
        if found >= options.most:
            break
    _tell(json.dumps(dict(sorted(Match.counts.items()))))
    _tell(f"{found} disagreements")
    return 1 if found else 0


def play_one(rng: Random, steps: int) -> None:
    """Play a game, or a record that may be invalid, by engine and oracle; raises `DisagreementError`."""
    board = rng.choice([*facts.BOARDS, facts.OTHER])
    how = rng.choice(["start", "late", "late", "late", "record", "position", "scrambled"])
    if how in ("start", "late"):
        goal = rng.choice([None, None, 1, 3, 6, 10, 11])
        record = a_record(rng, board, late=how == "late", goal=goal)
        Match(record, rng).play(steps if how == "start" else steps // 2)
        return
    if how == "record":
        record = a_wreck(rng, board, steps // 2)
    elif how == "scrambled":
        record = a_game(rng, board, steps // 8)
        scramble(rng, record)
    else:
        record = a_record(rng, board, late=True)
        disturb(rng, record)
    _compare(record, Match.counts)


def _compare(record: Record, counts: Counter[str]) -> None:
    ours, theirs = engine.outcome(record), duellum.replay(record)
    counts[f"status {theirs.status}"] += 1
    if ours != tuple(theirs):
        detail = differences(ours._asdict(), theirs._asdict())
        raise DisagreementError(f"{json.dumps(detail)}\nof the record\n{json.dumps(record)}")


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
