"""Nations of one board differ also to eyes that lack a kind of cone, and never by colour alone."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from coloraide import Color
from PIL import Image, ImageChops, ImageDraw, ImageStat

from bot.boards import board_ids, board_ruleset, load_board
from bot.engine.terms import NATIONS, RESOURCES, Nation
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour, ink_on, luminance
from bot.render.core.theme import THEMES, Theme
from bot.render.map import tokens
from bot.render.map.ownership import tinted
from bot.render.views.marking import BUILT, NEW, TAKEN
from bot.rulesets import ruleset
from tests.drawing import base_map as base_map_of
from tests.render.colours import EYES, apart, chroma, seen

pytestmark = pytest.mark.slow

COUNTERS = 24.0
"""Minimum distance (CIEDE2000) between two nations' colours on one board, to any eye, in any theme."""
RINGS = 20.0
"""Minimum distance between the colours of two kinds of rings around cities, to any eye."""
TINTS = {"standard": 13.5, "contrast": 20.0}
"""Minimum distance between the strongest tints over land, and over the sea, by theme."""
CLEAR = 28.0
"""Minimum chroma (CIELAB) of a standard tint on land near the border: below 20, brown looks grey."""
GROUNDS = {"standard": 12.0, "contrast": 5.0}
"""Minimum distance between land and sea of one owner in the middle of a province, to any eye, by theme."""

THEME_NAMES = sorted(THEMES)


def nations_of(board: str) -> tuple[Nation, ...]:
    """Return all nations that can play on a board."""
    seated = ruleset("duellum").rules if board_ruleset(board) == "duellum" else None
    return seated.eligible(load_board(board), {}) if seated else tuple(load_board(board).start_cities[6])


@cache
def grounds(board: str, theme: str) -> tuple[Colour, Colour]:
    """Return the median colours of land and of the sea on a board's map."""
    base_map = base_map_of(board, theme)
    land, play = (Image.new("L", base_map.layout.size, 0) for _ in range(2))
    for place in base_map.layout.provinces.values():
        ImageDraw.Draw(play).polygon(place.outline, fill=255)
        for polygon in place.land:
            ImageDraw.Draw(land).polygon(polygon[0], fill=255)
    dry, wet = ImageChops.multiply(land, play), ImageChops.subtract(play, land)
    r, g, b = ImageStat.Stat(base_map.base, dry).median
    x, y, z = ImageStat.Stat(base_map.base, wet).median
    return (int(r), int(g), int(b)), (int(x), int(y), int(z))


def tinted_ground(nation: Nation, ground: Colour, theme: Theme, level: int | None = None) -> Colour:
    """Return a ground colour tinted for a nation, near the border or at strength `level` (0 to 255)."""
    strength = Image.new("L", (1, 1), theme.tint_style.strong if level is None else level)
    colour = tinted(Image.new("RGB", (1, 1), ground), strength, nation, theme).getpixel((0, 0))
    assert isinstance(colour, tuple)
    return colour[0], colour[1], colour[2]


def distances(colours: dict[Nation, Colour]) -> Iterator[tuple[float, Nation, Nation, str]]:
    for eye in EYES:
        shades = {nation: seen(colour, eye) for nation, colour in colours.items()}
        for a, b in combinations(colours, 2):
            yield apart(shades[a], shades[b]), a, b, eye


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("board", board_ids())
def test_counters_differ_to_all_eyes(board: str, theme: str) -> None:
    least = min(distances({nation: THEMES[theme].nations[nation] for nation in nations_of(board)}))
    assert least[0] >= COUNTERS, least


def test_rings_differ_to_all_eyes() -> None:
    for a, b in combinations((NEW, TAKEN, BUILT), 2):
        for eye in EYES:
            assert apart(seen(a, eye), seen(b, eye)) >= RINGS, (a, b, eye)


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("board", board_ids())
def test_washes_differ_to_all_eyes_on_land_and_sea(board: str, theme: str) -> None:
    for ground in grounds(board, theme):
        colours = {nation: tinted_ground(nation, ground, THEMES[theme]) for nation in nations_of(board)}
        least = min(distances(colours))
        assert least[0] >= TINTS[theme], (ground, least)


