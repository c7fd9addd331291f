"""Every path of button presses through every lesson, right and wrong, in every language."""

import re
from functools import cache
from itertools import pairwise

import pytest

from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.lessons import MOST_WORDS, Lesson, lessons
from bot.panel.learning.lesson import HINT, LessonRequest, answer, lesson_page
from bot.rulesets import ruleset_ids
from tests.lessons.presses import Place, Way, places, taps_to_end, words
from tests.panel.limits import check_sent

EVERY = [lesson for name in ruleset_ids() for lesson in lessons(name)]
CASES = [(lesson, spoken) for lesson in EVERY for spoken in LANGUAGES]
EACH = pytest.mark.parametrize(
    ("lesson", "spoken"), CASES, ids=[f"{lesson.id}-{spoken}" for lesson, spoken in CASES]
)


@cache
def walked(number: int, spoken: Language) -> dict[Place, list[Way]]:
    with speaking(spoken):
        return places(EVERY[number])


@EACH
def test_every_page_is_short_and_as_discord_wants_it(lesson: Lesson, spoken: Language) -> None:
    found = walked(EVERY.index(lesson), spoken)
    with speaking(spoken):
        for place in found:
            page = lesson_page(lesson, *place)
            assert 0 < words(page) <= MOST_WORDS, place
            check_sent(page)


@EACH
def test_every_press_is_answered(lesson: Lesson, spoken: Language) -> None:
    for place, presses in walked(EVERY.index(lesson), spoken).items():
        for way in presses:
            if way.pressed:
                assert way.note[0] in "✅⚠↪", (place, way)
                assert (way.place.number == place.number + 1) == way.note.startswith("✅"), (place, way)
                assert 0 < len(way.note.split()) <= MOST_WORDS + 10, (place, way)
            else:
                assert 0 <= way.place.number < len(lesson.steps)


@pytest.mark.parametrize("lesson", EVERY, ids=[lesson.id for lesson in EVERY])
def test_a_line_without_its_control_is_left_out(lesson: Lesson) -> None:
    """Below the text and what the learner has, each line stands above a control."""
    for number, step in enumerate(lesson.steps):
        told = [isinstance(block, str) for block in lesson_page(lesson, number).blocks][2:]
        assert not step.goal or (True, True) not in pairwise(told), number


@EACH
def test_the_end_is_within_reach_of_every_page(lesson: Lesson, spoken: Language) -> None:
    with speaking(spoken):
        assert taps_to_end(lesson).keys() == walked(EVERY.index(lesson), spoken).keys()


@EACH
def test_whatever_a_lesson_answers_can_be_pressed(lesson: Lesson, spoken: Language) -> None:
    """Each attempt and goal of a lesson has a button, and each page that it opens can be reached."""
    found = walked(EVERY.index(lesson), spoken)
    notation = lesson.ruleset.notation
    for number, step in enumerate(lesson.steps):
        here = [place for place in found if place.number == number]
        pressed = {tuple(notation.parse_turn(text)) for p in here for way in found[p] for text in way.pressed}
        assert {attempt.actions for attempt in step.attempts} <= pressed, number
        assert not step.goal or step.goal in pressed, number
        assert set(step.opens) <= {place.asked for place in here}, number


@EACH
def test_a_hint_does_what_the_page_is_about(lesson: Lesson, spoken: Language) -> None:
    found = walked(EVERY.index(lesson), spoken)
    for number, step in enumerate(lesson.steps):
        assert (Place(number, HINT) in found) == bool(step.goal)
        if step.goal:
            first = next(way for way in found[Place(number, HINT)] if way.pressed)
            assert first.place.number == number + 1
            assert first.note.startswith("✅")


def test_a_hint_leaves_all_that_can_be_pressed() -> None:
    for lesson in EVERY:
        for number, step in enumerate(lesson.steps):
            _, *usual, _ = lesson_page(lesson, number).blocks
            hinted = lesson_page(lesson, number, HINT).blocks
            assert not step.goal or all(block in hinted for block in usual), (lesson.id, number)


def test_what_the_learner_has_stands_below_the_text() -> None:
    number = next(number for number, step in enumerate(EVERY[0].steps) if step.goal)
    assert str(lesson_page(EVERY[0], number).blocks[1]).startswith("**You have:**")


def test_the_first_lesson_takes_at_most_thirty_presses() -> None:
    first = EVERY[0]
    opened = 2  # the command, and the lesson in the list
    assert opened + taps_to_end(first)[Place(0)] <= 30


def test_what_nobody_offers_is_answered_too() -> None:
    lesson = EVERY[0]
    assert answer(lesson, 2, "@gold") == (2, "↪ That is allowed, but this page is about something else.")
    number, note = answer(lesson, 2, "what?")
    assert number == 2
    assert note.startswith("⚠️ ")


def test_a_press_says_all_that_it_needs_in_its_custom_id() -> None:
    ask = LessonRequest("do", "antike-1", 12, "A dyrrhachion 1L; A sparta 1G")
    match = re.fullmatch(LessonRequest.PATTERN, f"{ask}#2")
    assert match is not None
    assert LessonRequest.read(match) == ask


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_all_lessons_of_antike_take_a_quarter_of_an_hour(spoken: Language) -> None:
    """It assumes 180 words per minute, and 4 seconds to find and press a button and wait for its picture."""
    every = [lesson for lesson in EVERY if lesson.ruleset_id == "antike"]
    with speaking(spoken):
        read = sum(words(lesson_page(each, n)) for each in every for n in range(len(each.steps)))
        pressed = sum(2 + taps_to_end(each)[Place(0)] for each in every)
    assert read / 180 + pressed * 4 / 60 <= 15, (read, pressed)
