"""Users' progress: pages of lessons, attempts at puzzles, and streaks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.app.context import Service
from bot.lessons import Lesson
from bot.model.people import LessonRow, PuzzleRow
from bot.puzzles import Puzzle, puzzles
from bot.rulesets import DEFAULT_RULESET, ruleset_ids
from bot.store import LessonProgress, PuzzleProgress


class Learners(Service):
    """Reads and stores progress in lessons, by user."""

    async def progress(self, user_id: int) -> Mapping[str, LessonRow]:
        """Return the progress in each lesson that the user has begun, by lesson id."""
        return {row.lesson: row for row in await LessonProgress(self._context.database.reader).of(user_id)}

    async def turn_to(self, user_id: int, lesson: Lesson, step: int) -> None:
        """Store the page of a lesson that the user has reached."""
        finished = self._context.now() if step + 1 == len(lesson.steps) else None
        async with self._context.database.transaction() as tx:
            await LessonProgress(tx).put(LessonRow(user_id, lesson.id, step, finished))


@dataclass(frozen=True, slots=True)
class PuzzleScore:
    """A user's puzzle progress, visible only to that user."""

    rows: Mapping[str, PuzzleRow] = field(default_factory=dict)
    """Attempts by puzzle id, in the order in which the puzzles were begun."""

    @property
    def solved(self) -> int:
        """Number of puzzles solved, with any number of attempts."""
        return sum(row.solved_at is not None for row in self.rows.values())

    @property
    def streak(self) -> int:
        """Number of latest puzzles in a row solved at the first attempt."""
        count = 0
        for row in reversed(list(self.rows.values())):
            if not _is_solved_at_first_try(row):
                break
            count += 1
        return count

    @property
    def best(self) -> int:
        """Longest streak so far."""
        best = count = 0
        for row in self.rows.values():
            count = count + 1 if _is_solved_at_first_try(row) else 0
            best = max(best, count)
        return best

    def next_puzzle(self, ruleset_id: str, after: str = "") -> Puzzle | None:
        """Return a ruleset's first unsolved puzzle, or the one `after` if all are; None if it has none."""
        every = puzzles(ruleset_id)
        if left := self._unsolved(ruleset_id):
            return left[0]
        place = next((index for index, each in enumerate(every) if each.id == after), -1)
        return every[(place + 1) % len(every)] if every else None

    def next_ruleset(self) -> str:
        """Return the ruleset with the fewest puzzles solved, of those with any left; so they alternate."""
        names = [name for name in ruleset_ids() if puzzles(name)] or [DEFAULT_RULESET]
        names = [name for name in names if self._unsolved(name)] or names
        return min(names, key=lambda name: len(puzzles(name)) - len(self._unsolved(name)))

    def _unsolved(self, ruleset_id: str) -> list[Puzzle]:
        return [each for each in puzzles(ruleset_id) if not self.has_solved(each.id)]

    def has_solved(self, puzzle_id: str) -> bool:
        """Return whether a puzzle was solved."""
        row = self.rows.get(puzzle_id)
        return row is not None and row.solved_at is not None


class Solvers(Service):
    """Loads and records users' attempts at puzzles."""

    async def score(self, user_id: int) -> PuzzleScore:
        """Return a user's progress."""
        return _score(await PuzzleProgress(self._context.database.reader).of(user_id))

    async def count_attempt(self, user_id: int, puzzle: Puzzle, *, right: bool) -> PuzzleScore:
        """Count an attempt, unless the puzzle was solved before; return the user's progress."""
        async with self._context.database.transaction() as tx:
            progress = PuzzleProgress(tx)
            rows = await progress.of(user_id)
            before = _score(rows)
            if before.has_solved(puzzle.id):
                return before
            now = self._context.now()
            row = before.rows.get(puzzle.id) or PuzzleRow(user_id, puzzle.id, 0, now)
            row = replace(row, tries=row.tries + 1, solved_at=now if right else None)
            await progress.put(row, len(rows))
        return PuzzleScore({**before.rows, puzzle.id: row})


def _score(rows: Sequence[PuzzleRow]) -> PuzzleScore:
    return PuzzleScore({row.puzzle: row for row in rows})


def _is_solved_at_first_try(row: PuzzleRow) -> bool:
    return row.solved_at is not None and row.tries == 1