@pytest.mark.parametrize("board", board_ids())
def test_no_wash_looks_grey_on_land(board: str) -> None:
    land, _ = grounds(board, "standard")
    for nation in nations_of(board):
        assert chroma(seen(tinted_ground(nation, land, THEMES["standard"]))) >= CLEAR, nation


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("board", board_ids())
def test_land_and_sea_of_one_owner_differ(board: str, theme: str) -> None:
    land, sea = grounds(board, theme)
    for nation in nations_of(board):
        faint = THEMES[theme].tint_style.faint
        dry, wet = (tinted_ground(nation, ground, THEMES[theme], faint) for ground in (land, sea))
        for eye in EYES:
            assert apart(seen(dry, eye), seen(wet, eye)) >= GROUNDS[theme], (nation, eye)


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_examples(
    first: tuple[float, ...], second: tuple[float, ...], wanted: float
) -> None:
    one, other = (Color("lab-d65", lightness_a_b) for lightness_a_b in (first, second))
    assert apart(one, other) == pytest.approx(wanted, abs=1e-4)


def contrast(a: Colour, b: Colour) -> float:
    dark, pale = sorted((luminance(a), luminance(b)))
    return (pale + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_numbers_and_emblems_stand_out_on_their_counters(theme: str) -> None:
    for nation in NATIONS:
        colour = THEMES[theme].nations[nation]
        assert contrast(colour, ink_on(colour)) >= 4.0, nation


def test_the_contrast_theme_has_contrast() -> None:
    look, label = THEMES["contrast"].panel, THEMES["contrast"].label
    for paper in (look.paper, look.bright):
        assert contrast(look.faded, paper) >= 4.5, paper
    for paper in (look.paper, look.bright, *look.cells):
        assert contrast(look.ink, paper) >= 7, paper
        assert contrast(look.red, paper) >= 4.5, paper
    assert contrast(look.letter, look.wood) >= 7
    assert contrast(label.ink, label.halo) >= 7


def test_every_nation_has_a_colour_and_an_emblem_of_its_own() -> None:
    for theme in THEMES.values():
        assert set(theme.nations) == set(theme.tints) == set(NATIONS)
        assert set(theme.resources) == set(RESOURCES)
    for a, b in combinations(NATIONS, 2):
        first, second = icon_mask(a, 14).tobytes(), icon_mask(b, 14).tobytes()
        assert sum(abs(x - y) for x, y in zip(first, second, strict=True)) / len(first) > 35, (a, b)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_nothing_hangs_on_colour_alone(theme: str) -> None:
    """Whatever shows a nation shows its emblem, so two nations differ even in the same colour."""
    look = THEMES[theme]
    same = dict.fromkeys(NATIONS, (120, 120, 120))
    grey = Theme(**{name: getattr(look, name) for name in Theme.__slots__} | {"nations": same})
    for a, b in combinations(NATIONS, 2):
        for first, second in (
            (tokens.city_token("iron", a, 1.0, grey), tokens.city_token("iron", b, 1.0, grey)),
            (tokens.stone_token(a, 10.0, 1.0, grey), tokens.stone_token(b, 10.0, 1.0, grey)),
            (tokens.legion_counter(a, 3, 0, 1.0, grey), tokens.legion_counter(b, 3, 0, 1.0, grey)),
            (tokens.galley_counter(a, 3, 0, 1.0, grey), tokens.galley_counter(b, 3, 0, 1.0, grey)),
            (
                tokens.pair_counter(a, (1, 0, 1, 0), 1.0, grey),
                tokens.pair_counter(b, (1, 0, 1, 0), 1.0, grey),
            ),
        ):
            unlike = ImageChops.difference(first.convert("L"), second.convert("L"))
            assert sum(value > 60 for value in unlike.tobytes()) >= 12, (a, b)
