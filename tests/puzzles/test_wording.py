"""Puzzles in words: what is to be done, how it is done, and why nothing else does it."""

from collections.abc import Callable
from dataclasses import replace

from bot.panel.learning.puzzle import puzzle_answer
from bot.puzzles import Puzzle, puzzles
from bot.puzzles.wording import format_puzzle_alternatives, format_puzzle_question, format_puzzle_solution


def _ends_turn(puzzle: Puzzle) -> bool:
    return bool(puzzle.line[-1] == puzzle.ruleset.rules.end_turn_action())


def _first(goal: str, fits: Callable[[Puzzle], bool] = _ends_turn) -> Puzzle:
    """Return the first puzzle of Antike with this goal that fits."""
    return next(each for each in puzzles("antike") if each.goal == goal and fits(each))


def test_a_win_names_its_steps_without_the_end_of_the_turn() -> None:
    puzzle = _first("win")
    assert "win this turn" in format_puzzle_question(puzzle)
    told = format_puzzle_solution(puzzle)
    assert told.startswith("You win: move the stone to ")
    assert "end the turn" not in told
    assert "others answer" not in told


def test_a_win_that_awaits_an_answer_holds_whatever_it_is() -> None:
    puzzle = _first("win", lambda each: not _ends_turn(each))
    assert format_puzzle_solution(puzzle).endswith(", whatever the others answer.")


def test_no_other_wedge_wins_what_is_missing() -> None:
    puzzle = _first("win")
    assert format_puzzle_alternatives(puzzle).startswith("No other wedge wins ")


def test_a_rival_is_stopped_or_wins_as_told() -> None:
    puzzle = _first("stop", lambda each: bool(each.threats))
    assert "who are next and would win" in format_puzzle_question(puzzle)
    assert format_puzzle_solution(puzzle).startswith("That stops the ")
    told = format_puzzle_alternatives(puzzle)
    assert told.startswith("Otherwise the ")
    assert " win: move the stone to " in told
    wrong = next(iter(puzzle.threats))
    assert told in puzzle_answer(puzzle, f"@{wrong}").note


def test_a_rival_who_wins_in_many_ways_still_can() -> None:
    puzzle = replace(_first("stop"), threats={})
    assert "can still win next turn" in format_puzzle_alternatives(puzzle)
