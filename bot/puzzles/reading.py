"""Reading and validating puzzle files: all faults at once, one line each."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.boards import is_ours
from bot.boards.schema import format_fault
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, OwnPosition
from bot.i18n.lines import one_line
from bot.notation import NotationError
from bot.puzzles.puzzle import Goal, Puzzle
from bot.records import FORMAT, RecordError, read_record, replay
from bot.rulesets import ruleset, ruleset_of

LONGEST_LINE: Final = 400
"""Maximum characters of a turn in notation, which fit in two lines."""
_Line = Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]
"""Actions in notation."""
_FEWEST_WEDGES: Final = 2


class PuzzleFileError(ValueError):
    """A faulty file; each line of `mistakes` names file, line and fault."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        self.mistakes = tuple(map(one_line, mistakes))
        super().__init__(self.mistakes[0])


class _Model(BaseModel):
    """A line of a file; see docs/puzzles.md."""

    model_config = ConfigDict(strict=True, extra="forbid")

    game: Annotated[int, Field(ge=0)]
    number: Annotated[int, Field(ge=0)]
    goal: Goal
    board: str
    variant: dict[str, Any]
    seats: list[str]
    position: dict[str, Any]
    wedge: str
    line: _Line
    threats: dict[str, _Line] = {}
    pared: bool = False


class _LineError(Exception):
    """A fault of a line."""


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Read and validate a file; raises `PuzzleFileError`.

    Puzzles on boards replaced by the host are omitted, because they are proven on ours.
    """
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise PuzzleFileError([f"{path.name}: cannot be read."]) from error
    found: dict[str, Puzzle] = {}
    mistakes: list[str] = []
    for number, text in enumerate(lines, 1):
        try:
            model = _parse_model(text)
            if not is_ours(model.board, path.stem):
                continue
            puzzle = _read(path.stem, model)
        except _LineError as error:
            mistakes.append(f"{path.name}: line {number}: {error}")
            continue
        if puzzle.id in found:
            mistakes.append(f"{path.name}: line {number}: there is a puzzle {puzzle.id} already.")
        found[puzzle.id] = puzzle
    if mistakes:
        raise PuzzleFileError(mistakes)
    return tuple(found.values())


def _parse_model(text: str) -> _Model:
    try:
        return _Model.model_validate_json(text)
    except ValidationError as error:
        raise _LineError(format_fault(error.errors()[0])) from error


def _read(ruleset_id: str, model: _Model) -> Puzzle:
    position = _position(ruleset_id, model)
    line = _parse_line(ruleset_id, "line", model.line)
    _check_wedge(model, position, line)
    after = _play_line(position, "line", line)
    rival = None
    if model.goal == "win":
        asked = after.mover == position.mover and after.awaited != position.mover
        if not asked and (after.outcome is None or after.outcome.winner != position.mover):
            raise _LineError(f"line: '{model.line}' does not win.")
    else:
        if after.outcome is not None or (after.mover == position.mover == after.awaited):
            raise _LineError(f"line: '{model.line}' does not end the turn.")
        rival = _next_nation(position)
    threats = _threats(ruleset_id, model, position)
    name = f"{ruleset_id}-{model.game}-{model.number}"
    wedge = line[0].wedge
    return Puzzle(name, ruleset_id, model.goal, position, wedge, line, rival, threats, model.pared)


def _position(ruleset_id: str, model: _Model) -> OwnPosition:
    record = {
        "format": FORMAT,
        "ruleset": ruleset_id,
        "board": model.board,
        "variant": model.variant,
        "seats": [{"nation": nation, "player": nation} for nation in model.seats],
        "position": model.position,
        "actions": [],
    }
    if ruleset(ruleset_id).rules.has_draws():
        record["draws"] = []
    try:
        return replay(read_record(json.dumps(record))).position
    except RecordError as error:
        raise _LineError(str(error)) from error


def _parse_line(ruleset_id: str, name: str, text: str) -> tuple[Action, ...]:
    try:
        return tuple(ruleset(ruleset_id).notation.parse_turn(text))
    except NotationError as error:
        raise _LineError(f"{name}: '{text}' is no notation ({error.kind}).") from error


def _check_wedge(model: _Model, position: OwnPosition, line: Sequence[Action]) -> None:
    legal = ruleset_of(position).rules.legal(position)
    open_ones = {action.wedge for action in legal if action.type == "rondel"}
    if len(open_ones) < _FEWEST_WEDGES:
        raise _LineError("position: there is no choice of wedges.")
    gone = [action.wedge for action in line if action.type == "rondel"]
    if gone != [model.wedge] or line[0].type != "rondel":
        raise _LineError(f"line: '{model.line}' does not begin on {model.wedge}.")


def _play_line(position: OwnPosition, name: str, line: Sequence[Action]) -> OwnPosition:
    found = ruleset_of(position)
    for action in line:
        try:
            position, _ = found.rules.apply(position, action)
        except RuleError as error:
            text = found.notation.print_turn((action,))
            raise _LineError(f"{name}: '{text}' is refused ({error.kind}).") from error
    return position


def _next_nation(position: OwnPosition) -> Any:
    """Return the nation that moves after the turn."""
    return _position_after_idle_turn(position, next(iter(_rondel_actions(position).values()))).mover


def _rondel_actions(position: OwnPosition) -> dict[str, Action]:
    legal = ruleset_of(position).rules.legal(position)
    return {action.wedge: action for action in reversed(legal) if action.type == "rondel"}


def _position_after_idle_turn(position: OwnPosition, way: Action) -> OwnPosition:
    """Return the position after a turn that only moves the stone."""
    return _play_line(position, "threats", (way, ruleset_of(position).rules.end_turn_action()))


def _threats(ruleset_id: str, model: _Model, position: OwnPosition) -> Mapping[Any, tuple[Action, ...]]:
    """Parse the rival's wins, each of which is replayed."""
    if model.goal == "win" and model.threats:
        raise _LineError("threats: nobody is to be stopped.")
    found: dict[str, tuple[Action, ...]] = {}
    ways = _rondel_actions(position)
    for wedge, text in model.threats.items():
        if wedge not in ways or wedge == model.wedge:
            raise _LineError(f"threats: {wedge} is no wrong wedge.")
        here = _position_after_idle_turn(position, ways[wedge])
        line = _parse_line(ruleset_id, "threats", text)
        after = _play_line(here, "threats", line)
        asked = after.mover == here.mover and after.awaited != here.mover
        if not asked and (after.outcome is None or after.outcome.winner != here.mover):
            raise _LineError(f"threats: '{text}' does not win.")
        found[wedge] = line
    return found
