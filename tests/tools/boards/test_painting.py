"""The committed pictures are those that the painter paints, and they show the board's borders."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.boards import BOARDS, load_board
from bot.engine.board import Board
from bot.engine.terms import BorderKind
from bot.render.map.borders import STROKES, dense, offset_line
from bot.render.map.layout import Layout, Point, read_layout
from tests.render.pictures import open_picture, with_border
from tools.boards.check import laid_out
from tools.boards.facts import HERE
from tools.boards.painting import PICTURES, encode, paint
from tools.boards.terrain import read_terrain

pytestmark = pytest.mark.slow

Pixel = tuple[int, int, int]
Shown = tuple[Image.Image, Layout, Board, float]


def open_base(board_id: str, theme: str) -> Image.Image:
    with Image.open(BOARDS / f"{board_id}.{PICTURES[theme]}.webp") as file:
        return file.convert("RGB")


@pytest.fixture(
    scope="module", params=[(name, theme) for name in laid_out() for theme in PICTURES], ids="-".join
)
def shown(request: pytest.FixtureRequest) -> Shown:
    board_id, theme = request.param
    layout = read_layout(BOARDS / f"{board_id}.layout.json")
    return open_base(board_id, theme), layout, load_board(board_id), STROKES[theme].apart


def test_the_pictures_are_not_too_large(shown: Shown) -> None:
    base, layout, board, _ = shown
    assert base.size == layout.size == (2000, 1400)
    for suffix in PICTURES.values():
        assert (BOARDS / f"{board.id}.{suffix}.webp").stat().st_size <= 500_000


@pytest.mark.slow
@pytest.mark.parametrize("theme", PICTURES)
def test_the_painter_paints_the_east_again(theme: str) -> None:
    """Other versions of Pillow may round differently, but no line may move and no colour change."""
    layout = read_layout(BOARDS / "east.layout.json")
    page = paint(layout, load_board("east"), read_terrain(HERE / "east" / "terrain.json"), theme)
    difference = ImageChops.difference(open_picture(encode(page)), open_base("east", theme)).reduce(4)
    assert max(high for _, high in difference.getextrema()) <= 6  # type: ignore[misc]


def is_red(pixel: Pixel) -> bool:
    return pixel[0] - pixel[2] > 60 and pixel[0] - pixel[1] > 60


def is_blue(pixel: Pixel) -> bool:
    return pixel[2] - pixel[0] > 60 and pixel[2] - pixel[1] > 35


def exact(image: Image.Image, point: Point) -> Pixel:
    return image.getpixel((round(point[0]), round(point[1])))  # type: ignore[return-value]


def reach(image: Image.Image, point: Point) -> list[Pixel]:
    x, y = round(point[0]), round(point[1])
    return [image.getpixel((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]  # type: ignore[misc]


def shares(image: Image.Image, layout: Layout, line: list[Point], apart: float) -> tuple[float, float] | None:
    """Return the shares of a line that are red on it or to its right, and blue on it or to its left.

    The ends are left out; None if nothing of the line is left within the map.
    """
    points = dense(line)
    left, top, right, bottom = layout.map
    rows = list(zip(points, offset_line(points, apart), offset_line(points, -apart), strict=True))[4:-4]
    rows = [row for row in rows if left + 8 < row[0][0] < right - 8 and top + 8 < row[0][1] < bottom - 8]
    if not rows:
        return None
    red = sum(any(map(is_red, reach(image, row[0]) + reach(image, row[1]))) for row in rows)
    blue = sum(is_blue(exact(image, row[0])) or is_blue(exact(image, row[2])) for row in rows)
    return red / len(rows), blue / len(rows)


def kind_of(image: Image.Image, layout: Layout, lines: list[list[Point]], apart: float) -> BorderKind | None:
    """Return the kind drawn: solid red for legions, dashed blue for galleys, or both; None if unclear."""
    found = [share for line in lines if (share := shares(image, layout, line, apart)) is not None]
    red, blue = (sum(share[i] for share in found) / len(found) for i in (0, 1))
    whole, broken = red > 0.8, 0.35 < blue < 0.93
    if (not whole and red > 0.3) or (not broken and blue > 0.25):
        return None
    names: dict[tuple[bool, bool], BorderKind] = {
        (True, False): "land",
        (False, True): "sea",
        (True, True): "both",
    }
    return names.get((whole, broken))


def test_every_border_has_its_colours(shown: Shown) -> None:
    base, layout, board, apart = shown
    drawn = {border.between: kind_of(base, layout, border.lines, apart) for border in layout.borders}
    assert drawn == {border.between: board.border(*border.between) for border in layout.borders}


@pytest.mark.parametrize("wrong", ["land", "sea", "both"])
def test_a_wrong_kind_is_seen(shown: Shown, wrong: BorderKind) -> None:
    base, layout, board, apart = shown
    border = next(b for b in layout.borders if board.border(*b.between) not in {wrong, "both"})
    other = replace(board, borders={**board.borders, border.between: wrong})
    changed = with_border(base, layout, other, border.between, STROKES["standard"])
    assert kind_of(changed, layout, border.lines, apart) != board.border(*border.between)
