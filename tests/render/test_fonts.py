import pytest
from PIL import Image, ImageDraw

from bot.render.fonts import FONT_FILES, draw_text, fit_text, font, text_width


def test_every_font_is_there_with_its_licence() -> None:
    assert all(path.is_file() for path in FONT_FILES)
    folder = FONT_FILES[0].parent
    for family in ("alegreya-sc", "cinzel", "eb-garamond"):
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
    short = fit_text("text", 20, "Aristophanes of Byzantium", 120)
    assert short.endswith("…")
    assert text_width("text", 20, short) <= 120
    assert fit_text("text", 20, "Anna", 120) == "Anna"
