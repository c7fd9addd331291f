"""The close-up for phones: its focus, what it shows, and how large that is on a narrow screen."""

from dataclasses import replace
from functools import partial
from math import dist

import pytest
from PIL import Image, ImageChops

from bot.engine.antike import apply
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Answer, Move
from bot.engine.antike.position import Demand, Phase, Position
from bot.engine.antike.setup import Variant
from bot.engine.purse import Purse
from bot.i18n.catalogue import speaking
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.marking import MARKING
from bot.render.antike.renderer import Renderer
from bot.render.antike.standing import _cell_image, _rows, draw_standing
from bot.render.core.encode import MOST
from bot.render.core.text import font
from bot.render.core.theme import THEMES
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import PAPER
from bot.render.map.arrows import ArrowRoutes
from bot.render.map.counter_placement import Counter
from bot.render.map.free_space import overlap
from bot.render.map.layout import LABEL_SIZE, Box
from bot.render.map.pieces import Force
from bot.render.views.closeup import format_other_places
from bot.render.views.focus import Focus, focus_of, frame_of
from bot.render.views.marking import BUILT
from bot.render.views.request import WIDTHS, ViewSpec
from bot.render.views.trace import CLEAR, Trace
from bot.text.antike.turn.changes import KINDS
from bot.text.turns.changes import March, TurnChanges
from tests import drawing
from tests.engine.builders import maneuver
from tests.engine.builders import nation as state_of
from tests.render.crowds import DRAWN, layout_of
from tests.render.pictures import apart, drawn
from tests.render.samples import everywhere, middle, span, start

pytestmark = pytest.mark.slow

NARROW, WIDE = 325, 390


def focused(request: ViewSpec) -> Focus:
    """Return what a close-up shows."""
    position = request.position
    assert isinstance(position, Position)
    return focus_of(layout_of(position.setup.board.id), pieces_of(position), MARKING, request)


def frames_of(request: ViewSpec) -> tuple[Box, ...]:
    return focused(request).frames


def shows(frames: tuple[Box, ...], board: str, province: str) -> bool:
    x, y = layout_of(board).provinces[province].city
    return any(left < x < right and top < y < bottom for left, top, right, bottom in frames)


def test_capitals_of_names_are_seven_pixels_high_at_the_narrowest() -> None:
    _, top, _, bottom = font("label", 100).getbbox("H", anchor="ls")
    assert LABEL_SIZE * (bottom - top) / 100 * NARROW / WIDTHS["close"] >= 7
    assert WIDTHS["close"] >= 1.75 * WIDE, "a phone has two or three pixels for each of these"


@pytest.mark.parametrize("board", DRAWN)
def test_it_goes_to_what_happened_and_says_where_else(board: str) -> None:
    position, since = span(board)
    focus = focused(ViewSpec(position, "close", since=since))
    touched = {
        event.province for event in since if isinstance(event, ev.CityFounded | ev.Armed | ev.Conquered)
    }
    for province in touched:
        assert shows(focus.frames, board, province) != (province in focus.missed)
    assert any(shows(focus.frames, board, province) for province in touched)


def test_what_touches_the_reader_comes_first() -> None:
    """The Phoenicians lose Opone in the far south-east, while three cities are founded in the west."""
    position = middle(6)
    lost = ev.Conquered("arabs", "phoenicians", "opone", 1, 0, 0, 0, temple=False)
    others = [ev.CityFounded("greeks", province, Purse()) for province in ("messana", "pella", "athen")]
    mine = frames_of(ViewSpec(position, "close", since=[*others, lost], reader="phoenicians"))
    assert shows(mine, "east", "opone")


