"""Posted pictures of Duellum: sizes, texts and views, and counters that cover nothing."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.boards import BOARDS, load_board
from bot.engine.duellum import Position
from bot.engine.terms import UNITS, Unit
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.messages import ALT_LIMIT
from bot.render.core.text import missing_letters
from bot.render.core.theme import THEMES
from bot.render.duellum.display import display_boxes
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.renderer import Renderer
from bot.render.map.counter_placement import place_counters
from bot.render.map.layout import Box, Layout, Place, read_layout
from bot.render.map.pieces import Force, units_of
from bot.render.renderer import reach_of
from bot.text.duellum.position.cards import brief_effect
from bot.text.duellum.position.names import card_name
from tests.render.duellum.samples import middle, start
from tests.render.map.test_layout import apart, city_box
from tests.render.pictures import open_picture

pytestmark = pytest.mark.slow

BOARD_NAMES = ["punic", "hellenic"]
LARGEST = 500_000


def layout_of(board: str) -> Layout:
    return read_layout(BOARDS / f"{board}.layout.json")


def symbol_box(place: Place) -> Box:
    """Return the box of the symbol on the map where no city can stand: mountains, or the galley of a sea."""
    x, y = place.city
    return (x - 20, y - 20, x + 20, y + 20)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_no_picture_is_too_large_to_post(renderer: Renderer, board: str, theme: str) -> None:
    picture = renderer.draw(middle(board), theme=theme)
    assert (picture.width, picture.height) == (2000, 1400)
    assert len(picture.data) <= LARGEST


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_no_counter_covers_a_city_a_name_or_another(board: str) -> None:
    """This holds for both kinds of unit wherever possible, of one nation or of both (DM4 allows no more)."""
    own = load_board(board)
    layout, (first, second) = layout_of(board), own.nations
    for other in (first, second):
        units = {}
        for province in own.provinces:
            legions, galleys = (12 if own.carries(unit, province) else 0 for unit in UNITS)
            one = [Force(first, legions, 3, galleys, 0)]
            two = [Force(first, legions, 3), Force(second, galleys=galleys)]
            units[province] = [f for f in (one if other == first else two) if f.legions or f.galleys]
        placed = place_counters(layout, units)
        boxes = [counter.box for found in placed.values() for counter in found]
        assert len(boxes) >= len(own.provinces)
        assert all(apart(a, b) for a, b in combinations(boxes, 2))
        for name, place in layout.provinces.items():
            middle_box = city_box(place) if name in own.sites else symbol_box(place)
            assert all(apart(box, middle_box) and apart(box, place.label.box) for box in boxes), name


def test_spent_units_are_marked_while_units_move() -> None:
    position = middle("punic")
    (force,) = units_of(position)["roma"]
    assert (force.legions, force.legions_tipped) == (3, 1)
    rested = replace(position, mover="carthaginians")
    assert all(force.legions_tipped == 0 for found in units_of(rested).values() for force in found)


def test_cities_show_the_resource_that_they_were_founded_with() -> None:
    pieces = pieces_of(middle("hellenic"))
    assert pieces.resources["delphi"] == "iron"
    assert pieces.resources["naxos"] == "gold"
    assert "pella" not in pieces.resources
    assert "pella" in pieces.sites
    assert pieces.walls == {"athenai", "sparta", "delphi", "rhodos"}


def test_open_cards_lie_beside_each_other() -> None:
    panel = layout_of("punic").panels.display
    assert panel is not None
    boxes = display_boxes(panel)
    assert len(boxes) == 3
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert panel[0] < boxes[0][0]
    assert boxes[-1][2] < panel[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_written(language: Language) -> None:
    with speaking(language):
        for card in load_board("punic").cards.values():
            told = card_name(load_board("punic"), card.id) + brief_effect(card)
            assert missing_letters("text", told) == ""


def test_words_differ_by_language(renderer: Renderer) -> None:
    position = start("punic")
    english = renderer.draw(position, width=1000).data
    with speaking(next(language for language in LANGUAGES if language != "en")):
        assert renderer.draw(position, width=1000).data != english
    assert renderer.draw(position, width=1000).data == english


def test_a_region_is_cut_out_of_the_map(renderer: Renderer) -> None:
    picture = renderer.draw(middle("punic"), region="roma")
    assert picture.filename.startswith("punic-roma")
    assert open_picture(picture.data).width == 1200


@pytest.mark.parametrize(
    "wish",
    [
        {"view": "upside-down"},
        {"theme": "dark"},
        {"width": 20},
        {"region": "atlantis"},
        {"view": "region"},
        {"view": "reach"},
        {"nation": "greeks"},
        {"around": ("atlantis",)},
    ],
    ids=str,
)
def test_what_cannot_be_drawn_is_said(renderer: Renderer, wish: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"^(There|The|A) "):
        renderer.draw(start("punic"), **wish)  # type: ignore[arg-type]


def test_the_description_tells_the_table(renderer: Renderer) -> None:
    alt = renderer.draw(middle("punic"), names={"romans": "Ada"}, width=400).alt
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith("Antike Duellum, Punic board, round 21. Romans (Ada)")
    for told in ("3 of 9", "Burglary, Masons, Settlers", "Roma (gold, temple, wall)"):
        assert told in alt


def test_the_ways_of_the_stone(renderer: Renderer) -> None:
    picture = renderer.draw_ways(middle("punic"))
    assert open_picture(picture.data).size == (picture.width, picture.height)
    assert picture.alt.startswith("The rondel; the Romans are on ")
    assert "; free: " in picture.alt
    assert "TEMPLUM" in picture.alt


def test_reach_counts_crossings_and_marks_battles(renderer: Renderer) -> None:
    position = middle("punic")
    reach = reach_of(position, "genua", "legion")
    assert (reach.nation, reach.actions, reach.supposed) == ("romans", 2, False)
    assert reach.steps["cremona"] == 1
    assert reach.steps["aquileia"] == 2
    galleys = reach_of(position, "mare_balearicum", "galley")
    assert (galleys.nation, galleys.actions, galleys.supposed) == ("carthaginians", 2, True)
    shown = renderer.draw(position, view="reach", reach=reach, width=400)
    assert shown.data != renderer.draw(position, width=400).data
    assert "punic-reach" in shown.filename
    with pytest.raises(ValueError, match="Atlas"):
        reach_of(position, "atlas", "legion")


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_part_of_the_map_shows_no_fragments_of_tables(renderer: Renderer, board: str) -> None:
    position = middle(board)
    other = replace(position, display=("omen", "plague", "storm"), cards_due=0)
    everywhere = tuple(sorted(position.setup.board.provinces))
    reach = reach_of(position, *next(_stacks(position)))
    wishes: list[dict[str, Any]] = [{}, {"view": "reach", "reach": reach}]
    for wish in ({"around": everywhere, **wish} for wish in wishes):
        assert renderer.draw(position, **wish).data == renderer.draw(other, **wish).data
    assert renderer.draw(position, width=400).data != renderer.draw(other, width=400).data


def _stacks(position: Position) -> Iterator[tuple[str, Unit]]:
    """Yield the provinces and kinds of the mover's units."""
    return ((province, unit) for unit in UNITS for province in position.current.stacks(unit))
