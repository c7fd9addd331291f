"""Measure how fast the bot is, and how often it pings: `python -m tools.bench engine|render|load|calls`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from bot.boards import BOARDS, board_ids
from bot.cli.errors import count
from bot.rulesets import DEFAULT_RULESET, ruleset_ids
from tools.bench.load import PARTS

_MODULES: Final = {"engine": "engine", "render": "render", "load": "load.report", "calls": "calls"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one benchmark and print the figures; return the exit status."""
    options = _parser().parse_args(arguments)
    status: int = import_module(f"tools.bench.{_MODULES[options.what]}").bench(options)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="Measure how fast the bot is.")
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    engine = what.add_parser("engine", help="the rules: random play, copies, loading")
    engine.add_argument("--actions", type=count, default=1500, help="actions in a game (default: 1500)")
    render = what.add_parser("render", help="pictures: time, size and memory")
    render.add_argument("--width", type=count, default=2000, help="pixels (default: 2000)")
    render.add_argument("--positions", type=count, help="pictures of each kind at most (default: all)")
    boards = board_ids(None, [BOARDS])
    render.add_argument(
        "--boards", choices=boards, nargs="+", default=boards, help="these alone (default: all)"
    )
    for part in (engine, render):
        part.add_argument("--repeats", type=count, default=5, help="runs to take the median of (default: 5)")
    load = what.add_parser("load", help="a whole bot at many tables")
    load.add_argument("--tables", type=count, default=50, help="tables at once (default: 50)")
    load.add_argument("--stored", type=count, default=10_000, help="stored games (default: 10,000)")
    load.add_argument("--only", choices=PARTS, action="append", help="this part alone; may be repeated")
    load.add_argument("--check", action="store_true", help="exit status 1 if a target is missed")
    calls = what.add_parser("calls", help="how often people are called")
    calls.add_argument("--ruleset", choices=ruleset_ids(), default=DEFAULT_RULESET, help="which game")
    calls.add_argument("--games", type=count, default=8, help="games for each way to plan (default: 8)")
    calls.add_argument("--rounds", type=count, default=25, help="rounds of each at most (default: 25)")
    calls.add_argument("--level", default="medium", help="who plays (default: medium)")
    calls.add_argument("--seed", type=count, default=1, help="another number, other games (default: 1)")
    calls.add_argument("--lines", type=count, help="lines of a plan (default: 0, 1 and 3)")
    calls.add_argument("--ahead", type=count, default=1, help="turns that a line reaches over (default: 1)")
    calls.add_argument("--turns", type=count, default=60, help="turns of the live table (default: 60)")
    for part in (engine, render, load, calls):
        part.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


if __name__ == "__main__":
    sys.exit(main())
