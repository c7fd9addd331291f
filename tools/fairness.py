"""Write the table of games won by nation and by seat in docs/boards.md.

    python -m tools.fairness

Each file in data/arena/fairness was written by `antike-bot arena --players hard --results FILE`; its first
line contains the options. Files with logs (`--log`) are compressed by `xz`.
"""

import argparse
import json
import lzma
from collections.abc import Iterable
from pathlib import Path
from statistics import mean
from typing import Any, Final

from bot.boards import BOARDS, load_board
from bot.cli.arena.games import Played
from bot.cli.arena.table import interval
from bot.engine.terms import Nation
from tools.tables import format_table, with_table

RESULTS: Final = BOARDS.parent / "arena" / "fairness"
PAGE: Final = Path(__file__).parent.parent / "docs" / "boards.md"
_LONG: Final = 120
"""Rounds above which a game counts as too long."""
_HEAD: Final = (
    *("board", "nations", "player", "strays", "games", "different", "ended by the rules", "rounds"),
    *("over 120 rounds", "won by nation", "won by seat"),
)


def games_of(path: Path) -> tuple[dict[str, Any], list[Played]]:
    """Read a file of games, compressed or not; return its header (the options) and the games."""
    data = lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
    header, *lines = map(json.loads, data.splitlines())
    return header, [Played(**line) for line in lines]


def files() -> list[Path]:
    """Return the files of games, sorted by name."""
    return sorted([*RESULTS.glob("*.jsonl"), *RESULTS.glob("*.jsonl.xz")])


def table() -> str:
    """Return the Markdown table, one row per file."""
    return format_table(_HEAD, [_row(*games_of(path)) for path in files()])


def _row(header: dict[str, Any], played: list[Played]) -> tuple[object, ...]:
    ended = [game for game in played if game.winner is not None]
    nations = sorted({nation for game in played for nation in game.seats})
    seats = range(header["nations"])
    return (
        *(load_board(played[0].board).name, header["nations"], f"`{header['players'][0]}`"),
        f"{header['leeway']:g}" if "leeway" in header else "",
        *(len(played), different(played), len(ended)),
        f"{sum(game.rounds for game in played) / len(played):.0f}",
        sum(game.rounds > _LONG for game in played),
        _shares((nation.capitalize(), share_of(ended, nation)) for nation in nations),
        _shares((f"{seat + 1}", _won_in_seat(ended, seat)) for seat in seats),
    )


def different(played: list[Played]) -> int:
    """Return the number of distinct games; `hard` chooses at random only between equally good turns."""
    return len(
        {
            (*game.seats, game.rounds, game.actions, *[game.scores[nation] for nation in game.seats])
            for game in played
        }
    )


def share_of(ended: list[Played], nation: Nation) -> tuple[float, float]:
    """Return games won by a nation and games it played, weighted as if it had every seat equally often.

    Seats are drawn at random, and in some of them every nation wins more often. The second number is the
    effective sample size: the number of games, drawn without seats, that give the same variance of the share.
    """
    there = [game for game in ended if nation in game.seats]
    wins: dict[int, list[bool]] = {}
    for game in there:
        wins.setdefault(list(game.seats).index(nation), []).append(game.winner == nation)
    shares = [(mean(won), len(won)) for won in wins.values()]
    share = mean(part for part, _ in shares)
    variance = sum(part * (1 - part) / games for part, games in shares) / len(shares) ** 2
    games = share * (1 - share) / variance if variance else len(there)
    return share * games, games


def _won_in_seat(ended: list[Played], seat: int) -> tuple[int, int]:
    """Return games won from a seat (0 is the first in turn order, in which seats are kept), and all games."""
    return sum(list(game.seats).index(game.winner) == seat for game in ended if game.winner), len(ended)


def _shares(rows: Iterable[tuple[str, tuple[float, float]]]) -> str:
    return ", ".join(
        f"{name} {won / of:.1%} ({low:.0%} - {high:.0%})"
        for name, (won, of) in rows
        if of
        for low, high in [interval(won, of)]
    )


def main() -> None:
    """Run the command line."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), table()), "utf-8")


if __name__ == "__main__":
    main()
