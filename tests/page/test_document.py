"""The page as a file: complete, of limited size, and without external resources."""

import re

import pytest

from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.page import PageTooLargeError, document, page_of
from tests.page.games import antike_game, duellum_game, game_data, made_anew, page, short_game

pytestmark = pytest.mark.slow


def test_it_fits_and_asks_nobody_for_anything() -> None:
    made = page(antike_game()).decode()
    assert len(made.encode()) < 1_500_000
    assert set(re.findall(r"https?://[^\"' ]*", made)) <= {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in made
    assert len(game_data(made)["frames"]) == 119


def test_the_same_game_makes_the_same_page() -> None:
    assert made_anew(duellum_game()) == page(duellum_game())


def test_a_name_cannot_end_the_data() -> None:
    """The name cannot hide the end of the data either, as `<!--<script>` would."""
    made = page(duellum_game()).decode()
    assert made.count("</script>") == 3
    assert "<" not in made.split('id="game">')[1].split("</script>")[0]
    assert "Ada </script> *Lovelace*" in str(game_data(made)["frames"][0])


def test_it_opens_in_the_language_spoken() -> None:
    with speaking("de"):
        made = made_anew(short_game()).decode()
    assert '<html lang="de">' in made
    assert "<title>Eine Partie Antike Duellum</title>" in made
    assert set(game_data(made)["labels"]) == set(LANGUAGES)


def test_without_a_turn_there_is_none() -> None:
    with pytest.raises(ValueError, match="Nobody has taken a turn yet"):
        page_of(duellum_game().start, (), {})


def test_one_that_cannot_be_sent_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "MOST_BYTES", 500_000)
    with pytest.raises(PageTooLargeError, match=r"The page would be too large to send: 0\.\d MiB"):
        made_anew(short_game())
