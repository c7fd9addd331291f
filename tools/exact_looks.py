"""Measure how often computer players' exact search for a win completes within its budget (docs/bots.md).

    python -m tools.exact_looks antike --games 24

Computer players play among themselves; at the start of each turn an exact search checks whether the turn can
be won, as `medium` and `hard` do before they think. A search that did not complete proves nothing; it missed
a win if the turn was won nevertheless. Runs several times as fast with the compiled players.
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
"""Maximum rounds of a game."""


@dataclass
class Looks:
    """Counts of search results."""

    turns: int = 0
    won: int = 0
    """Turns for which a win was found."""
    cut: int = 0
    """Turns without a win found whose search did not complete."""
    missed: int = 0
    """Games that were won though the search at the start of their last turn found no win."""


class Played(NamedTuple):
    """A game: the positions at the starts of its turns, and its winner; None if there is none."""

    starts: Sequence[OwnPosition]
    winner: Nation | None


def played(match: Match) -> Played:
    """Play a game and return it."""
    starts = list[OwnPosition]()
    winner = play(match, starts.append).winner
    return Played(starts, winner)


def looks(games: Iterable[Played], budget: int = OWN_TURN) -> Looks:
    """Search each turn of the games for a win and return the counts; `budget` is in actions per turn."""
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
    """Return games to play, on the boards of a ruleset in rotation."""
    boards = board_ids(ruleset_id)
    return [
        Match(number, boards[number % len(boards)], nations, (level,), seed, _CAP, ruleset_id)
        for number in range(games)
    ]


def main() -> None:
    """Play the games and print the counts on one line."""
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
