import hashlib
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.boards import BOARDS
from bot.engine.antike.actions import PickCity
from bot.engine.antike.position import Demand, Outcome, Phase, Position
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.terms import NATIONS
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.render import Picture
from bot.render.antike.know_hows import chart_entries, effect
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.nation_cards import card_boxes, in_supply
from bot.render.antike.renderer import Renderer
from bot.render.map.counter_placement import place_counters
from bot.render.map.layout import TITLE_BOX, Layout
from bot.render.map.pieces import units_of
from bot.render.tables.region import region_box
from bot.render.tables.rondel import stone_spots
from bot.text.position.picture_labels import headline
from tests.engine.builders import opening, play
from tests.render.pictures import SAMPLES, apart, drawn, open_picture
from tests.render.samples import crowded, everywhere, middle, start


def test_the_whole_board(renderer: Renderer) -> None:
    picture = renderer.draw(middle(6), names={"greeks": "Anna"})
    assert isinstance(picture, Picture)
    assert (picture.width, picture.height) == (2000, 1400)
    assert picture.filename == "east-round-9.jpg"
    assert picture.data[:3] == b"\xff\xd8\xff"
    assert "data=" not in repr(picture)
    assert open_picture(picture.data).size == (2000, 1400)
    assert "Greeks: " in picture.alt


@pytest.mark.parametrize("name", SAMPLES)
def test_it_is_light_enough_to_post(renderer: Renderer, name: str) -> None:
    assert len(renderer.draw(SAMPLES[name]).data) <= 700_000


def test_width_and_format(renderer: Renderer) -> None:
    picture = renderer.draw(start(3), width=1000, format="png")
    assert (picture.width, picture.height) == (1000, 700)
    assert picture.filename.endswith(".png")
    assert picture.data.startswith(b"\x89PNG")
    assert open_picture(picture.data).size == (1000, 700)


def test_a_region(renderer: Renderer) -> None:
    picture = renderer.draw(middle(6), region="athen", width=1200)
    assert (picture.width, picture.filename) == (1200, "east-athen-round-9.jpg")
    assert open_picture(picture.data).size == (picture.width, picture.height)


def test_every_region_shows_its_province_and_its_neighbours_cities(
    renderer: Renderer, layout: Layout
) -> None:
    position = everywhere()
    board, laid = position.setup.board, place_counters(layout, units_of(position))
    for province, place in layout.provinces.items():
        left, top, right, bottom = region_box(layout, pieces_of(position), province)
        near = {name for pair in board.borders if province in pair for name in pair}
        for name in near:
            for counter in laid[name]:
                assert left <= counter.box[0] + 1, (province, name)
                assert counter.box[2] - 1 <= right, (province, name)
        a, b, c, d = place.box
        assert left <= a + 1
        assert top <= b + 1
        assert c - 1 <= right
        assert d - 1 <= bottom
        for pair in board.borders:
            if province in pair:
                for name in pair:
                    x, y = layout.provinces[name].city
                    assert left < x < right
                    assert top < y < bottom


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"theme": "night"}, "There is no theme 'night'; there is standard, contrast."),
        ({"region": "atlantis"}, "The East board has no province 'atlantis'."),
        ({"width": 10}, "A picture is 200 to 4000 pixels wide, not 10."),
        ({"format": "gif"}, "A picture cannot be 'gif', only jpeg, png, webp."),
    ],
)
def test_what_it_cannot_draw_is_refused(renderer: Renderer, wish: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words.replace(".", r"\.")):
        renderer.draw(start(3), **wish)  # type: ignore[arg-type]


def test_a_board_without_a_picture_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        ValueError, match=r"There is no picture of the board 'east': east\.layout\.json is missing\."
    ):
        Renderer(tmp_path).warm("east")


def test_the_same_position_gives_the_same_bytes(renderer: Renderer) -> None:
    def print_of(drawer: Renderer) -> str:
        return hashlib.sha256(drawer.draw(middle(6), names={"arabs": "Bo"}).data).hexdigest()

    assert print_of(renderer) == print_of(renderer) == print_of(Renderer(BOARDS))


@pytest.mark.slow
def test_several_threads_draw_at_once() -> None:
    """Whole boards and a region of each, all twice, so that threads need the same sprites."""
    renderer = Renderer(BOARDS)
    names = SAMPLES if os.environ.get("ANTIKE_LONG") else ["start-3", "middle-6"]
    wishes = [(name, region) for region in (None, "tyros") for name in names]
    with ThreadPoolExecutor(4) as pool:
        data = list(
            pool.map(lambda wish: renderer.draw(SAMPLES[wish[0]], region=wish[1], width=600).data, wishes * 2)
        )
    alone = [renderer.draw(SAMPLES[name], region=region, width=600).data for name, region in wishes]
    assert data == alone * 2


