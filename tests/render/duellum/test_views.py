"""Views of Duellum for a phone, of changes and in replays: what they show, and how large they are."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, TypeAlias

import pytest
from PIL import Image, ImageChops

from bot.engine.duellum import Position
from bot.engine.duellum import events as ev
from bot.engine.duellum.position import Units
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import NATIONS, Nation
from bot.i18n.catalogue import speaking
from bot.model.messages import ALT_LIMIT
from bot.model.turns import Turn
from bot.render.core.encode import MOST
from bot.render.core.text import text_width
from bot.render.core.theme import STANDARD, THEMES
from bot.render.core.viewport import Viewport
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.marking import HIGHLIGHTS, MARKING
from bot.render.duellum.nation_cards import card_boxes
from bot.render.duellum.phone_rows import _draw_prices
from bot.render.duellum.renderer import Renderer, mark, render_film
from bot.render.duellum.standing import draw_standing
from bot.render.film import Film
from bot.render.map.annotations import Annotations
from bot.render.map.layout import Layout, Point
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.highlights import find_highlights
from bot.render.views.request import WIDTHS, ViewName, ViewSpec
from bot.text.duellum.position.picture_labels import hand_of
from tests.engine.duellum import builders
from tests.render.duellum.samples import later, middle, start, with_nation
from tests.render.duellum.test_renderer import layout_of
from tests.render.pictures import apart, drawn

pytestmark = pytest.mark.slow

BOARD_NAMES = ["punic", "hellenic"]
Plain: TypeAlias = Mapping[ViewName, Image.Image]


@pytest.fixture(scope="module")
def plain(renderer: Renderer) -> Plain:
    """Return the views of a table, to compare others with."""
    views: tuple[ViewName, ...] = ("phone", "close")
    return {view: drawn(renderer, middle("punic"), view=view) for view in views}


TABLES: dict[str, Callable[[Position], Position]] = {
    "a fuller box": lambda p: _changed(p, box=Units(6, 1)),
    "a card played": lambda p: _changed(p, cards={"fortress": 2, "levy": 1}),
    "a know-how more": lambda p: _changed(p, know_hows=frozenset({"strata", "moneta", "commercium"})),
    "a personage less": lambda p: _changed(p, personages=p.current.personages._replace(king=0)),
    "another card on display": lambda p: replace(p, display=("burglary", "levy", "settlers")),
    "no temple left": lambda p: replace(p, bank=p.bank._replace(temples=0)),
}


def _changed(position: Position, **fields: object) -> Position:
    state = replace(position.current, **fields)  # type: ignore[arg-type]
    return replace(position, nations={**position.nations, position.mover: state})


@pytest.mark.parametrize("change", TABLES)
def test_a_phone_shows_all_that_lies_on_the_tables(renderer: Renderer, plain: Plain, change: str) -> None:
    assert apart(plain["phone"], drawn(renderer, TABLES[change](middle("punic")), view="phone")) > 40


@pytest.mark.parametrize("knowing", [0, 1, 2])
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_prices_and_owners_stand_apart_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, board: str, knowing: int
) -> None:
    """This holds also if the price is 10 and both nations have the know-how."""
    position = middle(board)
    for i, nation in enumerate(position.setup.nations):
        known = frozenset(KNOW_HOWS if i < knowing else ())
        position = with_nation(position, nation, replace(position.nations[nation], know_hows=known))
    spans: list[tuple[float, float]] = []

    def number(_: StripWriter, at: Point, text: str, size: float, *__: object) -> None:
        spans.append((at[0], at[0] + text_width("number", size, text)))

    def stone(_: StripWriter, at: Point, __: Nation, radius: float) -> None:
        spans.append((at[0] - radius, at[0] + radius))

    monkeypatch.setattr(StripWriter, "number", number)
    monkeypatch.setattr(StripWriter, "stone", stone)
    writer = StripWriter(WIDTHS["phone"], 200, STANDARD)
    _draw_prices(writer, 0, position)
    assert len(spans) == len(KNOW_HOWS) * (2 + knowing)
    assert all(a[1] < b[0] for a, b in pairwise(sorted(spans)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_pictures_for_a_phone_are_light_and_a_close_up_no_longer_than_a_screen(
    renderer: Renderer, board: str, theme: str
) -> None:
    position, since = later(board)
    phone = renderer.draw(position, view="phone", theme=theme)
    assert (phone.width, len(phone.data) <= MOST) == (WIDTHS["phone"], True)
    for shown, wish in ((position, {"since": since}), (middle(board), {}), (start(board), {})):
        close = renderer.draw(shown, view="close", theme=theme, **wish)  # type: ignore[arg-type]
        assert close.width == WIDTHS["close"]
        assert close.height < 2 * close.width
        assert len(close.data) < MOST / 2


@pytest.mark.parametrize("nation", ["romans", "carthaginians"])
def test_a_close_up_shows_what_both_know(renderer: Renderer, plain: Plain, nation: Nation) -> None:
    position = middle("punic")
    state = position.nations[nation]
    for known in state.know_hows:
        less = with_nation(position, nation, replace(state, know_hows=state.know_hows - {known}))
        assert apart(plain["close"], drawn(renderer, less, view="close")) > 40


@pytest.mark.parametrize("nation", ["romans", "carthaginians"])
def test_a_close_up_shows_both_open_hands(renderer: Renderer, nation: Nation) -> None:
    """The rival's Fortress matters to the notified player as much as their own cards (DE2)."""
    empty = middle("punic")
    for each in empty.setup.nations:
        empty = with_nation(empty, each, replace(empty.nations[each], cards={}))
    held = with_nation(empty, nation, replace(empty.nations[nation], cards={"fortress": 1}))
    assert drawn(renderer, held, view="close").height > drawn(renderer, empty, view="close").height
    with speaking("de"):
        assert hand_of("romans") == "Römer haben"


