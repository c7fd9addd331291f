"""The committed boards pass the check, and it finds the faults of altered ones."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.boards import BOARDS, load_board
from bot.engine.antike.board import AntikeBoard
from bot.engine.board import Board
from bot.engine.terms import BorderKind
from bot.render.map.layout import BorderLine, Layout, Place, read_layout
from tools.boards.check import faults, faults_of, laid_out, report

pytestmark = pytest.mark.slow


PART = ["adane", "adulis", "alexandria", "babylon", "mecca", "memphis", "palmyra", "petra", "saba", "taima"]
"""Provinces of the part of the east that is altered: to check all 50 takes many times as long."""


@pytest.fixture(scope="module")
def board() -> Board:
    east = load_board("east")
    return AntikeBoard(
        "east",
        "East",
        {name: east.provinces[name] for name in PART},
        {pair: kind for pair, kind in east.borders.items() if {*pair} <= {*PART}},
        {name: east.resources[name] for name in PART},
        {1: {"arabs": ("saba", "adane", "mecca")}},
        {1: "arabs"},
    )


@pytest.fixture(scope="module")
def layout() -> Layout:
    east = read_layout(BOARDS / "east.layout.json")
    provinces = {name: east.provinces[name] for name in PART}
    borders = [border for border in east.borders if {*border.between} <= {*PART}]
    return east.model_copy(update={"provinces": provinces, "borders": borders})


def test_the_part_that_is_altered_has_no_fault(board: Board, layout: Layout) -> None:
    assert faults_of(board, layout, {}) == []


@pytest.mark.parametrize("board_id", laid_out())
def test_the_committed_files_have_no_fault(board_id: str) -> None:
    assert faults(board_id) == []


def test_the_east_is_among_them() -> None:
    assert "east" in laid_out()
    assert report("east").startswith("east: 50 provinces, 127 borders drawn, shortest contact ")


def with_place(layout: Layout, name: str, **changes: object) -> Layout:
    place = layout.provinces[name].model_copy(update=changes)
    return layout.model_copy(update={"provinces": {**layout.provinces, name: place}})


def with_kind(board: Board, pair: tuple[str, str], kind: BorderKind) -> Board:
    return replace(board, borders={**board.borders, pair: kind})


def nearest(place: Place, point: tuple[float, float]) -> int:
    """Return the index of the outline's nearest point to `point`, by Manhattan distance."""
    x, y = point
    return min(
        range(len(place.outline)), key=lambda i: abs(place.outline[i][0] - x) + abs(place.outline[i][1] - y)
    )


def test_a_moved_node_of_an_outline_is_found(board: Board, layout: Layout) -> None:
    place = layout.provinces["taima"]
    node = nearest(
        place, layout.borders[[b.between for b in layout.borders].index(("petra", "taima"))].lines[0][0]
    )
    x, y = place.outline[node]
    outline = [*place.outline[:node], (x + 40, y + 30), *place.outline[node + 1 :]]
    found = faults_of(board, with_place(layout, "taima", outline=outline), {})
    assert any("taima" in fault for fault in found)


def moved(border: BorderLine, by: float) -> BorderLine:
    return border.model_copy(update={"lines": [[(x + by, y) for x, y in line] for line in border.lines]})


def test_a_moved_line_is_found(board: Board, layout: Layout) -> None:
    borders = [moved(b, 15) if b.between == ("babylon", "palmyra") else b for b in layout.borders]
    found = faults_of(board, layout.model_copy(update={"borders": borders}), {})
    assert any("babylon and palmyra touch where no line is drawn" in fault for fault in found)
    assert any("line between babylon and palmyra runs where they do not touch" in fault for fault in found)


def test_a_border_that_is_not_drawn_is_found(board: Board, layout: Layout) -> None:
    borders = [b for b in layout.borders if b.between != ("babylon", "palmyra")]
    found = faults_of(board, layout.model_copy(update={"borders": borders}), {})
    assert "The border between babylon and palmyra is not drawn." in found


