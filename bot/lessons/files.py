"""Locating lessons."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from bot.boards.files import BOARDS, host_folder
from bot.lessons.lesson import Lesson
from bot.lessons.reading import LessonFileError, read_lesson
from bot.rulesets import ruleset_ids

LESSONS: Final = BOARDS.parent / "lessons"


def lessons(ruleset_id: str) -> tuple[Lesson, ...]:
    """Return a ruleset's lessons in order, possibly none; raises `LessonFileError`.

    Lessons that do not work on the host's own boards are omitted.
    """
    return _read_folder(ruleset_id, host_folder())


@cache
def _read_cached(path: Path, host: Path | None) -> Lesson:
    """Read a lesson file, cached per host folder, as lessons may not work on the host's boards."""
    return read_lesson(path)


@cache
def _read_folder(ruleset_id: str, host: Path | None) -> tuple[Lesson, ...]:
    found = list[Lesson]()
    for path in _files(ruleset_id, LESSONS):
        try:
            found.append(_read_cached(path, host))
        except LessonFileError:
            if host is None:
                raise
    return tuple(sorted(found, key=_number))


def lesson_of(lesson_id: str) -> Lesson | None:
    """Return a lesson by id; None if there is none."""
    every = (each for name in ruleset_ids() for each in lessons(name))
    return next((each for each in every if each.id == lesson_id), None)


def lesson_faults(folder: Path | None = None) -> Iterator[str]:
    """Yield all faults of a folder's lessons, by default ours, one line each."""
    if folder is None and host_folder() is not None:
        return  # faults come from the host's boards
    for path in (path for name in ruleset_ids() for path in _files(name, folder or LESSONS)):
        try:
            _read_cached(path, host_folder())
        except LessonFileError as error:
            yield from error.mistakes


def _files(ruleset_id: str, folder: Path) -> list[Path]:
    return sorted((folder / ruleset_id).glob("*.json"))


def _number(lesson: Lesson) -> int:
    return lesson.number
