"""Play games with other start cities of an Antike board, and print how often each nation wins.

    python -m tools.boards.starts west 4 --games 24 "" "germans=colonia,londinium,calisia first=romans"

Each text is one set of changes to the board's start cities and start nation; the empty one changes nothing.
`hard` plays them against itself, with leeway so that games differ. Run it from `build/compiled` (`make
compiled`), or it takes three times as long.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.boards import BOARDS, use_folder
from bot.cli.arena.games import Match, Played, play
from bot.cli.errors import ratio
from bot.cli.processes import in_order

CAP: Final = 200
"""Maximum rounds of a game; no game of `hard` has taken that many."""


def changed(board: Mapping[str, Any], nations: str, changes: str) -> dict[str, Any]:
    """Return a board file with other start cities for one number of nations; loading it validates them.

    Raises `SystemExit` for a nation that does not play.
    """
    starts, first = dict(board["start_cities"][nations]), board["start_nation"][nations]
    for change in changes.split():
        name, _, value = change.partition("=")
        if name == "first":
            first = value
        elif name in starts:
            starts[name] = value.split(",")
        else:
            raise SystemExit(f"{name} does not play on this board with {nations} nations")
    return {
        **board,
        "start_cities": {**board["start_cities"], nations: starts},
        "start_nation": {**board["start_nation"], nations: first},
    }


def played(task: tuple[Path, Match]) -> Played:
    """Play a match with the board file in a folder."""
    folder, match = task
    use_folder(folder)
    return play(match)


def format_result(changes: str, games: list[Played]) -> str:
    """Format a line: each nation's share of games won and mean score, and the share won by seat."""
    nations = sorted(games[0].seats)
    parts = [
        f"{name} {sum(game.winner == name for game in games) / len(games):.0%}"
        f" ({sum(game.scores[name] for game in games) / len(games):.1f})"
        for name in nations
    ]
    seats = [
        f"{sum(list(game.seats)[seat] == game.winner for game in games) / len(games):.0%}"
        for seat in range(len(nations))
    ]
    return f"{changes or 'as it is'}: {', '.join(parts)}; by seat {', '.join(seats)}\n"


def main() -> None:
    """Play the sets of changes of the command line, and print a line for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("board")
    parser.add_argument("nations", type=int)
    parser.add_argument("changes", nargs="+")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--leeway", type=ratio, default=2.5, help="as of `antike-bot arena`")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    board = json.loads((BOARDS / f"{options.board}.json").read_text("utf-8"))
    matches = [
        Match(number, options.board, options.nations, ("hard",), 1, CAP, leeway=options.leeway)
        for number in range(options.games)
    ]
    for changes in options.changes:
        with TemporaryDirectory() as name:
            folder = Path(name)
            other = changed(board, str(options.nations), changes)
            (folder / f"{options.board}.json").write_text(json.dumps(other), "utf-8")
            games = list(in_order(played, [(folder, match) for match in matches], options.jobs))
        sys.stdout.write(format_result(changes, games))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