def test_a_line_given_twice_is_found(board: Board, layout: Layout) -> None:
    borders = [*layout.borders, layout.borders[0]]
    found = faults_of(board, layout.model_copy(update={"borders": borders}), {})
    assert "The line between adane and adulis is given twice." in found


def test_a_border_removed_from_the_board_is_found(board: Board, layout: Layout) -> None:
    borders = {pair: kind for pair, kind in board.borders.items() if pair != ("babylon", "palmyra")}
    found = faults_of(replace(board, borders=borders), layout, {})
    assert any(fault.startswith("babylon and palmyra touch over") for fault in found)
    assert "A border between babylon and palmyra is drawn, but there is none." in found


def test_a_border_added_to_the_board_is_found(board: Board, layout: Layout) -> None:
    found = faults_of(with_kind(board, ("adane", "alexandria"), "sea"), layout, {})
    assert found == [
        "adane and alexandria have a border but do not touch.",
        "The border between adane and alexandria is not drawn.",
    ]


@pytest.mark.parametrize(
    ("pair", "kind"),
    [
        (("babylon", "palmyra"), "both"),
        (("babylon", "palmyra"), "sea"),
        (("adane", "adulis"), "land"),
        (("adane", "adulis"), "both"),
        (("adane", "mecca"), "land"),
        (("adane", "mecca"), "sea"),
    ],
)
def test_a_wrong_kind_is_found(board: Board, layout: Layout, pair: tuple[str, str], kind: BorderKind) -> None:
    found = faults_of(with_kind(board, pair, kind), layout, {})
    assert any(
        fault.startswith(f"The border between {pair[0]} and {pair[1]} is {kind}, but") for fault in found
    )


def test_an_exception_holds_only_where_it_is_one(board: Board, layout: Layout) -> None:
    wrong = with_kind(board, ("adane", "mecca"), "land")
    assert faults_of(wrong, layout, {("adane", "mecca"): "told in a test"}) == []
    found = faults_of(board, layout, {("babylon", "palmyra"): "told in a test"})
    assert found == ["The border between babylon and palmyra is listed as an exception but shows its kind."]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda p: {"city": (1500.0, 640.0)}, "The city of palmyra is not in its province."),
        (lambda p: {"city": (1762.0, 238.0)}, "The city of palmyra is not in its province."),
        (lambda p: {"land": []}, "The city of palmyra is not on land."),
        (
            lambda p: {"label": p.label.model_copy(update={"at": (1500, 700)})},
            "The name of palmyra is not in",
        ),
        (lambda p: {"label": p.label.model_copy(update={"at": p.city})}, "overlap"),
        (lambda p: {"levels": p.levels[:1]}, "palmyra has no room for the counters of 6 nations."),
        (
            lambda p: {
                "levels": [*p.levels, p.levels[-1].model_copy(update={"spots": p.levels[-1].spots[:1] * 6})]
            },
            "stands on another one.",
        ),
        (
            lambda p: {
                "levels": [
                    *p.levels[:-1],
                    p.levels[-1].model_copy(update={"spots": [*p.levels[-1].spots, (*p.city, 1)]}),
                ]
            },
            "stands on the city or the name of palmyra.",
        ),
        (
            lambda p: {
                "levels": [
                    *p.levels[:-1],
                    p.levels[-1].model_copy(update={"spots": [*p.levels[-1].spots, (1762.0, 238.0, 1)]}),
                ]
            },
            "in palmyra is not in its province.",
        ),
    ],
)
def test_what_stands_wrong_is_found(
    board: Board, layout: Layout, change: Callable[[Place], dict[str, object]], told: str
) -> None:
    changed = with_place(layout, "palmyra", **change(layout.provinces["palmyra"]))
    assert any(told in fault for fault in faults_of(board, changed, {}))


def test_other_provinces_are_found(board: Board, layout: Layout) -> None:
    provinces = {name: place for name, place in layout.provinces.items() if name != "adane"}
    found = faults_of(board, layout.model_copy(update={"provinces": provinces}), {})
    assert found == ["Board and layout do not have the same provinces: adane."]
