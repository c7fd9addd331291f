"""Reading and validating lessons: all faults at once, one line each."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from bot.boards.schema import format_fault
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import UNITS, Unit
from bot.i18n.catalogue import has_message
from bot.i18n.language import LANGUAGES
from bot.i18n.lines import one_line
from bot.lessons.lesson import COMMAND, Attempt, Lesson, LessonPicture, Step, Texts, play_script
from bot.lessons.schema import AttemptModel, LessonModel, PictureModel, StepModel
from bot.notation import NotationError
from bot.records import RecordError, read_record, replay
from bot.render import reach_of
from bot.rulesets import Ruleset, ruleset

MOST_WORDS: Final = 40
"""Maximum words of a page or comment."""


class LessonFileError(ValueError):
    """A faulty lesson; each line of `mistakes` names the file and the fault."""

    def __init__(self, file: str, mistakes: Sequence[str]) -> None:
        self.mistakes = tuple(one_line(f"{file}: {mistake}") for mistake in mistakes)
        super().__init__(self.mistakes[0])


def read_lesson(path: Path) -> Lesson:
    """Read and validate a lesson; raises `LessonFileError`."""
    try:
        model = LessonModel.model_validate_json(path.read_bytes())
    except OSError as error:
        raise LessonFileError(path.name, [f"cannot be read ({error.strerror})."]) from error
    except ValidationError as error:
        raise LessonFileError(path.name, list(map(format_fault, error.errors()))) from error
    reader = _Reader(model)
    lesson = reader.read(path)
    if reader.mistakes or lesson is None:
        raise LessonFileError(path.name, reader.mistakes)
    return lesson


class _StopError(Exception):
    """Raised after a fault that makes the rest of the file meaningless."""


@dataclass
class _Reader:
    """Reads a file and collects its faults."""

    model: LessonModel
    mistakes: list[str] = field(default_factory=list)
    where: str = ""
    """The page being read."""

    def read(self, path: Path) -> Lesson | None:
        """Return the lesson; None if it could not be read to its end."""
        model, number = self.model, path.name.split("-")[0]
        if not number.isdecimal():
            self.mistakes.append("the name of the file does not begin with a number.")
            return None
        self.check_texts(model.title, "title")
        self.check_texts(model.about, "about")
        try:
            position = self._replay_record(model.record)
            name = position.setup.ruleset
            if path.parent.name != name:
                raise self.stop(f"record: the ruleset is {name}, not that of the folder {path.parent.name}.")
            steps = tuple(self._steps(position))
        except _StopError:
            return None
        return Lesson(f"{name}-{number}", name, int(number), model.title, model.about, model.nation, steps)

    def add_fault(self, text: str) -> None:
        self.mistakes.append(f"{self.where}{text}")

    def stop(self, text: str) -> _StopError:
        """Record a fault that ends the reading; the result is to be raised."""
        self.add_fault(text)
        return _StopError()

    def check_texts(self, texts: Texts | None, name: str) -> None:
        """Check that a text exists in every language and is short enough."""
        if texts is None:
            return
        for language in LANGUAGES:
            count = len(texts.get(language, "").split())
            if not count:
                self.add_fault(f"{name}: the language {language} is missing.")
            elif unknown := [key for key in COMMAND.findall(texts[language]) if not has_message(key)]:
                self.add_fault(f"{name}: there is no {unknown[0]}.")
            elif count > MOST_WORDS:
                self.add_fault(f"{name}: {count} words in {language}, the most are {MOST_WORDS}.")

    def _replay_record(self, data: dict[str, Any]) -> OwnPosition:
        try:
            result = replay(read_record(json.dumps(data)))
        except RecordError as error:
            raise self.stop(f"record: {error}") from error
        if result.error is not None:
            raise self.stop(f"record: action {result.failed_at} is refused ({result.error.code}).")
        if self.model.nation not in result.position.setup.nations:
            raise self.stop(f"nation: the {self.model.nation} do not play.")
        return result.position

    def _steps(self, position: OwnPosition) -> Iterator[Step]:
        happened, latest = list[Event](), list[Event]()
        for number, model in enumerate(self.model.steps, 1):
            self.where = f"page {number}: "
            if model.position is not None:
                position = self._replay_record(
                    {**self.model.record, "position": model.position, "actions": []}
                )
                happened, latest = [], []
            step = _PageReader(self, model, position).read()
            yield replace(step, happened=tuple(happened), latest=tuple(latest))
            position, latest = self._after(step, model)
            happened = _events_of_turn(ruleset(position.setup.ruleset), [*happened, *latest])

    def _after(self, step: Step, model: StepModel) -> tuple[OwnPosition, list[Event]]:
        """Return the next page's position, after the goal and the others' actions, and the events."""
        found = ruleset(step.position.setup.ruleset)
        position, events = play_script(step.position, found.panel.script_of(step.goal))
        for line in model.then:
            actions = self.parse(found, line, "then")
            try:
                position, more = play_script(position, found.panel.script_of(actions))
            except RuleError as error:
                raise self.stop(f"then: {line!r} is refused ({error.code}).") from error
            events += more
        return position, events

    def parse(self, found: Ruleset, line: str, name: str) -> tuple[Action, ...]:
        """Parse a line of notation; a fault ends the reading."""
        try:
            return tuple(found.notation.parse_turn(line))
        except NotationError as error:
            raise self.stop(f"{name}: {line!r} is no notation ({error.fault}).") from error


def _events_of_turn(found: Ruleset, events: Sequence[Event]) -> list[Event]:
    """Return the events since the latest turn began."""
    for start in range(len(events), 0, -1):
        if found.rules.begins_turn(events[start - 1 : start]):
            return list(events[start:])
    return list(events)


@dataclass
class _PageReader:
    reader: _Reader
    model: StepModel
    position: OwnPosition

    def read(self) -> Step:
        """Return the page; its earlier events are added by the caller."""
        model, position = self.model, self.position
        self.reader.check_texts(model.say, "say")
        goal = self._parse(model.goal, "goal") if model.goal else ()
        after = self._after(goal) if goal else None
        attempts = tuple(self._attempt(each, goal) for each in model.attempts)
        if not goal and (model.opens or attempts):
            self.reader.add_fault("without a goal there is nothing to press.")
        picture = self._picture(model.picture) if model.picture else None
        return Step(
            model.say,
            position,
            goal=goal,
            after=after,
            page=model.page,
            opens=tuple(model.opens),
            attempts=attempts,
            picture=picture,
        )

    @property
    def _ruleset(self) -> Ruleset:
        return ruleset(self.position.setup.ruleset)

    def _parse(self, line: str, name: str) -> tuple[Action, ...]:
        return self.reader.parse(self._ruleset, line, name)

    def _after(self, goal: Sequence[Action]) -> OwnPosition:
        if self.position.awaited != self.reader.model.nation:
            raise self.reader.stop(f"goal: {self.position.awaited} is awaited, not the learner.")
        try:
            return play_script(self.position, self._ruleset.panel.script_of(goal))[0]
        except RuleError as error:
            raise self.reader.stop(f"goal: {self.model.goal!r} is refused ({error.code}).") from error

    def _attempt(self, model: AttemptModel, goal: Sequence[Action]) -> Attempt:
        """Parse an attempt: legal ones need a comment, illegal ones are explained by the rules."""
        name = f"attempt {model.do!r}"
        self.reader.check_texts(model.say, name)
        self.reader.check_texts(model.label, name)
        actions = self._parse(model.do, name)
        try:
            play_script(self.position, self._ruleset.panel.script_of(actions))
        except RuleError:
            if model.say is not None:
                self.reader.add_fault(f"{name}: the rules refuse it and say why; leave out its text.")
        else:
            if actions == tuple(goal):
                self.reader.add_fault(f"{name}: that is the goal.")
            elif model.say is None:
                self.reader.add_fault(
                    f"{name}: it is legal, so it needs a text that says why it is not meant."
                )
        return Attempt(actions, model.say, model.label)

    def _picture(self, model: PictureModel) -> LessonPicture:
        board, reach = self.position.setup.board, None
        named = [*model.around, *(model.reach or ())[:1]]
        if unknown := [each for each in named if each not in board.provinces]:
            raise self.reader.stop(f"picture: there is no province {unknown[0]}.")
        if model.nation is not None and model.nation not in self.position.nations:
            raise self.reader.stop(f"picture: the {model.nation} do not play.")
        if model.part is not None and model.alt is None:
            self.reader.add_fault("picture: a part needs a text `alt` that says what it shows.")
        self.reader.check_texts(model.alt, "picture.alt")
        if model.reach is not None:
            reach = self._reach(*model.reach)
        return LessonPicture(
            "reach" if reach else model.view,
            model.nation,
            tuple(model.around),
            reach,
            model.latest,
            model.part,
            model.alt,
        )

    def _reach(self, province: str, kind: str) -> Any:
        unit: Unit | None = next((each for each in UNITS if each == kind), None)
        if unit is None:
            raise self.reader.stop(f"picture: {kind!r} is no kind of unit.")
        try:
            return reach_of(self.position, province, unit, (self.reader.model.nation,))
        except ValueError as error:
            raise self.reader.stop(f"picture: {error}") from error
