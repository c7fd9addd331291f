"""The fuzzer on the command line.

python -m tests.fuzz [--minutes M] [--seed SEED] [--jobs N] [--finds DIR]
python -m tests.fuzz --check RECORD
"""

import argparse
import json
import secrets
import sys
from pathlib import Path

from tests.fuzz.run import fuzz
from tests.laws.broken import LawError
from tests.laws.laws import LAWS
from tests.laws.table import Table


def main() -> int:
    """Run the fuzzer or check a record; return exit status 1 if a law broke, otherwise 0."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Play games and look at every law."
    )
    parser.add_argument("--minutes", type=float, default=10, help="when to stop (default: 10)")
    parser.add_argument("--seed", default="", help="the same seed plays the same games (default: a new one)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument(
        "--finds", type=Path, default=Path("finds"), help="where finds are kept (default: finds)"
    )
    parser.add_argument(
        "--check", type=Path, metavar="RECORD", help="look at every law in one record instead"
    )
    options = parser.parse_args()
    if options.check:
        return check(options.check)
    seed = options.seed or secrets.token_hex(4)
    sys.stdout.write(f"seed {seed}, {options.minutes:g} minutes, {options.jobs} at work\n")
    return int(fuzz(seed, options.minutes, options.jobs, options.finds)["finds"] > 0)


def check(path: Path) -> int:
    """Play one record and print the first law that breaks; return 1 if one does or an action is refused."""
    record = json.loads(path.read_text(encoding="utf-8"))
    try:
        table = Table(record)
        for action in [*record["actions"], None]:
            for law in LAWS.values():
                law(table)
            if action is not None and not table.play(action):
                sys.stdout.write(f"refused by both: {json.dumps(action)}\n")
                return 1
    except LawError as broken:
        sys.stdout.write(f"{broken}\n")
        return 1
    sys.stdout.write(f"all laws hold in {len(record['actions']) + 1} positions\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
