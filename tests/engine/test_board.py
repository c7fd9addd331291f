"""A board as data (M1, A2)."""

from typing import Any

import pytest

from bot.engine.board import Board, Province
from bot.engine.errors import SetupError
from bot.engine.terms import UNITS, BorderKind, Unit
from tests.engine.builders import EAST

CROSSES: dict[Unit, tuple[BorderKind, ...]] = {"legion": ("land", "both"), "galley": ("sea", "both")}


def test_m1_ways_follow_the_borders_in_both_directions() -> None:
    for unit in UNITS:
        for origin in EAST.provinces:
            ways = [to for to in sorted(EAST.provinces) if EAST.border(origin, to) in CROSSES[unit]]
            assert list(EAST.ways(unit, origin)) == ways
            for target in ways:
                assert origin in EAST.ways(unit, target)
            assert EAST.carries(unit, origin) == bool(ways)


def test_m1_borders_are_the_same_from_both_sides() -> None:
    for (a, b), kind in EAST.borders.items():
        assert EAST.border(a, b) == EAST.border(b, a) == kind
    assert EAST.border("athen", "saba") is None
    assert EAST.ways("legion", "atlantis") == ()
    assert not EAST.carries("legion", "atlantis")


def test_m1_provinces_that_only_look_like_neighbours_are_not() -> None:
    assert EAST.border("corniclanum", "theben") is None
    assert EAST.border("zadrakarta", "harmotia") is None


def test_a_board_prints_as_its_class_and_id() -> None:
    assert repr(EAST) == "<AntikeBoard east>"


def ring(**changes: Any) -> Board:
    names = "abcdefghi"
    parts: dict[str, Any] = {
        "id": "ring",
        "name": "Ring",
        "provinces": {name: Province(name, name.upper()) for name in names},
        "borders": dict.fromkeys(zip(names, names[1:] + names[0], strict=True), "land"),
    }
    return Board(**(parts | changes))


def test_a_sound_board_stands() -> None:
    board = ring(borders={**ring().borders, ("a", "e"): "sea"})
    assert board.ways("legion", "a") == ("b", "i")
    assert board.ways("galley", "a") == ("e",)
    assert board.ways("galley", "b") == ()


def test_neighbours_touch_whatever_the_border() -> None:
    board = ring(borders={**ring().borders, ("a", "e"): "sea"})
    assert board.neighbours("a") == {"b", "e", "i"}
    assert board.neighbours("e") == {"a", "d", "f"}
    assert board.neighbours("b") == {"a", "c"}
    for name in EAST.provinces:
        assert EAST.neighbours(name) == {other for other in EAST.provinces if EAST.border(name, other)}


RING = dict(ring().borders)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"borders": RING | {("a", "z"): "sea"}}, "unknown-province"),
        ({"borders": RING | {("z", "a"): "sea"}}, "unknown-province"),
        ({"borders": RING | {("a", "a"): "sea"}}, "border-with-itself"),
        ({"borders": RING | {("b", "a"): "land"}}, "border-twice"),
        ({"borders": RING | {("b", "a"): "sea"}}, "border-twice"),
        ({"borders": {pair: kind for pair, kind in RING.items() if "a" not in pair}}, "not-connected"),
        ({"borders": {}}, "not-connected"),
    ],
)
def test_broken_borders_are_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError) as caught:
        ring(**changes)
    assert caught.value.code == "board"
    assert caught.value.facts["fault"] == fault
