"""Where lessons lie, and which there are."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from bot.boards.files import BOARDS
from bot.lessons.lesson import Lesson
from bot.lessons.reading import LessonFileError, read_lesson
from bot.rulesets import ruleset_ids

LESSONS: Final = BOARDS.parent / "lessons"


@cache
def lessons(ruleset_id: str) -> tuple[Lesson, ...]:
    """Those of a ruleset in their order, none for many rulesets; raises `LessonFileError`."""
    return tuple(sorted(map(read_lesson, _files(ruleset_id, LESSONS)), key=_number))


def lesson_of(lesson_id: str) -> Lesson | None:
    """One by its id; None where there is none."""
    every = (each for name in ruleset_ids() for each in lessons(name))
    return next((each for each in every if each.id == lesson_id), None)


def lesson_faults(folder: Path | None = None) -> Iterator[str]:
    """Everything that is wrong with the lessons in a folder, by default with ours, a line each."""
    for path in (path for name in ruleset_ids() for path in _files(name, folder or LESSONS)):
        try:
            read_lesson(path)
        except LessonFileError as error:
            yield from error.mistakes


def _files(ruleset_id: str, folder: Path) -> list[Path]:
    return sorted((folder / ruleset_id).glob("*.json"))


def _number(lesson: Lesson) -> int:
    return lesson.number
