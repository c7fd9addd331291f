from itertools import pairwise
from pathlib import Path

import pytest

from bot.boards import load_board
from bot.engine.antike.board import AntikeBoard
from bot.engine.board import Province
from bot.engine.terms import CHIPS
from tools.boards.balance import measure, table, within

DOCS = Path(__file__).parents[3] / "docs" / "boards.md"


def row() -> AntikeBoard:
    """Return 12 provinces in a row, a1 a2 a3 - x1 x2 x3 - b1 b2 b3 - y1 y2 y3; land, but sea from x3 on."""
    ids = [f"{letter}{number}" for letter in "axby" for number in (1, 2, 3)]
    return AntikeBoard(
        id="row",
        name="Row",
        provinces={name: Province(name, name) for name in ids},
        borders={(one, other): "land" if at < 5 else "sea" for at, (one, other) in enumerate(pairwise(ids))},
        resources={name: CHIPS[at % 3] for at, name in enumerate(ids)},
        start_cities={2: {"romans": ("a1", "a2", "a3"), "greeks": ("b1", "b2", "b3")}},
        start_nation={2: "romans"},
    )


def test_steps_by_land_end_at_the_sea() -> None:
    assert within(row(), ["a3"], ["legion"], 9) == {"a3": 0, "a2": 1, "x1": 1, "a1": 2, "x2": 2, "x3": 3}


def test_closed_provinces_are_not_passed() -> None:
    assert within(row(), ["b3"], ["galley"], 9, {"b1"}) == {"b3": 0, "b2": 1, "y1": 1, "y2": 2, "y3": 3}


def test_a_start_is_measured() -> None:
    romans, greeks = measure(row(), 2)
    assert (romans.land, romans.sea, romans.all) == ((1, 2), (0, 0), (1, 2))
    assert (greeks.land, greeks.sea, greeks.all) == ((0, 0), (2, 3), (2, 4))
    assert romans.chips == (1, 0, 0)  # x1
    assert greeks.chips == (1, 0, 1)  # y1 and x3
    assert (romans.rival, greeks.rival) == (4, 4)
    assert (romans.ports, greeks.ports) == (0, 6)  # x3, the cities, y1 and y2


@pytest.mark.parametrize("name", ["east", "west"])
def test_every_free_province_is_reached_by_land_or_by_sea(name: str) -> None:
    board = load_board(name)
    for number in board.start_cities:
        for start in measure(board, number):
            assert max(start.land[0], start.sea[0]) <= start.all[0] <= start.land[0] + start.sea[0]
            assert sum(start.chips) == start.all[0]
            assert start.rival >= 2


@pytest.mark.parametrize("name", ["east", "west"])
def test_the_documented_table_is_the_measured_one(name: str) -> None:
    assert table(load_board(name)) in DOCS.read_text(encoding="utf-8")
