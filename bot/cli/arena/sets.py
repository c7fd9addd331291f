"""Sets: one set-up played as often as there are seats, the candidate in each once, until a test has told.

They are kept in a file of JSON lines that only grows: what is played, the sets in their order, the verdict. A
run that was interrupted goes on where the file ends, and ends with the same file.
"""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bot.cli.arena.games import Match, play
from bot.cli.arena.sprt import Hypotheses, SequentialTest
from bot.cli.errors import UsageError
from bot.engine.terms import Nation
from bot.rulesets import ruleset

_MARK: Final = 12
"""Hexadecimal digits that tell skills apart."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: the candidate as one among players of the other kind."""

    ruleset: str
    boards: tuple[str, ...]
    """In turn."""
    nations: int
    candidate: str
    against: str
    seed: int
    cap: int
    most: int
    """Sets, at most."""
    hypotheses: Hypotheses
    whole: bool
    """Whether all sets are played, however clear it is."""

    def games(self, number: int) -> list[Match]:
        """Those of a set."""
        board, on_board = self.boards[number % len(self.boards)], number // len(self.boards)
        players = (self.candidate, self.against)
        return [
            Match(seat, board, self.nations, players, self.seed, self.cap, self.ruleset, on_board)
            for seat in range(self.nations)
        ]

    def header(self) -> dict[str, Any]:
        """As the file's first line has it, with a mark for the skill of each player: it may change."""
        return {
            **asdict(self),
            "boards": list(self.boards),
            "hypotheses": [round(each, 4) for each in self.hypotheses],
            "skills": [_mark(self.ruleset, policy) for policy in (self.candidate, self.against)],
        }


def _mark(name: str, policy: str) -> str:
    skill = json.dumps(ruleset(name).players.skill_of(policy), sort_keys=True)
    return sha256(skill.encode()).hexdigest()[:_MARK]


@dataclass(frozen=True, slots=True)
class PlayedSet:
    """How a set went, game by game; in the first the candidate moves first, in the second second."""

    set: int
    board: str
    order: list[Nation]
    """Of turns."""
    winners: list[Nation | None]
    """None where the last round came first."""
    rounds: list[int]

    @property
    def share(self) -> float:
        """Of the games that the candidate won; one without a winner is shared by all."""
        won = sum(winner == nation for winner, nation in zip(self.winners, self.order, strict=True))
        return (won + self.winners.count(None) / len(self.order)) / len(self.order)


def play_set(contest: Contest, number: int) -> PlayedSet:
    """All games of a set."""
    games = [play(match) for match in contest.games(number)]
    winners, rounds = [game.winner for game in games], [game.rounds for game in games]
    return PlayedSet(number, games[0].board, list(games[0].seats), winners, rounds)


class Results:
    """What has been played of a contest, in a file or, without one, only for as long as this lasts."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self._path = path
        self.played: list[PlayedSet] = []
        self.ended = False
        if path is None:
            return
        lines = _whole_lines(path)
        if not lines:
            self._write(contest.header())
        elif (header := json.loads(lines[0])) != contest.header():
            raise UsageError(
                f"--results {path}: holds another contest: {_difference(header, contest.header())}."
            )
        self.played = [PlayedSet(**json.loads(line)) for line in lines[1:] if not _ends(line)]
        self.ended = any(_ends(line) for line in lines[1:])

    def add(self, played: PlayedSet) -> None:
        """Keep a set."""
        self.played.append(played)
        self._write(asdict(played))

    def end(self, test: SequentialTest) -> None:
        """Keep what the test says."""
        if not self.ended:
            self._write({"verdict": test.verdict, "sets": test.sets, "evidence": round(test.evidence, 3)})

    def _write(self, line: dict[str, Any]) -> None:
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise UsageError(f"--results {self._path}: {error.strerror}.") from error


def _ends(line: str) -> bool:
    return line.startswith('{"verdict"')


def _whole_lines(path: Path) -> list[str]:
    """The lines of a file; the last one is cut off where it was being written when the run ended."""
    try:
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(f"--results {path}: cannot be read.") from error
    return whole.splitlines()


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(name for name in other if one.get(name) != other[name])


def contested(contest: Contest, results: Results, jobs: int) -> Iterator[tuple[PlayedSet, SequentialTest]]:
    """Sets, kept ones first, each with the test after it; once that has told, it stays as it is."""
    test = SequentialTest(contest.nations, contest.hypotheses, contest.most)
    kept = list(results.played)
    for played in _in_order(contest, kept, jobs):
        if played.set >= len(kept):
            results.add(played)
        if test.verdict is None:
            test.add(played.share)
        yield played, test
        if test.verdict and not contest.whole:
            break
    results.end(test)


def _in_order(contest: Contest, kept: Sequence[PlayedSet], jobs: int) -> Iterator[PlayedSet]:
    """Several at once, but told in their order: so the end does not depend on who was quicker."""
    yield from kept
    left = iter(range(len(kept), contest.most))
    if jobs == 1:
        yield from (play_set(contest, number) for number in left)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        waiting: deque[Future[PlayedSet]] = deque()
        for number in left:
            waiting.append(pool.submit(play_set, contest, number))
            if len(waiting) > jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