@pytest.mark.parametrize("theme", THEMES)
def test_a_hand_of_many_cards_stays_clear_of_the_edge_of_its_cell(theme: str) -> None:
    here = middle("punic")
    cells = []
    for count in (1, 24):
        state = replace(here.current, cards={"omen": count})
        shown = ViewSpec(with_nation(here, here.mover, state), "close")
        cells.append(draw_standing(shown, THEMES[theme]).crop((341, 100, 347, 142)).tobytes())
    assert cells[0] == cells[1], "the cell of the first nation ends there"


def test_a_close_up_shows_the_cards_to_choose_from_while_some_are_due(renderer: Renderer) -> None:
    due, _ = later("punic")
    taken = replace(due, cards_due=0)
    assert (due.cards_due, taken.cards_due) == (1, 0)
    shown = drawn(renderer, due, view="close")
    assert shown.height > drawn(renderer, taken, view="close").height
    other = replace(due, display=("burglary", "levy", "settlers"))
    assert apart(shown, drawn(renderer, other, view="close")) > 40


def test_every_change_with_a_place_has_a_number(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    position, since = later("punic")
    numbers: list[str] = []
    number = Annotations.number

    def watched(self: Annotations, text: str, *args: object, **kwargs: object) -> tuple[float, float]:
        numbers.append(text)
        return number(self, text, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Annotations, "number", watched)
    picture = renderer.draw(position, view="changes", since=since, width=500)
    assert sorted(map(int, numbers)) == list(range(1, 11))
    assert picture.height > 350, "the legend stands below the page"


def test_a_ring_shows_around_a_town_wall() -> None:
    position, _ = later("punic")
    pieces = pieces_of(position)
    assert MARKING.ring(pieces, "carthago") > 35.2 + 3 > MARKING.ring(pieces, "neapolis")


def test_the_latest_moves_are_a_trace_on_the_whole_board(renderer: Renderer) -> None:
    position, since = later("punic")
    plain, traced = (drawn(renderer, position, width=1000, since=events) for events in ((), since))
    assert apart(plain, traced) > 40
    for box in (*layout_of("punic").panels.tables, layout_of("punic").panels.nations):
        part = tuple(round(value / 2) for value in box)
        assert apart(plain.crop(part), traced.crop(part)) == 0  # type: ignore[arg-type]


def test_a_replay_marks_what_was_built_and_what_was_won(renderer: Renderer) -> None:
    position, since = later("punic")
    found = find_highlights(HIGHLIGHTS, since)
    assert found.deeds == {"neapolis": "founded", "carthago": "wall"}
    assert found.won == {"romans": ("scroll",)}
    layout = layout_of("punic")
    page = renderer.paint(position, width=1000)
    before = page.image.copy()
    mark(Viewport(page.image, scale=page.scale, theme=page.theme), layout, position, since)
    for box in (card_boxes(layout)[0], layout.provinces["carthago"].box):
        part = tuple(round(value / 2) for value in box)
        assert apart(before.crop(part), page.image.crop(part)) > 40  # type: ignore[arg-type]


def test_a_replay_asks_no_nation_for_cards_that_the_next_one_must_take(renderer: Renderer) -> None:
    """A frame shows the nation that has played as the mover; until its turn ends, it is the real one."""
    position, since = later("punic")
    assert (position.mover, position.cards_due) == ("carthaginians", 1)
    shown: list[Position] = []

    class Painter(Renderer):
        def paint(self, position: Position, **options: Any) -> Viewport:
            shown.append(position)
            return renderer.paint(position, **options)

        def layout(self, board_id: str) -> Layout:
            return renderer.layout(board_id)

    for nation in ("romans", "carthaginians"):
        turn = Turn(21, nation, since, (), position)
        render_film(Painter(), Film(position, (turn,), 1, 1, {}), width=200)
    before, finished, _, unfinished = shown
    assert (finished.mover, finished.round, finished.cards_due) == ("romans", 21, 0)
    assert (unfinished.mover, unfinished.cards_due) == (before.mover, before.cards_due)


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_descriptions_tell_what_happened_and_how_both_stand(renderer: Renderer, board: str) -> None:
    position, since = later(board)
    names = dict.fromkeys(NATIONS, "x" * 300)
    for view, told in (("close", "Close-up: where something has just happened."), ("changes", "Last: ")):
        alt = renderer.draw(position, view=view, since=since, width=300).alt  # type: ignore[arg-type]
        assert told in alt
        assert "first take 1 card." in alt
        long = renderer.draw(position, view=view, since=since, width=300, names=names).alt  # type: ignore[arg-type]
        assert len(long) <= ALT_LIMIT
        assert all(f"{nation.capitalize()}: " in long for nation in position.setup.nations)
    with speaking("de"):
        around = renderer.draw(position, view="close", nation=position.mover, width=300).alt
    assert "Ausschnitt: die Städte und Einheiten der " in around


def test_what_fell_and_what_was_taken_matters_most() -> None:
    assert MARKING.weights[ev.Conquered] > MARKING.weights[ev.UnitRemoved] > MARKING.weights[ev.WallBuilt]


def test_the_number_of_cards_due_keeps_off_the_coins() -> None:
    """At 390 pixels, the width of a phone, two pixels of the ground stay between them (DE4)."""

    def strip(coins: int, due: int) -> Image.Image:
        mover = builders.nation(purse=builders.pay(coins=coins))
        here = builders.position(mover, cards_due=due)
        return draw_standing(ViewSpec(here, "close"), STANDARD).crop((0, 0, WIDTHS["close"], 200))

    none_due, badge, number = strip(21, 0), strip(21, 3), strip(0, 0)
    (_, top, _, _), (_, _, _, bottom) = (
        ImageChops.difference(none_due, other).getbbox() or (0, 0, 0, 0) for other in (badge, number)
    )
    assert top - bottom >= 2 * WIDTHS["close"] / 390
