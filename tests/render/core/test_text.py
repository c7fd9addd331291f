from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.render.core.text import FONT_FILES, Face, draw_text, fit_text, font, text_width, wrap_text
from bot.render.core.theme import STANDARD
from bot.render.map.tokens import galley_counter, legion_counter


def test_every_font_is_there_with_its_licence() -> None:
    assert all(path.is_file() for path in FONT_FILES)
    folder = FONT_FILES[0].parent
    for family in ("alegreya-sc", "cinzel", "eb-garamond", "merriweather"):
        assert "SIL Open Font License, Version 1.1" in (folder / f"{family}-OFL.txt").read_text()


def test_every_face_draws() -> None:
    for face in ("label", "number", "text", "title", "sea"):
        assert font(face, 24).getlength("17") > 10


@pytest.mark.parametrize("text", ["Ångström", "Łódź", "Мария", "Νίκος"])
def test_names_in_other_scripts_are_written_out(text: str) -> None:
    image = Image.new("L", (400, 60), 0)
    draw_text(ImageDraw.Draw(image), (10, 30), text, "text", 30, (255,))
    dots = Image.new("L", (400, 60), 0)
    draw_text(ImageDraw.Draw(dots), (10, 30), "·" * len(text), "text", 30, (255,))
    assert sum(image.histogram()[128:]) > 3 * sum(dots.histogram()[128:])


def test_unknown_letters_become_dots() -> None:
    assert text_width("text", 30, "🦊") == text_width("text", 30, "·")


def test_long_names_are_cut() -> None:
    short = fit_text(20, "Aristophanes of Byzantium", 120)
    assert short.endswith("…")
    assert text_width("text", 20, short) <= 120
    assert fit_text(20, "Anna", 120) == "Anna"


def test_no_line_begins_with_the_dot_between_two_entries() -> None:
    hand = "Fortress (2) · Omen · Plague"
    for room in range(60, 300):
        lines = wrap_text(20, hand, room)
        assert " ".join(lines) == hand
        assert not any(line.startswith("·") for line in lines), room


def test_a_cut_text_does_not_end_with_a_line_of_dots() -> None:
    for room in range(100, 400, 10):
        *_, last = wrap_text(20, "legion Athen to Korinthos, Sparta …", room)
        assert last != "…", room


@pytest.mark.parametrize("make", [legion_counter, galley_counter])
def test_a_one_on_a_counter_has_no_dot(make: Callable[..., Image.Image]) -> None:
    """The nation's emblem is not right above the number, where it made a 1 look like an i."""
    one, eight = (make("egyptians", count, 0, 4.0, STANDARD).convert("L") for count in (1, 8))
    left, top, right, _ = (
        ImageChops.difference(one, eight).point([0] * 60 + [255] * 196).getbbox() or (0,) * 4
    )
    middle = (left + right) // 2
    above = one.crop((middle - 12, top - 24, middle + 12, top - 6))
    assert min(above.tobytes()) > 120, "something dark stands above the number"


def test_a_one_has_a_flag_that_an_i_has_not() -> None:
    image = Image.new("L", (60, 100), 0)
    draw_text(ImageDraw.Draw(image), (10, 50), "1", "number", 80, (255,))
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    upper = image.crop((left, top, right, top + (bottom - top) // 2)).getbbox() or (0, 0, 0, 0)
    stem = image.crop((left, (top + bottom) // 2, right, (top + bottom) // 2 + 1)).getbbox() or (0, 0, 0, 0)
    assert stem[0] - upper[0] > 0.5 * (stem[2] - stem[0]), "its flag is half as broad as its stem at least"


@pytest.mark.parametrize("face", ["text", "label", "number", "title", "sea"])
def test_words_kept_one_by_one_look_like_the_whole_line(face: Face) -> None:
    """A letter's width does not depend on the space beside it, so words are placed as in a whole line."""
    for size in (16, 27, 42):
        for line in ("Legions move: Roma > Avaricum, 12 of 17", "Völker AV To Wy, fj  (2) · j"):
            for at in ((20.0, 40.0), (-7.25, 40.5), (12.7, 38.3)):
                kept, whole = Image.new("L", (900, 80), 9), Image.new("L", (900, 80), 9)
                draw_text(ImageDraw.Draw(kept), at, line, face, size, (255,))
                used = font(face, size)
                down = at[1] - used.getbbox("H", anchor="ls")[1] / 2
                ImageDraw.Draw(whole).text((at[0], down), line, 255, used, anchor="ls")
                assert ImageChops.difference(kept, whole).getbbox() is None, (size, line, at)
