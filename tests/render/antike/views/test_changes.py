"""The view of changes: every change numbered, arrows across the right borders, nothing covered."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import pytest
from PIL import Image

from bot.engine.antike import Position, apply
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action, Answer, Conquer, EndTurn, Found, Move, Rondel
from bot.engine.board import Board
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.marking import MARKING
from bot.render.antike.renderer import Renderer
from bot.render.core.shapes import around
from bot.render.core.theme import STANDARD
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import Annotations, badge_size
from bot.render.map.arrows import ArrowRoutes
from bot.render.map.counter_placement import place_counters
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, Point
from bot.render.map.pieces import units_of
from bot.render.tables.range import covered_boxes
from bot.render.views.changes import ChangeMarks
from bot.render.views.legend import Entry, add_legend, flow, wrapped
from bot.render.views.marking import MOST, TAKEN
from bot.render.views.request import ViewSpec
from tests.engine.builders import maneuver, nation, pay
from tests.render.map.test_layout import distance, inside
from tests.render.pictures import drawn
from tests.render.samples import middle


def scene() -> tuple[Position, list[ev.Event]]:
    """Return a position and its events: a turn with marches, a fight and a founded city, and one more."""
    here = maneuver(
        greeks=nation(
            cities="athen",
            legions={"antiochia": 5, "napoca": 1},
            galleys={"athen": 2},
            know_hows="sailing",
            purse=pay(1, 1, 1),
        ),
        phoenicians=nation(cities="tyros paphos", legions={"tyros": 1}, purse=pay(3, 3, 3)),
    )
    happened: list[ev.Event] = []
    actions: tuple[Action, ...] = (
        Move("galley", 2, "athen", "knossos"),
        Move("galley", 2, "knossos", "cyrene"),
        Move("legion", 5, "antiochia", "tyros"),
        Answer("phoenicians", fight=True),
        Found("napoca"),
        EndTurn(),
        Rondel("gold"),
    )
    for action in actions:
        here, more = apply(here, action)
        happened += more
    return here, happened


def test_every_change_with_a_place_has_a_number(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    here, happened = scene()
    numbers: list[str] = []
    number = Annotations.number

    def watched(self: Annotations, text: str, *args: object, **kwargs: object) -> tuple[float, float]:
        numbers.append(text)
        return number(self, text, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Annotations, "number", watched)
    picture = renderer.draw(here, view="changes", since=happened)
    assert sorted(numbers) == ["1", "2", "3", "4", "5"]
    assert picture.filename == "east-changes-round-6.jpg"
    assert picture.width == 2000
    assert picture.height > 1400, "the legend stands below the page"


def test_numbers_cover_no_city_name_or_counter(
    renderer: Renderer, layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, happened = scene()
    placed: list[Box] = []
    number = Annotations.number

    def watched(self: Annotations, text: str, *args: object, **kwargs: object) -> tuple[float, float]:
        at = number(self, text, *args, **kwargs)  # type: ignore[arg-type]
        if len(args) < 3:
            placed.append(around(at, badge_size(text)))
        return at

    monkeypatch.setattr(Annotations, "number", watched)
    renderer.draw(here, view="changes", since=happened)
    assert len(placed) == 4, "the fifth is that of a stone"
    for box in placed:
        assert not any(overlap(box, other) for other in covered_boxes(layout, units_of(here)))
    assert not any(overlap(a, b) for i, a in enumerate(placed) for b in placed[:i])


def test_arrows_cross_the_border_of_their_provinces(layout: Layout, board: Board) -> None:
    borders = {frozenset(border.between): border.lines for border in layout.borders}
    for (a, b), lines in borders.items():
        line = ArrowRoutes(layout).way((a, b))
        crossed = min(distance(point, *ends) for point in line for piece in lines for ends in pairwise(piece))
        assert crossed < 9, (a, b)
    assert len(borders) == len(board.borders)


def test_arrows_of_one_way_lie_side_by_side(layout: Layout) -> None:
    routes = ArrowRoutes(layout)
    first, second, third = (routes.way(("athen", "pella")) for _ in range(3))
    middles = [line[len(line) // 2] for line in (first, second, third)]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        dx, dy = middles[a][0] - middles[b][0], middles[a][1] - middles[b][1]
        assert (dx * dx + dy * dy) ** 0.5 > 9


def test_arrows_leave_the_cities_at_both_ends_free(layout: Layout) -> None:
    for border in layout.borders:
        a, b = border.between
        line = ArrowRoutes(layout).way((a, b))
        for name in (a, b):
            x, y = layout.provinces[name].city
            assert all((px - x) ** 2 + (py - y) ** 2 > 25**2 for px, py in line), (a, b)


def _is_head_hidden(line: Sequence[Point], above: Sequence[Box]) -> bool:
    """Return whether half of the front of an arrow's head lies under a box."""
    (x, y), (tx, ty) = line[-1], line[-5]
    length = hypot(x - tx, y - ty)
    front = [(x - (x - tx) / length * back, y - (y - ty) / length * back) for back in (0, 4, 8, 12)]
    return sum(any(overlap(around(point, (0.1, 0.1)), box) for box in above) for point in front) > 1


