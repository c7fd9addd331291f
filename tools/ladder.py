"""Write the table of the ladder in docs/bots.md from the contests stored in data/arena.

    python -m tools.ladder

Each file there was written by `antike-bot arena --sprt --results FILE`; its first line contains the options.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from bot.boards import BOARDS
from bot.cli.arena.sets import PlayedSet
from bot.cli.arena.sprt import Hypotheses, SequentialTest
from bot.cli.arena.table import interval
from tools.tables import format_table, with_table

RESULTS: Final = BOARDS.parent / "arena"
PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
_HEAD: Final = (
    *("ruleset", "nations", "player", "against", "sets", "games", "won", "95 % interval", "par"),
    *("ended by the rules", "rounds", "test"),
)


def contest(path: Path) -> tuple[dict[str, Any], list[PlayedSet]]:
    """Read a contest; return its header (the options) and its sets."""
    header, *lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return header, [PlayedSet(**line) for line in lines if "set" in line]


def table() -> str:
    """Return the Markdown table, one row per contest."""
    return format_table(_HEAD, [_row(*contest(path)) for path in sorted(RESULTS.glob("*.jsonl"))])


def _row(header: dict[str, Any], played: list[PlayedSet]) -> tuple[object, ...]:
    nations = header["nations"]
    test = SequentialTest(nations, Hypotheses(*header["hypotheses"]), header["most"])
    for each in played:
        if test.verdict is None:
            test.add(each.share)
    games = nations * len(played)
    won = sum(each.share for each in played) * nations
    low, high = interval(won, games)
    winners = [winner for each in played for winner in each.winners]
    rounds = sum(sum(each.rounds) for each in played) / games
    verdict = f"{test.verdict or 'open'} after {test.sets}"
    return (
        *(header["ruleset"], nations, f"`{header['candidate']}`", f"`{header['against']}`"),
        *(len(played), games, f"{won / games:.1%}", f"{low:.1%} - {high:.1%}", f"{1 / nations:.1%}"),
        *(len(winners) - winners.count(None), f"{rounds:.1f}", verdict),
    )


def main() -> None:
    """Run the command line."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), table()), "utf-8")


if __name__ == "__main__":
    main()
