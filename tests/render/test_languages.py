"""Pictures in the reader's language."""

import pytest
from PIL import ImageChops

from bot.engine.antike.position import Position
from bot.engine.terms import NATIONS, WEDGES
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.render.antike.renderer import Renderer
from bot.render.core.text import Face, missing_letters
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.position.picture_labels import new_mark, wedge_title
from bot.text.position.picture_labels import bank_title, headline, nation_title
from tests.render.pictures import drawn
from tests.render.samples import middle

pytestmark = pytest.mark.slow


def pixels(renderer: Renderer, spoken: Language, position: Position) -> bytes:
    with speaking(spoken):
        return drawn(renderer, position).tobytes()


def test_languages_do_not_mix() -> None:
    position, renderer = middle(6), Renderer()
    told = {spoken: pixels(renderer, spoken, position) for spoken in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for spoken in reversed(LANGUAGES):
        assert pixels(renderer, spoken, position) == told[spoken]
    assert pixels(Renderer(), "de", position) == told["de"]


def test_only_words_differ(renderer: Renderer) -> None:
    """The map below the title is the same in German and English."""
    position = middle(4)
    with speaking("de"):
        german = drawn(renderer, position)
    english = drawn(renderer, position)
    left, top, right, bottom = renderer.layout("east").map
    tables = renderer.layout("east").panels
    sea = (round(left), round(top) + 40, round(tables.rondel.center[0] - tables.rondel.radius) - 30, 900)
    assert sea[2] < right
    assert sea[3] < bottom
    assert ImageChops.difference(german.crop(sea), english.crop(sea)).getbbox() is None
    assert ImageChops.difference(german, english).getbbox() is not None


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_fonts_have_all_letters(spoken: Language) -> None:
    with speaking(spoken):
        written: dict[Face, list[str]] = {
            "title": [bank_title(), *map(wedge_title, WEDGES)],
            "label": [new_mark(), *KNOW_HOW_NAMES.values()],
            "text": [headline(middle(6), {})[0], *map(nation_title, NATIONS)],
        }
    for face, texts in written.items():
        assert missing_letters(face, "".join(texts)) == ""