@pytest.mark.parametrize("near", ["tyros", "petra"], ids=["at a city", "next to a unit"])
def test_what_comes_near_the_reader_goes_before_the_same_far_away(near: str) -> None:
    armed = ("messana", "leptis_magna", "corniclanum", "harmotia", near)
    since = [ev.Armed("greeks", province, 1, 0, Purse()) for province in armed]
    view = ViewSpec(middle(6), "close", since=since)
    assert near in focused(view).missed
    assert near not in focused(replace(view, reader="phoenicians")).missed


def founded(*cities: str) -> ViewSpec:
    since = [ev.CityFounded("greeks", city, Purse()) for city in cities]
    return ViewSpec(middle(6), "close", since=since)


def test_one_frame_takes_the_place_of_two_that_would_share_ground() -> None:
    """A second frame for Antiochia alone would mostly repeat the first, so Antiochia is named in words."""
    cities = ("athen", "sparta", "knossos", "ephesos", "paphos", "cyrene", "antiochia")
    focus = focused(founded(*cities))
    assert len(focus.frames) == 1
    assert focus.missed == ("antiochia",)


def test_two_frames_are_moved_apart_as_far_as_they_shared_ground() -> None:
    cities = ("athen", "sparta", "knossos", "antiochia")
    focus = focused(founded(*cities))
    one, two = focus.frames
    assert focus.missed == ()
    assert not overlap(one, two)
    assert {frame[2] - frame[0] for frame in focus.frames} == {WIDTHS["close"]}


@pytest.mark.slow
@pytest.mark.parametrize("board", DRAWN)
def test_it_goes_to_a_nation_in_parts_rather_than_small(board: str) -> None:
    position = middle(6, board_id=board)
    for nation, state in position.nations.items():
        focus = focused(ViewSpec(position, "close", nation=nation))
        assert 1 <= len(focus.frames) <= 2
        assert {right - left for left, _, right, _ in focus.frames} == {WIDTHS["close"]}
        own = state.cities | state.legions.keys() | state.galleys.keys()
        assert sum(shows(focus.frames, board, place) for place in own) >= len(own) / 2
        assert focus.missed == (), "nothing has changed there"


@pytest.mark.parametrize("board", DRAWN)
def test_it_goes_to_a_province_and_shows_all_of_its_middle(board: str) -> None:
    position = middle(6, board_id=board)
    for province, place in layout_of(board).provinces.items():
        focus = focused(ViewSpec(position, "close", region=province))
        (frame,) = focus.frames
        assert focus.missed == ()
        (x, y), (left, top, right, bottom) = place.city, frame
        assert left + 20 < x < right - 20, province
        assert top + 20 < y < bottom - 20, province


@pytest.mark.parametrize("board", DRAWN)
def test_where_nothing_happened_it_shows_whoever_is_to_move(board: str) -> None:
    position = start(3, board)
    focus = focused(ViewSpec(position, "close"))
    assert any(shows(focus.frames, board, city) for city in position.nations[position.mover].cities)
    assert focus.missed == ()


@pytest.mark.slow
@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("board", DRAWN)
def test_it_is_no_longer_than_a_screen_and_light(renderer: Renderer, board: str, theme: str) -> None:
    position, since = span(board)
    for shown, wish in (
        (position, {"since": since}),
        (everywhere(board_id=board), {"nation": everywhere(board_id=board).mover}),
        (start(3, board), {}),
    ):
        picture = renderer.draw(shown, view="close", theme=theme, **wish)
        assert picture.height < 1.9 * picture.width
        assert len(picture.data) < MOST / 2


def test_scores_and_what_was_won_show(renderer: Renderer) -> None:
    position = middle(6)
    won = ev.PersonageWon("greeks", "king", 1)
    plain, marked = (
        drawn(renderer, position, view="close", nation="arabs", since=since) for since in ((), [won])
    )
    assert apart(plain, marked) > 40


