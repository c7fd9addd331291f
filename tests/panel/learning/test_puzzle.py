"""Pages of all puzzles, in every language: each wedge has a button, and exactly one wedge is right."""

import re

import pytest

from bot.app.learning.progress import PuzzleScore
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.panel import Row
from bot.panel.learning.puzzle import PuzzleRequest, puzzle_answer, puzzle_page
from bot.puzzles import Puzzle, puzzles
from tests.panel.limits import check_sent
from tools.puzzle_proof import wedges

EVERY = [each for name in ("antike", "duellum") for each in puzzles(name)]
_SAMPLE = 8
"""One puzzle of this many is tested in every run; the others are marked slow."""
CASES = [
    pytest.param(each, id=each.id, marks=[pytest.mark.slow] if index % _SAMPLE else [])
    for index, each in enumerate(EVERY)
]


def _asked(puzzle: Puzzle) -> list[str]:
    """Return what the wedges' buttons request, such as `@gold`."""
    blocks = puzzle_page(puzzle, PuzzleScore()).blocks
    asks = [press.ask for block in blocks if isinstance(block, Row) for press in block.presses if press.ask]
    found = [re.fullmatch(PuzzleRequest.PATTERN, ask) for ask in asks if ask.startswith("antike:puzzle:")]
    return [PuzzleRequest.read(match).rest for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", CASES)
def test_every_wedge_can_be_pressed_and_one_is_right(puzzle: Puzzle, language: Language) -> None:
    with speaking(language):
        asked = _asked(puzzle)
        assert {f"@{wedge}" for wedge in wedges(puzzle.position)} == set(asked)
        tried = {each: puzzle_answer(puzzle, each) for each in asked}
        assert [each for each in asked if tried[each].right] == [f"@{puzzle.wedge}"]
        assert all(each.counts and "\n" not in each.note for each in tried.values())
        solved = puzzle_page(puzzle, PuzzleScore(), solved=True)
        assert isinstance(solved.blocks[0], str)
        assert len(solved.blocks[0].splitlines()) == 2
        check_sent(solved)
        check_sent(puzzle_page(puzzle, PuzzleScore()), max((each.note for each in tried.values()), key=len))


def test_nothing_but_a_wedge_is_a_try() -> None:
    puzzle = EVERY[0]
    for odd in ("nonsense", "T sparta", ".", "@know-how; ."):
        tried = puzzle_answer(puzzle, odd)
        assert (tried.right, tried.counts) == (False, False)
        assert tried.note.startswith("⚠️")
