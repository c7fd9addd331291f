"""What people have tried at puzzles, and how many they have solved in a row."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.app.context import Service
from bot.model.people import PuzzleRow
from bot.puzzles import Puzzle, puzzles
from bot.rulesets import DEFAULT_RULESET, ruleset_ids
from bot.store import PuzzleProgress


@dataclass(frozen=True, slots=True)
class PuzzleScore:
    """How somebody stands; it is nobody else's business."""

    rows: Mapping[str, PuzzleRow] = field(default_factory=dict)
    """By puzzle, of those tried, in the order in which they were begun."""

    @property
    def solved(self) -> int:
        """How many were solved, with however many tries."""
        return sum(row.solved_at is not None for row in self.rows.values())

    @property
    def streak(self) -> int:
        """How many of the latest were solved at the first try."""
        count = 0
        for row in reversed(list(self.rows.values())):
            if not _at_once(row):
                break
            count += 1
        return count

    @property
    def best(self) -> int:
        """The longest such row there ever was."""
        best = count = 0
        for row in self.rows.values():
            count = count + 1 if _at_once(row) else 0
            best = max(best, count)
        return best

    def unsolved(self, ruleset_id: str) -> Puzzle | None:
        """The first puzzle of a ruleset that is not solved; its first one again where all are."""
        every = puzzles(ruleset_id)
        return next((each for each in every if not self.has_solved(each.id)), every[0] if every else None)

    def next_ruleset(self) -> str:
        """By turns: of those with puzzles, the one of which fewest were solved."""
        names = [name for name in ruleset_ids() if puzzles(name)] or [DEFAULT_RULESET]
        return min(names, key=lambda name: sum(self.has_solved(each.id) for each in puzzles(name)))

    def has_solved(self, puzzle_id: str) -> bool:
        """Whether a puzzle was solved."""
        row = self.rows.get(puzzle_id)
        return row is not None and row.solved_at is not None


class Solvers(Service):
    """Each person's own tries."""

    async def score(self, user_id: int) -> PuzzleScore:
        """How somebody stands."""
        return _score(await PuzzleProgress(self._context.database.reader).of(user_id))

    async def tried(self, user_id: int, puzzle: Puzzle, *, right: bool) -> PuzzleScore:
        """Count a try, unless the puzzle was solved before."""
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


def _at_once(row: PuzzleRow) -> bool:
    return row.solved_at is not None and row.tries == 1