def test_what_was_won_counts_as_the_score_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several personages at once, and a general that counts twice."""
    drawn = dict[str, int]()

    def note(nation: str, _title: str, _wedge: str, counts: tuple[int, int, str], *_: object) -> Image.Image:
        drawn[nation] = counts[1]
        return Image.new("RGB", (1, 1))

    monkeypatch.setattr("bot.render.antike.standing._cell_image", note)
    position = middle(6)
    military = replace(position, setup=replace(position.setup, variant=Variant(6, military=True)))
    since = [ev.PersonageWon("greeks", "king", 2), ev.PersonageWon("greeks", "general", 1)]
    for here, won in ((position, 3), (military, 4)):
        draw_standing(ViewSpec(here, "close", since=since), THEMES["standard"])
        assert drawn["greeks"] == won


def test_the_moves_show(renderer: Renderer) -> None:
    position, since = span("east")
    with_them, without = (
        drawn(renderer, position, view="close", region="palmyra", since=events) for events in (since, ())
    )
    assert apart(with_them, without) > 60


def asked() -> tuple[Position, list[ev.Event]]:
    """Return a position and its events: the Phoenicians are asked about the second entry into Antiochia.

    A turn of the Persians comes before.
    """
    here = maneuver(
        greeks=state_of(cities="athen palmyra", legions={"palmyra": 1, "ninive": 1}),
        phoenicians=state_of(cities="paphos antiochia", temples="antiochia", legions={"antiochia": 3}),
    )
    happened: list[ev.Event] = [
        ev.TurnBegan("persians"),
        ev.Moved("persians", "legion", 1, "susa", "ninive", 0),
        ev.Fought("persians", "phoenicians", "antiochia", "legion", 1),
        ev.TurnBegan("greeks"),
    ]
    for action in (
        Move("legion", 1, "ninive", "antiochia"),
        Answer("phoenicians", fight=False),
        Move("legion", 1, "palmyra", "antiochia"),
    ):
        here, more = apply(here, action)
        happened += more
    return here, happened


def test_a_question_shows_and_tells_only_the_move_that_it_is_about(renderer: Renderer) -> None:
    here, happened = asked()
    move = [event for event in happened if isinstance(event, ev.Moved)][-1:]
    shown, alone, none = (
        renderer.draw(here, view="close", region="antiochia", since=since, format="png")
        for since in (happened, move, ())
    )
    assert shown.data == alone.data != none.data
    assert "Last: Greeks: 1 legion: Palmyra → Antiochia." in shown.alt
    assert "Before that" not in shown.alt
    assert "Before that" in renderer.draw(here, view="close", region="palmyra", since=happened).alt


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_move_that_a_question_is_about_lies_on_cities_with_a_pale_edge(
    renderer: Renderer, theme: str
) -> None:
    """Palmyra and Antiochia nearly touch, and the ground of Palmyra has the colour of the Greeks."""
    here, happened = asked()
    shown, none = (
        drawn(renderer, here, view="close", region="antiochia", since=since, theme=theme)
        for since in (happened, ())
    )
    (left, top, _, _), *_ = frames_of(ViewSpec(here, "close", region="antiochia"))
    x, y = layout_of("east").provinces["palmyra"].city
    city = tuple(
        round(value) for value in (x - left - 16, y - top + 84 - 16, x - left + 16, y - top + 84 + 16)
    )
    on_city = ImageChops.difference(shown.crop(city), none.crop(city))  # type: ignore[arg-type]
    assert on_city.getbbox() is not None
    changed = ImageChops.difference(shown, none).getbbox()
    assert changed is not None
    colours = {colour for _, colour in shown.crop(changed).getcolors(1 << 24) or ()}
    assert {THEMES[theme].nations["greeks"], PAPER} <= colours


def test_it_says_in_words_what_it_shows(renderer: Renderer) -> None:
    position, since = span("east")
    assert (
        "Close-up: where something has just happened. Last: "
        in renderer.draw(position, view="close", since=since).alt
    )
    around = renderer.draw(position, view="close", nation="arabs")
    assert "Close-up: the cities and units of the Arabs." in around.alt
    assert position.mover == "persians"
    quiet = [ev.TurnBegan("greeks"), ev.StoneMoved("greeks", "iron", 3, Purse())]
    assert (
        "Close-up: the cities and units of the Persians. Last: "
        in renderer.draw(position, view="close", since=quiet).alt
    )
    asking = replace(middle(6), phase=Phase.ANSWER, demand=Demand("legion", "taima", ("greeks",)))
    assert "Taima (" in renderer.draw(asking, view="close", region="taima").alt
    with speaking("de"):
        assert (
            "Ausschnitt: die Städte und Einheiten der Araber."
            in renderer.draw(position, view="close", nation="arabs").alt
        )


def test_a_nation_that_does_not_play_is_refused(renderer: Renderer) -> None:
    with pytest.raises(ValueError, match="does not play"):
        renderer.draw(start(3), view="close", nation="germans")


@pytest.mark.parametrize("board", DRAWN)
def test_the_whole_board_has_the_latest_moves_as_a_quiet_trace(renderer: Renderer, board: str) -> None:
    position, since = span(board)
    plain, traced = (drawn(renderer, position, width=1000, since=events) for events in ((), since))
    assert apart(plain, traced) > 40
    layout = layout_of(board)
    for box in (layout.panels.know_hows, layout.panels.bank, layout.panels.nations):
        part = tuple(round(value / 2) for value in box)
        assert apart(plain.crop(part), traced.crop(part)) == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("board", DRAWN)
def test_no_counter_hides_the_head_of_an_arrow(board: str) -> None:
    """This holds for ways that are long enough to end before the counters."""
    _, since = span(board, length=200)
    layout, pieces = layout_of(board), pieces_of(start(3, board))
    changes = [change for turn in KINDS.changes_by_turn(since) for change in turn.changes]
    marches = {change for change in changes if isinstance(change, March)}
    ways = {march: ArrowRoutes(layout).way(march.path) for march in marches}
    long = [march for march, way in ways.items() if dist(way[0], way[-1]) > 100]
    assert long
    for march in long:
        there = Counter(Force(march.nation, legions=1), None, ways[march][-1], 1.0)
        page = Image.new("RGB", layout.size, "white")
        turn = TurnChanges(march.nation, (march,))
        Trace(layout, MARKING, pieces, [turn], CLEAR).below(Viewport(page), {march.path[-1]: [there]})
        drawn = ImageChops.difference(page, Image.new("RGB", layout.size, "white"))
        assert drawn.getbbox() is not None
        box = tuple(round(value) for value in there.box)
        assert drawn.crop(box).getbbox() is None, march  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("ground", [(214, 150, 100), (40, 180, 150), (255, 250, 240)])
def test_a_new_temple_has_a_broad_ring_with_a_pale_edge(theme: str, ground: tuple[int, int, int]) -> None:
    """Beyond the city's disc the ring has 4 pixels of gold on a screen of 390, on any background."""
    layout, pieces = layout_of("east"), pieces_of(middle(6))
    turn = TurnChanges("arabs", (ev.TempleBuilt("arabs", "saba", Purse()),))
    page = Image.new("RGB", layout.size, ground)
    Trace(layout, MARKING, pieces, [turn], CLEAR).below(Viewport(page, theme=THEMES[theme]), {})
    x, y = (round(value) for value in layout.provinces["saba"].city)
    beyond = [page.getpixel((x - away, y)) for away in range(28, 60)]
    gold, pale = (sum(near(colour, shade) for shade in beyond) for colour in (BUILT, PAPER))
    assert gold * WIDE / WIDTHS["close"] >= 4
    assert ground == (255, 250, 240) or pale >= 4


