"""The committed picture is what the painter paints, and its borders are those of the board."""

import pytest
from PIL import Image, ImageChops

from bot.boards import BOARDS
from bot.engine.board import Board
from bot.engine.terms import BorderKind
from bot.render.borders import beside, dense, draw_borders
from bot.render.layout import Layout, Point
from tests.render.pictures import open_picture
from tools.paint_base import encode, paint

Pixel = tuple[int, int, int]


@pytest.fixture(scope="module")
def base() -> Image.Image:
    with Image.open(BOARDS / "east.base.webp") as file:
        return file.convert("RGB")


def test_the_picture_is_not_too_large(base: Image.Image, layout: Layout) -> None:
    assert base.size == layout.size == (2000, 1400)
    assert (BOARDS / "east.base.webp").stat().st_size <= 1_000_000


def test_the_painter_paints_it_again(base: Image.Image) -> None:
    """Other versions of Pillow may round differently, but no line may move and no colour change."""
    fresh = open_picture(encode(paint("east")))
    difference = ImageChops.difference(fresh, base).reduce(4)
    assert max(high for _, high in difference.getextrema()) <= 6  # type: ignore[misc]


def is_red(pixel: Pixel) -> bool:
    return pixel[0] - pixel[2] > 70 and pixel[0] - pixel[1] > 70


def is_blue(pixel: Pixel) -> bool:
    return pixel[2] - pixel[0] > 60 and pixel[2] - pixel[1] > 35


def reach(image: Image.Image, point: Point) -> list[Pixel]:
    x, y = round(point[0]), round(point[1])
    return [image.getpixel((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]  # type: ignore[misc]


def shares(image: Image.Image, layout: Layout, line: list[Point]) -> tuple[float, float]:
    """How much of a line, its ends left out, is red to its right and blue to its left."""
    points = dense(line)
    left, top, right, bottom = layout.map
    rows = list(zip(points, beside(points, 2.1), beside(points, -2.1), strict=True))[4:-4]
    rows = [row for row in rows if left + 8 < row[0][0] < right - 8 and top + 8 < row[0][1] < bottom - 8]
    if not rows:
        return -1, -1
    red = sum(any(map(is_red, reach(image, row[1]))) for row in rows)
    blue = sum(any(map(is_blue, reach(image, row[2]))) for row in rows)
    return red / len(rows), blue / len(rows)


def kind_of(image: Image.Image, layout: Layout, lines: list[list[Point]]) -> BorderKind | None:
    """What the picture says."""
    found = [share for share in (shares(image, layout, line) for line in lines) if share[0] >= 0]
    red, blue = (sum(share[i] for share in found) / len(found) for i in (0, 1))
    names: dict[tuple[bool, bool], BorderKind] = {
        (True, False): "land",
        (False, True): "sea",
        (True, True): "both",
    }
    return names.get((red > 0.8, blue > 0.8)) if min(red, blue) < 0.25 or min(red, blue) > 0.8 else None


def test_every_border_has_its_colours(base: Image.Image, layout: Layout, board: Board) -> None:
    drawn = {border.between: kind_of(base, layout, border.lines) for border in layout.borders}
    assert drawn == {border.between: board.border(*border.between) for border in layout.borders}


@pytest.mark.parametrize("wrong", ["land", "sea", "both"])
def test_a_wrong_colour_is_found(base: Image.Image, layout: Layout, board: Board, wrong: BorderKind) -> None:
    border = next(b for b in layout.borders if board.border(*b.between) not in {wrong, "both"})
    other = Board(
        board.id,
        board.name,
        board.provinces,
        {**board.borders, border.between: wrong},
        board.start_cities,
        board.start_nation,
    )
    changed = base.copy()
    only = layout.model_copy(update={"borders": [border]})
    draw_borders(changed, only, other, lambda point: point, 1.0)
    assert kind_of(changed, layout, border.lines) != board.border(*border.between)