def test_no_counter_or_name_hides_the_head_of_an_arrow(
    layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In mid-game, across all borders in both directions."""
    here = middle(6)
    pieces, image, drawn = pieces_of(here), Image.new("RGB", layout.size), list[Sequence[Point]]()
    placed = place_counters(layout, pieces.units)
    monkeypatch.setattr(Annotations, "arrow", lambda _, line, *__: drawn.append(line))
    ways = [way for border in layout.borders for way in (border.between, border.between[::-1])]
    hidden = []
    for a, b in ways:
        request = ViewSpec(here, "changes", since=[ev.Moved("greeks", "legion", 1, a, b, 0)])
        ChangeMarks(layout, MARKING, request, pieces, STANDARD).below(Viewport(image), placed)
        above = [*(counter.box for counter in placed[b]), layout.provinces[b].label.box]
        if _is_head_hidden(drawn[-1], above):
            hidden.append((a, b))
    assert len(drawn) == len(ways) > 200
    assert len(hidden) <= 3, "only where nothing else is left of the arrow"


def test_too_many_changes_are_cut_to_the_latest_turns() -> None:
    _, happened = scene()
    turns, left_out = MARKING.turns_marked(happened)
    assert (len(turns), left_out) == (2, 0)
    counts = [len(turn.changes) for turn in MARKING.kinds.changes_by_turn(happened * 20)]
    turns, left_out = MARKING.turns_marked(happened * 20)
    shown = len(turns)
    assert sum(counts[-shown:]) <= MOST < sum(counts[-shown - 1 :]), "as many as fit"
    assert left_out == sum(counts[:-shown])
    assert turns[-1].nation == "phoenicians"


def test_the_latest_turn_is_marked_however_long_it_is() -> None:
    _, happened = scene()
    founded = [ev.CityFounded("phoenicians", "saba", pay(1, 1, 1))] * MOST
    turns, left_out = MARKING.turns_marked([*happened, *founded])
    assert [len(turn.changes) for turn in turns] == [MOST + 1]
    assert left_out == len(MARKING.kinds.changes_by_turn(happened)[0].changes)


def test_nothing_has_changed(renderer: Renderer) -> None:
    here, _ = scene()
    assert renderer.draw(here, view="changes", width=500).height > 350


def test_a_legend_tears_no_entry_and_ends_no_column_with_a_heading() -> None:
    long = "conquer Tyros from the Phoenicians with 3 legions and 2 galleys, temple destroyed"
    for count in range(40):
        entries = [Entry("greeks")]
        for i in range(count):
            entries += [Entry("greeks", long, str(i)), Entry("greeks", "found Saba", str(i))]
            entries += [Entry("arabs")] * (i % 5 == 0)
        groups = [wrapped(entry, 500) for entry in entries]
        rows, columns = flow(groups)
        assert len(columns) <= 3
        assert all(len(column) <= rows for column in columns)
        assert [line for column in columns for line in column] == [line for group in groups for line in group]
        assert all(column[0].first for column in columns)
        assert all(column[-1].entry.text for column in columns[:-1])


def test_the_legend_says_what_it_leaves_out() -> None:
    page = Image.new("RGB", (2000, 10))
    entries = [Entry("greeks"), Entry("greeks", "found Saba", "1")]
    plain = add_legend(page, entries, 0, STANDARD)
    assert add_legend(page, entries, 3, STANDARD).height > plain.height > page.height


def test_marks_below_leave_the_tables_alone(renderer: Renderer, layout: Layout) -> None:
    """An arrow near a table is not cached with it for the next picture."""
    here, happened = scene()
    before = drawn(renderer, here)
    far = [ev.Moved("greeks", "galley", 1, a, b, 0) for a, b in (("opone", "dioscoridis"), ("punt", "opone"))]
    renderer.draw(here, view="changes", since=[*happened, *far])
    assert drawn(renderer, here).tobytes() == before.tobytes()
    page = drawn(renderer, here, view="changes", since=far)
    for box in (layout.panels.bank, layout.panels.know_hows):
        crop = tuple(round(value) for value in box)
        assert page.crop(crop).tobytes() == before.crop(crop).tobytes()  # type: ignore[arg-type]


def test_conquests_and_stones_are_marked(layout: Layout) -> None:
    here = maneuver(
        greeks=nation(cities="athen", legions={"tyros": 2}), phoenicians=nation(cities="tyros paphos")
    )
    here, happened = apply(here, Conquer("tyros", 1))
    markup = ChangeMarks(
        layout, MARKING, ViewSpec(here, "changes", since=happened), pieces_of(here), STANDARD
    )
    image = Image.new("RGB", layout.size)
    markup.below(Viewport(image), {})
    x, y = layout.provinces["tyros"].city
    assert inside((x, y), layout.provinces["tyros"].outline)
    assert image.getpixel((round(x + 32), round(y))) == TAKEN