def near(colour: tuple[int, int, int], shade: object) -> bool:
    assert isinstance(shade, tuple)
    return all(abs(a - b) < 24 for a, b in zip(colour, shade, strict=True))


@pytest.mark.parametrize(("cities", "won", "score"), [(21, 11, "11/12"), (12, 2, "10/12"), (5, 1, "1/9")])
def test_the_figures_of_a_nation_stand_apart(cities: int, won: int, score: str) -> None:
    """Even with many cities, the red and green figures do not touch the dark one to their left."""
    look = THEMES["contrast"]
    few, many = (
        _cell_image("arabs", "Arabs", None, (count, won, score), lit=False, columns=3, theme=look)
        for count in (1, cities)
    )
    assert few.size == many.size
    whole = _cell_image("arabs", "Arabs", None, (cities, 0, "1"), lit=False, columns=3, theme=look)
    end = ImageChops.difference(
        whole, _cell_image("arabs", "Arabs", None, (0, 0, "1"), lit=False, columns=3, theme=look)
    ).getbbox()
    change = ImageChops.difference(whole, many).getbbox()
    assert end is not None
    assert change is not None
    assert change[0] > end[2]


@pytest.mark.parametrize("nations", [2, 3, 4, 5, 6])
def test_cells_of_nations_fill_their_rows(renderer: Renderer, nations: int) -> None:
    """No column is left empty, with only the wooden background."""
    rows = _rows(nations)
    assert sum(rows) == nations
    assert max(rows) - min(rows) <= 1
    assert max(rows) <= 3
    page = drawn(renderer, start(nations), view="close") if nations > 2 else None
    for row in range(len(rows) if page else 0):
        assert page is not None
        middle = page.height - 8 - 112 * (len(rows) - row) + 52
        paper = page.convert("L").getpixel((page.width - 24, middle))
        assert isinstance(paper, int)
        assert paper > 150, "not wood"


