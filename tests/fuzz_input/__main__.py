"""The fuzzer on the command line.

python -m tests.fuzz_input [--count N] [--seed SEED] [--first N] [--finds DIR]
python -m tests.fuzz_input --again FILE
"""

import argparse
import asyncio
import json
import logging
import secrets
import sys
from pathlib import Path

from tests.fuzz_input.run import Fuzz


def main() -> int:
    """Run the command line; return exit status 1 if there was a fault, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_input", description="Try bad input.")
    parser.add_argument("--count", type=int, default=200_000, help="how many inputs (default: 200000)")
    parser.add_argument("--seed", default="", help="the same seed makes the same inputs (default: a new one)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first one (default: 1)")
    parser.add_argument(
        "--finds", type=Path, default=Path("finds"), help="where finds are kept (default: finds)"
    )
    parser.add_argument("--again", type=Path, metavar="FILE", help="try a kept input once more instead")
    options = parser.parse_args()
    logging.getLogger().addHandler(logging.NullHandler())
    if options.again:
        return again(options.again, options.finds)
    seed = options.seed or secrets.token_hex(4)
    _say(f"seed {seed}, {options.count} inputs")
    fuzz = Fuzz(seed, options.finds, _say)
    fuzz.run_all(options.count, options.first)
    for came, count in sorted(fuzz.counts.items()):
        _say(f"{count:>8} {came}")
    return int(fuzz.faults > 0)


def again(path: Path, folder: Path) -> int:
    """Try one kept input; return exit status 1 if it is still at fault, otherwise 0."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    fault = asyncio.run(Fuzz(kept["seed"], folder).again(kept["input"]))
    _say(fault.told if fault else "it is taken as it should be")
    return int(fault is not None)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
