"""Run the soak tests from the command line; they connect to this machine only.

python -m tests.soak [--kills N] [--inputs N] [--games N] [--duels N] [--minutes M] [--seed S]
                     [--parts crashes,…] [--finds DIR]
"""

import argparse
import secrets
import sys
import time
import traceback
from pathlib import Path

from tests.soak.loopback import only_loopback
from tests.soak.parts import PARTS, Bounds, FoundError, Part


def main() -> int:
    """Run the chosen parts; return exit status 1 if one found a fault, kept in the folder of finds."""
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="The long runs.")
    for part in PARTS:
        what = f"how many {part.unit} in {part.name} (default: {part.count})"
        parser.add_argument(f"--{part.unit}", type=int, default=part.count, help=what)
    parser.add_argument(
        "--minutes", type=float, default=60, help="when each part stops at last (default: 60)"
    )
    parser.add_argument("--seed", type=int, default=None, help="the same seed, the same plans (default: any)")
    parser.add_argument("--parts", default=",".join(names), help=f"of {', '.join(names)} (default: all)")
    parser.add_argument("--finds", type=Path, default=Path("finds"), help="where finds are kept")
    told = parser.parse_args()
    wanted = told.parts.split(",")
    if unknown := set(wanted) - set(names):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    only_loopback()
    seed = secrets.randbelow(1_000_000) if told.seed is None else told.seed
    found = False
    for part in PARTS:
        if part.name in wanted:
            end = time.monotonic() + 60 * told.minutes
            bounds = Bounds(seed, getattr(told, part.unit), end, told.finds)
            found |= not _ran(part, bounds)
    return int(found)


def _say(line: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def _ran(part: Part, bounds: Bounds) -> bool:
    _say(f"{part.name}: {part.about}, seed {bounds.seed}")
    try:
        part.run(bounds, _say)
    except FoundError as found:
        _say(f"{part.name} has found something: {found}")
        return False
    except Exception:
        _say(f"{part.name} has found something:\n{traceback.format_exc()}")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
