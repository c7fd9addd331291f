"""The list of lessons: where to begin or continue, and a menu for each ruleset."""

from collections.abc import Mapping
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRY, LABEL
from bot.lessons import Lesson, in_language, lessons
from bot.model.people import LessonRow
from bot.panel.learning.lesson import LessonRequest
from bot.panel.page import Block, Option, Page, PanelButton, PanelMenu, Row
from bot.rulesets import DEFAULT_RULESET, ruleset_ids
from bot.text.names import ruleset_line, ruleset_name

MENU: Final = "antike:learn-menu:"
"""Prefix of custom ids of menus, followed by the ruleset."""


def list_page(progress: Mapping[str, LessonRow]) -> Page:
    """Create the list: per ruleset the progress, the next lesson and a menu."""
    blocks: list[Block] = [say("lesson-list-text")]
    for name in sorted(ruleset_ids(), key=lambda name: name != DEFAULT_RULESET):
        if every := lessons(name):
            done = sum(_is_finished(progress, lesson) for lesson in every)
            blocks += [
                say("lesson-list-ruleset", ruleset=ruleset_line(name), done=done, count=len(every)),
                Row((_continue_button(progress, every),)),
                _menu(progress, every),
            ]
    return Page(say("lesson-list-title"), tuple(blocks))


def resumed(progress: Mapping[str, LessonRow], lesson: Lesson) -> int:
    """Return the page on which a user resumes a lesson; the first one after finishing it."""
    row = progress.get(lesson.id)
    return 0 if row is None or row.step + 1 >= len(lesson.steps) else row.step


def _is_finished(progress: Mapping[str, LessonRow], lesson: Lesson) -> bool:
    row = progress.get(lesson.id)
    return row is not None and row.finished_at is not None


def _continue_button(progress: Mapping[str, LessonRow], every: tuple[Lesson, ...]) -> PanelButton:
    """Create the button to the first unfinished lesson; to the first one if all are finished."""
    lesson = next((each for each in every if not _is_finished(progress, each)), every[0])
    page = resumed(progress, lesson)
    key = "lesson-list-continue" if page else "lesson-list-begin"
    label = say(
        key,
        ruleset=ruleset_name(lesson.ruleset_id),
        number=lesson.number,
        title=in_language(lesson.title),
        page=page + 1,
    )
    return PanelButton(label[:LABEL], str(LessonRequest("go", lesson.id, page)), "good")


def _menu(progress: Mapping[str, LessonRow], every: tuple[Lesson, ...]) -> PanelMenu:
    options = tuple(_option(progress, lesson) for lesson in every)
    return PanelMenu(say("lesson-list-menu"), f"{MENU}{every[0].ruleset_id}", options)


def _option(progress: Mapping[str, LessonRow], lesson: Lesson) -> Option:
    label = say(
        "lesson-list-option",
        number=lesson.number,
        title=in_language(lesson.title),
        finished=_is_finished(progress, lesson),
    )
    return Option(label[:ENTRY], lesson.id, in_language(lesson.about)[:ENTRY])
