"""Every page of every lesson has a picture, small enough to be sent, with an alt text."""

import io

import pytest
from PIL import Image

from bot.client.panel.pictures import lesson_picture, panel_picture
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.lessons import Lesson, lessons
from bot.panel import page_of
from bot.panel.learning.lesson import lesson_page
from bot.rulesets import ruleset_ids
from bot.workers.jobs import drawing
from tests.drawing import renderer
from tests.engine.duellum.builders import nation, position
from tests.panel.duellum.pressing import view

EVERY = [lesson for name in ruleset_ids() for lesson in lessons(name)]
MOST_BYTES = 400 * 1024


@pytest.mark.slow
@pytest.mark.parametrize("lesson", EVERY, ids=[lesson.id for lesson in EVERY])
def test_every_page_can_be_drawn_and_told(lesson: Lesson) -> None:
    spoken = LANGUAGES[
        lesson.number % len(LANGUAGES)
    ]  # each language draws half of them, as drawing takes long
    for number, step in enumerate(lesson.steps):
        with speaking(spoken):
            for asked in ("", *step.opens):
                wanted = lesson_picture(lesson, number, lesson_page(lesson, number, asked), asked)
                picture = drawing(wanted.position, wanted.options, wanted.subject).run(renderer())
                assert 20 < len(picture.alt) < 4000, (number, asked)
                assert len(picture.data) < MOST_BYTES, (number, asked)
                width, height = Image.open(io.BytesIO(picture.data)).size
                assert width >= 2 * 390 * 0.85, "fine enough for a phone"
                assert height <= 1.7 * width, "no longer than a phone's screen has room for"


def test_cards_to_take_are_drawn_with_what_both_hold() -> None:
    """The coins that Burglary would halve are beside it, and the buttons still fit on the screen."""
    here = position(nation(cities="roma:gold baecula:iron"), cards_due=1, display="burglary levy omen")
    wanted = panel_picture(view(here), page_of(view(here)), "")
    assert (wanted.options["view"], wanted.options["nation"]) == ("close", "romans")
    picture = drawing(wanted.position, wanted.options, wanted.subject).run(renderer())
    assert picture.height < 2 * picture.width
    assert "Burglary" in picture.alt
