"""Tells how often computer players' exact look for a win comes to its end within its budget (docs/bots.md).

    python -m tools.exact_looks antike --games 24

Computer players play among themselves; at the start of each turn it is looked whether the turn can be won, as
`medium` and `hard` do before they think. A look that was not searched to the end proves nothing; it has
missed a win where the turn was then won all the same. Runs several times as fast with the compiled players.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.boards import board_ids
from bot.cli.arena.games import Match, play
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.players.win_search import OWN_TURN
from bot.rulesets import ruleset_ids
from tools.puzzle_proof import exact_look

_SEED: Final = 24
_CAP: Final = 120
"""Rounds of a game at most."""


@dataclass
class Looks:
    """What came of looking."""

    turns: int = 0
    won: int = 0
    """Turns that it was seen could be won."""
    cut: int = 0
    """Turns that were not searched to the end."""
    missed: int = 0
    """Turns that were won though no win had been found."""


class Played(NamedTuple):
    """A game: the starts of its turns, and who won it."""

    starts: Sequence[OwnPosition]
    winner: Nation | None


def played(match: Match) -> Played:
    """Play a game."""
    starts = list[OwnPosition]()
    winner = play(match, starts.append).winner
    return Played(starts, winner)


def looks(games: Iterable[Played], budget: int = OWN_TURN) -> Looks:
    """Look at the start of each turn of games."""
    found = Looks()
    for starts, winner in games:
        seen = False
        for position in starts:
            if position.outcome is None and position.awaited == position.mover:
                search = exact_look(position, budget)
                seen = search.line(position) is not None
                found.turns += 1
                found.won += seen
                found.cut += not seen and search.exhausted
        found.missed += winner is not None and not seen
    return found


def matches_of(ruleset_id: str, games: int, level: str, nations: int, seed: int = _SEED) -> list[Match]:
    """Games on the boards of a ruleset in turn."""
    boards = board_ids(ruleset_id)
    return [
        Match(number, boards[number % len(boards)], nations, (level,), seed, _CAP, ruleset_id)
        for number in range(games)
    ]


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ruleset", choices=ruleset_ids())
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--nations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=_SEED)
    chosen = parser.parse_args()
    matches = matches_of(chosen.ruleset, chosen.games, chosen.level, chosen.nations, chosen.seed)
    found = looks(map(played, matches))
    sys.stdout.write(
        f"{chosen.games} games, {found.turns} turns: {found.won} seen to be won, {found.cut} not searched to "
        f"the end, {found.missed} won without having been seen\n"
    )


if __name__ == "__main__":
    main()
