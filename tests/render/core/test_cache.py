"""Caches are bounded, and a picture made with cached sprites equals one made without."""

from dataclasses import replace

import pytest
from PIL import Image, ImageStat

from bot.boards import BOARDS
from bot.render.antike.renderer import Renderer, draw_tables
from bot.render.core.cache import CacheSection, CanvasPool, SpriteCache, cached_sprite
from bot.render.core.theme import STANDARD, THEMES
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMaps
from tests import drawing
from tests.render.pictures import SAMPLES
from tests.render.samples import middle, start, with_state


def square(side: int, colour: int = 0) -> Image.Image:
    return Image.new("L", (side, side), colour)


def test_a_keep_forgets_what_was_used_longest_ago() -> None:
    cache, made = SpriteCache(250), list[str]()

    def get(name: str) -> Image.Image:
        return cache.get(name, lambda: made.append(name) or square(10))  # type: ignore[func-returns-value]

    for name in ("a", "b", "a", "c", "a", "b"):
        get(name)
    assert made == ["a", "b", "c", "b"]
    assert cache.size == 200


def test_what_is_larger_than_the_room_is_made_all_the_same() -> None:
    cache = SpriteCache(10)
    assert cache.get("large", lambda: square(20, 7)).getpixel((3, 3)) == 7
    assert cache.get("small", lambda: square(2)).size == (2, 2)
    assert cache.size == 4


def test_colours_take_four_bytes_a_pixel() -> None:
    cache = SpriteCache(10_000)
    cache.get("rgb", lambda: Image.new("RGB", (10, 10)))
    assert cache.size == 400


def test_shelves_of_one_keep_do_not_mix_up_their_keys() -> None:
    cache = SpriteCache(1000)
    east, west = CacheSection(cache, "east"), CacheSection(cache, "west")
    assert east.get("page", lambda: square(4, 1)) is not west.get("page", lambda: square(4, 2))
    assert west.get("page", lambda: square(4, 3)).getpixel((0, 0)) == 2


def test_a_kept_function_draws_once_for_the_same_arguments() -> None:
    calls = []

    @cached_sprite
    def draw(side: int, *, colour: int = 0) -> Image.Image:
        calls.append((side, colour))
        return square(side, colour)

    assert draw(3) is draw(3)
    assert draw(3, colour=5).getpixel((0, 0)) == 5
    assert calls == [(3, 0), (3, 5)]


def test_a_view_paints_a_table_once_and_then_lays_it() -> None:
    section, painted = CacheSection(SpriteCache(1_000_000), "page"), []
    ground = Image.new("RGB", (40, 40), "white")

    def paint(view: Viewport) -> None:
        painted.append(view)
        view.image.paste((9, 9, 9), (10, 10, 20, 20))

    pages = []
    for shows in ("one", "one", "two"):
        view = Viewport(ground.copy(), cache=section)
        view.draw_cached((10, 10, 20, 20), shows, lambda view=view: paint(view))  # type: ignore[misc]
        pages.append(view.image.tobytes())
    assert len(painted) == 2
    assert pages[0] == pages[1] == pages[2]


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_kept_pieces_do_not_show_what_is_no_longer_there(renderer: Renderer, theme: str) -> None:
    """A picture drawn after many others equals that of a renderer that has drawn nothing yet."""
    position = middle(6)
    greeks, arabs = position.nations["greeks"], position.nations["arabs"]
    swapped = {
        **position.nations,
        "greeks": replace(greeks, cities=arabs.cities, temples=arabs.temples),
        "arabs": replace(arabs, cities=greeks.cities, temples=greeks.temples),
    }
    positions = [*SAMPLES.values(), with_state(position, swapped), position]
    for each in positions * 2:
        last = renderer.paint(each, theme=theme, names={"greeks": "Anna"})
    fresh = Renderer(BOARDS).paint(position, theme=theme, names={"greeks": "Anna"})
    assert last.image.tobytes() == fresh.image.tobytes()


def test_nobody_draws_on_a_still() -> None:
    base_maps = BaseMaps(BOARDS, draw_tables)
    base_map = base_maps.get("east", STANDARD)
    assert base_maps.get("east", STANDARD) is base_map
    before = base_map.page.tobytes()
    view = base_map.view()
    view.image.paste((1, 2, 3), (0, 0, 400, 400))
    base_map.base.paste((1, 2, 3), (0, 0, 400, 400))
    assert base_map.page.tobytes() == before


def test_the_bare_map_has_no_tables() -> None:
    base_map = drawing.base_map("east", "standard")
    with Image.open(BOARDS / "east.base.webp") as file:
        assert base_map.base.tobytes() == file.convert("RGB").tobytes()
    assert base_map.page.tobytes() != base_map.base.tobytes()


def test_a_theme_without_a_picture_of_its_own_pales_the_standard_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("boards")
    for name in ("east.layout.json", "east.base.webp"):
        (folder / name).write_bytes((BOARDS / name).read_bytes())
    standard, paled = (
        ImageStat.Stat(BaseMaps(folder, draw_tables).get("east", theme).base) for theme in THEMES.values()
    )
    assert all(b > a + 10 for a, b in zip(standard.mean, paled.mean, strict=True))


def test_a_sheet_given_back_is_used_again() -> None:
    pool = CanvasPool()
    sheet = pool.acquire((30, 20))
    assert (sheet.mode, sheet.size) == ("RGB", (30, 20))
    pool.release(sheet)
    assert pool.acquire((30, 20)) is sheet


def test_two_at_once_get_sheets_of_their_own() -> None:
    pool = CanvasPool()
    assert pool.acquire((30, 20)) is not pool.acquire((30, 20))


@pytest.mark.parametrize("spare", [Image.new("RGB", (20, 30)), Image.new("L", (30, 20))])
def test_only_a_sheet_of_the_size_and_of_colours_is_used(spare: Image.Image) -> None:
    pool = CanvasPool()
    pool.release(spare)
    sheet = pool.acquire((30, 20))
    assert (sheet.mode, sheet.size) == ("RGB", (30, 20))


def test_a_cleared_desk_keeps_nothing() -> None:
    pool = CanvasPool()
    sheet = pool.acquire((30, 20))
    pool.release(sheet)
    pool.clear()
    assert pool.acquire((30, 20)) is not sheet


@pytest.mark.slow
def test_nothing_of_the_picture_before_is_left(renderer: Renderer) -> None:
    for theme in ("standard", "contrast"):
        renderer.draw(middle(6), theme=theme)
    again, fresh = (each.paint(start(3)).image for each in (renderer, Renderer(BOARDS)))
    assert again.tobytes() == fresh.tobytes()
