"""A board as data (M1, A2, S3, S4)."""

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


def small(**changes: Any) -> Board:
    """Nine provinces in a ring, three nations."""
    names = "abcdefghi"
    parts: dict[str, Any] = {
        "id": "ring",
        "name": "Ring",
        "provinces": {
            name: Province(name, name.upper(), ("marble", "iron", "gold")[index % 3])
            for index, name in enumerate(names)
        },
        "borders": dict.fromkeys(zip(names, names[1:] + names[0], strict=True), "land"),
        "start_cities": {
            3: {"greeks": ("a", "b", "c"), "persians": ("d", "e", "f"), "arabs": ("g", "h", "i")},
        },
        "start_nation": {3: "arabs"},
    }
    return Board(**(parts | changes))


def starts(**changes: tuple[str, ...]) -> dict[int, dict[str, tuple[str, ...]]]:
    homes = {"greeks": ("a", "b", "c"), "persians": ("d", "e", "f"), "arabs": ("g", "h", "i")}
    return {3: homes | changes}


def test_a_sound_board_stands() -> None:
    board = small()
    assert board.ways("legion", "a") == ("b", "i")
    assert board.ways("galley", "a") == ()


RING = dict(small().borders)


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
        ({"start_nation": {3: "romans"}}, "start-nations"),
        ({"start_nation": {4: "arabs"}}, "start-nations-differ"),
        ({"start_nation": {}, "start_cities": {}}, "start-nations-differ"),
        ({"start_cities": {3: {"greeks": ("a", "b", "c"), "arabs": ("g", "h", "i")}}}, "start-nations"),
        ({"start_cities": starts(greeks=("a", "b", "z"))}, "unknown-province"),
        ({"start_cities": starts(greeks=("a", "b", "f"))}, "start-city-twice"),
        ({"start_cities": starts(greeks=("a", "b"))}, "start-resources"),
        ({"start_cities": starts(greeks=("a", "b", "b"))}, "start-city-twice"),
    ],
)
def test_s3_s4_a_broken_board_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError) as caught:
        small(**changes)
    assert caught.value.code == "board"
    assert caught.value.facts["fault"] == fault


def test_s4_start_cities_are_one_of_each_resource() -> None:
    homes = {"greeks": ("a", "b", "d"), "persians": ("c", "e", "f"), "arabs": ("g", "h", "i")}
    with pytest.raises(SetupError) as caught:
        small(start_cities={3: homes})
    assert caught.value.facts == {
        "fault": "start-resources",
        "where": "start cities of greeks with 3 nations",
    }
