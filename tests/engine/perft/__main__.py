"""Counts all positions anew and writes `counts.json`: `python -m tests.engine.perft`."""

import json

from bot.engine.perft import perft
from bot.engine.ruleset import Position
from bot.records import read_record, replay
from bot.rulesets import ruleset_of
from tests.engine.perft.counting import COUNTS, names, position_text

LIMIT = 4_000
"""Depth grows while no more positions than this are on the way, so that the test stays quick."""
DEEPEST = 8


def counted(here: Position) -> dict[int, int]:
    """By depth, from 1; at least two depths."""
    rules = ruleset_of(here).rules
    counts = {1: perft(rules, here, 1)}
    while (
        len(counts) < DEEPEST and (len(counts) < 2 or sum(counts.values()) <= LIMIT) and counts[len(counts)]
    ):
        counts[len(counts) + 1] = perft(rules, here, len(counts) + 1)
    return counts


def main() -> None:
    """One line for each position."""
    lines = []
    for name in names():
        here = replay(read_record(position_text(name))).position
        lines.append(f"{json.dumps(name)}: {json.dumps(counted(here))}")
    COUNTS.write_text("{\n " + ",\n ".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
