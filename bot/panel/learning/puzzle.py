"""The page of a puzzle: the question, the panel's wedges, and the result of a press."""

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.app.learning.progress import PuzzleScore
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action
from bot.engine.terms import WEDGES
from bot.i18n.catalogue import say
from bot.lessons import play_script
from bot.notation import NotationError
from bot.panel.learning.lesson import LessonPage, LessonRequest, LessonVerb
from bot.panel.page import Page, PanelButton, Row
from bot.panel.requests import PanelRequest
from bot.puzzles import Puzzle, puzzles
from bot.puzzles.wording import (
    format_puzzle_alternatives,
    format_puzzle_question,
    format_puzzle_solution,
    format_turn_steps,
)
from bot.rulesets import ruleset_ids
from bot.text.names import ruleset_name
from bot.text.rules.notation_errors import format_notation_error

NEXT: Final = "antike:puzzle-next:"
"""Prefix of custom ids leading to the user's next puzzle, followed by the ruleset."""
_WAY: Final = "way."
"""The panel's page that asks for a wedge's price; puzzles pay the default price."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest(LessonRequest):
    """A press on a puzzle page."""

    PATTERN = r"antike:puzzle:(?P<verb>do):(?P<lesson>[a-z0-9_-]{1,40}):(?P<step>\d{1,3}):(?P<rest>.{0,80})"

    def __str__(self) -> str:
        return f"antike:puzzle:{self.verb}:{self.lesson}:{self.step}:{self.rest}"


@dataclass(frozen=True, slots=True)
class PressResult:
    """Result of a press."""

    right: bool
    note: str
    counts: bool = True
    """Whether it counts as an attempt: not if the rules refuse it."""


def puzzle_page(puzzle: Puzzle, score: PuzzleScore, *, solved: bool = False) -> Page:
    """Create the question with all wedges, or with `solved` the solution."""
    page = _PuzzlePage(puzzle).page()
    if solved:
        page = replace(
            page, blocks=(f"{format_puzzle_solution(puzzle)}\n{format_puzzle_alternatives(puzzle)}",)
        )
    return replace(page, blocks=(*page.blocks, _format_score(score), *_next_rows(puzzle, solved=solved)))


def puzzle_answer(puzzle: Puzzle, notation: str) -> PressResult:
    """Return whether the pressed wedge is right, with a comment."""
    found = puzzle.ruleset
    try:
        actions = found.notation.parse_turn(notation)
        play_script(puzzle.position, found.panel.script_of(actions))
    except NotationError as error:
        return _refused_result(format_notation_error(error, found.notation.FORMS))
    except RuleError as error:
        return _refused_result(found.text.format_own_refusal(puzzle.position.setup.board, error))
    wedges = [action.wedge for action in actions if action.type == "rondel"]
    if len(wedges) != 1 or len(actions) != 1:
        return _refused_result(say("puzzle-wedge-only"))
    if wedges == [puzzle.wedge]:
        return PressResult(right=True, note=say("lesson-reached"))
    return PressResult(right=False, note=say("lesson-other", why=_explain_wrong_wedge(puzzle, actions[0])))


def _refused_result(why: str) -> PressResult:
    return PressResult(right=False, note=say("lesson-refused", why=why), counts=False)


class _PuzzlePage(LessonPage):
    """A lesson with one page, on which every wedge can be pressed."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.lesson, 0, "")
        self._puzzle = puzzle

    def page(self) -> Page:
        """Create the page without navigation between pages."""
        page = super().page()
        return replace(page, blocks=page.blocks[:-1])

    def title(self) -> str:
        """Return the title: ruleset, puzzle number and total."""
        every = puzzles(self._puzzle.ruleset_id)
        number = next(index for index, each in enumerate(every, 1) if each.id == self._puzzle.id)
        name = ruleset_name(self._puzzle.ruleset_id)
        return say("puzzle-title", ruleset=name, number=number, count=len(every))

    def words(self) -> str:
        return format_puzzle_question(self._puzzle)

    def request(self, verb: LessonVerb, rest: str) -> str:
        return str(PuzzleRequest(verb, self._puzzle.id, 0, rest))

    def asked_for(self, ask: str) -> str:
        """Return the custom id of a wedge at its default price, in place of the panel's confirmation."""
        if re.fullmatch(PanelRequest.PATTERN, ask) is None:
            return ""
        asked = PanelRequest.found(ask)
        wedge = asked.rest.removeprefix(_WAY)
        if asked.verb == "go" and asked.rest.startswith(_WAY) and wedge in WEDGES:
            return self.request("do", f"@{wedge}")
        return super().asked_for(ask)

    def is_relevant(self, asked: PanelRequest) -> bool:
        """Return whether the request moves the stone."""
        actions = self.read(asked.rest) if asked.verb == "do" else ()
        return len(actions) == 1 and actions[0].type == "rondel"


def _explain_wrong_wedge(puzzle: Puzzle, way: Action) -> str:
    position, text = puzzle.position, puzzle.ruleset.text
    wedge = text.say_action(position.setup.board, replace(way, pay=None))
    if puzzle.rival is None:
        score = puzzle.ruleset.rules.score(position, puzzle.nation)
        return say("puzzle-wrong-win", step=wedge, missing=position.setup.target - score)
    line = puzzle.threats.get(way.wedge)
    if line is None:
        return say("puzzle-wrong-stop", rival=puzzle.rival)
    return say("puzzle-threat", rival=puzzle.rival, steps=format_turn_steps(puzzle, line))


def _format_score(score: PuzzleScore) -> str:
    return say("puzzle-streak", solved=score.solved, streak=score.streak, best=score.best)


def _next_rows(puzzle: Puzzle, *, solved: bool) -> tuple[Row, ...]:
    """Return the buttons to the next puzzle, once solved, and to puzzles of other rulesets."""
    following = PanelButton(say("puzzle-next"), f"{NEXT}{puzzle.ruleset_id}:{puzzle.id}", "good")
    presses = [following] if solved else []
    presses += [
        PanelButton(say("puzzle-other", ruleset=ruleset_name(name)), f"{NEXT}{name}")
        for name in ruleset_ids()
        if name != puzzle.ruleset_id and puzzles(name)
    ]
    return (Row(tuple(presses)),) if presses else ()
