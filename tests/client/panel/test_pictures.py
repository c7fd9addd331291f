"""Every page of every lesson has a picture, small enough to be sent, with an alt text."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.app.turn.hints import Hint
from bot.client.panel.pictures import hint_picture, lesson_picture, panel_picture
from bot.engine.duellum import apply
from bot.engine.duellum.actions import Move, TakeCard
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.lessons import Lesson, lessons
from bot.model.turns import Reason
from bot.panel import page_of
from bot.panel.hint import hint_page
from bot.panel.learning.lesson import lesson_page
from bot.rulesets import ruleset_ids
from bot.workers.jobs import drawing
from tests.drawing import renderer
from tests.engine.duellum.builders import nation, position, turn
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


def test_a_hint_at_a_card_shows_the_cards_to_choose_from() -> None:
    """The words do not name them, and there is no way to them but to leave the hint."""
    drawn = []
    for display in ("burglary levy settlers", "burglary levy omen"):
        due = view(position(nation(), cards_due=1, display=display))
        best = (Reason("best-card", 0.0),)
        hint = Hint(due.table, due.position, "romans", "where", (TakeCard("levy"),), (), None, best)
        wanted = hint_picture(due, hint_page(hint))
        drawn.append(_pixels(drawing(wanted.position, wanted.options, wanted.subject).run(renderer()).data))
    assert ImageChops.difference(*drawn).getbbox() is not None


@pytest.mark.parametrize("legions", [{}, {"roma": 1}])
def test_dm4_a_lost_battle_is_marked_in_the_preview(legions: dict[str, int]) -> None:
    """Nobody of the mover is left there; with other units the picture shows where those can move from."""
    romans, rival = nation(galleys={"roma": 2}, legions=legions), nation(galleys={"mare_tyrrhenum": 3})
    after, happened = apply(turn("maneuver-1", romans, rival), Move("galley", 2, "roma", "mare_tyrrhenum"))
    lost = replace(view(after), happened=happened)
    wanted = panel_picture(lost, page_of(lost), "")
    picture, unmarked = (
        drawing(wanted.position, {**wanted.options, "since": since}, wanted.subject).run(renderer())
        for since in (wanted.options["since"], ())
    )
    assert "Mare Tyrrhenum, 2 galleys each" in picture.alt
    changed = ImageChops.difference(_pixels(picture.data), _pixels(unmarked.data)).getbbox()
    assert changed is not None


def _pixels(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")
