"""Antike's additions to a board: resources and starts (P1, S3, S4)."""

from typing import Any

import pytest

from bot.engine.antike.board import AntikeBoard
from bot.engine.board import Province
from bot.engine.errors import SetupError
from bot.engine.terms import CHIPS
from tests.engine.builders import EAST


def small(**changes: Any) -> AntikeBoard:
    """Return a board of nine provinces in a ring, for three nations."""
    names = "abcdefghi"
    parts: dict[str, Any] = {
        "id": "ring",
        "name": "Ring",
        "provinces": {name: Province(name, name.upper()) for name in names},
        "resources": {name: CHIPS[index % 3] for index, name in enumerate(names)},
        "borders": dict.fromkeys(zip(names, names[1:] + names[0], strict=True), "land"),
        "start_cities": {
            3: {"greeks": ("a", "b", "c"), "persians": ("d", "e", "f"), "arabs": ("g", "h", "i")},
        },
        "start_nation": {3: "arabs"},
    }
    return AntikeBoard(**(parts | changes))


def starts(**changes: tuple[str, ...]) -> dict[int, dict[str, tuple[str, ...]]]:
    homes = {"greeks": ("a", "b", "c"), "persians": ("d", "e", "f"), "arabs": ("g", "h", "i")}
    return {3: homes | changes}


def test_p1_cities_yield_the_resource_of_their_province() -> None:
    board = small()
    assert board.ruleset == "antike"
    assert board.yielding("marble") == {"a", "d", "g"}
    assert board.yielding("gold") == {"c", "f", "i"}
    for chip in CHIPS:
        assert EAST.yielding(chip) == {name for name in EAST.provinces if EAST.resources[name] == chip}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"borders": {}}, "not-connected"),
        ({"resources": dict.fromkeys("abcdefgh", "gold")}, "resources-differ"),
        ({"resources": dict.fromkeys("abcdefghiz", "gold")}, "resources-differ"),
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