def test_all_that_can_happen_is_drawn(renderer: Renderer) -> None:
    position = middle(6)
    asked = replace(position, phase=Phase.ANSWER, demand=Demand("galley", "paphos", ("greeks",)))
    won = replace(position, phase=Phase.OVER, outcome=Outcome("greeks", "target"))
    plain = drawn(renderer, position, width=500)
    for other in (asked, won, crowded("gordion")):
        assert apart(drawn(renderer, other, width=500), plain) > 20


def test_headlines() -> None:
    position = middle(6)
    assert headline(position, {"babylonians": "Kim"}) == ("Round 9 · Babylonians (Kim)", "babylonians")
    asked = replace(position, phase=Phase.ANSWER, demand=Demand("galley", "paphos", ("greeks",)))
    assert headline(asked, {}) == ("Round 9 · Babylonians · Greeks answer", "greeks")
    assert headline(asked, {"greeks": "Kim"}, narrow=True) == ("Round 9 · Greeks answer", "greeks")
    won = replace(position, phase=Phase.OVER, outcome=Outcome("greeks", "target"))
    assert headline(won, {}) == ("Round 9 · Greeks won", "greeks")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_title_too_long_with_names_is_drawn_without_them(renderer: Renderer, spoken: Language) -> None:
    asking = replace(middle(6), phase=Phase.ANSWER, demand=Demand("legion", "taima", ("phoenicians",)))
    box = tuple(round(value) for value in TITLE_BOX)
    with speaking(spoken):
        named, plain = (
            renderer.paint(asking, names=dict.fromkeys(NATIONS, name)).image.crop(box)  # type: ignore[arg-type]
            for name in ("Maximiliane-Wilhelmine Hohenzoll", "")
        )
    assert named.tobytes() == plain.tobytes()


def test_prices_fall_once_somebody_has_the_know_how() -> None:
    def price(position: Position, know_how: KnowHow) -> int:
        return {known: gold for known, _, gold in chart_entries(position)}[know_how]

    position = start(3)
    assert [price(position, know) for know in ("wheel", "roads")] == [7, 10]
    state = replace(position.nations["greeks"], know_hows=frozenset({"wheel", "roads"}))
    later = replace(position, nations={**position.nations, "greeks": state})
    assert [price(later, know) for know in ("wheel", "roads", "sailing", "currency")] == [3, 5, 7, 10]


def test_the_effects_of_know_hows() -> None:
    assert [effect(know_how) for know_how in KNOW_HOWS] == [
        "\u00d72",
        "\u00d73",
        "\u00d72",
        "\u00d73",
        "+1",
        "+2",
        "+1",
        "+2",
    ]


def test_supply_is_what_is_not_on_the_board() -> None:
    position = start(3)
    state = replace(position.nations["greeks"], legions={"athen": (4, 0, 0, 0), "pella": (1, 0, 0, 0)})
    later = replace(position, nations={**position.nations, "greeks": state})
    assert (in_supply(later, "greeks", "legion"), in_supply(later, "greeks", "galley")) == (12, 17)


def test_stones_on_one_wedge_do_not_touch(layout: Layout) -> None:
    for count in range(1, 7):
        spots = stone_spots(layout.panels.rondel.center, "gold", count)
        assert len(spots) == count
        for i, (x, y) in enumerate(spots):
            assert all((x - a) ** 2 + (y - b) ** 2 > 27.5**2 for a, b in spots[:i]), count


def test_cards_stand_side_by_side_in_the_strip(layout: Layout) -> None:
    left, top, right, bottom = layout.panels.nations
    for count in range(2, 7):
        boxes = card_boxes(layout, count)
        assert all(
            left <= box[0] < box[2] <= right + 0.01 and (box[1], box[3]) == (top, bottom) for box in boxes
        )
        assert all(a[2] < b[0] for a, b in pairwise(boxes))


def test_start_cities_are_picked_on_an_empty_board(renderer: Renderer) -> None:
    here = play(opening(2, two_players="doubled"), PickCity("tyros"))
    assert headline(here, {"persians": "Ben"}) == ("Start cities · Persians (Ben)", "persians")
    assert in_supply(here, "persians", "legion") == in_supply(here, "persians", "galley") == 34
    picture = renderer.draw(here, width=1000)
    assert "Phoenicians: 1 city, 0 temples, 0 of 15 personages." in picture.alt