@pytest.mark.parametrize("board", DRAWN)
def test_no_name_is_cut_in_what_else_matters(board: str) -> None:
    played = start(3, board).setup.board
    names = {province.name for province in played.provinces.values()}
    told = format_other_places(played, sorted(played.provinces)).removeprefix("Also changed: ")
    assert told.endswith(" …")
    assert len(told.split(", ")) > 2
    assert set(told.removesuffix(" …").split(", ")) <= names
    assert format_other_places(played, ["roma" if board == "west" else "susa"])[-2:] != " …"


def test_a_glimpse_shows_what_happened_and_nothing_else() -> None:
    position, since = span("east")
    own = drawing.renderer().own("antike")
    image = own.draw_map_excerpt(position, "greeks", since, (600, 400))
    assert image.size == (600, 400)
    asked = ViewSpec(position, "close", nation="greeks", since=since)
    box = frame_of(layout_of("east"), pieces_of(position), MARKING, asked, (600, 400))
    assert (box[2] - box[0], box[3] - box[1]) == (600, 400)
    founded = {event.province for event in since if isinstance(event, ev.CityFounded)}
    assert any(shows((box,), "east", province) for province in founded)


def test_a_glimpse_of_a_quiet_turn_goes_to_the_nation() -> None:
    position = middle(6)
    wish = ViewSpec(position, "close", nation="arabs")
    box = frame_of(layout_of("east"), pieces_of(position), MARKING, wish, (600, 400))
    assert any(shows((box,), "east", province) for province in position.nations["arabs"].cities)


def test_a_region_marks_what_was_lost_there_and_who_came(renderer: Renderer) -> None:
    here, happened = asked()
    elsewhere = [ev.TurnBegan("persians"), ev.Moved("persians", "legion", 1, "athen", "pella", 0)]
    region = partial(drawn, renderer, here, view="region", region="antiochia")
    none = region().tobytes()
    assert region(since=elsewhere).tobytes() == none
    fight = [happened[0], *(event for event in happened if isinstance(event, ev.Fought))]
    lost, moved = region(since=fight).tobytes(), region(since=happened).tobytes()
    assert len({none, lost, moved}) == 3
