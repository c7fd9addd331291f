"""Count all positions anew and write `counts.json`: `python -m tests.engine.perft`."""

import json

from bot.engine.perft import perft
from bot.engine.ruleset import Position
from bot.records import read_record, replay
from bot.rulesets import ruleset_of
from tests.engine.perft.counting import COUNTS, names, position_text

LIMIT = 4_000
"""Maximum positions on the way to a further depth, so that the test stays quick."""
DEEPEST = 8


def counted(here: Position) -> dict[int, int]:
    """Return the counts by depth, from 1; at least two depths, unless no action is legal."""
    rules = ruleset_of(here).rules
    counts = {1: perft(rules, here, 1)}
    while (
        len(counts) < DEEPEST and (len(counts) < 2 or sum(counts.values()) <= LIMIT) and counts[len(counts)]
    ):
        counts[len(counts) + 1] = perft(rules, here, len(counts) + 1)
    return counts


def main() -> None:
    """Write the counts, one line for each position."""
    lines = []
    for name in names():
        here = replay(read_record(position_text(name))).position
        lines.append(f"{json.dumps(name)}: {json.dumps(counted(here))}")
    COUNTS.write_text("{\n " + ",\n ".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
