"""Texts of puzzles: the question, and why the only wedge works."""

from collections.abc import Sequence

from bot.engine.ruleset import Action
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.puzzles.puzzle import Puzzle


def format_puzzle_question(puzzle: Puzzle) -> str:
    """Format the question and the scores."""
    asked = (
        say("puzzle-win", nation=puzzle.nation)
        if puzzle.rival is None
        else say("puzzle-stop", nation=puzzle.nation, rival=puzzle.rival)
    )
    return f"{asked}\n{puzzle.ruleset.text.score_line(puzzle.position)}"


def format_puzzle_solution(puzzle: Puzzle) -> str:
    """Format the solution."""
    steps = format_turn_steps(puzzle, puzzle.line)
    if puzzle.rival is not None:
        return say("puzzle-stopped", steps=steps, rival=puzzle.rival)
    return say("puzzle-won", steps=steps, asked=puzzle.line[-1] != puzzle.ruleset.rules.end_turn_action())


def format_puzzle_alternatives(puzzle: Puzzle) -> str:
    """Explain why no other wedge works."""
    position = puzzle.position
    if puzzle.rival is None:
        score = puzzle.ruleset.rules.score(position, puzzle.nation)
        return say("puzzle-else-win", missing=position.setup.target - score)
    line = next(iter(puzzle.threats.values()), None)
    if line is None:
        return say("puzzle-wrong-stop", rival=puzzle.rival)
    return say("puzzle-threat", rival=puzzle.rival, steps=format_turn_steps(puzzle, line))


def format_turn_steps(puzzle: Puzzle, line: Sequence[Action]) -> str:
    """Describe a turn in words, without its end."""
    found, board = puzzle.ruleset, puzzle.position.setup.board
    shown = [action for action in line if action != found.rules.end_turn_action()]
    return join([found.text.say_action(board, action) for action in shown])
