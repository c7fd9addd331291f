"""Sets: one set-up played once per seat of the candidate, until a sequential test decides.

The results file contains what is played, the sets in order, and the verdict.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from bot.cli.arena.games import Match, play, skill_hash
from bot.cli.arena.results import ResultsFile
from bot.cli.arena.sprt import Hypotheses, SequentialTest
from bot.cli.processes import in_order
from bot.engine.terms import Nation


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: the candidate as one among players of another kind."""

    ruleset: str
    boards: tuple[str, ...]
    """Boards to alternate."""
    nations: int
    candidate: str
    against: str
    seed: int
    cap: int
    most: int
    """Maximum number of sets."""
    hypotheses: Hypotheses
    whole: bool
    """Whether to play all sets, even after the test has decided."""

    def games(self, number: int) -> list[Match]:
        """Return the games of a set."""
        board, on_board = self.boards[number % len(self.boards)], number // len(self.boards)
        players = (self.candidate, self.against)
        return [
            Match(seat, board, self.nations, players, self.seed, self.cap, self.ruleset, on_board)
            for seat in range(self.nations)
        ]

    def header(self) -> dict[str, Any]:
        """Return the header of the results file, with a hash of each player's parameters."""
        return {
            **asdict(self),
            "boards": list(self.boards),
            "hypotheses": [round(each, 4) for each in self.hypotheses],
            "skills": [skill_hash(self.ruleset, policy) for policy in (self.candidate, self.against)],
        }


@dataclass(frozen=True, slots=True)
class PlayedSet:
    """Result of a set by game; the candidate moves first in the first game, second in the second, etc."""

    set: int
    board: str
    order: list[Nation]
    """Turn order."""
    winners: list[Nation | None]
    """None if the maximum round came first."""
    rounds: list[int]

    @property
    def share(self) -> float:
        """Share of games won by the candidate; games without winner are divided among all players."""
        won = sum(winner == nation for winner, nation in zip(self.winners, self.order, strict=True))
        return (won + self.winners.count(None) / len(self.order)) / len(self.order)


def play_set(contest: Contest, number: int) -> PlayedSet:
    """Play all games of a set."""
    games = [play(match) for match in contest.games(number)]
    winners, rounds = [game.winner for game in games], [game.rounds for game in games]
    return PlayedSet(number, games[0].board, list(games[0].seats), winners, rounds)


class Results:
    """The sets of a contest played so far."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self._file = ResultsFile(contest.header(), path)
        self.played = [PlayedSet(**line) for line in self._file.kept if "verdict" not in line]
        self.ended = any("verdict" in line for line in self._file.kept)

    def add(self, played: PlayedSet) -> None:
        """Store a set."""
        self.played.append(played)
        self._file.add(asdict(played))

    def end(self, test: SequentialTest) -> None:
        """Store the verdict of the test."""
        if not self.ended:
            self._file.add({"verdict": test.verdict, "sets": test.sets, "evidence": round(test.evidence, 3)})


def contested(contest: Contest, results: Results, jobs: int) -> Iterator[tuple[PlayedSet, SequentialTest]]:
    """Yield sets, stored ones first, with the test after each; its verdict does not change once given."""
    test = SequentialTest(contest.nations, contest.hypotheses, contest.most)
    kept = list(results.played)
    left = range(len(kept), contest.most)
    # In order, so that the result does not depend on speed.
    for played in chain(kept, in_order(partial(play_set, contest), left, jobs)):
        if played.set >= len(kept):
            results.add(played)
        if test.verdict is None:
            test.add(played.share)
        yield played, test
        if test.verdict and not contest.whole:
            break
    results.end(test)
