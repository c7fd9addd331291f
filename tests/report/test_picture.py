"""The picture of a report: of one width, and complete, in both themes and languages."""

import io
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.i18n.catalogue import speaking
from bot.i18n.language import ENGLISH, LANGUAGES, Language
from bot.render import Picture
from bot.render.core.theme import STANDARD, THEMES
from bot.report import draw_report
from bot.report.picture import _GAP, WIDTH, _draw_map_detail, _draw_turning_point
from bot.report.words import format_alt_text
from tests.drawing import renderer
from tests.page.games import antike_game, duellum_game
from tests.report.games import new_report, reported

pytestmark = pytest.mark.slow


@cache
def _picture(game: Any, language: Language, theme: str) -> Picture:
    """Return the picture of a game's report, cached."""
    with speaking(language):
        return draw_report(renderer(), reported(game), theme=theme)


@pytest.mark.parametrize(
    ("language", "theme"),
    [(told, theme) for told in LANGUAGES for theme in THEMES if told == ENGLISH or theme == "standard"],
)
@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_it_has_all_nations_in_it(game: Any, language: Language, theme: str) -> None:
    report, picture = reported(game), _picture(game, language, theme)
    with speaking(language):
        assert picture.alt == format_alt_text(report)
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert image.width == WIDTH
    assert image.height <= 2.1 * WIDTH
    chart = image.crop((0, 0, WIDTH, 700))
    colours = {colour for _, colour in chart.getcolors(1 << 20) or ()}
    assert {THEMES[theme].tints[nation] for nation in report.nations} <= colours


def test_nothing_covers_the_map_of_a_turning_point() -> None:
    report = reported(antike_game)
    drawn = _draw_turning_point(renderer(), report, 0, STANDARD)
    detail = _draw_map_detail(renderer(), report.turning_points[0], STANDARD)
    left, top, edge = 2 * _GAP, _GAP, 3
    (width, height) = detail.size
    inner = drawn.crop((left + edge, top + edge, left + width - edge, top + height - edge))
    assert inner.tobytes() == detail.crop((edge, edge, width - edge, height - edge)).tobytes()


def test_the_same_game_makes_the_same_picture() -> None:
    again = draw_report(renderer(), new_report(antike_game))
    assert again.data == _picture(antike_game, ENGLISH, "standard").data


@pytest.mark.parametrize(("actions", "points"), [(2, 1), (6, 3)])
def test_a_short_game_has_fewer_turning_points(actions: int, points: int) -> None:
    report = reported(antike_game, actions)
    assert len(report.turning_points) <= points
    assert draw_report(renderer(), report).height >= 1000


@pytest.mark.parametrize("game", [antike_game, duellum_game])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_stands_alone_has_the_words_too(game: Any, language: Language) -> None:
    report = reported(game)
    with speaking(language):
        with_words = draw_report(renderer(), report, alone=True)
    without = _picture(game, language, "standard")
    image, above = (Image.open(io.BytesIO(each.data)) for each in (with_words, without))
    assert image.crop((0, 0, *above.size)).tobytes() == above.tobytes()
    words = image.crop((0, above.height, *image.size))
    assert words.height >= 150 + 43 * len(report.best_turns)
    stones = words.crop((30, 0, 90, words.height)).getcolors(1 << 20) or ()
    lines = words.height - 40 - 43 * len(report.best_turns)  # below their heading
    texts = words.crop((90, lines, *words.size)).getcolors(1 << 20) or ()
    assert min(len(stones), len(texts)) > 50, "both were drawn"


def test_a_posted_one_is_small() -> None:
    picture = draw_report(renderer(), reported(antike_game), format_="jpeg")
    assert len(picture.data) < 500_000
    assert picture.filename == "east-report.jpg"


def test_there_is_no_such_theme() -> None:
    with pytest.raises(ValueError, match="There is no theme 'dark'"):
        draw_report(renderer(), reported(duellum_game), theme="dark")
