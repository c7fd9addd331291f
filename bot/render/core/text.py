"""Text drawing in mixed scripts, with the open fonts in `bot/render/fonts`."""

import re
from functools import cache, lru_cache
from math import modf
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

Face = Literal["label", "number", "text", "title", "sea"]
_FOLDER: Final = Path(__file__).parents[1] / "fonts"
_FACES: Final[dict[Face, tuple[str, ...]]] = {
    "label": ("alegreya-sc-latin-700-normal",),
    "number": ("merriweather-latin-900-normal",),
    "text": tuple(
        f"alegreya-sc-{script}-800-normal" for script in ("latin", "latin-ext", "cyrillic", "greek")
    ),
    "title": ("cinzel-latin-700-normal",),
    "sea": ("eb-garamond-latin-500-italic",),
}
FONT_FILES: Final = tuple(_FOLDER / f"{name}.woff2" for names in _FACES.values() for name in names)
_OPEN: Final = 24
"""Maximum number of open fonts (each of one size), about 200 KB each; opening one takes a millisecond."""
_LARGE: Final = 60.0
"""Largest font size whose words are cached; larger ones are parts of sprites."""
_KEPT: Final = 1500
"""Maximum number of cached words, about 2 KB each."""
_SPARE: Final = "·"
"""Replacement for characters that no font of the face has."""
_BREAK: Final = re.compile(r" (?!· |…$)")
_SPELT: Final = str.maketrans({"①": "(1)", "②": "(2)", "→": ">"})


@lru_cache(_OPEN)
def _open_font(name: str, size: int) -> ImageFont.FreeTypeFont:
    path = _FOLDER / f"{name}.woff2"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def unreadable_fonts() -> list[Path]:
    """Return the bundled font files that are missing or damaged."""
    broken = []
    for path in FONT_FILES:
        try:
            ImageFont.truetype(path, 32, layout_engine=ImageFont.Layout.BASIC).getmask("A")
        except OSError:
            broken.append(path)
    return broken


def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """Return a face's first font at a size in pixels."""
    return _open_font(_FACES[face][0], round(size))


@cache
def _missing_glyph(name: str) -> bytes:
    return bytes(_open_font(name, 32).getmask("\uffff"))


@cache
def _font_with_glyph(face: Face, letter: str) -> str | None:
    """Return the name of the face's first font with a glyph for a character; None if there is none."""
    for name in _FACES[face]:
        if letter.isspace() or bytes(_open_font(name, 32).getmask(letter)) != _missing_glyph(name):
            return name
    return None


def missing_letters(face: Face, text: str) -> str:
    """Return the characters of a text that would be drawn as dots because the face has no glyph for them."""
    return "".join(letter for letter in text.translate(_SPELT) if _font_with_glyph(face, letter) is None)


def _runs(face: Face, text: str) -> list[tuple[str, str]]:
    """Split a text into runs of one font, as (font name, run); characters without a glyph become dots."""
    runs: list[tuple[str, str]] = []
    for letter in text.translate(_SPELT):
        home = _font_with_glyph(face, letter)
        name, shown = (home, letter) if home else (_FACES[face][0], _SPARE)
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + shown)
        else:
            runs.append((name, shown))
    return runs


@lru_cache(4096)
def text_width(face: Face, size: float, text: str) -> float:
    """Return the width of a text in pixels."""
    return sum(
        sum(_advance_width(name, round(size), word) for word in run.split(" "))
        + run.count(" ") * _advance_width(name, round(size), " ")
        for name, run in _runs(face, text)
    )


def fit_text(size: float, text: str, width: float) -> str:
    """Return the text in the face `text`, cut with an ellipsis if it is wider than `width` pixels."""
    if text_width("text", size, text) <= width:
        return text
    while text and text_width("text", size, text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


def split_words(text: str) -> list[str]:
    """Split a text where a line may end: at a space, but not before the dot between entries or a last “…”."""
    return _BREAK.split(text)


def wrap_text(size: float, text: str, width: float) -> list[str]:
    """Wrap a text in the face `text` into lines of at most `width` pixels; only a long word exceeds it."""
    lines = [""]
    for word in split_words(text):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width("text", size, longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def draw_text(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: Face,
    size: float,
    fill: tuple[int, ...],
    *,
    anchor: Literal["l", "m", "r"] = "l",
    stroke: tuple[float, tuple[int, ...]] | None = None,
) -> None:
    """Draw one line of text; `at` is its left end, middle or right end (`anchor`) at half cap height."""
    x, y = at
    x -= text_width(face, size, text) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    y += _half_cap_height(_FACES[face][0], round(size))
    for name, run in _runs(face, text):
        used = _open_font(name, round(size))
        if stroke is None and size <= _LARGE:
            _write(draw, (x, y), run, name, round(size), fill)
        else:
            width, colour = stroke or (0, fill)
            draw.text((x, y), run, fill, used, anchor="ls", stroke_width=width, stroke_fill=colour)
        x += _advance_width(name, round(size), run)


def _write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    name: str,
    size: int,
    fill: tuple[int, ...],
) -> None:
    """Draw text of one font word by word, from cached masks: words recur often, and shaping them is slow."""
    (x, y), space = at, _advance_width(name, size, " ")
    for word in text.split(" "):
        if word:
            (left, top), mask = _word(name, size, word, modf(x)[0], modf(y)[0])
            draw.bitmap((int(x) + left, int(y) + top), mask, fill)
        x += _advance_width(name, size, word) + space


@lru_cache(_KEPT)
def _word(name: str, size: int, word: str, right: float, down: float) -> tuple[tuple[int, int], Image.Image]:
    """Return the offset and mask of a word; `right` and `down` are its subpixel position."""
    shape, offset = _open_font(name, size).getmask2(word, "L", anchor="ls", start=(right, down))
    return offset, Image.frombytes("L", shape.size, bytes(shape))


@lru_cache(4096)
def _advance_width(name: str, size: int, text: str) -> float:
    """Return the advance of text in one font, in whole pixels; the same before a space as at the end."""
    return _open_font(name, size).getlength(text)


@cache
def _half_cap_height(name: str, size: int) -> float:
    """Return the distance from the middle of a capital letter down to the baseline, in pixels."""
    return -_open_font(name, size).getbbox("H", anchor="ls")[1] / 2
